import Testing

@testable import IntentCore

@Suite struct PlainDecimalTests {
    @Test(arguments: [
        (10, "10"), (0, "0"), (-0.5, "-0.5"), (0.05, "0.05"), (21.1, "21.1"), (1e-7, "0.0000001"),
        (1e21, "1000000000000000000000"), (-1.25e17, "-125000000000000000"), (123_456.789, "123456.789"),
    ])
    func isShortestAndWithoutExponent(number: Double, text: String) {
        #expect(plainDecimal(number) == text)
    }
}

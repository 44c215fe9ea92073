import Testing

@testable import IntentCore

struct SHA256Tests {
    /// The examples of FIPS 180-4, and one of a length at which the padding takes a block of its own.
    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func hashes(text: String, hash: String) { #expect(hexadecimal(SHA256.hash(Array(text.utf8))) == hash) }

    /// Test cases 1, 2 and 6 of RFC 4231.
    @Test func codes() {
        func code(_ message: String, _ key: [UInt8]) -> String {
            hexadecimal(SHA256.code(Array(message.utf8), key: key))
        }
        #expect(
            code("Hi There", [UInt8](repeating: 0x0B, count: 20))
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            code("what do ya want for nothing?", Array("Jefe".utf8))
                == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            code("Test Using Larger Than Block-Size Key - Hash Key First", [UInt8](repeating: 0xAA, count: 131))
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test func secretsAreCompared() {
        #expect(isSameSecret("abc", "abc") && isSameSecret("", ""))
        #expect(!isSameSecret("abc", "abd") && !isSameSecret("abc", "ab") && !isSameSecret("", "a"))
    }
}

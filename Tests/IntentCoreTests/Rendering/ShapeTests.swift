import Testing

@testable import IntentCore

@MainActor struct ShapeTests {
    @Test func shapesAreDrawnInHalfCells() {
        #expect(rendered(Rectangle().frame(width: 32, height: 32)) == ["████", "████"])
        #expect(rendered(Circle().frame(width: 48, height: 48)) == ["▄████▄", "██████", "▀████▀"])
        #expect(rendered(Circle().fill(.red).frame(width: 8, height: 8)) == ["●"])
        #expect(rendered(Circle().stroke(.red).frame(width: 8, height: 8)) == ["○"])
        #expect(rendered(Rectangle().frame(width: 24, height: 16), isUnicode: false) == ["###"])
    }

    @Test func outlinesAreLines() {
        #expect(
            rendered(RoundedRectangle(cornerRadius: 8).stroke(.red).frame(width: 32, height: 48)) == [
                "╭──╮", "│  │", "╰──╯",
            ])
        #expect(rendered(Rectangle().stroke(.red).frame(width: 24, height: 32)) == ["┌─┐", "└─┘"])
    }

    @Test func groundsAreColorsOnly() {
        #expect(rendered(Color.red.frame(width: 32, height: 16)) == [""])
        #expect(
            rendered(
                ZStack {
                    Circle().fill(.red); Text("5")
                }.frame(width: 32, height: 16)) == [" 5"])
        #expect(colored(Color.black.frame(width: 16, height: 16)) == ["‹38;2;255;255;255;48;2;0;0;0m  ‹0m"])
    }

    @Test func roundCornersTakeTheGroundAway() {
        let card = Color.black.frame(width: 48, height: 48).clipShape(RoundedRectangle(cornerRadius: 24))
        let ground = "‹38;2;255;255;255;48;2;0;0;0m"
        #expect(colored(card) == [" \(ground)    ‹0m", "\(ground)      ‹0m", " \(ground)    ‹0m"])
    }

    @Test func textOnABlockHasTheBlockBehindIt() {
        let view = Rectangle().fill(Color.black).frame(width: 8, height: 16).overlay { Text("x") }
        #expect(colored(view) == ["‹38;2;255;255;255;48;2;0;0;0mx‹0m"])
    }
}

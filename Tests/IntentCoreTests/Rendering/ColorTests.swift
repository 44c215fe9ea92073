import Foundation
import Testing

@testable import IntentCore

@MainActor struct ColorTests {
    private func abilities(_ isTerminal: Bool, _ variables: [String: String]) -> TerminalAbilities {
        TerminalAbilities(isTerminal: isTerminal) { variables[$0] }
    }

    @Test func theDepthIsDecidedByConvention() {
        #expect(abilities(true, ["TERM": "xterm-256color"]).depth == .twoHundredFiftySix)
        #expect(abilities(true, ["TERM": "xterm", "COLORTERM": "truecolor"]).depth == .full)
        #expect(abilities(true, ["TERM": "xterm-direct"]).depth == .full)
        #expect(abilities(true, ["TERM": "linux"]).depth == .sixteen)
        #expect(abilities(true, [:]).depth == .sixteen)
        #expect(abilities(false, ["TERM": "xterm-256color"]) == .init(depth: .none, hasEscapes: false, isUnicode: true))
    }

    @Test func noColorCountsOnlyWhereItIsNotEmpty() {
        #expect(abilities(true, ["TERM": "xterm", "NO_COLOR": ""]).depth == .sixteen)
        let plain = abilities(true, ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(plain.depth == .none && plain.hasEscapes)
    }

    @Test func colorCanBeForced() {
        #expect(abilities(false, ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]).depth == .twoHundredFiftySix)
        #expect(abilities(false, ["CLICOLOR_FORCE": "0"]).depth == .none)
        #expect(abilities(false, ["CLICOLOR_FORCE": ""]).depth == .none)
        #expect(abilities(false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).depth == .none)
    }

    @Test func aDumbTerminalGetsNoEscape() {
        let dumb = abilities(true, ["TERM": "dumb", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"])
        #expect(dumb == .init(depth: .none, hasEscapes: false, isUnicode: false))
    }

    @Test func theLocaleDecidesOnBlocks() {
        #expect(abilities(true, [:]).isUnicode)
        #expect(abilities(true, ["LANG": "de_DE.UTF-8"]).isUnicode)
        #expect(abilities(true, ["LANG": "de_DE.utf8", "LC_ALL": ""]).isUnicode)
        #expect(!abilities(true, ["LANG": "de_DE.UTF-8", "LC_ALL": "C"]).isUnicode)
        #expect(!abilities(true, ["LC_CTYPE": "de_DE.ISO-8859-1"]).isUnicode)
    }

    /// The relative luminance of WCAG 2.
    private func luminance(_ color: RGB) -> Double {
        func linear(_ part: UInt8) -> Double {
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private func contrast(_ one: RGB, _ two: RGB) -> Double {
        let (light, dark) = (max(luminance(one), luminance(two)), min(luminance(one), luminance(two)))
        return (light + 0.05) / (dark + 0.05)
    }

    @Test(arguments: [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
    ])
    func eachColorCanBeReadOnLightAndOnDark(name: String) throws {
        let color = try #require(Palette.color(name))
        for scheme in [ColorScheme.light, .dark] {
            #expect(Palette(scheme: scheme).paint(.color(Color(name))) == .solid(color))
            // Its shades too.
            let shades = Palette(scheme: scheme).paint(
                .gradient(.init(stops: [.init(color: Color(name), location: 0)])))
            guard case .gradient(_, let stops) = shades else { return #expect(Bool(false), "no gradient") }
            for shade in stops.map(\.color) {
                #expect(contrast(shade, RGB(255, 255, 255)) >= 3)
                #expect(contrast(shade, RGB(0x1E, 0x1E, 0x1E)) >= 3)
            }
        }
    }

    @Test func theNearestColorThatThereIs() {
        let text = Text("x").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(colored(text, .full) == ["‹38;2;255;0;0mx‹0m"])
        #expect(colored(text, .twoHundredFiftySix) == ["‹38;5;196mx‹0m"])
        #expect(colored(text, .sixteen) == ["‹91mx‹0m"])
        #expect(colored(text, .none) == ["x"])
        #expect(RGB(128, 128, 128).index256 == 244)
        #expect(RGB(8, 8, 8).index256 == 232)
        #expect(RGB(255, 255, 255).index256 == 231)
        #expect(RGB(0, 0, 0).index256 == 16)
    }

    @Test func aGradientGoesThroughTheCells() {
        let colors = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
        let style = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        // The middles of five cells are at 0.1, 0.3, 0.5, 0.7 and 0.9.
        #expect(
            colored(Text("abcde").foregroundStyle(style)) == [
                [26, 77, 128, 179, 230].enumerated().map { index, grey in
                    "‹38;2;\(grey);\(grey);\(grey)m\(["a", "b", "c", "d", "e"][index])‹0m"
                }.joined()
            ])
    }

    @Test func fontsAreBoldOrDim() {
        #expect(colored(Text("ß").font(.largeTitle)) == ["‹1mß‹0m"])
        #expect(colored(Text("x").font(.caption)) == ["‹2mx‹0m"])
        #expect(colored(Text("ß").font(.title).fontWeight(.light)) == ["ß"])
        #expect(colored(Text("ß").font(.system(size: 30))) == ["‹1mß‹0m"])
        #expect(colored(VStack { Text("x") }.font(.body.weight(.bold).italic())) == ["‹1;3mx‹0m"])
        #expect(colored(Text("x").underline().strikethrough()) == ["‹4;9mx‹0m"])
        #expect(colored(Text("x").foregroundStyle(.secondary)) == ["‹2mx‹0m"])
    }

    @Test func theInnermostHolds() {
        let view = VStack { Text("x").foregroundStyle(Color.black) }.foregroundStyle(Color.white)
        #expect(colored(view) == ["‹38;2;0;0;0mx‹0m"])
    }

    @Test func whatStandsOnAGroundCanBeRead() {
        #expect(colored(Text("x").background(Color.yellow)) == ["‹38;2;0;0;0;48;2;180;144;0mx‹0m"])
        #expect(colored(Text("x").background(Color.black)) == ["‹38;2;255;255;255;48;2;0;0;0mx‹0m"])
        #expect(rendered(Text("x").background(Color.yellow)) == ["x"])
    }

    @Test func spacesAtTheEndAreLeftOutUnlessTheyAreSeen() {
        #expect(colored(Text("x").frame(width: 32, alignment: .leading)) == ["x"])
        #expect(
            colored(Text("x").frame(width: 16, alignment: .leading).background(Color.white))
                == ["‹38;2;0;0;0;48;2;255;255;255mx ‹0m"])
    }
}

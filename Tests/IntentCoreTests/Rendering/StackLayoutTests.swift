import Testing

@testable import IntentCore

@MainActor struct StackLayoutTests {
    @Test func viewsStandBesideAndAboveOneAnother() {
        #expect(
            rendered(
                HStack {
                    Text("a"); Text("b")
                }) == ["a b"])
        #expect(
            rendered(
                HStack(spacing: 0) {
                    Text("a"); Text("b")
                }) == ["ab"])
        #expect(
            rendered(
                VStack {
                    Text("a"); Text("b")
                }) == ["a", "b"])
        #expect(
            rendered(
                VStack(spacing: 16) {
                    Text("a"); Text("b")
                }) == ["a", "", "b"])
        #expect(
            rendered(
                VStack(spacing: 15) {
                    Text("a"); Text("b")
                }) == ["a", "b"])
    }

    @Test func smallerViewsAreAligned() {
        #expect(
            rendered(
                VStack {
                    Text("wide"); Text("ab")
                }) == ["wide", " ab"])
        #expect(
            rendered(
                VStack(alignment: .leading) {
                    Text("wide"); Text("ab")
                }) == ["wide", "ab"])
        #expect(
            rendered(
                VStack(alignment: .trailing) {
                    Text("wide"); Text("ab")
                }) == ["wide", "  ab"])
        let tall = Text(verbatim: "1\n2\n3")
        #expect(
            rendered(
                HStack {
                    tall; Text("x")
                }) == ["1", "2 x", "3"])
        #expect(
            rendered(
                HStack(alignment: .top) {
                    tall; Text("x")
                }) == ["1 x", "2", "3"])
        #expect(
            rendered(
                HStack(alignment: .bottom) {
                    tall; Text("x")
                }) == ["1", "2", "3 x"])
    }

    @Test func spacersTakeWhatIsLeft() {
        #expect(
            rendered(
                HStack {
                    Text("a"); Spacer(); Text("b")
                }, width: 9) == ["a       b"])
        #expect(
            rendered(
                VStack {
                    Text("a"); Spacer(); Text("b")
                }, height: 4) == ["a", "", "", "b"])
        #expect(
            rendered(
                HStack {
                    Spacer(); Text("b")
                }, width: 5) == ["    b"])
    }

    @Test func theShortKeepTheirWordsAndTheLongGiveWay() {
        let row = HStack {
            Text("A name that is too long").lineLimit(1); Spacer(); Text("7.3 km")
        }
        #expect(rendered(row, width: 20) == ["A name that…  7.3 km"])
    }

    @Test func priorityComesFirst() {
        let row = HStack {
            Text("left left").lineLimit(1); Text("right right").lineLimit(1).layoutPriority(1)
        }
        #expect(rendered(row, width: 15) == ["le… right right"])
    }

    @Test func dividersGoAcross() {
        #expect(
            rendered(
                VStack {
                    Text("abc"); Divider()
                }, width: 6) == [" abc", "──────"])
        #expect(
            rendered(
                HStack {
                    Text("a"); Divider(); Text("b")
                }, height: 1) == ["a │ b"])
    }

    @Test func framesAndPadding() {
        #expect(
            rendered(
                HStack(spacing: 0) {
                    Text("ab").frame(width: 48); Text("|")
                }) == ["  ab  |"])
        #expect(
            rendered(
                HStack(spacing: 0) {
                    Text("ab").frame(width: 48, alignment: .leading); Text("|")
                }) == ["ab    |"])
        #expect(rendered(Text("ab").frame(maxWidth: .infinity, alignment: .trailing), width: 6) == ["    ab"])
        #expect(
            rendered(Text("ab").frame(maxWidth: .infinity, maxHeight: .infinity), width: 4, height: 3) == [
                "", " ab", "",
            ])
        #expect(
            rendered(
                HStack(spacing: 0) {
                    Text("|"); Text("a").padding(); Text("|")
                }) == ["| a |"])
        #expect(
            rendered(
                HStack(spacing: 0) {
                    Text("|"); Text("a").padding(.leading, 24); Text("|")
                }) == ["|   a|"])
        #expect(rendered(Text("a").padding(16)) == ["", "  a", ""])
        #expect(rendered(Text("a").border(.red)) == ["┌─┐", "│a│", "└─┘"])
    }

    @Test func layersLieInFrontOfOneAnother() {
        #expect(
            rendered(
                ZStack {
                    Text("-----"); Text("x")
                }) == ["--x--"])
        #expect(
            rendered(
                ZStack(alignment: .trailing) {
                    Text("-----"); Text("x")
                }) == ["----x"])
        #expect(rendered(Text("-----").overlay(alignment: .leading) { Text("x") }) == ["x----"])
        #expect(rendered(Text("-----").hidden()) == [""])
    }

    @Test func aWideLetterThatIsHalfCoveredGoes() {
        #expect(
            rendered(
                ZStack(alignment: .leading) {
                    Text("瞑想"); Text("x")
                }) == ["x 想"])
        #expect(
            rendered(
                ZStack(alignment: .trailing) {
                    Text("瞑想"); Text("x")
                }) == ["瞑 x"])
    }

    @Test func gridsHaveColumns() {
        let grid = Grid(alignment: .leading) {
            GridRow {
                Text("a"); Text("one")
            }
            GridRow {
                Text("bcd"); Text("2")
            }
            Text("all of it")
        }
        #expect(rendered(grid) == ["a   one", "bcd 2", "all of", "it"])
        let columns = LazyVGrid(columns: [GridItem(.fixed(24)), GridItem(.fixed(24))]) {
            ForEach(0..<3) { Text("\($0)") }
        }
        #expect(rendered(columns) == [" 0   1", " 2"])
    }

    @Test func theFirstThatFitsIsShown() {
        let view = ViewThatFits {
            Text("a long sentence"); Text("short")
        }
        #expect(rendered(view, width: 20) == ["a long sentence"])
        #expect(rendered(view, width: 8) == ["short"])
    }

    @Test func whatIsTooLargeIsCutOff() {
        #expect(rendered(Text("abcdef").fixedSize(), width: 3) == ["abc"])
        #expect(rendered(HStack { Text("ab").frame(width: 800) }, width: 10).allSatisfy { columnWidth($0) <= 10 })
    }

    /// Asked what it would like best, a frame answers with its ideal width: 3 columns fit beside the word, 20 do not.
    @Test func anIdealWidthDecidesWhatFits() {
        func fitting(_ ideal: Double) -> [String] {
            rendered(
                ViewThatFits(in: .horizontal) {
                    HStack {
                        Text("wide")
                        ProgressView(value: 1).frame(minWidth: 24, idealWidth: ideal)
                    }
                    Text("narrow")
                }, width: 12)
        }
        #expect(fitting(24) == ["wide ███████"])
        #expect(fitting(160) == ["narrow"])
    }
}

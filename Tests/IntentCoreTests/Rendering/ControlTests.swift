import Testing

@testable import IntentCore

@MainActor struct ControlTests {
    @Test func buttonsAreInBrackets() {
        #expect(rendered(Button("Track 10K") {}) == ["[Track 10K]"])
        #expect(rendered(Button("Track 10K") {}.buttonStyle(.borderedProminent)) == ["[Track 10K]"])
        #expect(rendered(Button("Track 10K") {}.buttonStyle(.plain)) == ["Track 10K"])
    }

    @Test func aProminentButtonStandsOnItsTint() {
        let button = Button("Go") {}.buttonStyle(.borderedProminent).tint(.black)
        #expect(colored(button) == ["‹38;2;255;255;255;48;2;0;0;0m Go ‹0m"])
    }

    @Test func togglesHaveABox() {
        #expect(rendered(Toggle("Notify", isOn: .constant(true))) == ["[x] Notify"])
        #expect(rendered(Toggle("Notify", isOn: .constant(false))) == ["[ ] Notify"])
    }

    @Test func labelsHaveASymbol() {
        #expect(rendered(Label("Done", systemImage: "checkmark.circle.fill")) == ["✓ Done"])
        #expect(rendered(Label("Done", systemImage: "checkmark").labelStyle(.titleOnly)) == ["Done"])
        #expect(rendered(Label("Run", systemImage: "figure.run")) == ["🏃 Run"])
        #expect(rendered(Image(systemName: "no.such.symbol")) == ["•"])
        #expect(rendered(Image(systemName: "heart.fill"), isUnicode: false) == ["<3"])
    }

    @Test(
        arguments: [
            (0.0, "░░░░░░░░░░"), (1, "██████████"), (0.5, "█████░░░░░"), (0.51, "█████▏░░░░"), (0.99, "█████████▉"),
            (0.0126, "▏░░░░░░░░░"), (-3, "░░░░░░░░░░"), (.nan, "░░░░░░░░░░"),
        ] as [(Double, String)])
    func barsAreFullToAnEighth(fraction: Double, bar: String) {
        #expect(rendered(ProgressView(value: fraction), width: 10) == [bar])
    }

    @Test func barsInASCII() {
        #expect(rendered(ProgressView(value: 0.5), width: 10, isUnicode: false) == ["#####-----"])
    }

    @Test func aGaugeHasItsLabels() {
        let gauge = Gauge(value: 5, in: 0...10) {
            Text("Today")
        } currentValueLabel: {
            Text("5 min")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        #expect(rendered(gauge, width: 15) == ["Today     5 min", "0 █████░░░░░ 10"])
        #expect(rendered(gauge, width: 26, height: 1) == ["Today 0 ████▌░░░░ 10 5 min"])
    }

    @Test func theTimeThatIsLeft() {
        let interval = eight.date.addingTimeInterval(-300)...eight.date.addingTimeInterval(300)
        #expect(
            rendered(ProgressView(timerInterval: interval) { Text("Breathing") }, width: 14)
                == ["Breathing 5:00", "███████░░░░░░░"])
    }

    @Test func pressablesInOrder() {
        let tree = ViewNode(
            VStack {
                Button("One") {}
                Toggle("Two", isOn: .constant(true))
                Button {
                } label: {
                    Label("Three", systemImage: "heart")
                }.disabled(true)
            })
        let pressables = tree.pressables(at: eight)
        #expect(pressables.map(\.label) == ["One", "Two", "Three"])
        #expect(pressables.map(\.isOn) == [nil, true, nil])
        #expect(pressables.map(\.isEnabled) == [true, true, false])
    }

    @Test func aGaugeInACircleIsARing() {
        let gauge = Gauge(value: 0.5) {
            Text("km")
        } currentValueLabel: {
            Text("15")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        let rows = rendered(gauge.frame(width: 48, height: 48))
        // Without colors only what is full is drawn: the half at the right, from the top to the bottom.
        #expect(rows.count == 3)
        #expect(rows.allSatisfy { $0.prefix(3).allSatisfy { " 1".contains($0) } })
        #expect(rows[1].contains("15"))
        #expect(rows.map { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } } == [true, true, true])
        let full = Gauge(value: 1) { Text("km") }.gaugeStyle(.accessoryCircularCapacity).frame(width: 48, height: 48)
        #expect(rendered(full).allSatisfy { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
        #expect(rendered(full)[0].count == rendered(full)[2].count, "as round below as above")
        // In ASCII a bar stands for it.
        #expect(rendered(gauge.frame(width: 80, height: 48), isUnicode: false).joined().contains("#####-----"))
    }
}

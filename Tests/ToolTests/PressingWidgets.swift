import Testing

/// Buttons and toggles of widgets.
@Suite struct PressingWidgets {
    @Test func aButtonTracksARun() throws {
        let home = try Home()
        try home.run("run-track 5K")
        try home.expect(
            "widget-render TrackRun --family small --tap 'Track 10km' | grep -o '[0-9.]* km'", prints: "15 km\n")
        try home.expect("widget-render TrackRun --family small --tap 1 | grep -o '[0-9.]* km'", prints: "25 km\n")
        try home.expect(
            "widget-render TrackRun --family small --tap track --set run=5K | grep -o '[0-9.]* km'", prints: "30 km\n")
        try home.expect("run-track total-distance", prints: "30\n")
    }

    /// Its intent is told all its values in words that mean them: ten seconds, not minutes; minus one, no option.
    @Test func valuesArriveAsTheyWere() throws {
        let home = try sampleHome()
        try home.expect("widget-render Counter --tap 'Nine more' --family inline | grep -o '^[0-9]*'", prints: "9\n")
        try home.expect("widget-render Counter --tap 2 --family inline | grep -o '^[0-9]*'", prints: "10\n")
    }

    @Test func aToggleFlips() throws {
        let home = try sampleHome()
        try home.expect(
            "widget-render Counter --tap counting --json | grep -o '\"isOn\":[a-z]*'", prints: "\"isOn\":true\n")
        try home.expect(
            "widget-render Counter --tap counting --json | grep -o '\"isOn\":[a-z]*'", prints: "\"isOn\":false\n")
    }

    @Test func whatCannotBePressed() throws {
        let home = try sampleHome()
        try home.expect(
            "widget-render Counter --tap Never", says: "widget-render: 'Never' cannot be pressed now\n", status: 1)
        try home.expect(
            "widget-render Counter --tap Rubbish",
            says: "widget-render: there is no button 'Rubbish'; choose Nine more, One more, Never or Counting\n",
            status: 64)
        try home.expect(
            "widget-render Counter --tap N",
            says: "widget-render: 'N' is what several buttons begin with; give more of it, or a number\n", status: 64)
        #expect(try home.run("widget-render Counter --tap 9").status == 64)
        #expect(try home.run("widget-render --tap 1").status == 64)
    }

    /// What the intent says of its failure is what the person reads.
    @Test func anIntentThatFails() throws {
        let home = try Home()
        try home.run("widget-render TrackRun; mkdir -p data/intent-toolbox; touch data/intent-toolbox/runs")
        let outcome = try home.run("widget-render TrackRun --tap 1")
        #expect(outcome.status == 74 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("widget-render: ") && outcome.errors.contains("runs is a file"))
    }

    @Test func aSittingIsStartedAndShown() throws {
        let home = try Home()
        try home.run("meditate add-session 'Sitting still' --duration 10m --default")
        let before = try home.run("widget-render Meditation").output
        #expect(before.contains("Start Sitting still") && before.contains("0 of 20 min"))
        let after = try home.run("widget-render Meditation --tap 1").output
        #expect(after.contains("Sitting still") && (after.contains("10:00") || after.contains(" 9:5")))
        try home.run("meditate stop-meditation")
        #expect(try home.run("widget-render Meditation").output.contains("Start Sitting still"))
    }
}

import Testing

/// Controls: buttons and switches of one line, among the widgets.
@Suite struct ControlsInBars {
    @Test func aSwitchShowsItsStateAndIsPressed() throws {
        let home = try sampleHome()
        try home.expect("widget-render Switch --format plain", prints: "Counter ⏱ Stopped\n")
        try home.expect("widget-render Switch --tap 1 --format plain", prints: "Counter ⏱ Running\n")
        try home.expect("cat counter", prints: "1")
        try home.expect("widget-render Switch --tap counter --format plain", prints: "Counter ⏱ Stopped\n")
        try home.expect("cat counter", prints: "0")
    }

    @Test func aButtonIsConfigured() throws {
        let home = try sampleHome()
        try home.expect("widget-render Step --format plain", prints: "Count 2 more\n")
        try home.expect("widget-render Step --set step=5 --tap 1 --format plain", prints: "Count 5 more\n")
        try home.expect("cat counter", prints: "5")
    }

    @Test func theyAreListedWithWhatTheySay() throws {
        let home = try sampleHome()
        try home.expect(
            "widget-render list-widgets --fields title,name | tail -n 2",
            prints: """
                Switch\tThe counter
                Step\t

                """)
        #expect(try home.run("widget-render Switch --format waybar").output.contains("Stopped"))
        #expect(try home.run("widget-render Switch --family small").output.contains("Counter"))
    }
}

import Testing

@testable import IntentCore

@MainActor struct NodeJSONTests {
    private func text<Content: View>(_ view: Content) -> String { ViewNode(view).json.text }

    @Test func viewsAndTheirModifiersFromTheInsideOut() {
        let view = VStack(alignment: .leading, spacing: 16) {
            Text("47.3").font(.largeTitle).foregroundStyle(.mint)
            Text("km").bold() + Text("!")
        }
        .padding(8)
        .frame(maxWidth: .infinity)
        #expect(
            text(view) == """
                {"kind":"vstack","alignment":"leading","spacing":16,"children":[\
                {"kind":"text","text":"47.3","modifiers":[{"font":"largeTitle"},{"foreground":"mint"}]},\
                {"kind":"text","runs":[{"text":"km","modifiers":[{"weight":"bold"}]},{"text":"!"}]}],\
                "modifiers":[{"padding":8},{"frame":{"maxWidth":"infinity"}}]}
                """)
    }

    @Test(arguments: [
        #"{"kind":"image","symbol":"figure.run"}"#,
        #"{"kind":"label","title":{"kind":"text","text":"Run"},"icon":{"kind":"image","symbol":"figure.run"}}"#,
        #"{"kind":"grid","alignment":"topLeading","horizontalSpacing":8,"rows":[[{"kind":"divider"}],[]]}"#,
        #"{"kind":"columns","columns":[{"fixed":80},{"minimum":40,"repeated":true}],"spacing":8,"children":[]}"#,
        #"{"kind":"list","children":[{"kind":"spacer","minLength":0}]}"#,
        #"{"kind":"fits","axes":["horizontal"],"children":[]}"#,
        ##"{"kind":"shape","shape":"roundedRectangle","cornerRadius":8,"fill":"#FF8800","stroke":"tint","lineWidth":2}"##,
        #"{"kind":"button","children":[{"kind":"text","text":"Go"}],"intent":"RunIntent","values":{"run":"10K"},"command":["run-track","10"],"role":"destructive"}"#,
        #"{"kind":"toggle","children":[{"kind":"text","text":"Go"}],"isOn":true}"#,
        #"{"kind":"link","url":"https://example.org/","children":[{"kind":"text","text":"Go"}]}"#,
        #"{"kind":"gauge","fraction":0.4,"label":{"kind":"text","text":"Today"},"maximum":{"kind":"text","text":"10"}}"#,
        #"{"kind":"progress","from":"2026-11-30T08:00:00+01:00","to":"2026-11-30T09:00:00+01:00","countsDown":true}"#,
        #"{"kind":"text","date":"2026-11-30T08:00:00+00:00","style":"timer"}"#,
        #"{"kind":"text","runs":[]}"#,
        #"{"kind":"chart","text":"Distance by Day: 2 values, 1 to 10","marks":[{"mark":"bar","x":{"label":"Day","unit":"day","dates":["2026-11-30T08:00:00+01:00",null,"2026-12-01T08:00:00+01:00"]},"y":{"label":"Distance","numbers":[10,null,1]},"color":{"categories":["a","b","a"]},"look":{"foreground":"mint","opacity":0.5,"interpolation":"monotone","stacking":"normalized","symbol":"square","thickness":{"ratio":0.5},"innerRadius":0.6},"annotations":[{"index":2,"position":"top","node":{"kind":"divider"}}]}],"x":{"title":"Day","hidden":true,"reversed":true,"marks":[{"edge":"top","unit":"week","every":2,"grid":false},{"values":{"numbers":[1]},"labels":[{"kind":"divider"}]},{"step":5,"labels":false},{"count":4}]},"y":{"domain":{"numbers":[0,10]},"includesZero":false,"scale":"log"},"styles":[{"name":"a","style":"red"}],"symbols":[{"name":"a","symbol":"cross"}],"legend":false,"plot":[{"border":"red"}]}"#,
        #"{"kind":"divider","modifiers":[{"font":{"size":20,"weight":"bold","design":"rounded","italic":true}}]}"#,
        #"{"kind":"divider","modifiers":[{"foreground":["primary",{"color":"mint","opacity":0.5}]},{"tint":null}]}"#,
        ##"{"kind":"divider","modifiers":[{"foreground":{"gradient":["red","#000000"],"locations":[0,0.3],"from":"leading","to":[0.1,0.2],"shape":"radial"}}]}"##,
        #"{"kind":"divider","modifiers":[{"padding":{"top":16,"leading":8}},{"padding":{"leading":null}},{"lineLimit":null}]}"#,
        #"{"kind":"divider","modifiers":[{"frame":{"width":80,"alignment":"bottomTrailing"}},{"fixedSize":["vertical"]},{"offset":[8,-8]}]}"#,
        #"{"kind":"divider","modifiers":[{"background":{"node":{"kind":"divider"},"alignment":"top"}},{"overlay":{"node":{"kind":"divider"}}}]}"#,
        #"{"kind":"divider","modifiers":[{"clip":{"shape":"circle"}},{"container":{"kind":"divider"}},{"url":"a:b"},{"hidden":true}]}"#,
        #"{"kind":"divider","modifiers":[{"style":{"button":"plain"}},{"aspectRatio":{"ratio":1,"mode":"fit"}},{"columns":2},{"opacity":0.5}]}"#,
    ])
    func whatIsReadIsWrittenAlike(json: String) throws {
        let node = try #require(try ViewNode(json: JSONValue(parsing: json)))
        #expect(node.json.text == json)
    }

    @Test func whatIsNotKnownIsLeftOut() throws {
        func shown(_ json: String) throws -> [String] {
            rendered(try #require(try ViewNode(json: JSONValue(parsing: json))))
        }
        #expect(try shown(#"{"kind":"sparkline","text":"12 runs","points":[1,2]}"#) == ["12 runs"])
        #expect(
            try shown(#"{"kind":"carousel","children":[{"kind":"text","text":"a"},{"kind":"text","text":"b"}]}"#) == [
                "a", "b",
            ])
        #expect(try shown(#"{"text":"no kind"}"#) == ["no kind"])
        #expect(
            try shown(#"{"kind":"text","text":"a","color":"red","modifiers":[{"glow":3},{"font":"enormous"},7]}"#) == [
                "a"
            ])
        #expect(try shown(#"{"kind":"vstack","children":[{"kind":"text","text":"a"},null,"b"]}"#) == ["a"])
        #expect(try shown(#"{"kind":"text"}"#) == [""])
        #expect(ViewNode(json: .array([])) == nil)
    }

    @Test func deepTreesAreCutOff() throws {
        var json = #"{"kind":"text","text":"x"}"#
        for _ in 0..<150 { json = #"{"kind":"vstack","children":["# + json + "]}" }
        let node = try #require(try ViewNode(json: JSONValue(parsing: json)))
        #expect(rendered(node).allSatisfy { $0.isEmpty })
        let many = (0..<100_000).map { _ in #"{"padding":8}"# }.joined(separator: ",")
        let wide = #"{"kind":"text","text":"x","modifiers":["# + many + "]}"
        #expect(try rendered(#require(try ViewNode(json: JSONValue(parsing: wide)))).count <= 1)
    }

    @Test func theExampleOfTheDocumentationReads() throws {
        let json = """
            {"kind":"vstack","alignment":"leading","spacing":16,"children":[
              {"kind":"hstack","children":[
                {"kind":"text","text":"47.3","modifiers":[{"font":"largeTitle"},{"foreground":"mint"}]},
                {"kind":"text","text":"km"}]},
              {"kind":"gauge","fraction":0.47,"label":{"kind":"text","text":"of 100 km"}},
              {"kind":"button","children":[{"kind":"text","text":"Track 10K"}],"intent":"RunIntent",
               "values":{"run":"10K"},"command":["run-track","run","--run","10"],"modifiers":[{"tint":"#00C7BE"}]}],
             "modifiers":[{"padding":8}]}
            """
        let node = try #require(try ViewNode(json: JSONValue(parsing: json)))
        #expect(
            rendered(node, width: 22) == [
                " 47.3 km", "", " of 100 km", " █████████▍░░░░░░░░░░", "", " [Track 10K]",
            ])
        let button = try #require(node.pressables(at: eight).first)
        #expect(button.label == "Track 10K" && button.action.command == ["run-track", "run", "--run", "10"])
        let other = node.mapActions { action in
            var action = action
            action.command = ["true"]
            return action
        }
        #expect(other.pressables(at: eight).map(\.action.command) == [["true"]])
    }
}

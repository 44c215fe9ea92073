import Foundation
import Testing

/// An app that is none of ours: a shell script with a manifest in a home's data folder.
///
/// It greets the people of `people.txt`, of which each line is a candidate of its completion, and notes in `asked`
/// when it was started for one.
enum ThirdPartyApp {
    static func install(in home: Home, people: String = "Ada\\tthe first\\nRené\\n-v\\n") throws {
        let script = """
            #!/bin/sh
            if [ "$1" = --complete ]; then
              echo asked >> "$HOME/asked"
              cat "$HOME/people.txt"
              exit
            fi
            echo "greet $$"
            for word; do echo "[$word]"; done
            case "$*" in *Bob*) exit 3 ;; esac
            """
        try home.writeProgram(script, to: "bin/greet.sh")
        try home.write(manifest, to: "data/intent-toolbox/apps/greet.json")
        try home.expect("chmod 700 data/intent-toolbox && printf '\(people)' > people.txt")
    }

    static let manifest = """
        {
          "manifest": 1,
          "name": "greet",
          "program": "~/bin/greet.sh",
          "displayName": "Greeter",
          "synonyms": ["Hello App"],
          "intents": [
            {"name": "GreetIntent", "title": "Greet somebody", "primary": true,
             "parameters": [{"name": "person", "kind": "entity", "type": "person", "required": true}]},
            {"name": "WaveIntent", "title": "Wave"}
          ],
          "shortcuts": [
            {"intent": "GreetIntent", "phrases": ["Greet ${person} with ${applicationName}"]},
            {"intent": "WaveIntent", "phrases": ["Wave with ${applicationName}"]}
          ],
          "valueSources": ["$HOME/people.txt"]
        }
        """
}

extension Home {
    /// Writes a program that can be run at once.
    ///
    /// A process of its own writes it: a descriptor of the test's would live on in whatever another test starts
    /// meanwhile, and the kernel runs no file that somebody writes to.
    func writeProgram(_ text: String, to file: String) throws {
        try expect("mkdir -p \"$(dirname \(file))\" && cat >\(file) && chmod 755 \(file)", input: text)
    }

    /// Writes a file, and the folders that lead to it.
    func write(_ text: String, to file: String) throws {
        let place = path + "/" + file
        let folder = String(place[..<(place.lastIndex(of: "/") ?? place.endIndex)])
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        try text.write(toFile: place, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place)
    }
}

import Glibc
import Testing

@testable import IntentCore

@Suite struct XDGDirectoriesTests {
    private func with<Answer>(_ variables: [String: String], _ body: () throws -> Answer) rethrows -> Answer {
        var context = ProcessContext()
        context.variable = { variables[$0] }
        return try ProcessContext.$current.withValue(context, operation: body)
    }

    @Test func aVariableNamesTheFolder() throws {
        try with(["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c/", "XDG_CACHE_HOME": "/k", "XDG_STATE_HOME": "/s"]) {
            () throws in
            #expect(try XDGDirectories.data == "/d/intent-toolbox")
            #expect(try XDGDirectories.config == "/c/intent-toolbox")
            #expect(try XDGDirectories.cache == "/k/intent-toolbox")
            #expect(try XDGDirectories.state == "/s/intent-toolbox")
        }
    }

    @Test(arguments: [nil, "", "relative", "./x", "~/x"])
    func anUnsetEmptyOrRelativeVariableMeansTheDefault(value: String?) throws {
        var variables = ["HOME": "/home/x"]
        for name in ["DATA", "CONFIG", "CACHE", "STATE"] { variables["XDG_\(name)_HOME"] = value }
        try with(variables) { () throws in
            #expect(try XDGDirectories.data == "/home/x/.local/share/intent-toolbox")
            #expect(try XDGDirectories.config == "/home/x/.config/intent-toolbox")
            #expect(try XDGDirectories.cache == "/home/x/.cache/intent-toolbox")
            #expect(try XDGDirectories.state == "/home/x/.local/state/intent-toolbox")
        }
    }

    @Test(arguments: [nil, "", "relative"]) func withoutHomeThePasswordFileTells(home: String?) throws {
        let entry = try #require(getpwuid(geteuid()))
        let expected = String(cString: entry.pointee.pw_dir)
        #expect(try with(home.map { ["HOME": $0] } ?? [:]) { try XDGDirectories.home } == expected)
    }

    @Test func thePasswordFileIsReadField() throws {
        let file = Array(
            """
            root:x:0:0:root:/root:/bin/sh
            # a comment
            short:x:5
            anna:x:1000:1000:Anna, room 5:/home/anna:/bin/sh
            none:x:1001:1001:::/bin/sh
            relative:x:1002:1002::home:/bin/sh
            """.utf8)
        #expect(XDGDirectories.homeInPasswordFile(file, user: 0) == "/root")
        #expect(XDGDirectories.homeInPasswordFile(file, user: 1000) == "/home/anna")
        for user in [1001, 1002, 5, 77] { #expect(XDGDirectories.homeInPasswordFile(file, user: uid_t(user)) == nil) }
    }

    @Test func noHomeIsABadConfiguration() {
        #expect(StoreError.noHome.status == .badConfiguration)
        #expect(StoreError.noHome.words == "your home folder is not known; set HOME")
    }

    @Test func aMachinesNameIsAFileName() {
        let identifier = "0123456789abcdef0123456789abcdef\n"
        let named = Machine(host: "laptop", identifier: identifier).name
        #expect(named.hasPrefix("laptop-") && named.count == 15)
        #expect(!identifier.contains(named.suffix(8)))
        #expect(Machine(host: "laptop", identifier: "f" + identifier.dropFirst()).name != named)
        #expect(Machine(host: "laptop", identifier: nil).name == "laptop")
        #expect(Machine(host: "laptop", identifier: "uninitialized\n").name == "laptop")
        #expect(Machine(host: "../../etc/a b\u{1B}é", identifier: nil).name == "-.-..-etc-a-b--")
        #expect(Machine(host: "", identifier: nil).name == "host")
        #expect(Machine(host: String(repeating: "x", count: 300), identifier: nil).name.count == 64)
    }
}

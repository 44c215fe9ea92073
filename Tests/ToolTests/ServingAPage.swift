import Foundation
import Testing

/// The page over real web servers, asked by curl and by a browser.
@Suite(.serialized) struct ServingAPage {
    /// A server that serves the page at an address of its own, for as long as it is held.
    private final class Server {
        let address: String
        private let child: Child

        /// - Parameter command: the server's, in the foreground, where `PORT` stands for the port.
        init(_ command: String, in home: Home) throws {
            let port = try Self.freePort()
            address = "http://localhost:\(port)/"
            // The server has what it needs and no more, as when the system starts it.
            child = try home.start(
                "exec " + command.replacing("PORT", with: "\(port)"), environment: ["TERM": nil])
            let asked = try home.run(
                "curl -s -o out -w '%{http_code}' --retry 25 --retry-connrefused --retry-delay 1 \(address)")
            try #require(asked.output == "403", "\(asked) \(child.seen)")
        }

        static func freePort() throws -> UInt16 {
            let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(end) }
            var name = sockaddr_in()
            name.sin_family = sa_family_t(AF_INET)
            name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let isBound = withUnsafeMutablePointer(to: &name) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(end, $0, length) == 0 && getsockname(end, $0, &length) == 0
                }
            }
            guard isBound else { throw CallFailed(call: "bind", code: errno) }
            return UInt16(bigEndian: name.sin_port)
        }
    }

    private static func busybox(in home: Home) throws -> Server {
        try home.run("mkdir -p www/cgi-bin; ln -sf \"$(command -v widget-cgi)\" www/cgi-bin/index.cgi")
        return try Server("busybox httpd -f -p 127.0.0.1:PORT -h www", in: home)
    }

    private static func lighttpd(in home: Home) throws -> Server {
        try home.write(
            """
            server.document-root = env.HOME + "/www"
            server.bind = "127.0.0.1"
            server.port = env.LISTEN
            server.modules = ("mod_setenv", "mod_cgi")
            # It hands on none of its own variables, so that the program would look into the real home.
            setenv.add-environment = (
                "HOME" => env.HOME, "PATH" => env.PATH, "TZ" => env.TZ, "XDG_DATA_HOME" => env.XDG_DATA_HOME,
                "XDG_CONFIG_HOME" => env.XDG_CONFIG_HOME, "XDG_CACHE_HOME" => env.XDG_CACHE_HOME,
            )
            index-file.names = ("index.cgi")
            cgi.assign = (".cgi" => "")

            """, to: "lighttpd.conf")
        try home.run("mkdir -p www; ln -sf \"$(command -v widget-cgi)\" www/index.cgi")
        return try Server("env LISTEN=PORT lighttpd -D -f lighttpd.conf", in: home)
    }

    /// Opens a link, looks, presses and looks again, as a browser without scripts does.
    private func visit(_ server: Server, in home: Home) throws {
        try home.run("run-track 5K")
        func curl(_ words: String) throws -> String {
            try home.run("curl -s -b jar -c jar \(words)").output
        }
        let link = try home.run("cat \"$(widget-cgi link \(server.address))\"").output
        let key = try #require(link.components(separatedBy: "?key=").dropFirst().first?.prefix(64))
        #expect(try curl("'\(server.address)?key=\(key)'").contains("is let in"))
        let page = try curl("-D head '\(server.address)'")
        #expect(page.contains(">5<") && page.contains("Track 10km"))
        func value(after text: String) throws -> Substring {
            try #require(page.components(separatedBy: text).dropFirst().first).prefix { $0 != "\"" }
        }
        let form =
            "token=\(try value(after: "name=\"token\" value=\""))&press=\(try value(after: "name=\"press\" value=\""))"
        #expect(try curl("-o /dev/null -w '%{http_code}' -d '\(form)x' '\(server.address)'") == "409")
        #expect(
            try curl("-o /dev/null -w '%{http_code}' -H 'Origin: http://evil.example' -d '\(form)' '\(server.address)'")
                == "403")
        #expect(
            try curl("-o /dev/null -w '%{http_code} %{redirect_url}' -d '\(form)' '\(server.address)'").hasPrefix(
                "303 "))
        #expect(try curl("'\(server.address)'").contains(">15<"))
        // What a stranger, another host's name and a form that is too large get.
        let refused = """
            curl -s -o out -w '%{http_code} ' ADDRESS; curl -s -o out -w '%{http_code} ' -b jar -H 'Host: evil.example' ADDRESS
            head -c 20000 /dev/zero | curl -s -o out -w '%{http_code}' -b jar --data-binary @- ADDRESS
            """
        try home.expect(refused.replacing("ADDRESS", with: "'\(server.address)'"), prints: "403 403 413")
        let head = try home.run("tr A-Z a-z <head").output
        #expect(
            head.contains("content-security-policy: default-src 'none'") && head.contains("cache-control: no-store"))
    }

    @Test(.enabled(if: Subprocess.isInstalled("busybox") && Subprocess.isInstalled("curl"), "needs busybox and curl"))
    func busyboxServesIt() throws {
        let home = try Home()
        try visit(Self.busybox(in: home), in: home)
    }

    @Test(.enabled(if: Subprocess.isInstalled("lighttpd") && Subprocess.isInstalled("curl"), "needs lighttpd and curl"))
    func lighttpdServesIt() throws {
        let home = try Home()
        let server = try Self.lighttpd(in: home)
        try visit(server, in: home)
        try home.expect(
            """
            tag=$(curl -s -b jar -D - -o out '\(server.address)' | tr -d '\\r' | sed -n 's/^[Ee][Tt]ag: //p')
            curl -s -b jar -o out -w '%{http_code} %{size_download}' -H "If-None-Match: $tag" '\(server.address)'
            """, prints: "304 0")
    }

    @Test(
        .enabled(
            if: ["busybox", "curl", "python3", "chromium"].allSatisfy { Subprocess.isInstalled($0) },
            "needs chromium, busybox, curl and python3"))
    func aBrowserShowsIt() throws {
        let home = try sampleHome()
        let hostile = #"<img src=x onerror="document.title='owned'"></style><script>document.title='owned'</script>"#
        try home.run("run-track 5K; widget-render TrackRun --save")
        try home.run(#"widget-render Words --set "words=$WORDS" --save"#, environment: ["WORDS": hostile])
        let server = try Self.busybox(in: home)
        let outcome = try home.run(
            "exec python3 '\(Subprocess.package)/Tests/Browser/page.py' \"$(widget-cgi link \(server.address))\" "
                + server.address)
        #expect(outcome.status == 0 && outcome.output.components(separatedBy: "ok: ").count > 25, "\(outcome)")
        #expect(!outcome.output.contains("NOT:"), "\(outcome.output)")
    }
}

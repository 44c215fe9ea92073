/// The manifests of the bundled tools. A tool is asked for its own (`--manifest`) once, and again when its file is
/// another one, so that a list need not start five programs.
enum ManifestCache {
    private static let mostBytes = 16 << 20

    /// - Throws: `ToolError` where the tool does not tell its manifest.
    static func manifest(of name: String, at program: String) throws(ToolError) -> Manifest {
        let stamp = FileFingerprint(program: program)
        if let manifest = cached(name, stamp) { return manifest }
        let answer: Subprocess.Answer
        do throws(ProgramError) {
            answer = try Subprocess.ask([program, "--manifest"])
        } catch {
            throw ToolError(words: error.words)
        }
        guard answer.status == 0 else {
            let errors = String(decoding: answer.errors, as: UTF8.self).split(separator: "\n")
            throw ToolError(words: "\(program) does not describe itself: \(errors.first ?? "status \(answer.status)")")
        }
        do {
            let manifest = try Manifest(bytes: answer.output)
            save(answer.output, of: name, stamp)
            return manifest
        } catch {
            throw ToolError(words: "\(program) does not describe itself: \(error.words)")
        }
    }

    private static func path(_ name: String) throws -> String {
        appendingPathComponent(try XDGDirectories.cache, "manifests/\(name).json")
    }

    private static func cached(_ name: String, _ stamp: FileFingerprint) -> Manifest? {
        guard let path = try? path(name), let bytes = try? TrustedFile.read(path, most: mostBytes),
            let json = try? bytes.withUnsafeBytes({ try JSONValue(parsing: $0) }), let object = json.object,
            object["program"]?.string == stamp.path, object["stamp"]?.string == stamp.text,
            let manifest = object["manifest"]
        else { return nil }
        return try? Manifest(manifest)
    }

    /// A cache that cannot be written costs time at the next list, nothing else.
    private static func save(_ manifest: [UInt8], of name: String, _ stamp: FileFingerprint) {
        guard let path = try? path(name), let json = try? manifest.withUnsafeBytes({ try JSONValue(parsing: $0) })
        else {
            return
        }
        let entry = JSONValue.object([
            "program": .string(stamp.path), "stamp": .string(stamp.text), "manifest": json,
        ])
        try? AtomicFile.replace(path, with: Array(entry.text.utf8), lasting: false)
    }
}

/// A bundled tool that does not tell its manifest.
struct ToolError: Error {
    let words: String
}

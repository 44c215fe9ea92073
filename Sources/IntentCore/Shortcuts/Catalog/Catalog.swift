import Glibc

/// The apps that are installed: the bundled tools beside the running one, and those that a manifest tells of, the
/// person's own first. Of two with one name the first is the app.
package struct Catalog: Sendable {
    /// The bundled tools in the order of their list, then the others by name.
    package private(set) var apps: [InstalledApp] = []
    /// What is wrong with manifests, a line each; no other app suffers from it.
    package private(set) var problems: [String] = []

    private init() {}

    /// Finds the apps.
    package static func load(toolsIn folder: String? = Subprocess.ownFolder) -> Catalog {
        var catalog = Catalog()
        if let folder {
            for name in bundledTools { catalog.addTool(name, at: appendingPathComponent(folder, name)) }
        }
        catalog.addManifests()
        return catalog
    }

    /// The app of that name.
    package func app(_ name: String) -> InstalledApp? { apps.first { $0.manifest.name == name } }

    /// The manifest without what is wrong in it, which is told.
    private mutating func usable(_ manifest: Manifest, from path: String) -> Manifest {
        var manifest = manifest
        problems += manifest.faults.map { "\(shownSafely(path)): \($0); that part is left out" }
        problems += manifest.removeFaultyPhrases().map { "\(manifest.name): \($0.words)" }
        return manifest
    }

    private mutating func addTool(_ name: String, at path: String) {
        // One that is not installed is not missed.
        guard Subprocess.path(of: path) != nil else { return }
        do {
            let manifest = try ManifestCache.manifest(of: name, at: path)
            apps.append(InstalledApp(manifest: usable(manifest, from: path), command: [path], origin: path))
        } catch {
            problems.append(error.words)
        }
    }

    /// The folders in which manifests lie, the person's first.
    package static var manifestFolders: [String] {
        (((try? XDGDirectories.data).map { [$0] } ?? []) + XDGDirectories.dataDirs).map {
            appendingPathComponent($0, "apps")
        }
    }

    private mutating func addManifests() {
        var found: [InstalledApp] = []
        for folder in Self.manifestFolders {
            let names: [FileName]
            do throws(Errno) {
                names = try Descriptor.open(FileName(folder), O_RDONLY | O_DIRECTORY).names()
            } catch {
                if error.code != ENOENT, error.code != ENOTDIR {
                    problems.append("\(shownSafely(folder)) cannot be read: \(error.words); check who owns it")
                }
                continue
            }
            for name in names.sorted() where name.hasSuffix(".json") {
                add(appendingPathComponent(folder, String(decoding: name.bytes, as: UTF8.self)), to: &found)
            }
        }
        apps += found.sorted { $0.manifest.name < $1.manifest.name }
    }

    private mutating func add(_ path: String, to found: inout [InstalledApp]) {
        do throws(ManifestError) {
            if let problem = TrustedFile.problem(with: path) { throw ManifestError(words: problem.words) }
            let manifest = try Manifest(file: path)
            guard !(apps + found).contains(where: { $0.manifest.name == manifest.name }) else { return }
            let words = manifest.program.isEmpty ? [manifest.name] : manifest.program
            guard let program = Subprocess.path(of: Self.programPath(words[0], manifest: path)) else {
                throw ManifestError(words: Self.whyNotRun(words[0], manifest: path))
            }
            if let problem = TrustedFile.problem(with: program) { throw ManifestError(words: problem.words) }
            let usable = usable(manifest, from: path)
            found.append(InstalledApp(manifest: usable, command: [program] + words.dropFirst(), origin: path))
        } catch {
            problems.append("\(shownSafely(path)) cannot be used: \(error.words)")
        }
    }
}

extension Catalog {
    /// A program's path as a manifest means it: relative to the manifest's own folder, never to the current one.
    private static func programPath(_ word: String, manifest: String) -> String {
        if let expanded = XDGDirectories.expanded(word) { return expanded }
        guard word.contains("/") else { return word }
        return appendingPathComponent(parent(of: manifest), word.hasPrefix("./") ? String(word.dropFirst(2)) : word)
    }

    private static func whyNotRun(_ word: String, manifest: String) -> String {
        let path = programPath(word, manifest: manifest)
        guard path.contains("/"), access(path, F_OK) == 0 else { return "its program '\(word)' is not there" }
        return "its program '\(word)' is not executable; \(shellWords(["chmod", "+x", path]))"
    }
}

extension Manifest {
    private static let mostBytes = 16 << 20

    /// Reads the manifest in a file.
    init(file path: String) throws(ManifestError) {
        let bytes: [UInt8]?
        do throws(Errno) {
            bytes = try wholeFile(path, most: Self.mostBytes)
        } catch {
            throw ManifestError(words: error.code == EINVAL ? "it is no file" : error.words)
        }
        guard let bytes else { throw ManifestError(words: "it is larger than any manifest") }
        try self.init(bytes: bytes)
    }

    /// Reads a manifest's text.
    init(bytes: [UInt8]) throws(ManifestError) {
        let json: JSONValue
        do {
            json = try bytes.withUnsafeBytes { try JSONValue(parsing: $0) }
        } catch let error as JSONSyntaxError {
            throw ManifestError(words: "line \(error.line), column \(error.column): \(error.problem)")
        } catch {
            throw ManifestError(words: "\(error)")
        }
        try self.init(json)
    }
}

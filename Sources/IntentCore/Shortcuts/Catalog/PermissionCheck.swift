import Glibc

/// Finds files of ours that others could change, and records that others could read.
enum PermissionCheck {
    /// What is wrong, a line each.
    static func problems() -> [String] {
        var problems: [String] = []
        // Of the manifests themselves the catalog tells.
        for folder in Catalog.manifestFolders { look(at: folder, forbidden: 0o022, &problems, depth: maxDepth) }
        for folder in [try? XDGDirectories.config, try? XDGDirectories.cache].compactMap(\.self) {
            look(at: folder, forbidden: 0o022, &problems)
        }
        guard let data = try? XDGDirectories.data,
            let folder = try? Descriptor.open(FileName(data), O_RDONLY | O_DIRECTORY)
        else {
            return problems
        }
        for name in ((try? folder.names()) ?? []).sorted() where name != "apps" {
            look(
                at: appendingPathComponent(data, String(decoding: name.bytes, as: UTF8.self)), forbidden: 0o077,
                &problems)
        }
        return problems
    }

    private static let maxDepth = 3

    /// Looks at a folder and all that is in it; a link is looked at where it leads.
    private static func look(at path: String, forbidden: mode_t, _ problems: inout [String], depth: Int = 0) {
        guard depth <= maxDepth, let file = try? Descriptor.open(FileName(path), O_RDONLY),
            let status = try? file.status()
        else {
            return
        }
        let loose = status.permissions & forbidden
        if loose != 0 {
            let what = loose & 0o022 != 0 ? "can be changed by others" : "can be read by others"
            let mode = String(status.permissions, radix: 8)
            let remedy = shellWords(["chmod", forbidden == 0o022 ? "go-w" : "go-rwx", path])
            problems.append("\(shownSafely(path)) \(what) (mode \(mode)); \(remedy)")
        }
        guard status.isFolder else { return }
        for name in ((try? file.names()) ?? []).sorted() {
            look(
                at: appendingPathComponent(path, String(decoding: name.bytes, as: UTF8.self)), forbidden: forbidden,
                &problems,
                depth: depth + 1)
        }
    }
}

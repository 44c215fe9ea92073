import Glibc

/// Where the checkpoints of a journal are: two small files in the cache, which may be deleted at any time.
struct CheckpointFolder {
    let path: String
    let name: String

    init?(_ journal: String) {
        guard let cache = try? XDGDirectories.cache else { return nil }
        path = appendingPathComponent(cache, "checkpoints")
        name = journal
    }

    var seal: String { appendingPathComponent(path, name + ".seal") }
    var table: String { appendingPathComponent(path, name + ".table") }

    /// Removes what is known of a journal.
    func forget() {
        unlink(seal)
        unlink(table)
    }

    /// Opens a file of ours; nil for what is not there, is no file or belongs to somebody else, who must not be
    /// believed.
    func open(_ path: String) -> Descriptor? {
        guard let file = try? Descriptor.open(FileName(path), O_RDONLY), let status = try? file.status(),
            status.isRegular, status.owner == geteuid()
        else { return nil }
        return file
    }
}

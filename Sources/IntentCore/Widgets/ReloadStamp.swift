import Glibc

/// The file `timelines/KIND/reload` in the cache folder: its contents are others whenever the timelines of that kind are
/// to be loaded anew. A cached timeline remembers the mark from before it was loaded.
///
/// To change it costs one call where no widget of the kind was ever shown, since only those who cache a timeline make
/// the file.
package struct ReloadStamp {
    /// The folder of the kind.
    package let folder: String
    /// The file itself.
    package var path: String { appendingPathComponent(folder, Self.name) }

    private static let name = "reload"
    private static let length = 16

    /// Nil where there is no cache folder to be had.
    package init?(of kind: String) {
        guard let cache = try? XDGDirectories.cache else { return nil }
        folder = "\(cache)/timelines/\(safeFileName(kind))"
    }

    /// What the mark is now, nil where there is none.
    package var current: [UInt8]? { try? wholeFile(path, most: Self.length) }

    /// What the mark is now; one is made where there is none. Nil where that cannot be done.
    package func made() -> [UInt8]? {
        if let current { return current }
        // Never over one that is there: it may have been made and changed meanwhile.
        guard (try? AtomicFile.replace(path, with: Self.fresh, lasting: false)) != nil else { return nil }
        return current
    }

    /// Makes it another one.
    package func change() {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return }
        _ = Self.fresh.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, 0) }
        close(file)
    }

    static func changeAll() {
        guard let cache = try? XDGDirectories.cache,
            let kinds = try? Descriptor.open(FileName("\(cache)/timelines"), O_RDONLY | O_DIRECTORY).names()
        else { return }
        for kind in kinds {
            ReloadStamp(folder: "\(cache)/timelines/\(String(decoding: kind.bytes, as: UTF8.self))").change()
        }
    }

    private init(folder: String) { self.folder = folder }

    /// The clock and the process: no two changes are the same.
    private static var fresh: [UInt8] {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let clock = UInt64(bitPattern: Int64(time.tv_sec)) &* 1_000_000_000 &+ UInt64(bitPattern: Int64(time.tv_nsec))
        return bytes(of: clock) + bytes(of: UInt64(UInt32(bitPattern: getpid())))
    }

    private static func bytes(of number: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

/// A name as a file can have it: itself where it is plain, else a number that stands for it.
package func safeFileName(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 100, !name.hasPrefix(".") else {
        return "=" + String(hashed(Array(name.utf8), seed: 0), radix: 16)
    }
    return name
}

import Glibc

/// A folder of ours, open. Folders that are made for it belong to the person alone (0700) whatever the umask; those
/// that are there keep the mode that the person gave them.
struct PrivateFolder {
    let path: String
    let descriptor: Descriptor

    /// Opens a folder that is there; nil where it, or one above it, is not.
    init?(existing path: String) throws(StoreError) {
        let flags = O_RDONLY | O_DIRECTORY
        do {
            // A link in the place of the folder above (`intent-toolbox`) is looked at as well.
            let name = FileName(path.split(separator: "/").last.map(String.init) ?? ".")
            let above = parent(of: path)
            let folder = try openFollowingOwnLinks(
                FileName(above), shownAs: above, flags | Descriptor.pathOnly, wanted: "a folder")
            descriptor = try openFollowingOwnLinks(name, in: folder, shownAs: path, flags, wanted: "a folder")
        } catch .cannotRead(_, ENOENT) {
            return nil
        }
        self.path = path
    }

    /// Opens a folder, and makes it and those above it where they are missing.
    init(making path: String) throws(StoreError) {
        if let folder = try PrivateFolder(existing: path) {
            self = folder
            return
        }
        try Self.make(path)
        guard let folder = try PrivateFolder(existing: path) else {
            throw .cannotCreate(path: path, code: ENOENT)
        }
        self = folder
    }

    private static func make(_ path: String) throws(StoreError) {
        let name = FileName(path)
        for attempt in 0..<2 {
            do {
                try retryingOnInterrupt { name.withPointer { mkdir($0, 0o700) } }
                // The umask may have taken bits away that we need ourselves.
                try retryingOnInterrupt { name.withPointer { chmod($0, 0o700) } }
                return
            } catch {
                switch error.code {
                // Somebody else was faster, or a dangling link is there, which opening it will tell.
                case EEXIST: return
                case ENOENT where attempt == 0 && parent(of: path) != path: try make(parent(of: path))
                default: throw .cannotCreate(path: path, code: error.code)
                }
            }
        }
    }

    /// The other opening if it is of the same folder, else this one.
    func or(_ other: PrivateFolder?) -> PrivateFolder {
        guard let other, let status = try? descriptor.status(), let its = try? other.descriptor.status(),
            its.isSameFile(as: status)
        else { return self }
        return other
    }

    /// Makes the names last that lead to this folder: a file in it is on disk only if they are.
    func syncChain() throws(StoreError) {
        var place = path
        // This folder, `intent-toolbox`, the base folder (by default `.local/share`, two), and the one that those may
        // have been made in; and one more for a base folder of the person's choice.
        for _ in 0..<6 {
            do {
                try Descriptor.open(FileName(place), O_RDONLY | O_DIRECTORY).sync()
            } catch {
                switch error.code {
                // A folder above ours that we may pass through but not read is not one that we have made. Some file
                // systems sync folders by themselves and refuse to be asked.
                case EACCES, EPERM, EINVAL: break
                default: throw .cannotWrite(path: place, code: error.code)
                }
            }
            let above = parent(of: place)
            if above == place { return }
            place = above
        }
    }
}

/// The folder that holds what the path names.
func parent(of path: String) -> String {
    var parts = path[...]
    while parts.count > 1, parts.last == "/" { parts.removeLast() }
    guard let slash = parts.lastIndex(of: "/") else { return "." }
    parts = parts[..<slash]
    while parts.last == "/" { parts.removeLast() }
    return parts.isEmpty ? "/" : String(parts)
}

/// The first part of a path that is no folder, though a further part is to be in it.
func fileInTheWay(of path: String) -> String? {
    var parts: [String] = []
    var place = path
    while parent(of: place) != place, place != "." {
        parts.append(place)
        place = parent(of: place)
    }
    return parts.reversed().first { part in
        let descriptor = try? Descriptor.open(FileName(part), Descriptor.pathOnly)
        return (try? descriptor?.status())?.isFolder == false
    }
}

/// What a link says; nil for what is no link, or says it in other bytes than UTF-8.
func linkTarget(_ name: FileName) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = name.withPointer { readlink($0, &buffer, buffer.count) }
    guard count > 0, count < buffer.count else { return nil }
    return String(validating: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Opens what a path names. Where that is a link, it is followed only to what the person or root owns: a link that
/// somebody else could aim must not choose what we read or write.
func openFollowingOwnLinks(
    _ name: FileName, in folder: Descriptor? = nil, shownAs path: String, _ flags: Int32, wanted: String
) throws(StoreError) -> Descriptor {
    do {
        do {
            return try Descriptor.open(name, in: folder, flags | O_NOFOLLOW)
        } catch {
            // A link is refused with ELOOP, and where a folder is asked for with ENOTDIR.
            guard error.code == ELOOP || error.code == ENOTDIR else { throw error }
        }
        let descriptor = try Descriptor.open(name, in: folder, flags)
        guard try descriptor.status().isOwnedByPersonOrRoot else { throw StoreError.notOwned(path: path) }
        return descriptor
    } catch let error as StoreError {
        throw error
    } catch let error as Errno {
        if error.code == ENOTDIR, flags & O_DIRECTORY != 0 {
            throw .wrongKind(path: fileInTheWay(of: path) ?? path, kind: "a file", wanted: wanted)
        }
        throw flags & O_ACCMODE == O_RDONLY
            ? .cannotRead(path: path, code: error.code) : .cannotWrite(path: path, code: error.code)
    } catch {
        throw .cannotRead(path: path, code: EIO)
    }
}

import Glibc

/// A time as file systems keep it.
struct FileTime: Hashable, Comparable, Sendable {
    var second: Int
    var nanosecond: Int

    init(second: Int, nanosecond: Int) {
        self.second = second
        self.nanosecond = nanosecond
    }

    init(_ time: timespec) { self.init(second: time.tv_sec, nanosecond: time.tv_nsec) }

    /// The kernel's clock, not `ProcessContext`': it is compared with what the kernel wrote beside a file.
    static func now() -> FileTime {
        var time = timespec()
        // Fails only for a clock that does not exist.
        clock_gettime(CLOCK_REALTIME, &time)
        return FileTime(time)
    }

    /// The same time, some milliseconds earlier.
    func earlier(milliseconds: Int) -> FileTime {
        let nanosecond = nanosecond - milliseconds % 1000 * 1_000_000
        let borrow = nanosecond < 0 ? 1 : 0
        return FileTime(
            second: second &- milliseconds / 1000 &- borrow, nanosecond: nanosecond + borrow * 1_000_000_000)
    }

    static func < (left: FileTime, right: FileTime) -> Bool {
        (left.second, left.nanosecond) < (right.second, right.nanosecond)
    }
}

/// What `stat(2)` says of a file, as far as the store looks at it.
struct FileStatus: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let modified: FileTime
    let changed: FileTime
    let owner: uid_t
    let mode: mode_t

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = max(0, Int(status.st_size))
        modified = FileTime(status.st_mtim)
        changed = FileTime(status.st_ctim)
        owner = status.st_uid
        mode = status.st_mode
    }

    var permissions: mode_t { mode & 0o7777 }
    var isRegular: Bool { mode & S_IFMT == S_IFREG }
    var isFolder: Bool { mode & S_IFMT == S_IFDIR }
    var isLink: Bool { mode & S_IFMT == S_IFLNK }

    /// What it is, as a message says it.
    var kind: String {
        switch mode & S_IFMT {
        case S_IFREG: "a file"
        case S_IFDIR: "a folder"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        case S_IFLNK: "a link"
        default: "a device"
        }
    }

    /// Whether the person who runs this, or root, owns it.
    var isOwnedByPersonOrRoot: Bool { owner == geteuid() || owner == 0 }

    func isSameFile(as other: FileStatus) -> Bool { (device, inode) == (other.device, other.inode) }
}

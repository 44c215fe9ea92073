import Glibc
import IntentCore

/// A ZIP archive (PKWARE's APPNOTE), with the large form that exports of years need (ZIP64).
struct ZipArchive {
    /// One of its files.
    struct Member {
        let name: String
        fileprivate let method: Int
        fileprivate let isEncrypted: Bool
        fileprivate let checksum: UInt32
        let compressedSize: Int
        fileprivate let headerOffset: Int
    }

    private let file: OpenFile
    private let progress: ImportProgress?
    /// Its files in their order, without its folders.
    let members: [Member]

    init(_ file: OpenFile, progress: ImportProgress?) throws(FileFault) {
        self.file = file
        self.progress = progress
        let tail = try Self.bytes(of: file, at: max(0, file.size - 65_557 - 20), count: min(file.size, 65_557 + 20))
        guard let end = tail.lastIndex(of: 0x0605_4B50) else {
            throw .truncated("without the directory of a zip archive")
        }
        var (count, size, offset) = (tail.number(end + 10, 2), tail.number(end + 12, 4), tail.number(end + 16, 4))
        if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF, end >= 20,
            tail.number(end - 20, 4) == 0x0706_4B50
        {
            let large = try Self.bytes(of: file, at: tail.number(end - 12, 8), count: 56)
            guard large.number(0, 4) == 0x0606_4B50 else { throw Self.damaged }
            (count, size, offset) = (large.number(32, 8), large.number(40, 8), large.number(48, 8))
        }
        guard (0...1_000_000).contains(count), (0...(512 << 20)).contains(size) else { throw Self.damaged }
        members = try Self.members(in: try Self.bytes(of: file, at: offset, count: size), count: count)
    }

    /// What a file of the archive holds.
    func contents(of member: Member) throws(FileFault) -> any ByteSource {
        guard !member.isEncrypted else { throw FileFault("is encrypted; unpack it with its password first") }
        let header = try Self.bytes(of: file, at: member.headerOffset, count: 30)
        guard header.number(0, 4) == 0x0403_4B50 else { throw Self.damaged }
        let offset = member.headerOffset + 30 + header.number(26, 2) + header.number(28, 2)
        let part = FileBytes(file, offset: offset, count: member.compressedSize, progress: progress)
        switch member.method {
        case 0: return CheckedBytes(part, checksum: member.checksum)
        case 8: return CheckedBytes(Inflater(InputBuffer(part)), checksum: member.checksum)
        default: throw FileFault("is compressed in a way that is not known; unpack the archive first")
        }
    }

    private static func members(in directory: Record, count: Int) throws(FileFault) -> [Member] {
        var members: [Member] = []
        var at = 0
        for _ in 0..<count {
            guard directory.number(at, 4) == 0x0201_4B50 else { throw damaged }
            let (nameLength, extraLength) = (directory.number(at + 28, 2), directory.number(at + 30, 2))
            let name = directory.text(at + 46, nameLength)
            var compressedSize = directory.number(at + 20, 4)
            var headerOffset = directory.number(at + 42, 4)
            // Sizes that do not fit stand in a field of their own, in this order, each only where it is needed.
            var extra = at + 46 + nameLength
            let extraEnd = extra + extraLength
            while extra + 4 <= extraEnd {
                if directory.number(extra, 2) == 1 {
                    var place = extra + 4
                    if directory.number(at + 24, 4) == 0xFFFF_FFFF { place += 8 }
                    if compressedSize == 0xFFFF_FFFF {
                        compressedSize = directory.number(place, 8)
                        place += 8
                    }
                    if headerOffset == 0xFFFF_FFFF { headerOffset = directory.number(place, 8) }
                }
                extra += 4 + directory.number(extra + 2, 2)
            }
            guard compressedSize >= 0, headerOffset >= 0, headerOffset <= Int.max >> 1 else { throw damaged }
            if !name.hasSuffix("/") {
                members.append(
                    Member(
                        name: name, method: directory.number(at + 10, 2),
                        isEncrypted: directory.number(at + 8, 2) & 1 == 1,
                        checksum: UInt32(truncatingIfNeeded: directory.number(at + 16, 4)),
                        compressedSize: compressedSize, headerOffset: headerOffset))
            }
            at = extraEnd + directory.number(at + 32, 2)
        }
        return members
    }

    private static func bytes(of file: OpenFile, at offset: Int, count: Int) throws(FileFault) -> Record {
        guard offset >= 0, count >= 0, offset <= file.size, count <= file.size - offset else { throw damaged }
        return Record(
            bytes: try InputBuffer(FileBytes(file, offset: offset, count: count, progress: nil)).all(upTo: 1 << 30))
    }

    private static let damaged = FileFault("the directory is damaged")

    /// Bytes with numbers in them, the lowest byte first.
    private struct Record {
        let bytes: [UInt8]

        /// A number; zero beyond the end, so that what is cut off is found wrong by its signature.
        func number(_ index: Int, _ count: Int) -> Int {
            guard index >= 0, index <= bytes.count - count else { return 0 }
            return bytes[index..<(index + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
        }

        func text(_ index: Int, _ count: Int) -> String {
            guard index <= bytes.count - count else { return "" }
            return String(decoding: bytes[index..<(index + count)], as: UTF8.self)
        }

        /// Where a signature stands last.
        func lastIndex(of signature: Int) -> Int? {
            stride(from: bytes.count - 22, through: 0, by: -1).first { number($0, 4) == signature }
        }
    }
}

/// Bytes whose checksum is compared at their end.
final class CheckedBytes: ByteSource {
    private let source: any ByteSource
    private let expected: UInt32
    private var checksum = CRC32()

    init(_ source: any ByteSource, checksum: UInt32) {
        self.source = source
        expected = checksum
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
        let count = try source.read(into: buffer)
        checksum.add(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        guard count > 0 || checksum.value == expected else { throw FileFault("the checksum is wrong") }
        return count
    }
}

import Glibc
import IntentCore

/// The bytes of an open file or pipe, or of a part of a file.
final class FileBytes: ByteSource {
    private let file: OpenFile
    /// Where the next read begins; nil for what is read in order only.
    private var offset: Int?
    private var left: Int
    private let progress: ImportProgress?

    /// All of it.
    init(_ file: OpenFile, progress: ImportProgress?) {
        self.file = file
        self.progress = progress
        offset = file.isRegular ? 0 : nil
        left = Int.max
    }

    /// A part of a regular file.
    init(_ file: OpenFile, offset: Int, count: Int, progress: ImportProgress?) {
        self.file = file
        self.progress = progress
        self.offset = offset
        left = count
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int {
        let wanted = min(left, buffer.count)
        while wanted > 0 {
            let count =
                if let offset {
                    pread(file.descriptor, buffer.baseAddress, wanted, offset)
                } else {
                    Glibc.read(file.descriptor, buffer.baseAddress, wanted)
                }
            if count >= 0 {
                left -= count
                offset = offset.map { $0 + count }
                progress?.add(count)
                return count
            }
            if errno != EINTR { throw OpenFile.fault(errno) }
        }
        return 0
    }
}

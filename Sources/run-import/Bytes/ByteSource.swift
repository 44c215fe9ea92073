/// Where bytes come from: a file, a part of an archive, what a compressed stream holds.
protocol ByteSource: AnyObject {
    /// Reads some bytes; zero is the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFault) -> Int
}

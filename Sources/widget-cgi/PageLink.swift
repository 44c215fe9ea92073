import Glibc
import IntentCore

/// Links that let a browser in once: a key that nobody can guess, of which a file in the cache knows the hash.
///
/// The link is not handed to the browser as an argument, which every account on the machine can read: it lies in a page
/// that belongs to the person alone, and that leads on to it.
enum PageLink {
    /// How long a link may wait to be opened, in seconds.
    private static let patience = 600
    private static let pageName = "open.html"

    private static var folder: String { get throws { "\(try XDGDirectories.cache)/page" } }

    /// Makes a link to an address.
    ///
    /// - Returns: the path of the page that leads to it.
    static func make(to address: String) throws -> String {
        let folder = try folder
        removeOld(in: folder)
        let key = hexadecimal(try randomBytes(32))
        try AtomicFile.replace("\(folder)/\(fileName(key))", with: [])
        let url = htmlEscaped("\(address)?key=\(key)")
        let page = WidgetPage.document(
            title: "Widgets", style: WidgetPage.pageStyle, body: "<p><a href=\"\(url)\">Open your widgets</a></p>",
            head: "<meta http-equiv=\"refresh\" content=\"0; url=\(url)\">\n")
        let path = "\(folder)/\(pageName)"
        try AtomicFile.replace(path, with: Array(page.utf8))
        // One that was there keeps its mode, and this one is for nobody else.
        guard chmod(path, 0o600) == 0 else { throw StoreError.cannotWrite(path: path, code: errno) }
        return path
    }

    /// Whether a key is that of a link that waits to be opened; it is opened now.
    static func open(_ key: String) -> Bool {
        guard key.utf8.count == 64, let folder = try? folder else { return false }
        let path = "\(folder)/\(fileName(key))"
        let isYoung = age(of: path).map { $0 <= patience } ?? false
        // Of two who come with it at once, one takes the file away.
        return unlink(path) == 0 && isYoung
    }

    private static func fileName(_ key: String) -> String { hexadecimal(SHA256.hash(Array(key.utf8))) }

    private static func age(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let age = Moment.now.milliseconds / 1000 - status.st_mtim.tv_sec
        return age >= -patience ? max(0, age) : nil
    }

    private static func removeOld(in folder: String) {
        guard let files = opendir(folder) else { return }
        defer { closedir(files) }
        while let entry = readdir(files) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            let path = "\(folder)/\(name)"
            if name.utf8.count == 64, age(of: path).map({ $0 > patience }) ?? true { unlink(path) }
        }
    }
}

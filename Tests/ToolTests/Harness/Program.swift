import Glibc

/// The programs that the tests run: the built ones, and those of the system.
enum Subprocess {
    /// The folder of the executables to test: that of the test bundle, or the one that `TESTED_TOOLS` names, since an
    /// optimized, static executable can fail where a debug build does not.
    static let products: String = {
        if let tested = getenv("TESTED_TOOLS") { return String(cString: tested) }
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        let executable = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return executable.lastIndex(of: "/").map { String(executable[..<$0]) } ?? "."
    }()

    /// Where commands are looked for: the built ones first.
    static let path = products + ":" + (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin")

    /// The folder of the package itself.
    static let package = String(
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/"))

    /// Whether a program of that name can be run.
    static func isInstalled(_ name: String) -> Bool {
        path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }

    static let hasJQ = isInstalled("jq")
    static let hasStrace = isInstalled("strace")
    /// Whether file systems can be mounted in a namespace of the test's own.
    static let canMount: Bool = {
        guard isInstalled("unshare"), isInstalled("mount"), geteuid() == 0 else { return false }
        guard let child = try? Child("unshare -m mount -t tmpfs none /tmp", environment: ["PATH=\(path)"]) else {
            return false
        }
        return (try? child.finish())?.status == 0
    }()
}

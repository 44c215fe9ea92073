import Glibc

/// The machine that a journal's file belongs to: the host name, so that a person can tell the files apart, and a short
/// identifier, so that two machines that are both called `laptop` never write the same file.
///
/// The identifier is the first 32 of 64 hashed bits of `/etc/machine-id` (else of D-Bus's own copy): `machine-id(5)`
/// asks that the number itself be kept from files that leave the machine, and 128 bits cannot be told from 32. A
/// machine that has neither file (a bare container) goes by its host name alone.
package struct Machine: Sendable, Hashable {
    /// A file name without ending: letters, digits, `-`, `_` and `.` only.
    package let name: String

    /// A machine of that host name, and of the text in its `machine-id` file where it has one.
    package init(host: String, identifier: String?) {
        var name = ""
        for scalar in host.unicodeScalars.prefix(64) {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_": name.unicodeScalars.append(scalar)
            // A leading dot would hide the file.
            case "." where !name.isEmpty: name.unicodeScalars.append(scalar)
            default: name += "-"
            }
        }
        if name.isEmpty { name = "host" }
        let digits = (identifier ?? "").unicodeScalars.filter { $0.properties.isASCIIHexDigit }
        // A first boot leaves the word "uninitialized" in the file for a while.
        if digits.count == 32 {
            let hash = hashed(Array(String(String.UnicodeScalarView(digits)).utf8), seed: 0x696e_7465_6e74)
            let short = String(hash >> 32, radix: 16)
            name += "-" + String(repeating: "0", count: 8 - short.utf8.count) + short
        }
        self.name = name
    }

    /// The machine that this runs on.
    package static let current: Machine = {
        var buffer = [CChar](repeating: 0, count: 256)
        // Leaving room for the NUL that a name cut short would lack.
        let failed = gethostname(&buffer, buffer.count - 1) != 0
        let host = failed ? "" : String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        let texts = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy.compactMap { try? smallFile($0) }
        let identifier = texts.first { !$0.isEmpty }.map { String(decoding: $0.prefix(64), as: UTF8.self) }
        return Machine(host: host, identifier: identifier)
    }()
}

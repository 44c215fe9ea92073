/// The package's version, which every tool of it says.
package let version = "0.1.0"

/// The day of that version, as manuals show it.
let versionDate = "November 30, 2026"

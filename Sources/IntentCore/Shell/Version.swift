/// The package's version, which every tool of it says.
package let version = "0.1.0"

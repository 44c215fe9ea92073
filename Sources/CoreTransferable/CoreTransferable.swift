// `Transferable` and its representations, by the name that a phone imports them by.
@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// The name that a type has in the source, without its module. An interpolation would give the same by way of reflection,
/// which is too dear for a start-up.
package func sourceName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

/// The name that an enum's case has in the source, whatever the enum describes itself as.
package func caseName<Value>(of value: Value) -> String { nameOfCase(value).map { String(cString: $0) } ?? "\(value)" }

@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?

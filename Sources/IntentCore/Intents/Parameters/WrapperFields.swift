@_spi(Reflection) import Swift
import Synchronization

/// Where `@Parameter` and `@Property` stand in the instances of a type.
///
/// `Mirror` costs half a millisecond on first use and again for each instance; a start-up has one to spend in all. The
/// fields are therefore looked up once a type, and read by their offset from then on.
///
/// What is read at an offset is a reference to one of our own wrapper classes and nothing else: only a stored field whose
/// type is such a class is remembered. A weak field and an optional have another type, a lazy variable is an optional,
/// and wrappers of other libraries have types of their own. Structs, classes (with what they inherit) and actors have
/// such fields; enums have none.
struct WrapperFields: Sendable {
    private let fields: [(name: String, offset: Int, type: IntentWrapper.Type)]
    /// The properties that take time to be read.
    let deferredNames: [String]
    private let isClass: Bool

    /// The wrappers of a type; a name is without the underscore that the compiler puts before it.
    static func of(_ type: Any.Type) -> WrapperFields {
        known.withLock { known in
            if let entry = known.first(where: { $0.type == type }) { return entry.fields }
            let fields = WrapperFields(type)
            known.append((type, fields))
            return fields
        }
    }

    /// Types do not change while a program runs, so what is known of them is no state. They are few, and a list of them
    /// costs a start-up less than a dictionary, whose own type has to be made first.
    private static let known = Mutex<[(type: Any.Type, fields: WrapperFields)]>([])

    private init(_ type: Any.Type) {
        var found: [(String, Int, IntentWrapper.Type)] = []
        var deferred: [String] = []
        isClass = type is AnyClass
        // The bit for a class; the options' own constant for it is a mutable global, which Swift 6 lets nobody read.
        let options = _EachFieldOptions(rawValue: isClass ? 1 : 0)
        _ = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
            guard let wrapper = fieldType as? IntentWrapper.Type else { return true }
            let name = String(cString: name)
            if name.first == "_" { found.append((String(name.dropFirst()), offset, wrapper)) }
            if wrapper.isDeferred { deferred.append(String(name.dropFirst())) }
            return true
        }
        fields = found
        deferredNames = deferred
    }

    /// The names of the wrapped properties.
    var names: [String] { fields.map(\.name) }

    /// The entity's properties that can be read at once, with their types.
    var propertyTypes: [(name: String, type: any IntentValue.Type)] {
        fields.compactMap { field in
            guard !field.type.isDeferred, let property = field.type as? any AnyEntityProperty.Type else { return nil }
            return (field.name, property.valueType)
        }
    }

    /// Those of them that are stored: what is worked out tells its type only with its value.
    var storedPropertyTypes: [(name: String, type: any IntentValue.Type)] {
        fields.compactMap { field in
            guard !(field.type is UnstoredEntityProperty.Type),
                let property = field.type as? any AnyEntityProperty.Type
            else { return nil }
            return (field.name, property.valueType)
        }
    }

    /// The wrapper objects of an instance of exactly that type, in the order of their declaration.
    func wrappers<Instance>(in instance: Instance) -> [(name: String, wrapper: IntentWrapper)] {
        if isClass {
            let object = Unmanaged.passUnretained(instance as AnyObject)
            defer { withExtendedLifetime(instance) {} }
            return read(UnsafeRawPointer(object.toOpaque()))
        }
        return withUnsafePointer(to: instance) { read(UnsafeRawPointer($0)) }
    }

    private func read(_ base: UnsafeRawPointer) -> [(name: String, wrapper: IntentWrapper)] {
        fields.map { ($0.name, base.load(fromByteOffset: $0.offset, as: IntentWrapper.self)) }
    }
}

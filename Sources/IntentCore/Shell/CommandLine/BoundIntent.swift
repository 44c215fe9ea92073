/// An intent about to run: its instance, and its parameters as the command line knows them.
struct BoundIntent {
    private(set) var intent: any AppIntent
    private(set) var fields: [BoundParameter]
    /// The positions of the fields that the command line or the pipe gave.
    private(set) var given: [Int] = []

    init(_ type: any AppIntent.Type, of app: (any IntentApp.Type)? = nil) { self.init(type.init(), of: app) }

    /// - Parameter app: whose system requests keep their names to themselves.
    init(_ intent: any AppIntent, of app: (any IntentApp.Type)? = nil) {
        self.intent = intent
        let reserved = SystemRequest.names(of: app)
        fields = intent.parameters.map { BoundParameter(name: $0.name, parameter: $0.parameter, reserved: reserved) }
    }

    /// Whether the intent is a `ForwardingIntent`.
    var isForwarding: Bool { type(of: intent).intentEffects.contains(.forwards) }

    /// Refuses a declaration whose default is none of the values that the parameter takes.
    ///
    /// - Throws: `ExitFailure`, a fault of the program.
    func checkDefaults() throws(ExitFailure) {
        for field in fields {
            do {
                try field.parameter.checkDefault()
            } catch {
                throw ExitFailure(
                    words: "the default of \(field.name) in \(sourceName(of: type(of: intent))) \(error); "
                        + "this is a mistake in the program", status: .software)
            }
        }
    }

    /// Notes that a field was given.
    mutating func mark(_ index: Int) { if !given.contains(index) { given.append(index) } }

    /// A fresh instance of the same intent, with what was given here; its other defaults are made anew.
    func copy() -> BoundIntent {
        var copy = self
        copy.intent = type(of: intent).init()
        for (index, fresh) in copy.intent.parameters.enumerated() where fields.indices.contains(index) {
            copy.fields[index].parameter = fresh.parameter
            if given.contains(index) { fresh.parameter.take(from: fields[index].parameter) }
        }
        return copy
    }

    /// The field of a parameter, found by identity: a parameter does not know its property's name.
    func field(of parameter: any AnyParameter) -> BoundParameter? { fields.first { $0.parameter === parameter } }
}

/// A parameter with the names that it goes by.
struct BoundParameter {
    fileprivate(set) var parameter: any AnyParameter
    /// What does not change, once for all the copies that the lines of a pipe make.
    private let shared: Shared

    private final class Shared: Sendable {
        let name: String
        let option: String
        let isFlag: Bool
        let type: IntentValueType
        let declaration: ParameterDeclaration

        init(name: String, option: String, isFlag: Bool, type: IntentValueType, declaration: ParameterDeclaration) {
            self.name = name
            self.option = option
            self.isFlag = isFlag
            self.type = type
            self.declaration = declaration
        }
    }

    /// The property's name, as records and JSON have it.
    var name: String { shared.name }
    /// The option without its dashes.
    var option: String { shared.option }
    /// Whether it is given as `--name` or `--no-name`.
    var isFlag: Bool { shared.isFlag }
    /// The parameter's type, which is made anew whenever a parameter is asked for it.
    var type: IntentValueType { shared.type }
    /// What the parameter's declaration says of it.
    var declaration: ParameterDeclaration { shared.declaration }

    init(name: String, parameter: any AnyParameter, reserved: [String]) {
        self.parameter = parameter
        let type = parameter.type
        let isFlag = if case .flag = type.syntax { !type.isList } else { false }
        let plain = kebabCase(name)
        let names = isFlag ? [plain, "no-" + plain] : [plain]
        let isTaken = (CommonOptions.all.map(\.name) + reserved).contains { names.contains($0) }
        shared = Shared(
            name: name, option: isTaken ? plain + "-value" : plain, isFlag: isFlag, type: type,
            declaration: parameter.declaration)
    }

    /// Whether the intent cannot run without it, and it has no value.
    var isMissing: Bool { !type.isOptional && parameter.anyValue == nil }

    /// The name in a sentence: `start date`.
    var words: String { String(kebabCase(name).map { $0 == "-" ? " " : $0 }) }

    /// What people read of it.
    var title: String { declaration.title ?? words }

    var connects: Bool { declaration.inputConnection == .connectToPreviousIntentResult }

    /// Whether any word at all would do, so that a bare one is taken only where it is sure to be meant.
    var takesAnyWord: Bool {
        switch type.syntax {
        case .text, .file, .flag: true
        case .word, .choices, .entity: false
        }
    }
}

extension IntentApp {
    /// The argument vector that a button or toggle stands for; none for one that does nothing here.
    ///
    /// An intent that the app does not list, as those of a bundle of widgets are not, is named by its type's mangled name.
    static func command(for action: ViewNode.Action) -> [String] {
        guard let source = action.source else { return action.command }
        let listed = ([primaryIntent] + intents).first { $0.persistentIdentifier == action.intent }
        let unlisted = source.type.flatMap { unlistedIntent(named: unlistedMark + $0) }
        guard let intent = listed ?? unlisted else { return [] }
        var command = [name]
        if listed == nil {
            command.append(unlistedMark + (source.type ?? ""))
        } else if intent != primaryIntent {
            command.append(intent.commandName)
        }
        let boundIntent = BoundIntent(intent, of: Self.self)
        for (parameter, words) in source.words.map({ ($0.parameter, $0.words) }) {
            guard let field = boundIntent.fields.first(where: { $0.name == parameter }) else { continue }
            // In one word: a value that begins with a dash would else be taken for an option.
            command += words.map { "--\(field.option)=\($0)" }
        }
        return command
    }

    /// The intent of a type by its mangled name, with the mark before it.
    static func unlistedIntent(named name: String) -> (any AppIntent.Type)? {
        guard name.hasPrefix(unlistedMark) else { return nil }
        return _typeByName(String(name.dropFirst(unlistedMark.count))) as? any AppIntent.Type
    }

    private static var unlistedMark: String { "$s" }
}

extension ViewNode.Action {
    /// The action with its command.
    func naming(_ command: [String]) -> ViewNode.Action {
        var named = self
        named.command = command
        named.source = nil
        return named
    }
}

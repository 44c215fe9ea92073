extension IntentApp {
    /// What the app says of itself to others, made from its declarations. A phrase that breaks a rule is warned of; who
    /// reads the manifest leaves it out.
    ///
    /// - Throws: `ExitFailure` where a default is none of the values that its parameter takes.
    static func manifest() throws(ExitFailure) -> Manifest {
        var manifest = Manifest(name: name, displayName: displayName)
        manifest.synonyms = synonyms
        manifest.summary = summary
        manifest.completesInJSON = true
        for intent in allIntents { try BoundIntent(intent, of: Self.self).checkDefaults() }
        manifest.intents = allIntents.map { Manifest.Intent($0, of: Self.self, isPrimary: $0 == primaryIntent) }
        manifest.shortcuts = (shortcuts?.appShortcuts ?? []).map { Manifest.Shortcut($0) }
        manifest.valueSources = valueSources
        for error in manifest.phraseErrors { ProcessContext.current.warn(error.words) }
        return manifest
    }
}

extension Manifest.Intent {
    fileprivate init(_ intent: any AppIntent.Type, of app: any IntentApp.Type, isPrimary: Bool) {
        self.init(name: intent.persistentIdentifier, command: intent.commandName, title: intent.title.text)
        self.isPrimary = isPrimary
        description = intent.descriptionText
        isDiscoverable = intent.isDiscoverable
        effects = intent.intentEffects
        needsAuthentication = intent.authenticationPolicy != .alwaysAllowed
        delegates = intent.intentEffects.contains(.delegates)
        parameters = BoundIntent(intent, of: app).fields.map { Manifest.Parameter($0) }
        result = resultType(of: intent).map { type in
            let known = type.intentValueType
            return Manifest.Result(
                type: known.name, isList: known.isList, form: known.json, properties: Manifest.Property.all(of: type))
        }
    }
}

extension Manifest.Property {
    /// The stored properties of an entity type, or of the type that a list or an optional is of.
    fileprivate static func all(of type: any IntentValue.Type) -> [Manifest.Property] {
        switch type {
        case let optional as any OptionalValue.Type: all(of: optional.wrappedType)
        case let list as any ListValue.Type: all(of: list.elementType)
        case is any AppEntity.Type:
            WrapperFields.of(type).storedPropertyTypes.compactMap { name, type in
                let known = type.intentValueType
                return known.json.map { Manifest.Property(name: name, form: $0, isList: known.isList) }
            }
        default: []
        }
    }
}

extension Manifest.Widget {
    init(_ widget: WidgetDeclaration) {
        self.init(kind: widget.kind)
        displayName = widget.displayName
        description = widget.description
        families = widget.families.map(\.name)
        guard let intent = widget.intent else { return }
        self.intent = intent.persistentIdentifier
        parameters = BoundIntent(intent).fields.map { Manifest.Parameter($0) }
    }
}

extension Manifest.Parameter {
    fileprivate init(_ field: BoundParameter) {
        let (parameter, type) = (field.parameter, field.parameter.type)
        self.init(name: field.name, option: field.option, kind: Manifest.Kind(type.syntax), type: type.name)
        title = parameter.declaration.title
        description = parameter.declaration.description
        expected = type.expected
        form = type.json
        limits = parameter.declaration.limits
        size = parameter.declaration.size.map { ($0.least, $0.most) }
        isRequired = parameter.isMissing
        isList = type.isList
        defaultValue = parameter.anyValue?.intentText
        if case .choices(let choices) = type.syntax { self.choices = choices }
        connects = field.connects
    }
}

extension Manifest.Kind {
    fileprivate init(_ boundIntent: IntentValueType.Syntax) {
        self =
            switch boundIntent {
            case .word: .word
            case .text: .text
            case .file: .file
            case .flag: .flag
            case .choices: .enum
            case .entity: .entity
            }
    }
}

extension Manifest.Shortcut {
    fileprivate init(_ shortcut: AppShortcut) {
        let type = type(of: shortcut.intent)
        self.init(intent: type.persistentIdentifier, phrases: shortcut.phrases)
        shortTitle = shortcut.shortTitle
        systemImageName = shortcut.systemImageName
        // What differs from a new intent, the author set for these phrases.
        for (given, fresh) in zip(shortcut.intent.parameters, type.init().parameters) {
            guard let value = given.parameter.anyValue, value.intentJSON != fresh.parameter.anyValue?.intentJSON else {
                continue
            }
            values.append((given.name, commandWords(of: value)))
        }
    }
}

/// What an app says of itself to others: its intents with their parameters, what people say to run them, and the files
/// that the values of its parameters come from.
///
/// A program in any language is an app with a file of this form in `$XDG_DATA_HOME/intent-toolbox/apps/`:
///
///     {
///       "manifest": 1,
///       "name": "greet",
///       "program": "~/bin/greet.py",
///       "displayName": "Greeter",
///       "intents": [
///         {"name": "GreetIntent", "title": "Greet somebody", "primary": true,
///          "parameters": [{"name": "person", "kind": "entity", "type": "person", "required": true}]}
///       ],
///       "shortcuts": [
///         {"intent": "GreetIntent", "phrases": ["Greet ${person} with ${applicationName}"]}
///       ],
///       "widgets": [{"kind": "Greeted", "displayName": "Who was greeted", "families": ["small"]}],
///       "valueSources": ["$XDG_DATA_HOME/greet/people.txt"]
///     }
///
/// `name` and `intents` are all that it must have. A reader ignores keys that it does not know, so that a later version
/// may add some; a change that readers would misunderstand gets another number under `manifest`.
package struct Manifest: Sendable {
    package static let version = 1

    /// The app's name, which is also its command.
    package var name: String
    /// What `${applicationName}` says in a phrase.
    package var displayName: String
    /// Other names of the app in phrases.
    package var synonyms: [String] = []
    /// What it is for, in one line.
    package var summary: String?
    /// The program with words that always come first, where it is not the command `name`.
    package var program: [String] = []
    package var intents: [Intent] = []
    package var shortcuts: [Shortcut] = []
    package var widgets: [Widget] = []
    /// Paths in which a variable may stand for a base folder.
    package var valueSources: [ValueSource] = []

    /// Something that the app can do.
    package struct Intent: Sendable {
        /// The name that stays: the type's.
        package var name: String
        /// The word on the command line: `list-runs`.
        package var command: String
        /// Whether the command alone runs it, without that word.
        package var isPrimary = false
        package var title: String
        package var description: String?
        package var isDiscoverable = true
        /// What running it does to what is there.
        package var effects: IntentEffects = []
        /// Whether a person must agree before it is run on their behalf.
        package var needsAuthentication = false
        /// Whether it may run what other apps declare.
        package var delegates = false
        package var parameters: [Parameter] = []
        /// What it gives to the next action.
        package var result: Result?

        package func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }
    }

    /// What an intent needs to be told.
    package struct Parameter: Sendable {
        package var name: String
        /// The option without its dashes.
        package var option: String
        package var title: String?
        package var description: String?
        package var kind: Kind
        /// What its values are called: `distance`.
        package var type: String
        /// What a value looks like, in a sentence: `a distance such as 7.3km`.
        package var expected: String?
        /// How its values look in JSON.
        package var form: JSONForm?
        package var isRequired = false
        package var isList = false
        package var defaultValue: String?
        /// The least and the greatest number that it takes.
        package var limits: (least: JSONValue, greatest: JSONValue)?
        /// The least and the greatest count of elements in a list.
        package var size: (least: Int, most: Int)?
        /// The values of an enum.
        package var choices: [Choice] = []
        /// Whether it takes the previous action's output.
        package var connects = false

        /// The name in a sentence: `start date`.
        package var spokenName: String { String(kebabCase(name).map { $0 == "-" ? " " : $0 }) }
    }

    /// How the values of a parameter look, as a command line and its completions need to know.
    package enum Kind: String, Sendable {
        /// A word of a recognisable shape.
        case word
        /// Any text at all.
        case text
        case file
        /// Yes or no: `--name` and `--no-name`.
        case flag
        /// One of the choices.
        case `enum`
        /// One of what the app answers to `--complete`.
        case entity

        /// Whether a phrase may have such a parameter: one whose values can be listed, never free text.
        package var isListed: Bool { self == .enum || self == .entity }
    }

    /// What an intent gives to the next action.
    package struct Result: Sendable {
        package var type: String
        package var isList = false
        /// How the value looks in JSON.
        package var form: JSONForm?
        /// The properties of an entity, those whose form is known.
        package var properties: [Property] = []
    }

    /// A property of an entity that an intent gives.
    package struct Property: Sendable {
        package var name: String
        package var form: JSONForm
        package var isList = false
    }

    /// Phrases that run an intent.
    package struct Shortcut: Sendable {
        /// The intent's name.
        package var intent: String
        package var phrases: [PhraseTemplate] = []
        package var shortTitle: String?
        package var systemImageName: String?
        /// What the phrases imply: words for parameters by name.
        package var values: [(parameter: String, words: [String])] = []
    }

    /// Something that the app shows all the time; `--timeline KIND` gives what.
    package struct Widget: Sendable {
        /// The name that stays.
        package var kind: String
        package var displayName: String?
        package var description: String?
        /// The families that it is made for, by their short names.
        package var families: [String] = []
        /// The configuration intent's name.
        package var intent: String?
        /// What a person configures: `--set NAME=VALUE`.
        package var parameters: [Parameter] = []

        package init(kind: String) { self.kind = kind }
    }

    package func intent(_ name: String) -> Intent? { intents.first { $0.name == name } }
}

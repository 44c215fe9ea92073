/// How the values of a type look in JSON: in records, and as other programs may give them.
package struct JSONForm: Hashable, Sendable {
    /// The type by JSON Schema's name: `string`, `integer`, `number`, `boolean` or `object`.
    package var type: String
    /// JSON Schema's `format`: `date-time`, `date` or `uri`.
    package var format: String?
    /// The unit that a number is in, as a value on the command line ends with it: `km`.
    package var unit: String?

    package init(_ type: String, format: String? = nil, unit: String? = nil) {
        self.type = type
        self.format = format
        self.unit = unit
    }

    package static let text = JSONForm("string")
}

/// A request of the compiler to expand an attached macro.
struct Request: Decodable {
    let expandAttachedMacro: AttachedMacro?

    struct AttachedMacro: Decodable {
        let macro: Name
        /// What the expansion is: `extension`, `member`, `memberAttribute`, `peer`.
        let macroRole: String
        let attributeSyntax: Syntax
        let declSyntax: Syntax
        /// The type that an extension is for.
        let extendedTypeSyntax: Syntax?
        /// The conformances that the type does not have yet.
        let conformanceListSyntax: Syntax?
        /// What the declaration stands in, the innermost first.
        let lexicalContext: [Syntax]?
    }

    struct Name: Decodable { let typeName: String }
    struct Syntax: Decodable { let source: String }
}

// Macros with the names of protocols. They are in a module of their own, since `import protocol AppIntents.AppIntent` could not
// tell the two apart; code that uses them names it in its target's settings, as the README shows.
@_exported import AppIntents

/// Makes an intent of a schema that a phone's assistant knows: it gets what the schema implies, a title and `@Parameter` on
/// the properties without a wrapper. The schema itself has no effect here.
///
///     @AppIntent(schema: .photos.createAlbum)
///     struct CreateAlbumIntent { var name: String; func perform() async throws -> some IntentResult { … } }
@attached(extension, conformances: AppIntent)
@attached(member, names: named(title))
@attached(memberAttribute)
public macro AppIntent(schema: AssistantSchemas.Schema) = #externalMacro(module: "PhoneMacros", type: "AppIntent")

/// Makes an entity of a schema that a phone's assistant knows: its properties without a wrapper get `@Property`.
@attached(extension, conformances: AppEntity)
@attached(memberAttribute)
public macro AppEntity(schema: AssistantSchemas.Schema) = #externalMacro(module: "PhoneMacros", type: "AppEntity")

/// Makes an enum of a schema that a phone's assistant knows an `AppEnum`.
@attached(extension, conformances: AppEnum)
public macro AppEnum(schema: AssistantSchemas.Schema) = #externalMacro(module: "PhoneMacros", type: "AppEnum")

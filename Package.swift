// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "intent-toolbox",
    products: [
        .library(name: "IntentCore", targets: ["IntentCore"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "AppIntentsSchemas", targets: ["AppIntentsSchemas"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .executable(name: "run-track", targets: ["run-track"]),
        .executable(name: "meditate", targets: ["meditate"]),
        .executable(name: "shortcuts-list", targets: ["shortcuts-list"]),
        .executable(name: "shortcuts-run", targets: ["shortcuts-run"]),
        .executable(name: "shortcuts-mcp", targets: ["shortcuts-mcp"]),
        .executable(name: "run-import", targets: ["run-import"]),
        .executable(name: "widget-render", targets: ["widget-render"]),
        .executable(name: "widget-cgi", targets: ["widget-cgi"]),
    ],
    targets: [
        .target(name: "IntentCore", dependencies: ["PhoneMacros"]),
        // What `#Preview`, `@AppEntity(schema:)` and their like come to.
        .macro(name: "PhoneMacros"),
        // What phone code imports beside these: each a small product of its own, which no tool of ours links.
        .target(name: "Combine"),
        .target(name: "UniformTypeIdentifiers", dependencies: ["IntentCore"]),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "CoreSpotlight", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "Intents"),
        .target(name: "os"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(name: "UIKit", dependencies: ["SwiftUI"]),
        .target(name: "AppIntents", dependencies: ["Combine", "CoreTransferable", "IntentCore", "PhoneMacros"]),
        .target(name: "AppIntentsSchemas", dependencies: ["AppIntents", "PhoneMacros"]),
        .target(name: "SwiftUI", dependencies: ["AppIntents"]),
        .target(name: "WidgetKit", dependencies: ["SwiftUI"]),
        // What the tools that keep a journal of the person's own have in common.
        .target(name: "Tracking", dependencies: ["IntentCore"]),
        .executableTarget(name: "run-track", dependencies: ["Tracking"]),
        .executableTarget(name: "run-import", dependencies: ["IntentCore"]),
        .executableTarget(name: "meditate", dependencies: ["Tracking"]),
        .executableTarget(name: "shortcuts-list", dependencies: ["IntentCore"]),
        .executableTarget(name: "shortcuts-run", dependencies: ["IntentCore"]),
        .executableTarget(name: "shortcuts-mcp", dependencies: ["IntentCore"]),
        .executableTarget(name: "widget-render", dependencies: ["IntentCore"]),
        .executableTarget(name: "widget-cgi", dependencies: ["IntentCore"]),
        // Writes and reads journals from processes of its own, for tests that kill, starve and crowd them.
        .executableTarget(name: "journal-exercise", dependencies: ["IntentCore"], path: "Tests/journal-exercise"),
        // Asks in every way that intents can ask.
        .executableTarget(name: "asking-sample", dependencies: ["IntentCore"], path: "Tests/asking-sample"),
        .testTarget(name: "IntentCoreTests", dependencies: ["IntentCore", "journal-exercise"]),
        // Has a parameter of every kind and every form of result.
        .executableTarget(name: "every-kind", dependencies: ["IntentCore"], path: "Tests/every-kind"),
        // A bundle of widgets as its `@main`: one that counts, one that fails, one that hangs, with data of all kinds.
        .executableTarget(name: "widget-sample", dependencies: ["IntentCore"], path: "Tests/widget-sample"),
        // Writes FIT and GPX files, for tests that read them.
        .target(name: "FileSamples", path: "Tests/FileSamples"),
        .testTarget(name: "RunImportTests", dependencies: ["run-import", "FileSamples"]),
        // Has the kinds of intents, values and entities that phone code has, by the names that it imports.
        .executableTarget(
            name: "phone-kinds",
            dependencies: [
                "AppIntents", "AppIntentsSchemas", "CoreTransferable", "OSLog", "SwiftUI", "UniformTypeIdentifiers",
            ],
            path: "Tests/phone-kinds"),
        // An app in phone style, which the package of phone code has as well.
        .executableTarget(
            name: "phone-habits", dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
            path: "Tests/PhoneCode/Sources/phone-habits"),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "PhoneTests", dependencies: ["IntentCore", "SwiftUI"]),
        .testTarget(name: "MeditateTests", dependencies: ["meditate"]),
        .testTarget(
            name: "TrackerWidgetTests", dependencies: ["run-track", "meditate"], exclude: ["Snapshots"]),
        .testTarget(name: "WidgetCGITests", dependencies: ["widget-cgi"]),
        .testTarget(name: "ShortcutsMCPTests", dependencies: ["shortcuts-mcp"]),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "run-track", "meditate", "shortcuts-list", "shortcuts-run", "widget-render", "widget-cgi", "every-kind",
                "asking-sample", "widget-sample", "phone-kinds", "phone-habits", "run-import", "shortcuts-mcp",
                "FileSamples",
            ],
            exclude: ["Snapshots", "Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)

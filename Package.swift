// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "intent-toolbox",
    products: [
        .library(name: "IntentCore", targets: ["IntentCore"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .executable(name: "run-track", targets: ["run-track"]),
        .executable(name: "meditate", targets: ["meditate"]),
    ],
    targets: [
        .target(name: "IntentCore"),
        .target(name: "AppIntents", dependencies: ["IntentCore"]),
        .target(name: "WidgetKit", dependencies: ["IntentCore"]),
        .target(name: "SwiftUI", dependencies: ["IntentCore"]),
        .executableTarget(name: "run-track", dependencies: ["IntentCore"]),
        .executableTarget(name: "meditate", dependencies: ["IntentCore"]),
        .testTarget(name: "IntentCoreTests", dependencies: ["IntentCore"]),
    ],
    swiftLanguageModes: [.v6]
)

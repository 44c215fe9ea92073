// swift-tools-version: 6.0
import PackageDescription

// Code as it is written for a phone, against the products of this project and in both language modes. What is legal in
// both is in PhoneCode6, which PhoneCode5 has as a linked folder; what only Swift 5 takes is beside that link. The tea
// timer is also a command, so that phone code can be run.

let phone: [Target.Dependency] = [
    "AppIntents", "AppIntentsSchemas", "WidgetKit", "SwiftUI", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
    "CoreSpotlight", "Intents", "OSLog", "os", "UIKit", "Charts",
].map {
    .product(name: $0, package: "intent-toolbox")
}

// Modules that every file sees without naming them. With `AppIntents`, one that imports Foundation alone sees what a phone's
// Foundation has beyond that of Linux; `@AppIntent(schema:)` has a module of its own, since the macro has a protocol's name;
// so has `URLSession` on Linux, which makes a program start later.
let unnamed = SwiftSetting.unsafeFlags(
    ["AppIntents", "AppIntentsSchemas", "FoundationNetworking"].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    })

let package = Package(
    name: "phone-code",
    dependencies: [.package(name: "intent-toolbox", path: "../..")],
    targets: [
        .target(name: "PhoneCode6", dependencies: phone, swiftSettings: [unnamed]),
        .target(name: "PhoneCode5", dependencies: phone, swiftSettings: [.swiftLanguageMode(.v5), unnamed]),
        .executableTarget(name: "phone-sample", dependencies: phone),
        .executableTarget(name: "phone-habits", dependencies: phone),
    ],
    swiftLanguageModes: [.v6]
)

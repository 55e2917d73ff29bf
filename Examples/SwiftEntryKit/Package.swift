// swift-tools-version: 6.2
import PackageDescription

// Code of an app that is written against SwiftEntryKit, and films of it, rendered by Vitrine on Linux. The compiler reads the names
// in import lines as those of Vitrine's modules.

let modules = ["UIKit", "SwiftEntryKit"]
let dependencies = modules.map { Target.Dependency.product(name: "Vitrine\($0)", package: "Vitrine") }
let aliases = SwiftSetting.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "SwiftEntryKitExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Entries", targets: ["Entries"]),
        .executable(name: "films", targets: ["SwiftEntryKitFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Entries", dependencies: dependencies, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "SwiftEntryKitFilms",
            dependencies: ["Entries", .product(name: "Vitrine", package: "Vitrine")] + dependencies,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

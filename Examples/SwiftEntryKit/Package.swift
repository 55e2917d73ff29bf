// swift-tools-version: 6.2
import PackageDescription

// Entries of an app for ferry passengers, written against SwiftEntryKit and rendered by Vitrine. The files of Entries import what
// they import in an app; the compiler reads each library's name as that of Vitrine's module.

let libraries = ["UIKit", "SwiftEntryKit"]

/// The modules of Vitrine that stand for the libraries.
let modules: [Target.Dependency] = libraries.map { .product(name: "Vitrine\($0)", package: "Vitrine") }

/// `import SwiftEntryKit` means VitrineSwiftEntryKit.
let aliases = SwiftSetting.unsafeFlags(libraries.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "SwiftEntryKitExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Entries", targets: ["Entries"]),
        // `vitrine list films --swift Examples/SwiftEntryKit`
        .executable(name: "films", targets: ["SwiftEntryKitFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Entries", dependencies: modules, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "SwiftEntryKitFilms",
            dependencies: ["Entries", .product(name: "Vitrine", package: "Vitrine")] + modules,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

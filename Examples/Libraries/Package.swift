// swift-tools-version: 6.2
import PackageDescription

// Code that is written against FloatingPanel, OverlayContainer, CardPresentationController and SwiftEntryKit, rendered by
// Vitrine. Each library's module is a target of one line that re-exports Vitrine's, so that the files import what they
// import in an app.

/// A module of a library's name.
func library(_ name: String) -> Target {
    .target(
        name: name, dependencies: [.product(name: "Vitrine\(name)", package: "Vitrine")], path: "Modules/\(name)")
}

/// Files as a user of a library writes them, in the language mode of their time.
func files(_ name: String, imports libraries: [String]) -> Target {
    .target(
        name: name, dependencies: libraries.map { .byName(name: $0) }, swiftSettings: [.swiftLanguageMode(.v5)])
}

let package = Package(
    name: "VitrineLibraries",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        library("UIKit"),
        library("FloatingPanel"),
        library("OverlayContainer"),
        library("CardPresentationController"),
        library("SwiftEntryKit"),
        files("Panels", imports: ["UIKit", "FloatingPanel"]),
        files("Overlays", imports: ["UIKit", "OverlayContainer"]),
        files("Cards", imports: ["UIKit", "CardPresentationController"]),
        files("Entries", imports: ["UIKit", "SwiftEntryKit"]),
        .executableTarget(
            name: "vitrine-libraries",
            dependencies: [
                "Panels", "Overlays", "Cards", "Entries", "UIKit", "FloatingPanel", "OverlayContainer",
                "CardPresentationController", "SwiftEntryKit", .product(name: "Vitrine", package: "Vitrine"),
            ], path: "Sources/Libraries"),
    ],
    swiftLanguageModes: [.v6]
)

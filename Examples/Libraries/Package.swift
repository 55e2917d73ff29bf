// swift-tools-version: 6.2
import PackageDescription

// Code that is written against FloatingPanel, OverlayContainer, CardPresentationController, SwiftEntryKit and
// LNPopupController, rendered by Vitrine. The files import what they import in an app; the compiler reads each library's name as that of Vitrine's module.

let libraries = [
    "UIKit", "FloatingPanel", "OverlayContainer", "CardPresentationController", "SwiftEntryKit", "LNPopupController",
]

/// The modules of Vitrine that stand for some libraries.
func modules(_ libraries: [String]) -> [Target.Dependency] {
    libraries.map { .product(name: "Vitrine\($0)", package: "Vitrine") }
}

/// `import FloatingPanel` means VitrineFloatingPanel.
let aliases = SwiftSetting.unsafeFlags(libraries.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

/// Files as a user of a library writes them, in the language mode of their time.
func files(_ name: String, imports library: String) -> Target {
    .target(
        name: name, dependencies: modules(["UIKit", library]), swiftSettings: [.swiftLanguageMode(.v5), aliases])
}

let package = Package(
    name: "VitrineLibraries",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "LNPopupController", path: "../LNPopupController"),
        .package(name: "SwiftEntryKit", path: "../SwiftEntryKit"),
        .package(name: "Vitrine", path: "../.."),
    ],
    targets: [
        files("Panels", imports: "FloatingPanel"),
        files("Overlays", imports: "OverlayContainer"),
        files("Cards", imports: "CardPresentationController"),
        .executableTarget(
            name: "vitrine-libraries",
            dependencies: [
                "Panels", "Overlays", "Cards", .product(name: "Entries", package: "SwiftEntryKit"),
                .product(name: "Popups", package: "LNPopupController"), .product(name: "Vitrine", package: "Vitrine"),
            ]
                + modules(libraries), path: "Sources/Libraries", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

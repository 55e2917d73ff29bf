// swift-tools-version: 6.2
import PackageDescription

// Checks of the five packages of code that is written against FloatingPanel, OverlayContainer, CardPresentationController,
// SwiftEntryKit and LNPopupController: whether what they render is what the code says. `Scripts/check-libraries` runs them.

let libraries = [
    "CardPresentationController", "FloatingPanel", "LNPopupController", "OverlayContainer", "SwiftEntryKit",
]
let modules = ["UIKit"] + libraries
let aliases = SwiftSetting.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "VitrineLibraries",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Vitrine", path: "../.."),
        .package(name: "CardPresentationController", path: "../CardPresentationController"),
        .package(name: "FloatingPanel", path: "../FloatingPanel"),
        .package(name: "LNPopupController", path: "../LNPopupController"),
        .package(name: "OverlayContainer", path: "../OverlayContainer"),
        .package(name: "SwiftEntryKit", path: "../SwiftEntryKit"),
    ],
    targets: [
        .executableTarget(
            name: "vitrine-libraries",
            dependencies: [
                .product(name: "Cards", package: "CardPresentationController"),
                .product(name: "Entries", package: "SwiftEntryKit"),
                .product(name: "Overlays", package: "OverlayContainer"),
                .product(name: "Panels", package: "FloatingPanel"),
                .product(name: "Popups", package: "LNPopupController"),
                .product(name: "Vitrine", package: "Vitrine"),
            ] + modules.map { .product(name: "Vitrine\($0)", package: "Vitrine") },
            path: "Sources/Libraries", swiftSettings: [aliases])
    ],
    swiftLanguageModes: [.v6]
)

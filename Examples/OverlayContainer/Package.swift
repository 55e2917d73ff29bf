// swift-tools-version: 6.2
import PackageDescription

// Code of an app that is written against OverlayContainer, and films of it, rendered by Vitrine on Linux. The compiler reads the names
// in import lines as those of Vitrine's modules.

let modules = ["UIKit", "OverlayContainer"]
let dependencies = modules.map { Target.Dependency.product(name: "Vitrine\($0)", package: "Vitrine") }
let aliases = SwiftSetting.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "OverlayContainerExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Overlays", targets: ["Overlays"]),
        .executable(name: "films", targets: ["OverlayContainerFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Overlays", dependencies: dependencies, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "OverlayContainerFilms",
            dependencies: ["Overlays", .product(name: "Vitrine", package: "Vitrine")] + dependencies,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

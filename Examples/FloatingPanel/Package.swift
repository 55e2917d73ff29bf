// swift-tools-version: 6.2
import PackageDescription

// Code of an app that is written against FloatingPanel, and films of it, rendered by Vitrine on Linux. The compiler reads the names
// in import lines as those of Vitrine's modules.

let modules = ["UIKit", "FloatingPanel"]
let dependencies = modules.map { Target.Dependency.product(name: "Vitrine\($0)", package: "Vitrine") }
let aliases = SwiftSetting.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "FloatingPanelExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Panels", targets: ["Panels"]),
        .executable(name: "films", targets: ["FloatingPanelFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Panels", dependencies: dependencies, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "FloatingPanelFilms",
            dependencies: ["Panels", .product(name: "Vitrine", package: "Vitrine")] + dependencies,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

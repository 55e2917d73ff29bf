// swift-tools-version: 6.2
import PackageDescription

// Code of an app that is written against LNPopupController, and films of it, rendered by Vitrine on Linux. The compiler reads the names
// in import lines as those of Vitrine's modules.

let modules = ["UIKit", "LNPopupController"]
let dependencies = modules.map { Target.Dependency.product(name: "Vitrine\($0)", package: "Vitrine") }
let aliases = SwiftSetting.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "LNPopupControllerExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Popups", targets: ["Popups"]),
        .executable(name: "films", targets: ["LNPopupControllerFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Popups", dependencies: dependencies, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "LNPopupControllerFilms",
            dependencies: ["Popups", .product(name: "Vitrine", package: "Vitrine")] + dependencies,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

// Code of an app that is written against CardPresentationController, and films of it, rendered by Vitrine on Linux. The compiler reads the names
// in import lines as those of Vitrine's modules.

let modules = ["UIKit", "CardPresentationController"]
let dependencies = modules.map { Target.Dependency.product(name: "Vitrine\($0)", package: "Vitrine") }
let aliases = SwiftSetting.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "CardPresentationControllerExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Cards", targets: ["Cards"]),
        .executable(name: "films", targets: ["CardPresentationControllerFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Cards", dependencies: dependencies, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "CardPresentationControllerFilms",
            dependencies: ["Cards", .product(name: "Vitrine", package: "Vitrine")] + dependencies,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

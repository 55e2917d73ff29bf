// swift-tools-version: 6.2
import PackageDescription

// The popup bar of a music app, written against LNPopupController and rendered by Vitrine. The files of Popups import what
// they import in an app; the compiler reads each library's name as that of Vitrine's module.

let libraries = ["UIKit", "LNPopupController"]

/// The modules of Vitrine that stand for the libraries.
let modules: [Target.Dependency] = libraries.map { .product(name: "Vitrine\($0)", package: "Vitrine") }

/// `import LNPopupController` means VitrineLNPopupController.
let aliases = SwiftSetting.unsafeFlags(libraries.flatMap { ["-module-alias", "\($0)=Vitrine\($0)"] })

let package = Package(
    name: "LNPopupControllerExample",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Popups", targets: ["Popups"]),
        // `vitrine list films --swift Examples/LNPopupController`
        .executable(name: "films", targets: ["LNPopupControllerFilms"]),
    ],
    dependencies: [.package(name: "Vitrine", path: "../..")],
    targets: [
        .target(name: "Popups", dependencies: modules, swiftSettings: [.swiftLanguageMode(.v5), aliases]),
        .executableTarget(
            name: "LNPopupControllerFilms",
            dependencies: ["Popups", .product(name: "Vitrine", package: "Vitrine")] + modules,
            path: "Sources/Films", swiftSettings: [aliases]),
    ],
    swiftLanguageModes: [.v6]
)

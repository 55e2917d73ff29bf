// swift-tools-version: 6.2
import PackageDescription

// Uses Vitrine by version, as any other package does. VITRINE_REPOSITORY names where it is cloned from.
let repository = Context.environment["VITRINE_REPOSITORY"] ?? "../../.."

let package = Package(
    name: "SnapshotExample",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: repository, from: "1.0.0")],
    targets: [
        .testTarget(
            name: "BarTests", dependencies: [.product(name: "VitrineTesting", package: "Vitrine")])
    ],
    swiftLanguageModes: [.v6]
)

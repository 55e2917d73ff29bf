// swift-tools-version: 6.2
import PackageDescription

// Uses Vitrine as any other package does: through its product alone.
let package = Package(
    name: "VitrineExamples",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Vitrine", path: "..")],
    targets: [
        .executableTarget(
            name: "vitrine-examples", dependencies: ["Vitrine"], path: "Sources/Examples",
            // The strictest client: only what `import Vitrine` itself brings is visible.
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ],
    swiftLanguageModes: [.v6]
)

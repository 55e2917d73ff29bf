// swift-tools-version: 6.2
import PackageDescription

// Measures Vitrine module by module and against other renderers. A package of its own, so that those who build or use Vitrine
// need nothing of it.

// Its targets see what Vitrine's modules share among themselves (`package`), because they are compiled under the name of
// Vitrine's package, which SwiftPM derives from its folder. Only a root package may do that, never a dependency.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "vitrine"
let packageName = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
let settings = [SwiftSetting.unsafeFlags(["-package-name", packageName])]

let modules = Target.Dependency.product(name: "_VitrineModules", package: "Vitrine")

/// The benchmarks of a module. The tool finds them by their folder, which must lie in one named Benchmarks.
func benchmarks(of module: String, imports: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "\(module)Benchmarks",
        dependencies: [.product(name: "Benchmark", package: "benchmark"), "BenchmarkSupport", modules] + imports,
        path: "\(module)Benchmarks", packageAccess: false, swiftSettings: settings,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

let package = Package(
    name: "VitrineBenchmarks",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "peer-scene", targets: ["PeerScene"])],
    dependencies: [
        .package(name: "Vitrine", path: ".."),
        // Without traits: its counting of allocations needs another package and another malloc.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "BenchmarkScenes", dependencies: [modules], resources: [.copy("scene.json")], packageAccess: false,
            swiftSettings: settings),
        .target(
            name: "BenchmarkSupport",
            dependencies: ["BenchmarkScenes", modules, .product(name: "Benchmark", package: "benchmark")],
            packageAccess: false, swiftSettings: settings),
        .executableTarget(
            name: "PeerScene",
            dependencies: [
                "BenchmarkScenes", modules, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], packageAccess: false, swiftSettings: settings),
        benchmarks(of: "Rasterizer", imports: ["BenchmarkScenes"]),
        benchmarks(of: "Encoders", imports: ["BenchmarkScenes"]),
        benchmarks(of: "Scenes"),
        benchmarks(of: "Text"),
        benchmarks(of: "Motion"),
    ],
    swiftLanguageModes: [.v6]
)

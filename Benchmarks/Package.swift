// swift-tools-version: 6.2
import PackageDescription

// Measures Vitrine room by room and against other renderers. A package of its own, so that those who build or use Vitrine
// need nothing of it.

let rooms = Target.Dependency.product(name: "_VitrineModules", package: "Vitrine")

/// The benchmarks of a room. The tool finds them by their folder, which must lie in one named Benchmarks.
func benchmarks(of room: String, imports: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "\(room)Benchmarks",
        dependencies: [.product(name: "Benchmark", package: "benchmark"), "BenchmarkSupport", rooms] + imports,
        path: "\(room)Benchmarks",
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
        .target(name: "BenchmarkScenes", dependencies: [rooms], resources: [.copy("scene.json")]),
        .target(
            name: "BenchmarkSupport",
            dependencies: ["BenchmarkScenes", rooms, .product(name: "Benchmark", package: "benchmark")]),
        .executableTarget(
            name: "PeerScene",
            dependencies: [
                "BenchmarkScenes", rooms, .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        benchmarks(of: "Rasterizer", imports: ["BenchmarkScenes"]),
        benchmarks(of: "Encoders", imports: ["BenchmarkScenes"]),
        benchmarks(of: "Scenes"),
        benchmarks(of: "Text"),
        benchmarks(of: "Motion"),
    ],
    swiftLanguageModes: [.v6]
)

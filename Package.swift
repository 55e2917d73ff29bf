// swift-tools-version: 6.2
import PackageDescription

// Every room is a target; arrows point downward only. ARCHITECTURE.md draws the house, and
// `swift build --explicit-target-dependency-import-check error` (run by .ci/run) keeps it that way.

/// A Debian/Homebrew library that pkg-config finds.
func library(_ name: String, _ module: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: module, path: "Libraries/\(module)", pkgConfig: name, providers: [.apt([apt]), .brew([brew])])
}

/// A room of the house.
func room(_ name: String, imports: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: imports, resources: resources)
}

/// The tests of a room, with whatever more they import.
func tests(of name: String, imports: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + imports, resources: resources)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
    name: "Vitrine",
    // Synchronization's Mutex needs macOS 15; on Linux every release that Swift 6.2 runs on will do.
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .executable(name: "vitrine", targets: ["VitrineCLI"]),
        // For Benchmarks/, which measures room by room; no part of the public interface.
        .library(
            name: "_VitrineRooms",
            targets: [
                "Primitives", "DisplayList", "Rasterizer", "Text", "Motion", "Scenes", "Encoders", "Stage", "Vitrine",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        library("libpng", "CPNG", apt: "libpng-dev", brew: "libpng"),
        library("libgif", "CGIF", apt: "libgif-dev", brew: "giflib"),
        library("freetype2", "CFreeType", apt: "libfreetype-dev", brew: "freetype"),
        library("harfbuzz", "CHarfBuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
        library("fribidi", "CFriBidi", apt: "libfribidi-dev", brew: "fribidi"),

        room("Primitives"),
        room("PixelKernels", imports: ["Primitives"]),
        .target(name: "CPixelKernels"),
        room("DisplayList", imports: ["Primitives"]),
        room("Rasterizer", imports: ["DisplayList", "PixelKernels", "CPixelKernels", "Primitives"]),
        room("Text", imports: ["Primitives", "CFreeType", "CHarfBuzz", "CFriBidi", "CPNG"]),
        room("SceneGraph", imports: ["DisplayList", "Text", "Primitives"]),
        room("Motion", imports: ["Primitives"]),
        room("Presentations", imports: ["Motion", "SceneGraph", "DisplayList", "Text", "Primitives"]),
        room("Scenes", imports: ["Presentations", "Primitives", yams]),
        room("Encoders", imports: ["PixelKernels", "Primitives", "CPNG", "CGIF"]),
        room(
            "Stage",
            imports: [
                "Scenes", "Presentations", "Motion", "SceneGraph", "DisplayList", "Rasterizer", "Text", "Encoders",
                "Primitives",
            ],
            resources: [
                .copy("../../Assets/Fonts"), .copy("../../Assets/Artwork"), .copy("../../Assets/Icons"),
            ]),
        room("Vitrine", imports: ["Stage", "Scenes", "Presentations", "Encoders", "Primitives"]),
        .executableTarget(
            name: "VitrineCLI",
            dependencies: [
                "Vitrine", "Stage", "Scenes", "Presentations", "Encoders", "Rasterizer", "DisplayList", "Text",
                "Motion", "Primitives", argumentParser,
            ]),

        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .executableTarget(
            name: "RasterizerFuzz", dependencies: ["Rasterizer", "DisplayList", "Primitives", "TestSupport"],
            path: "Tests/RasterizerFuzz"),
        .executableTarget(
            name: "TextFuzz", dependencies: ["Text", "Primitives", "TestSupport"], path: "Tests/TextFuzz"),
        .executableTarget(
            name: "EncoderFuzz", dependencies: ["Encoders", "Primitives", "TestSupport"], path: "Tests/EncoderFuzz"),
        tests(of: "Primitives"),
        tests(of: "PixelKernels", imports: ["Primitives"]),
        tests(of: "Rasterizer", imports: ["DisplayList", "PixelKernels", "CPixelKernels", "Primitives", "CFreeType"]),
        tests(of: "Text", imports: ["Primitives", "CFreeType"]),
        tests(of: "SceneGraph", imports: ["DisplayList", "Rasterizer", "Text", "Primitives"]),
        tests(of: "Motion", imports: ["Primitives"]),
        tests(
            of: "Presentations",
            imports: ["Motion", "SceneGraph", "DisplayList", "Rasterizer", "Text", "Primitives"]),
        tests(of: "Scenes", imports: ["Presentations", "Primitives"]),
        tests(
            of: "Stage",
            imports: [
                "Scenes", "Presentations", "SceneGraph", "DisplayList", "Rasterizer", "Motion", "Text", "Encoders",
                "Primitives",
            ]),
        tests(of: "Encoders", imports: ["Primitives", "CGIF"]),
        tests(of: "Vitrine", imports: ["VitrineCLI", "Stage", "Scenes", "Encoders", "Primitives"]),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

// Modules import only what is listed here, downward. ARCHITECTURE.md draws the layers, and
// `swift build --explicit-target-dependency-import-check error` (run by .ci/run) enforces the list.
// Every target name starts with Vitrine (C modules: CVitrine), because names are global in a client's package graph.

/// A system library that pkg-config finds.
func library(_ name: String, _ module: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: module, pkgConfig: name, providers: [.apt([apt]), .brew([brew])])
}

/// The dependencies on modules of this package, by their names without the prefix.
func modules(_ names: [String]) -> [Target.Dependency] {
    names.map { name in
        let isC = name.first == "C" && name.dropFirst().first!.isUppercase
        return .byName(name: isC ? "CVitrine\(name.dropFirst())" : "Vitrine\(name)")
    }
}

/// Every use of an unsafe construct is marked. Scripts/unsafe-files lists the files that may contain one.
let strict = [SwiftSetting.strictMemorySafety(), .treatWarning("StrictMemorySafety", as: .error)]

/// A module of the library.
func module(
    _ name: String, imports names: [String] = [], products: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
    .target(
        name: "Vitrine\(name)", dependencies: modules(names) + products, resources: resources,
        swiftSettings: strict)
}

/// The tests of a module, with the other modules they import.
/// - Parameter files: what the tests read from their folder. Default: nothing.
func tests(
    of name: String, imports names: [String] = [], products: [Target.Dependency] = [], reading files: [String] = []
) -> Target {
    .testTarget(
        name: "Vitrine\(name)Tests",
        dependencies: modules([name, "TestSupport"] + names.filter { $0 != name }) + products,
        path: "Tests/\(name)Tests", exclude: files)
}

/// A program that tests a module with random input.
func fuzzer(of name: String, imports names: [String] = []) -> Target {
    .executableTarget(
        name: "Vitrine\(name)Fuzz", dependencies: modules([name, "Primitives", "TestSupport"] + names),
        path: "Tests/\(name)Fuzz")
}

/// Code as a user of a library writes it, in the language mode of its time. Its import lines name the modules of this package.
func snippets(of library: String) -> Target {
    .target(
        name: "Vitrine\(library)Snippets", dependencies: modules(["UIKit", library]), path: "Tests/Snippets/\(library)",
        swiftSettings: [.swiftLanguageMode(.v5)])
}

/// The modules of one library each. None imports another; Scripts/check-modules reads this list.
let families = ["PopupBar", "Cards", "Overlays", "Panels", "Entries"]

// A module may import what its layer has, and the layers below.
let foundation = ["Primitives", "DisplayList", "Text", "SceneGraph", "Vocabulary", "Motion"]
let views = foundation + ["Surfaces", "Pages", "Presentation"]
let stage = views + families + ["Screens", "Encoders", "Comparison", "Stage"]

/// The Swift interfaces of the libraries.
let libraries = [
    "FloatingPanel", "OverlayContainer", "CardPresentationController", "SwiftEntryKit", "LNPopupController",
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
    name: "Vitrine",
    // Synchronization's Mutex requires macOS 15. Linux has no such limit.
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .executable(name: "vitrine", targets: ["VitrineCLI"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .plugin(name: "VitrineRenderScenes", targets: ["VitrineRenderScenes"]),
        .library(name: "VitrineUIKit", targets: ["VitrineUIKit"]),
        .library(name: "VitrineFloatingPanel", targets: ["VitrineFloatingPanel"]),
        .library(name: "VitrineOverlayContainer", targets: ["VitrineOverlayContainer"]),
        .library(name: "VitrineCardPresentationController", targets: ["VitrineCardPresentationController"]),
        .library(name: "VitrineSwiftEntryKit", targets: ["VitrineSwiftEntryKit"]),
        .library(name: "VitrineLNPopupController", targets: ["VitrineLNPopupController"]),
        // For Benchmarks/, which measures module by module. Not part of the public interface.
        .library(
            name: "_VitrineModules",
            targets: [
                "VitrinePrimitives", "VitrineDisplayList", "VitrineRasterizer", "VitrineText", "VitrineMotion",
                "VitrineEncoders", "VitrineStage", "Vitrine",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        library("libpng", "CVitrinePNG", apt: "libpng-dev", brew: "libpng"),
        library("libdeflate", "CVitrineDeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        library("libgif", "CVitrineGIF", apt: "libgif-dev", brew: "giflib"),
        library("libturbojpeg", "CVitrineJPEG", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        library("freetype2", "CVitrineFreeType", apt: "libfreetype-dev", brew: "freetype"),
        library("harfbuzz", "CVitrineHarfBuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
        library("fribidi", "CVitrineFriBidi", apt: "libfribidi-dev", brew: "fribidi"),
        .systemLibrary(name: "CVitrineFiles"),
        .systemLibrary(name: "CVitrineMalloc"),
        // Loaded when they are needed, so that a build without their headers works.
        .target(name: "CVitrineCodecs"),

        module("Primitives"),
        module("PixelKernels", imports: ["Primitives"]),
        .target(name: "CVitrinePixelKernels"),
        module("DisplayList", imports: ["Primitives"]),
        module("Rasterizer", imports: ["DisplayList", "PixelKernels", "CPixelKernels", "Primitives"]),
        module("PNGDecoder", imports: ["Primitives", "CPNG"]),
        module("Text", imports: ["PNGDecoder", "Primitives", "CFreeType", "CHarfBuzz", "CFriBidi"]),
        module("SceneGraph", imports: ["DisplayList", "Text", "Primitives"]),
        module("Vocabulary", imports: ["Primitives"]),
        module("Motion", imports: ["Vocabulary", "Primitives"]),
        module("Surfaces", imports: foundation),
        module("Pages", imports: foundation + ["Surfaces"]),
        module("Presentation", imports: foundation + ["Surfaces", "Pages"]),
    ] + families.map { module($0, imports: views) } + [
        module("Screens", imports: views + families),
        module(
            "Encoders",
            imports: [
                "PNGDecoder", "PixelKernels", "Primitives", "CPNG", "CGIF", "CJPEG", "CDeflate", "CCodecs", "CFiles",
            ]),
        // The comparison of pictures, animations and poses. Independent of scenes.
        .target(name: "CVitrineComparison"),
        module("Comparison", imports: ["Encoders", "CComparison", "CDeflate", "Primitives"]),
        module(
            "Stage", imports: views + ["PopupBar", "Screens", "Encoders", "Comparison", "Rasterizer"], products: [yams],
            resources: [.copy("../../Assets/Fonts"), .copy("../../Assets/Artwork"), .copy("../../Assets/Icons")]),
        .target(name: "Vitrine", dependencies: modules(stage), swiftSettings: strict),
        // Snapshot tests and their reports. A client that does not import them does not build them.
        module("Snapshots", imports: stage, products: ["Vitrine"]),
        module("Testing", imports: stage + ["Snapshots"], products: ["Vitrine"]),
        // The Swift interfaces of the libraries, for code that is written against them. A client that imports none does
        // not build them.
        module("UIKit", imports: stage, products: ["Vitrine"]),
    ] + libraries.map { module($0, imports: stage + ["UIKit"]) } + [
        module(
            "Preview", imports: stage + ["Rasterizer"], products: ["Vitrine", flyingSocks], resources: [.copy("Page")]),
        .executableTarget(
            name: "VitrineCLI",
            dependencies: modules(stage + ["Rasterizer", "Snapshots", "Preview", "CMalloc"]) + [
                "Vitrine", argumentParser,
            ], swiftSettings: strict),

        // `swift package render-scenes` in a package that depends on this one. The plugin builds the product vitrine itself:
        // a dependency on it would be built by every build of this package once more, for the host.
        .plugin(
            name: "VitrineRenderScenes",
            capability: .command(
                intent: .custom(
                    verb: "render-scenes",
                    description: "Render the scene files of a package, or check that their pictures are up to date."),
                permissions: [.writeToPackageDirectory(reason: "The pictures are written into the package.")])),

        .target(name: "VitrineTestSupport", path: "Tests/TestSupport"),
        .target(
            name: "VitrineLayoutTestSupport", dependencies: modules(["Surfaces", "SceneGraph", "Text", "Primitives"]),
            path: "Tests/LayoutTestSupport"),
        .target(
            name: "VitrinePopupBarTestSupport", dependencies: modules(views + ["PopupBar"]),
            path: "Tests/PopupBarTestSupport"),
        // Pictures of keys, for the tests of the shared layer and of each family.
        .target(
            name: "VitrineKeyTestSupport", dependencies: modules(stage) + ["Vitrine"], path: "Tests/KeyTestSupport"),
        .testTarget(name: "VitrineKeyTests", dependencies: modules(stage + ["KeyTestSupport"]), path: "Tests/KeyTests"),
        fuzzer(of: "Rasterizer", imports: ["DisplayList"]),
        fuzzer(of: "Text"),
        fuzzer(of: "Encoders"),
        // The trial family of Documentation/AddingAFamily.md.
        .target(name: "VitrineBoxFamily", dependencies: modules(views), path: "Tests/BoxFamily"),
        tests(of: "BoxFamily", imports: stage, reading: ["boxes.yaml"]),
        tests(of: "Primitives"),
        tests(of: "PixelKernels", imports: ["Primitives"]),
        tests(
            of: "Rasterizer",
            imports: ["Comparison", "DisplayList", "PixelKernels", "CPixelKernels", "Primitives", "CFreeType"]),
        tests(of: "Text", imports: ["PNGDecoder", "Primitives", "CFreeType"]),
        tests(of: "SceneGraph", imports: ["DisplayList", "Rasterizer", "Text", "Primitives"]),
        tests(of: "Vocabulary", imports: ["Primitives"]),
        tests(of: "Motion", imports: ["Vocabulary", "Primitives"]),
        tests(of: "Surfaces", imports: foundation + ["Rasterizer", "LayoutTestSupport"]),
        tests(of: "Pages", imports: foundation + ["Surfaces", "Rasterizer", "Encoders", "LayoutTestSupport"]),
        tests(of: "Presentation", imports: views + ["Rasterizer", "LayoutTestSupport"]),
        tests(of: "PopupBar", imports: views + ["Rasterizer", "LayoutTestSupport", "PopupBarTestSupport"]),
        tests(of: "Entries", imports: stage + ["KeyTestSupport", "LayoutTestSupport"]),
        tests(of: "Panels", imports: stage + ["FloatingPanel", "KeyTestSupport"]),
        tests(
            of: "Overlays", imports: stage + ["UIKit", "OverlayContainer", "KeyTestSupport", "LayoutTestSupport"]),
        tests(of: "Cards", imports: stage + ["Rasterizer", "KeyTestSupport", "LayoutTestSupport"]),
        tests(
            of: "Screens", imports: views + ["PopupBar", "Rasterizer", "LayoutTestSupport", "PopupBarTestSupport"]),
        tests(of: "Encoders", imports: ["PNGDecoder", "Primitives", "CGIF"]),
        tests(
            of: "Comparison", imports: ["Encoders", "CComparison", "Primitives"], reading: ["pixelmatch.tsv"]),
        tests(of: "Stage", imports: stage + ["Rasterizer"]),
        .testTarget(
            name: "VitrineTests", dependencies: modules(stage + ["Preview", "TestSupport"]) + ["Vitrine"]),
        tests(of: "Snapshots", imports: stage, products: ["Vitrine"]),
        tests(of: "Testing", imports: ["Encoders", "Primitives"], reading: ["__Snapshots__"]),
        tests(of: "Preview", imports: stage, products: ["Vitrine", flyingSocks]),
        .testTarget(
            name: "VitrineCLITests", dependencies: modules(stage + ["Rasterizer", "TestSupport"]) + ["VitrineCLI"],
            path: "Tests/CLITests"),
        tests(
            of: "UIKit",
            imports: stage + [
                "FloatingPanel", "OverlayContainer", "CardPresentationController", "SwiftEntryKit", "LayoutTestSupport",
            ], products: ["Vitrine"], reading: ["Fixtures"]),
        tests(of: "SwiftEntryKit", imports: stage + ["CardPresentationController"]),
        tests(of: "LNPopupController", imports: stage, products: ["Vitrine"]),
    ] + libraries.map(snippets) + [
        .testTarget(
            name: "VitrineSnippetTests",
            dependencies: modules(
                stage + libraries + libraries.map { "\($0)Snippets" } + ["UIKit"]) + ["Vitrine"],
            path: "Tests/SnippetTests", exclude: ["snippets.tsv"]),
        // What shows that each member of the libraries takes effect.
        .testTarget(
            name: "VitrineMemberTests",
            dependencies: modules(stage + libraries + ["UIKit", "TestSupport"]) + ["Vitrine"],
            path: "Tests/MemberTests"),
    ],
    swiftLanguageModes: [.v6]
)

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
func tests(of name: String, imports names: [String] = [], reading files: [String] = []) -> Target {
    .testTarget(
        name: "Vitrine\(name)Tests", dependencies: modules([name, "TestSupport"] + names), path: "Tests/\(name)Tests",
        exclude: files)
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

func family(_ name: String) -> Target {
    module(
        name,
        imports: [
            "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph",
            "DisplayList", "Text", "Primitives",
        ])
}

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
                "VitrineScenes", "VitrineEncoders", "VitrineStage", "Vitrine",
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
        .target(name: "CVitrineWebP"),
        .target(name: "CVitrineAVIF"),

        module("Primitives"),
        module("PixelKernels", imports: ["Primitives"]),
        .target(name: "CVitrinePixelKernels"),
        module("DisplayList", imports: ["Primitives"]),
        module("Rasterizer", imports: ["DisplayList", "PixelKernels", "CPixelKernels", "Primitives"]),
        module("PNGDecoder", imports: ["Primitives", "CPNG"]),
        module("Text", imports: ["PNGDecoder", "Primitives", "CFreeType", "CHarfBuzz", "CFriBidi"]),
        module("SceneGraph", imports: ["DisplayList", "Text", "Primitives"]),
        module("Motion", imports: ["Primitives"]),
        module("Vocabulary", imports: ["Primitives"]),
        module("Setting", imports: ["Vocabulary", "Motion", "SceneGraph", "Text", "Primitives"]),
        module("Gestures", imports: ["Vocabulary", "Motion", "Primitives"]),
        module(
            "Surfaces",
            imports: ["Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph", "DisplayList", "Text", "Primitives"]),
        module(
            "Pages",
            imports: [
                "Surfaces", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph", "DisplayList", "Text",
                "Primitives",
            ]),
        module(
            "Chrome",
            imports: [
                "Pages", "Surfaces", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph", "DisplayList", "Text",
                "Primitives",
            ]),
        module(
            "Presentation",
            imports: [
                "Chrome", "Pages", "Surfaces", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph",
                "Primitives",
            ]),
    ] + families.map(family) + [
        module(
            "Screens",
            imports: families + [
                "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting", "Vocabulary", "Motion",
                "SceneGraph",
                "DisplayList", "Text", "Primitives",
            ]),
        module(
            "Scenes",
            imports: [
                "Screens", "PopupBar", "Chrome", "Pages", "Surfaces", "Gestures", "Setting", "Vocabulary", "Primitives",
            ],
            products: [yams]),
        module(
            "Encoders",
            imports: [
                "PNGDecoder", "PixelKernels", "Primitives", "CPNG", "CGIF", "CJPEG", "CDeflate", "CWebP", "CAVIF",
                "CFiles",
            ]),
        // The comparison of pictures, animations and poses. Independent of scenes.
        .target(name: "CVitrineComparison"),
        module("Comparison", imports: ["Encoders", "CComparison", "CDeflate", "Primitives"]),
        module(
            "Stage",
            imports: [
                "Scenes", "Screens", "PopupBar", "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary",
                "Motion",
                "SceneGraph", "DisplayList", "Rasterizer", "Text", "Comparison", "Encoders", "Primitives",
            ],
            resources: [
                .copy("../../Assets/Fonts"), .copy("../../Assets/Artwork"), .copy("../../Assets/Icons"),
            ]),
        .target(
            name: "Vitrine",
            dependencies: modules(
                [
                    "Stage", "Scenes", "Screens",
                ] + families + [
                    "Presentation", "Chrome", "Pages", "Surfaces", "Gestures",
                    "Setting", "Vocabulary", "Motion", "Text", "Encoders", "Primitives",
                ]), swiftSettings: strict),
        // Snapshot tests. A client that does not import it does not build it.
        module(
            "Snapshots",
            imports: ["Comparison", "Stage", "Scenes", "Screens", "Vocabulary", "Encoders", "Primitives"],
            products: ["Vitrine"]),
        module("Reports", imports: ["Snapshots", "Comparison", "Encoders", "Primitives"]),
        module(
            "Testing",
            imports: ["Snapshots", "Comparison", "Scenes", "Screens", "Encoders", "Primitives"], products: ["Vitrine"]),
        // The Swift interfaces of the libraries, for code that is written against them. A client that imports none does
        // not build them.
        module(
            "UIKit",
            imports: [
                "Stage", "Scenes", "Screens", "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary", "Motion", "SceneGraph", "Text", "Encoders", "Primitives",
            ], products: ["Vitrine"]),
        module(
            "FloatingPanel",
            imports: [
                "UIKit", "Panels", "Screens", "Presentation", "Pages", "Setting", "Vocabulary", "Motion", "Primitives",
            ]),
        module(
            "OverlayContainer",
            imports: [
                "UIKit", "Overlays", "Screens", "Presentation", "Pages", "Setting", "Vocabulary", "Motion",
                "Primitives",
            ]),
        module(
            "CardPresentationController",
            imports: [
                "UIKit", "Cards", "Screens", "Presentation", "Chrome", "Pages", "Setting", "Vocabulary", "Motion",
                "Primitives",
            ]),
        module(
            "SwiftEntryKit",
            imports: [
                "UIKit", "Entries", "Screens", "Presentation", "Pages", "Surfaces", "Text", "Setting", "Vocabulary",
                "Motion",
                "Primitives",
            ]),

        module(
            "LNPopupController",
            imports: [
                "UIKit", "PopupBar", "Screens", "Presentation", "Chrome", "Pages", "Surfaces", "Text", "Setting",
                "Vocabulary", "Motion", "Primitives",
            ]),

        module("Terminal", imports: ["Encoders", "Primitives"]),
        .target(
            name: "VitrinePreview",
            dependencies: modules([
                "Terminal", "Comparison", "Stage", "Scenes", "Screens", "PopupBar", "Presentation", "Chrome", "Pages",
                "Surfaces",
                "Gestures", "Setting", "Vocabulary", "Motion", "Encoders", "Rasterizer", "SceneGraph", "DisplayList",
                "Text", "Primitives",
            ]) + ["Vitrine", flyingSocks], resources: [.copy("Page")], swiftSettings: strict),
        .executableTarget(
            name: "VitrineCLI",
            dependencies: modules([
                "Preview", "Terminal", "Reports", "Snapshots", "Comparison",
                "Stage", "Scenes", "Screens", "PopupBar", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary", "Encoders", "Rasterizer", "DisplayList", "Text", "Motion", "Primitives",
            ]) + ["CVitrineMalloc", "Vitrine", argumentParser], swiftSettings: strict),

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
            name: "VitrineLayoutTestSupport", dependencies: modules(["Text", "Primitives"]),
            path: "Tests/LayoutTestSupport"),
        // Pictures of keys, for the tests of the shared layer and of each family.
        .target(
            name: "VitrineKeyTestSupport",
            dependencies: modules(["Scenes", "Screens", "Vocabulary", "Primitives"]) + ["Vitrine"],
            path: "Tests/KeyTestSupport"),
        .testTarget(
            name: "VitrineKeyTests", dependencies: modules(["KeyTestSupport", "Scenes", "Screens", "Vocabulary"]),
            path: "Tests/KeyTests"),
        fuzzer(of: "Rasterizer", imports: ["DisplayList"]),
        fuzzer(of: "Text"),
        fuzzer(of: "Encoders"),
        // The trial family of Documentation/AddingAFamily.md.
        .target(
            name: "VitrineBoxFamily",
            dependencies: modules([
                "Presentation", "Chrome", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph", "Primitives",
            ]), path: "Tests/BoxFamily"),
        tests(
            of: "BoxFamily",
            imports: ["Stage", "Scenes", "Screens", "Presentation", "Vocabulary", "Primitives"], reading: ["boxes.yaml"]
        ),
        tests(
            of: "Entries",
            imports: [
                "KeyTestSupport", "Stage", "Scenes", "Screens", "Presentation", "Chrome", "Pages", "Gestures",
                "Setting", "Vocabulary",
                "Motion", "SceneGraph", "DisplayList", "Primitives", "LayoutTestSupport",
            ]),
        tests(
            of: "Panels",
            imports: [
                "KeyTestSupport", "FloatingPanel", "Stage", "Scenes", "Screens", "Presentation", "Pages", "Gestures",
                "Setting",
                "Vocabulary", "Motion",
                "SceneGraph", "Primitives",
            ]),
        tests(of: "Primitives"),
        tests(of: "PixelKernels", imports: ["Primitives"]),
        tests(
            of: "Rasterizer",
            imports: ["Comparison", "DisplayList", "PixelKernels", "CPixelKernels", "Primitives", "CFreeType"]),
        tests(of: "Text", imports: ["PNGDecoder", "Primitives", "CFreeType"]),
        tests(of: "SceneGraph", imports: ["DisplayList", "Rasterizer", "Text", "Primitives"]),
        tests(of: "Motion", imports: ["Primitives"]),
        .testTarget(
            name: "VitrineUIKitTests",
            dependencies: modules([
                "UIKit", "FloatingPanel", "OverlayContainer", "CardPresentationController", "SwiftEntryKit", "Scenes",
                "Screens", "Pages", "SceneGraph", "Text", "Setting", "Vocabulary", "Motion", "Encoders", "Primitives",
                "TestSupport", "LayoutTestSupport",
            ]) + ["Vitrine"], path: "Tests/UIKitTests", exclude: ["Fixtures"]),
        tests(
            of: "SwiftEntryKit",
            imports: [
                "CardPresentationController", "Entries", "Stage", "Screens", "Presentation", "Vocabulary", "Primitives",
            ]),
        snippets(of: "FloatingPanel"),
        snippets(of: "OverlayContainer"),
        snippets(of: "CardPresentationController"),
        snippets(of: "SwiftEntryKit"),
        snippets(of: "LNPopupController"),
        .testTarget(
            name: "VitrineSnippetTests",
            dependencies: modules([
                "FloatingPanelSnippets", "OverlayContainerSnippets", "CardPresentationControllerSnippets",
                "SwiftEntryKitSnippets", "LNPopupControllerSnippets", "LNPopupController", "UIKit", "FloatingPanel",
                "OverlayContainer", "CardPresentationController",
                "SwiftEntryKit", "Screens", "Stage", "Encoders", "Primitives",
            ]) + ["Vitrine"], path: "Tests/SnippetTests", exclude: ["snippets.tsv"]),
        .testTarget(
            name: "VitrineLNPopupControllerTests",
            dependencies: modules([
                "LNPopupController", "PopupBar", "Pages", "Stage", "Scenes", "Screens", "Presentation", "Setting",
                "Vocabulary", "Primitives", "TestSupport",
            ]) + ["Vitrine"], path: "Tests/LNPopupControllerTests"),
        // What shows that each member of the libraries takes effect.
        .testTarget(
            name: "VitrineMemberTests",
            dependencies: modules([
                "UIKit", "FloatingPanel", "OverlayContainer", "CardPresentationController", "SwiftEntryKit", "Screens",
                "Stage", "Presentation", "Primitives", "TestSupport",
            ]) + ["Vitrine"], path: "Tests/MemberTests"),
        tests(of: "Vocabulary", imports: ["Primitives"]),
        tests(of: "Gestures", imports: ["Motion", "Primitives"]),
        tests(
            of: "Pages",
            imports: [
                "LayoutTestSupport", "Surfaces", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph",
                "Rasterizer", "Encoders", "Text", "Primitives",
            ]),
        tests(
            of: "Overlays",
            imports: [
                "KeyTestSupport", "LayoutTestSupport", "OverlayContainer", "UIKit", "Stage", "Scenes", "Screens",
                "Presentation", "Chrome",
                "Pages", "Gestures", "Setting", "Vocabulary", "Motion", "SceneGraph", "Text", "Primitives",
            ]),
        tests(
            of: "Screens",
            imports: [
                "LayoutTestSupport", "PopupBar", "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary",
                "Motion", "SceneGraph", "DisplayList", "Rasterizer", "Text", "Primitives",
            ]),
        tests(
            of: "Cards",
            imports: [
                "KeyTestSupport", "LayoutTestSupport",
                "Stage", "Scenes", "Screens", "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary", "Motion", "SceneGraph", "Rasterizer", "Text", "Primitives",
            ]),
        tests(
            of: "Scenes",
            imports: [
                "Screens", "PopupBar", "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary", "Primitives",
            ]),
        tests(
            of: "Stage",
            imports: [
                "Scenes", "Screens", "PopupBar", "Presentation", "Chrome", "Pages", "Surfaces", "Gestures", "Setting",
                "Vocabulary", "SceneGraph", "DisplayList", "Rasterizer", "Motion", "Text", "Encoders", "Primitives",
            ]),
        tests(of: "Encoders", imports: ["PNGDecoder", "Primitives", "CGIF"]),
        .testTarget(
            name: "VitrineComparisonTests",
            dependencies: modules(["Comparison", "Encoders", "CComparison", "Primitives", "TestSupport"]),
            path: "Tests/ComparisonTests", exclude: ["pixelmatch.tsv"]),
        .testTarget(
            name: "VitrineSnapshotsTests",
            dependencies: modules(["Reports", "Snapshots", "Comparison", "Scenes", "Encoders", "Primitives"]) + [
                "Vitrine"
            ],
            path: "Tests/SnapshotsTests"),
        .testTarget(
            name: "VitrineTestingTests", dependencies: modules(["Testing", "Encoders", "Primitives"]),
            path: "Tests/TestingTests", exclude: ["__Snapshots__"]),
        tests(of: "Terminal", imports: ["Encoders", "Primitives"]),
        .testTarget(
            name: "VitrinePreviewTests",
            dependencies: modules([
                "Preview", "Terminal", "Stage", "Scenes", "Screens", "PopupBar", "Presentation", "Setting",
                "Vocabulary",
                "Motion", "Encoders", "Primitives", "TestSupport",
            ]) + ["Vitrine", flyingSocks], path: "Tests/PreviewTests"),
        .testTarget(
            name: "VitrineTests",
            dependencies: modules(["Preview", "Terminal", "Stage", "Scenes", "Encoders", "Primitives", "TestSupport"])
                + ["Vitrine"]),
        .testTarget(
            name: "VitrineCLITests",
            dependencies: modules(["Stage", "Scenes", "Screens", "SceneGraph", "Rasterizer", "Setting", "Primitives"])
                + ["VitrineCLI"],
            path: "Tests/CLITests"),
    ],
    swiftLanguageModes: [.v6]
)

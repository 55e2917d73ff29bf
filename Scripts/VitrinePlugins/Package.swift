// swift-tools-version: 6.0
import PackageDescription

// Made by Scripts/make-release-files of Vitrine VERSION: the command plugin `render-scenes` with the program of the release, so
// that a client does not build Vitrine.
let package = Package(
    name: "VitrinePlugins",
    products: [.plugin(name: "VitrineRenderScenes", targets: ["VitrineRenderScenes"])],
    targets: [
        .binaryTarget(
            name: "vitrine",
            url: "REPOSITORY/releases/download/vVERSION/vitrine.artifactbundle.zip",
            checksum: "CHECKSUM"),
        .plugin(
            name: "VitrineRenderScenes",
            capability: .command(
                intent: .custom(
                    verb: "render-scenes",
                    description: "Render the scene files of a package, or check that their pictures are up to date."),
                permissions: [.writeToPackageDirectory(reason: "The pictures are written into the package.")]),
            dependencies: ["vitrine"]),
    ]
)

import VitrineStage

/// One snapshot of a scene.
struct SnapshotVariant {
    var source: GalleryScene
    var overrides: [SceneOverride]
    /// Values of the axes, in their order.
    var values: [String]

    /// `popup-bar/floating~dark~rtl`.
    var name: String { ([source.name] + values.map(Self.part)).joined(separator: "~") }

    private static func part(_ value: String) -> String {
        String(value.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" })
    }
}

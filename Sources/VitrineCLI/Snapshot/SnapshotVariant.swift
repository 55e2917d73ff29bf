import VitrineStage

struct SnapshotVariant {
    var source: GalleryScene
    var overrides: [SceneOverride]
    /// The values of the axes, in their order.
    var values: [String]

    /// The name, such as `popup-bar/floating~dark~rtl`.
    var name: String { ([source.name] + values.map(Self.part)).joined(separator: "~") }

    private static func part(_ value: String) -> String {
        String(value.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" })
    }
}

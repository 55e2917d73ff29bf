import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// Several versions of a scene in one picture, each with its own values.
///
/// ```yaml
/// output:
///   sideBySide:
///     - { label: Compact, set: { popupBar: { barStyle: compact } } }
///     - { label: Floating, set: { popupBar: { barStyle: floating } } }
/// ```
public struct SideBySide: Hashable, Sendable {
    /// One of the pictures.
    public struct Variant: Hashable, Sendable {
        /// The text above the picture. Default: none.
        public var label: String
        /// The values in place of the scene's own from its beginning, without `output`, `timeline` and `variations`.
        public var set: Change<PresentationScene>

        public init(label: String = "", set: Change<PresentationScene> = [:]) {
            self.label = label
            self.set = set
        }
    }

    /// The versions from left to right and from top to bottom, 1...12.
    public var variants: [Variant]
    /// The number of pictures in a row, 1...12. Default: nil, one row of up to four, else a nearly square grid.
    public var columns: Int?
    /// The color around the pictures. Default: white, in a dark scene black.
    public var background = RGBColor(light: .white, dark: .black)
    /// The gap between the pictures and around them in points, 0...400. Default: 16.
    public var spacing = 16.0

    public init(variants: [Variant], columns: Int? = nil) {
        self.variants = variants
        self.columns = columns
    }

    package static let limit = 12
    /// The height of a label, in points of the picture, and its text size.
    package static let (labelHeight, labelSize) = (24.0, 15.0)

    package func columnCount(for count: Int) -> Int {
        if let columns { return min(columns, max(1, count)) }
        if count <= 4 { return max(1, count) }
        return (1...count).first { $0 * $0 >= count } ?? count
    }
}

extension SideBySide: Described {
    public init() { self.init(variants: []) }

    package static let fields: [Field<SideBySide>] = [
        Field(
            "variants", \.variants, count: 1...limit, of: "variants {label, set}", isRequired: true,
            "The pictures, from left to right and from top to bottom."),
        Field(
            "columns", \.columns, in: 1...Double(limit),
            "The pictures in a row; by default up to four stand in one row."),
        Field("background", \.background, "The color around the pictures."),
        Field("spacing", \.spacing, kind: .length, in: 0...400, "The space between the pictures and around them."),
    ]
    package static var shorthand: Shorthand<SideBySide>? { .field("variants") }
}

extension SideBySide.Variant: Described {
    public init() { self.init(label: "") }

    package static let fields: [Field<SideBySide.Variant>] = [
        Field("label", \.label, "The text above the picture."),
        Field(
            "set", \.settings,
            "Keys of the scene and their values from its beginning, without output, timeline and variations."),
    ]

    private var settings: Settings {
        get { Settings(change: set) }
        set { set = newValue.change }
    }

    fileprivate struct Settings: SceneSettings {
        var change: Change<PresentationScene>
        static let areAtStart = true
    }
}

extension PresentationScene {
    /// The scene of each variant, which is one picture; empty for a scene that is shown once.
    package var variantScenes: [PresentationScene] {
        guard let sideBySide = output.sideBySide else { return [] }
        var bare = self
        (bare.output.sideBySide, bare.output.captions) = (nil, nil)
        return sideBySide.variants.map { variant in
            var scene = bare
            variant.set.apply(to: &scene)
            return scene
        }
    }

    /// Reports problems of variants that depend on the whole scene.
    func checkSideBySide(at path: String, into issues: inout ValueIssues) {
        guard let sideBySide = output.sideBySide else { return }
        let path = SourcePath.join(path, "sideBySide.variants")
        if output.reduction != .area {
            issues.add("output.reduction", .needs("the value area in a scene with output.sideBySide"))
        }
        var bare = self
        (bare.output.sideBySide, bare.output.captions) = (nil, nil)
        let mayFollow = self.mayFollow
        for (i, variant) in sideBySide.variants.prefix(SideBySide.limit).enumerated() {
            let path = "\(path)[\(i)].set"
            for entry in variant.set.node.entries ?? []
            where ["vitrine", "output", "timeline", "variations"].contains(entry.key) {
                issues.add(
                    ValueIssue(
                        SourcePath.join(path, entry.key), .conflict("sideBySide", entry.key),
                        spelledPath: SourcePath.join(path, entry.key), at: entry.location))
            }
            _ = bare.checking(variant.set, at: path, mayFollow: mayFollow, isAtStart: true, into: &issues)
        }
    }
}

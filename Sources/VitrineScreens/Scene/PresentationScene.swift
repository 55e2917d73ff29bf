import VitrinePresentation
import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A scene: a screen with its presentations, its events, and the part of it that is written. The keys of the
/// presentation families are members, such as `scene.popupBar`.
@dynamicMemberLookup
public struct PresentationScene: Hashable, Sendable {
    @Boxed public var traits: Traits
    public var container: Container
    package var values = PresentationValues()
    /// Values that the scene has while its traits fulfil a condition. Later ones take precedence. Default: none.
    public var variations: [Variation]
    /// The events, in order of time.
    public var timeline: [TimelineEvent]
    @Boxed public var output: Output
    public var fonts: SceneFonts
    /// The scene's icons, which take precedence over Vitrine's of the same names.
    public var icons: NamedValues<IconSource>

    public init(
        traits: Traits = Traits(), container: Container = Container(), variations: [Variation] = [],
        timeline: [TimelineEvent] = [], output: Output = Output(), fonts: SceneFonts = SceneFonts(),
        icons: NamedValues<IconSource> = [:]
    ) {
        self.traits = traits
        self.container = container
        self.variations = variations
        self.timeline = timeline
        self.output = output
        self.fonts = fonts
        self.icons = icons
    }

    /// A member of a family.
    public subscript<Value>(dynamicMember path: WritableKeyPath<PresentationValues, Value>) -> Value {
        get { values[keyPath: path] }
        set { values[keyPath: path] = newValue }
    }

    package var summary: SceneSummary {
        SceneSummary(traits: traits, container: container, values: values, timeline: timeline)
    }

    /// The icons, pictures, fonts and followed values of the scene, its variations and its events.
    package var assetReferences: [AssetReference] { assetReferences { _ in true } }

    /// The followed values that the scene names, and possibly other references.
    var followReferences: [AssetReference] { assetReferences(where: \.mentionsFollow) }

    /// Whether an element of the scene, one in a variation or one in an event may follow a value.
    var mayFollow: Bool {
        followReferences.contains { if case .value = $0.kind { true } else { false } }
    }

    /// Returns the references at the beginning, and of those variations and events whose values fulfil a condition.
    private func assetReferences(where condition: (ValueNode) -> Bool) -> [AssetReference] {
        var out: [AssetReference] = []
        collectAssets(Format(), at: "", mentions: nil, into: &out)
        out += values.userObjects.assets
        for (i, variation) in variations.enumerated() where condition(variation.set.node) {
            variation.set.collectAssets(onto: self, at: "variations[\(i)].set", into: &out)
        }
        for (i, variant) in (output.sideBySide?.variants ?? []).enumerated() where condition(variant.set.node) {
            variant.set.collectAssets(onto: self, at: "output.sideBySide.variants[\(i)].set", into: &out)
        }
        for (action, path) in summary.actions
        where condition(action.value) || action.arguments.entries.contains(where: { condition($0.value) }) {
            out += assetReferences(of: action, at: path)
        }
        return out
    }

    package func assetReferences(of action: TimelineEvent.Action, at path: String) -> [AssetReference] {
        var out: [AssetReference] = []
        if action.verb == "set" {
            Change<PresentationScene>(action.value).collectAssets(onto: self, at: "\(path).set", into: &out)
        } else {
            PresentationScene.verbs.first { $0.name == action.verb }?
                .collectAssets(action.arguments, value: action.value, at: path, into: &out)
        }
        return out
    }

}

extension [AssetReference] {
    /// The values that elements follow, each once.
    package var follows: [Follow] {
        var known: Set<Follow> = []
        return compactMap { reference in
            guard case .value(let follow) = reference.kind, known.insert(follow).inserted else { return nil }
            return follow
        }
    }
}

extension ValueNode {
    /// Whether the node, or one in it, can be a value that follows another.
    fileprivate var mentionsFollow: Bool {
        switch content {
        case .mapping(let entries): entries.contains { $0.key == "follows" || $0.value.mentionsFollow }
        case .list(let nodes): nodes.contains(where: \.mentionsFollow)
        case .scalar: false
        }
    }
}

/// The fonts of a scene.
public struct SceneFonts: Hashable, Sendable {
    /// The font files and searched folders, relative to the scene's folder; at most 32. Default: none.
    public var paths: [String]
    /// The families, in order, for characters that the system font lacks, before Vitrine's; at most 32. Default: none.
    public var fallbacks: [String]

    public init(paths: [String] = [], fallbacks: [String] = []) {
        self.paths = paths
        self.fallbacks = fallbacks
    }
}

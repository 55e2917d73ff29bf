import VitrineChrome
import VitrinePresentation
import VitrineSetting
import VitrineVocabulary

/// A scene: a screen with its presentations, what happens on it, and which part of it is written.
///
/// The keys of the presentation families are members, such as `scene.popupBar`.
@dynamicMemberLookup
public struct PresentationScene: Hashable, Sendable {
    public var traits: Traits
    public var container: Container
    /// The values of the families' keys.
    package var values = PresentationValues()
    /// Values that the scene has while its traits fulfil a condition. Default: none. Later ones go before earlier ones.
    public var variations: [Variation]
    /// What happens, in order of time.
    public var timeline: [TimelineEvent]
    public var output: Output
    public var fonts: SceneFonts
    /// Icons of the scene's own. They go before Vitrine's of the same names.
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

    /// The icons, pictures, fonts and followed values that the scene names, at its beginning, in its variations and in its
    /// events.
    package var assetReferences: [AssetReference] {
        var out: [AssetReference] = []
        collectAssets(Format(), at: "", mentions: nil, into: &out)
        for (i, variation) in variations.enumerated() {
            variation.set.collectAssets(onto: self, at: "variations[\(i)].set", into: &out)
        }
        let verbs = PresentationScene.verbs
        for (action, path) in summary.actions {
            if action.verb == "set" {
                Change<PresentationScene>(action.value).collectAssets(onto: self, at: "\(path).set", into: &out)
            } else {
                verbs.first { $0.name == action.verb }?
                    .collectAssets(action.arguments, value: action.value, at: path, into: &out)
            }
        }
        return out
    }

    /// What elements of the scene follow, each once.
    package var follows: [Follow] {
        var known: Set<Follow> = []
        return assetReferences.compactMap { reference in
            guard case .value(let follow) = reference.kind, known.insert(follow).inserted else { return nil }
            return follow
        }
    }
}

import VitrinePrimitives
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// Values of keys that a scene has while its traits fulfil a condition.
///
/// ```yaml
/// variations:
///   - { when: { verticalSizeClass: compact }, set: { container: { toolbar: { items: [Play] } } } }
/// ```
public struct Variation: Hashable, Sendable {
    public var when: TraitCondition
    /// The values. Traits cannot be among them.
    public var set: Change<PresentationScene>

    public init(when condition: TraitCondition, set change: Change<PresentationScene>) {
        when = condition
        set = change
    }
}

/// A condition on the traits of a scene. Traits that are nil are ignored.
public struct TraitCondition: Hashable, Sendable {
    public var verticalSizeClass: SizeClass?
    public var horizontalSizeClass: SizeClass?
    public var userInterfaceIdiom: Device.Idiom?
    public var orientation: Orientation?
    public var appearance: Appearance?
    public var design: Design?
    public var direction: InterfaceLayoutDirection?
    public var textSize: TextSize?
    public var reduceTransparency: Bool?
    public var increaseContrast: Bool?
    public var boldText: Bool?
    public var reduceMotion: Bool?
    public var prefersCrossFadeTransitions: Bool?

    public init(
        verticalSizeClass: SizeClass? = nil, horizontalSizeClass: SizeClass? = nil,
        userInterfaceIdiom: Device.Idiom? = nil, orientation: Orientation? = nil, appearance: Appearance? = nil,
        design: Design? = nil, direction: InterfaceLayoutDirection? = nil, textSize: TextSize? = nil
    ) {
        self.verticalSizeClass = verticalSizeClass
        self.horizontalSizeClass = horizontalSizeClass
        self.userInterfaceIdiom = userInterfaceIdiom
        self.orientation = orientation
        self.appearance = appearance
        self.design = design
        self.direction = direction
        self.textSize = textSize
    }

    package func holds(in traits: Traits) -> Bool {
        func fits<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Bool { wanted.map { $0 == value } ?? true }
        return fits(verticalSizeClass, traits.verticalSizeClass)
            && fits(horizontalSizeClass, traits.horizontalSizeClass)
            && fits(userInterfaceIdiom, traits.device.idiom) && fits(orientation, traits.orientation)
            && fits(appearance, traits.appearance) && fits(design, traits.design)
            && fits(direction, traits.direction) && fits(textSize, traits.textSize)
            && fits(reduceTransparency, traits.reduceTransparency)
            && fits(increaseContrast, traits.increaseContrast) && fits(boldText, traits.boldText)
            && fits(reduceMotion, traits.reduceMotion)
            && fits(prefersCrossFadeTransitions, traits.prefersCrossFadeTransitions)
    }
}

extension SizeClass: Choice { package static let noun = "a size class" }
extension Device.Idiom: Choice { package static let noun = "a user interface idiom" }

extension TraitCondition: Described {
    public init() { self.init(verticalSizeClass: nil) }

    package static let fields: [Field<TraitCondition>] = [
        Field("verticalSizeClass", \.verticalSizeClass, "Compact on phones in landscape."),
        Field("horizontalSizeClass", \.horizontalSizeClass, "Regular on iPads and on large phones in landscape."),
        Field("userInterfaceIdiom", \.userInterfaceIdiom, "The kind of the device."),
        Field("orientation", \.orientation, "The orientation of the device."),
        Field("appearance", \.appearance, "Light or dark surroundings."),
        Field("design", \.design, "The design of the system."),
        Field("direction", \.direction, "The direction of layouts."),
        Field("textSize", \.textSize, "The text size of the system's settings."),
        Field("reduceTransparency", \.reduceTransparency, "The setting Reduce Transparency."),
        Field("increaseContrast", \.increaseContrast, "The setting Increase Contrast."),
        Field("boldText", \.boldText, "The setting Bold Text."),
        Field("reduceMotion", \.reduceMotion, "The setting Reduce Motion."),
        Field(
            "prefersCrossFadeTransitions", \.prefersCrossFadeTransitions, "The setting Prefer Cross-Fade Transitions."),
    ]
    package static var needsOneOf: [String] { fields.map(\.name) }
}

extension Variation: Described {
    public init() { self.init(when: TraitCondition(), set: [:]) }

    package static let fields: [Field<Variation>] = [
        Field("when", \.when, isRequired: true, "The traits for which the values hold."),
        Field("set", \.settings, isRequired: true, "Keys of the scene and their values, as in a `set` event."),
    ]

    private var settings: Settings {
        get { Settings(change: set) }
        set { set = newValue.change }
    }

    fileprivate struct Settings: SceneSettings {
        var change: Change<PresentationScene>
        static let areAtStart = false
    }
}

/// Keys of the scene, which are checked with the whole scene; see `PresentationScene.checkRules`.
protocol SceneSettings: SceneValue {
    var change: Change<PresentationScene> { get }
    /// Whether the keys apply from the scene's beginning, and may include those that events cannot change.
    static var areAtStart: Bool { get }
    init(change: Change<PresentationScene>)
}

extension SceneSettings {
    package static func form(_ format: Format) -> Form { .settings(atStart: areAtStart) }

    package static func read(_ source: SourceValue, onto base: Self?, _ format: Format) -> Self? {
        Change<PresentationScene>.read(source, onto: nil, format).map { Self(change: $0) }
    }

    package func node(_ format: Format) -> ValueNode { change.node }

    package static func noun(_ format: Format) -> String { "keys of the scene" }
}

extension [Variation] {
    /// The maximum number of variations of a scene.
    static var limit: Int { 100 }

    /// Returns the indices of the variations whose conditions are fulfilled.
    func holding(in traits: Traits) -> [Int] { indices.filter { self[$0].when.holds(in: traits) } }
}

extension PresentationScene {
    /// The scene with the variations whose conditions its traits fulfil.
    package var varied: PresentationScene {
        if variations.isEmpty { return self }
        var out = self
        for i in variations.holding(in: traits) { variations[i].set.apply(to: &out) }
        return out
    }
}

import VitrineSurfaces
import VitrineVocabulary

/// The variations of a scene while its events are recorded: which of them apply, and the scene without them.
struct VariedSettings {
    private let variations: [Variation]
    /// The scene without variations, as `set` events have changed it.
    private var base: PresentationScene
    private var holding: [Int]

    /// - Parameter scene: The scene without variations applied.
    init(_ scene: PresentationScene) {
        variations = scene.variations
        base = scene
        base.timeline = []
        holding = variations.holding(in: scene.traits)
    }

    /// Applies the change of a `set` event.
    mutating func apply(_ change: ValueNode) {
        if !variations.isEmpty { Change<PresentationScene>(change).apply(to: &base) }
    }

    /// Returns the changes from the previously applied variations to those of new traits; nil if they are the same.
    mutating func change(to traits: Traits) -> ValueNode? {
        let new = variations.holding(in: traits)
        guard new != holding else { return nil }
        let (before, after) = (scene(with: holding), scene(with: new))
        holding = new
        let changes = after.node(Format(), onto: before).entries ?? []
        return ValueNode(.mapping(changes.filter { PresentationScene.record.key($0.key)?.isSettable ?? false }))
    }

    private func scene(with variations: [Int]) -> PresentationScene {
        var scene = base
        for i in variations { self.variations[i].set.apply(to: &scene) }
        return scene
    }
}

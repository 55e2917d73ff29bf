import VitrineSurfaces
import VitrineVocabulary

/// The variations of a scene while its events are recorded: which of them hold, and what the scene is without them.
struct VariedSettings {
    private let variations: [Variation]
    /// The scene without variations, as `set` events have changed it.
    private var base: PresentationScene
    private var holding: [Int]

    /// - Parameter scene: without variations applied.
    init(_ scene: PresentationScene) {
        variations = scene.variations
        base = scene
        base.timeline = []
        holding = variations.holding(in: scene.traits)
    }

    /// A `set` event changes the scene.
    mutating func apply(_ change: ValueNode) {
        if !variations.isEmpty { Change<PresentationScene>(change).apply(to: &base) }
    }

    /// The changes that lead from the variations that held to those that hold in new traits; nil when they are the same.
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

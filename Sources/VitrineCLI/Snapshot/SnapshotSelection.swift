import ArgumentParser
import Foundation
import Vitrine
import VitrineScreens
import VitrineStage

/// The scenes and variants of a run.
struct SnapshotSelection: ParsableArguments {
    enum Kind: String, ExpressibleByArgument, CaseIterable {
        /// A film of a scene with a timeline, an image of any other.
        case auto
        case image
        case film
        case poses
        case accessibility
    }

    @Argument(help: "The folder of the scene files.", completion: .directory)
    var scenes = "Assets/Scenes"

    @Option(
        help: ArgumentHelp(
            "The folder of the references. (default: __Snapshots__ in that of the scenes)", valueName: "dir"),
        completion: .directory)
    var references: String?

    @Option(
        help: ArgumentHelp("What is compared: auto, image, film, poses or accessibility.", valueName: "kind"))
    var `as` = Kind.auto

    @Option(help: ArgumentHelp("Only scenes whose name matches, such as 'popup-bar/*'.", valueName: "glob"))
    var filter: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A key and its values: style=compact,floating. Keys whose values are names can be given alone, with commas "
                + "between them: appearance,direction. Repeatable; every combination is compared.",
            valueName: "key=values"))
    var vary: [String] = []

    @OptionGroup
    var drawing: DrawingOptions

    func validate() throws { _ = try matrix }

    private var matrix: VariationMatrix { get throws { try VariationMatrix(vary, limit: nil) } }

    var referenceFolder: String { references ?? scenes + (scenes.hasSuffix("/") ? "" : "/") + "__Snapshots__" }

    /// A variant, what is compared of it, and the cost of drawing it.
    struct Item {
        var variant: SnapshotVariant
        var kind: Kind
        /// The estimated number of pixels of all frames.
        var cost: Int
        /// The reason why the scene cannot be read; nil if it can.
        var problem: Failure?
    }

    /// Returns every snapshot, sorted by name. A scene that cannot be read is one, whatever varies.
    /// - Throws: `Failure` for two scenes of one name, and for an axis that no scene has.
    func items() throws -> [Item] {
        let all = try GalleryScene.all(in: scenes)
        let chosen = filter.map { filter in all.filter { $0.matches(filter) } } ?? all
        guard !chosen.isEmpty else {
            throw Failure(filter.map { "no scene of \(scenes) matches \"\($0)\"" } ?? "\(scenes): no scene files there")
        }
        let matrix = try matrix
        var items: [Item] = []
        var unused = matrix.axes
        for scene in chosen {
            if let twin = scene.twin { throw Failure("\(scene.path): its snapshot has the name of \(twin)'s") }
            let source: SceneSource
            do {
                source = try SceneOptions.source(scene.path, drawing)
            } catch let problem as Failure {
                items.append(
                    Item(
                        variant: SnapshotVariant(source: scene, overrides: [], values: []),
                        kind: self.as == .auto ? .image : self.as, cost: Self.leastCost, problem: problem))
                continue
            }
            unused.removeAll { $0.isKey(of: source.scene) }
            for one in matrix.variants(for: source.scene) {
                let varied = (try? source.scene.replacing(one.overrides)) ?? source.scene
                let kind: Kind = self.as == .auto ? (varied.timeline.isEmpty ? .image : .film) : self.as
                items.append(
                    Item(
                        variant: SnapshotVariant(source: scene, overrides: one.overrides, values: one.values),
                        kind: kind,
                        cost: Self.cost(varied, kind)))
            }
        }
        let byLetters = Dictionary(grouping: chosen) { $0.name.lowercased() }
        for (_, twins) in byLetters.sorted(by: { $0.key < $1.key }) where twins.count > 1 {
            Console.warn(
                "\(twins.map(\.path).joined(separator: ", ")): names that differ in case only have one reference on a Mac"
            )
        }
        if let axis = unused.first, items.allSatisfy({ $0.problem == nil }) {
            throw Failure("--vary \(axis.name): no scene has it", code: Failure.usage)
        }
        items.sort { $0.variant.name < $1.variant.name }
        for (a, b) in zip(items, items.dropFirst()) where a.variant.name == b.variant.name {
            throw Failure("two snapshots have the name \(a.variant.name)")
        }
        return items
    }

    /// The cost of loading fonts and recording, as pixels.
    private static let leastCost = 3_000_000

    private static func cost(_ scene: PresentationScene, _ kind: Kind) -> Int {
        let pixels = scene.output.pixelCount(on: scene.traits) ?? 1_000_000
        guard kind == .film else { return leastCost + pixels }
        let seconds = scene.output.duration ?? (scene.timeline.map(\.at).max() ?? 0) + 1.5
        return leastCost + pixels * max(1, Int(min(3600, seconds) * scene.output.fps))
    }
}

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

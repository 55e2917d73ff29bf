import Dispatch
import Foundation
import Synchronization
import VitrinePages
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineScreens
import VitrineSetting
import VitrineVocabulary

/// Draws the maps of a scene's beginning on another thread while the scene is staged, which takes one thread. What it makes is found by the
/// first picture in the caches of grounds, tiles and names, and is the same as the picture would make.
final class MapPreparation: Sendable {
    /// One map at a time: the stage needs a processor for itself.
    private static let queue = DispatchQueue(label: "vitrine.maps", qos: .utility)

    private let regions: [MapRegion]
    private let isOver = Atomic(false)

    /// - Parameter references: the scene's; those of variations and events are left out, as they are shown later or not at all.
    init(_ references: [AssetReference]) {
        let isOnlyProcessor = ProcessInfo.processInfo.activeProcessorCount < 2
        regions = references.filter { $0.kind == .map && !isOnlyProcessor }
            .filter { !$0.path.hasPrefix("variations") && !$0.path.hasPrefix("timeline") }
            .compactMap { MapRegion(rawValue: $0.name) }
    }

    /// Whether the scene begins without a map that Vitrine draws.
    var isEmpty: Bool { regions.isEmpty }

    /// Begins to paint the tiles of the ground, which take longest.
    /// - Parameter viewport: the one that is painted.
    func beginTiles(in viewport: Viewport, on traits: Traits) {
        for region in regions {
            Self.queue.async { Rasterizer.prepare(region.tiles(in: viewport, on: traits)) }
        }
    }

    /// Begins to set the names.
    func beginNames(in context: Context) {
        for region in regions {
            Self.queue.async { [self] in
                if !isOver.load(ordering: .relaxed) { region.setNames(in: context) }
            }
        }
    }

    /// Begins nothing more: a picture is laid out, on all threads. It takes the tiles that are left from the preparation.
    func end() { isOver.store(true, ordering: .relaxed) }
}

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

    /// Tiles of a map that are prepared at most, 39 MB of pixels: those of a tablet's screen are 165. A larger map is painted when it is shown.
    private static let mostTiles = 256

    /// Each once, whatever a scene names.
    let regions: [MapRegion]
    private let isOver = Atomic(false)

    /// - Parameter references: the scene's; those of variations and events are left out, as they are shown later or not at all.
    init(_ references: [AssetReference]) {
        let isOnlyProcessor = ProcessInfo.processInfo.activeProcessorCount < 2
        let named = references.filter { $0.kind == .map && !isOnlyProcessor }
            .filter { !$0.path.hasPrefix("variations") && !$0.path.hasPrefix("timeline") }
            .map(\.name)
        regions = MapRegion.allCases.filter { named.contains($0.rawValue) }
    }

    /// Whether the scene begins without a map that Vitrine draws.
    var isEmpty: Bool { regions.isEmpty }

    /// Begins to paint the tiles of the ground, which take longest.
    /// - Parameter viewport: the one that is painted.
    func beginTiles(in viewport: Viewport, on traits: Traits) {
        for region in regions {
            Self.queue.async {
                let tiles = region.tiles(in: viewport, on: traits)
                if tiles.count <= Self.mostTiles { Rasterizer.prepare(tiles) }
            }
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

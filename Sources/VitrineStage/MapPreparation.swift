import Dispatch
import Foundation
import Synchronization
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineScreens
import VitrineSetting
import VitrineVocabulary

/// Draws the maps of a scene's beginning on another thread while the scene is staged, which takes one thread. What it makes is found by the
/// first picture in the caches of grounds, tiles and names, and is the same as the picture would make. The tiles that a screen shows after
/// an event, turned or of another map, follow while the second picture is painted.
final class MapPreparation: Sendable {
    /// One map at a time: the stage needs a processor for itself.
    private static let queue = DispatchQueue(label: "vitrine.maps", qos: .utility)

    /// Tiles that are prepared at most before the first picture, and again after it, 39 MB of pixels each: those of a tablet's screen are
    /// 165. Maps with more are painted when they are shown.
    private static let mostTiles = 256

    /// Each once, whatever a scene names.
    let regions: [MapRegion]
    /// Those that events and variations show.
    let laterRegions: [MapRegion]
    /// Whether an event turns the device; changes of settings that do are not looked for.
    let isTurned: Bool
    private let pictures = Atomic(0)

    /// - Parameters:
    ///   - references: the scene's; those of variations and events are shown later or not at all.
    ///   - timeline: the scene's.
    init(_ references: [AssetReference], timeline: [TimelineEvent] = []) {
        let isOnlyProcessor = ProcessInfo.processInfo.activeProcessorCount < 2
        let maps = references.filter { $0.kind == .map && !isOnlyProcessor }
        func regions(_ isLater: Bool) -> [MapRegion] {
            let named = maps.filter {
                ($0.path.hasPrefix("variations") || $0.path.hasPrefix("timeline")) == isLater
            }.map(\.name)
            return MapRegion.allCases.filter { named.contains($0.rawValue) }
        }
        (self.regions, laterRegions) = (regions(false), regions(true))
        isTurned = timeline.contains { $0.action.verb == "rotate" }
    }

    /// Whether the scene begins without a map that Vitrine draws.
    var isEmpty: Bool { regions.isEmpty }

    /// Begins to paint the tiles of the ground, which take longest.
    /// - Parameter viewport: the one that is painted.
    func beginTiles(in viewport: Viewport, on traits: Traits) {
        begin(regions.map { ($0, traits) }, in: viewport)
    }

    /// - Parameter maps: with the traits of the screens that show them.
    private func begin(_ maps: [(region: MapRegion, traits: Traits)], in viewport: Viewport) {
        guard !maps.isEmpty else { return }
        Self.queue.async {
            var left = Self.mostTiles
            for map in maps {
                let tiles = map.region.tiles(in: viewport, on: map.traits)
                guard tiles.count <= left else { continue }
                left -= tiles.count
                Rasterizer.prepare(tiles)
            }
        }
    }

    /// Begins to set the names.
    func beginNames(in context: Context) {
        for region in regions {
            Self.queue.async { [self] in
                if pictures.load(ordering: .relaxed) == 0 { region.setNames(in: context) }
            }
        }
    }

    /// A picture is laid out, on all threads. The first takes the tiles that are left from the preparation; after it, those of turned screens
    /// and other maps are begun.
    /// - Parameter viewport: the one that is painted.
    func beginPicture(in viewport: Viewport, on traits: Traits) {
        guard pictures.add(1, ordering: .relaxed).newValue == 2 else { return }
        var turned = traits
        turned.orientation = traits.orientation == .portrait ? .landscape : .portrait
        let turning = isTurned ? (regions + laterRegions).map { ($0, turned) } : []
        begin(turning + laterRegions.map { ($0, traits) }, in: viewport)
    }
}

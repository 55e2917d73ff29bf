import Dispatch
import Foundation
import Synchronization
import VitrineDisplayList
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

/// Draws the maps of a scene's beginning while the scene is staged, which takes one thread: the one that waits for it paints the tiles, with
/// the memory that is provided for its canvases. What it makes is found by the first picture in the caches of grounds, tiles and names, and is
/// the same as the picture would make. What is left once the scene is staged, and the tiles that a screen shows after an event, turned or of
/// another map, follow on another thread while the second picture is painted.
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
    /// Whether the first picture shows the screen turned by a quarter.
    let beginsTurned: Bool
    /// Of the scene's pictures.
    private let generation = RasterContent.newGeneration()
    private let pictures = Atomic(0)
    private let names = Mutex(Names())

    private struct Names: Sendable {
        /// Where they are to be set; nil until fonts have been loaded, and once a thread sets them.
        private var context: Context?
        private var tilesArePainted = false

        mutating func take() -> Context? {
            defer { context = nil }
            return context
        }

        /// The tiles are painted.
        mutating func end() -> Context? {
            tilesArePainted = true
            return take()
        }

        /// - Returns: whether no thread takes it.
        mutating func give(_ context: Context) -> Bool {
            if !tilesArePainted { self.context = context }
            return tilesArePainted
        }
    }

    /// - Parameters:
    ///   - references: the scene's; those of variations and events are shown later or not at all.
    ///   - timeline: the scene's.
    ///   - beginsTurned: whether the first picture shows the screen turned by a quarter. Default false.
    init(_ references: [AssetReference], timeline: [TimelineEvent] = [], beginsTurned: Bool = false) {
        self.beginsTurned = beginsTurned
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

    /// Paints the tiles of the ground, which take longest, and sets the names, for as long as the scene is being staged.
    /// - Parameters:
    ///   - viewport: the one that is painted.
    ///   - isStaging: whether the scene is still being staged.
    func draw(in viewport: Viewport, on traits: Traits, while isStaging: () -> Bool) {
        paint(regions.map { ($0, traits) }, in: viewport) {
            // Names first: the first picture paints tiles on all threads, and threads that set names wait for each other's fonts.
            if let context = names.withLock({ $0.take() }) { setNames(in: context) }
            return isStaging()
        }
        if let context = names.withLock({ $0.end() }), isStaging() { setNames(in: context) }
    }

    /// - Parameter maps: with the traits of the screens that show them.
    private func paint(
        _ maps: [(region: MapRegion, traits: Traits)], in viewport: Viewport, while isWanted: () -> Bool = { true }
    ) {
        var left = Self.mostTiles
        for map in maps {
            let tiles = map.region.tiles(in: viewport, on: map.traits)
            guard tiles.count <= left else { continue }
            left -= tiles.count
            Rasterizer.prepare(tiles, for: generation, while: isWanted)
        }
    }

    /// Begins to set the names, once fonts have been loaded: the thread that paints tiles sets them next, or another one if the tiles are
    /// painted.
    func beginNames(in context: Context) {
        guard !regions.isEmpty else { return }
        if names.withLock({ $0.give(context) }) {
            SystemThread.runOptional(on: Self.queue) { self.setNames(in: context) }
        }
    }

    private func setNames(in context: Context) {
        func isWanted() -> Bool { pictures.load(ordering: .relaxed) == 0 }
        for region in regions where isWanted() {
            let rasters = region.setNames(in: context, isTurned: beginsTurned)
            Rasterizer.prepare(rasters, while: isWanted)
        }
    }

    /// A picture is laid out, on all threads. After the first, the tiles that are left from the preparation and those of turned screens and other
    /// maps are begun.
    /// - Parameter viewport: the one that is painted.
    func beginPicture(in viewport: Viewport, on traits: Traits) {
        guard pictures.add(1, ordering: .relaxed).newValue == 2 else { return }
        var turned = traits
        turned.orientation = traits.orientation == .portrait ? .landscape : .portrait
        let turning = isTurned ? (regions + laterRegions).map { ($0, turned) } : []
        let (first, later) = (regions.map { ($0, traits) }, turning + laterRegions.map { ($0, traits) })
        SystemThread.runOptional(on: Self.queue) {
            // Those of the first picture have been counted already.
            self.paint(first, in: viewport)
            self.paint(later, in: viewport)
        }
    }
}

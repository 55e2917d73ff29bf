import Synchronization
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// Names and shields of a map, each made for the first frame that shows it. Most frames show those of the frame before, where setting
/// them took a quarter of the time in which a frame with a map is laid out.
final class MapNames: Sendable {
    /// Everything that they depend on, except for the position of the map.
    struct Key: Hashable {
        /// The number of the typesetter.
        let typesetter: UInt64
        let region: MapRegion
        /// Points of the screen per point of the map.
        let zoom: Double
        let viewport: Viewport
        let appearance: Appearance
        let locale: String?
        let textSize: TextSize
    }

    /// Those of the last frames, with their typesetters. They depend on nothing but their keys, so that the cache changes no pixel.
    static let all = GenerationCache<Key, MapNames>(capacity: 4)

    private let layouts = Atomic(0)
    private let places: Mutex<[RasterizedContent?]>
    private let shields: Mutex<[RasterizedContent?]>

    init(places: Int, shields: Int) {
        self.places = Mutex(Array(repeating: nil, count: places))
        self.shields = Mutex(Array(repeating: nil, count: shields))
    }

    /// The name of a place.
    /// - Parameters:
    ///   - i: its index in the map's drawing.
    ///   - make: gets the position of the map's point (0, 0).
    func place(_ i: Int, make: @escaping @Sendable (Point) -> [Node]) -> RasterizedContent {
        Self.value(i, places, make)
    }

    /// Counts a layout that shows the names.
    /// - Returns: whether it is one of the first two: a preparation and the first picture.
    func countLayout() -> Bool { layouts.add(1, ordering: .relaxed).newValue <= 2 }

    /// The number of a road.
    /// - Parameters:
    ///   - i: its index in the map's drawing.
    ///   - make: gets the position of the map's point (0, 0).
    func shield(_ i: Int, make: @escaping @Sendable (Point) -> [Node]) -> RasterizedContent {
        Self.value(i, shields, make)
    }

    private static func value(
        _ i: Int, _ all: borrowing Mutex<[RasterizedContent?]>, _ make: @escaping @Sendable (Point) -> [Node]
    ) -> RasterizedContent {
        all.withLock {
            if let known = $0[i] { return known }
            let made = RasterizedContent(make: make)
            $0[i] = made
            return made
        }
    }
}

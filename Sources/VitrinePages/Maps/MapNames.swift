import Synchronization
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

/// Names and shields of a map at one place of the screen, each made for the first frame that shows it. Most frames show those of the
/// frame before, where setting them took a quarter of the time in which a frame with a map is laid out.
final class MapNames: Sendable {
    /// Everything that they depend on.
    struct Key: Hashable {
        /// The number of the typesetter.
        let typesetter: UInt64
        let region: MapRegion
        /// The upper left corner of the map on the screen.
        let corner: Point
        /// The point of the map there.
        let origin: Point
        /// Points of the screen per point of the map.
        let zoom: Double
        let viewport: Viewport
        let appearance: Appearance
        let locale: String?
        let textSize: TextSize
    }

    /// Those of the last frames. They depend on nothing but their keys, so that what is kept changes no pixel.
    static let all = GenerationCache<Key, MapNames>(capacity: 8)

    private let places: Mutex<[[Node]?]>
    private let shields: Mutex<[[Node]?]>

    init(places: Int, shields: Int) {
        self.places = Mutex(Array(repeating: nil, count: places))
        self.shields = Mutex(Array(repeating: nil, count: shields))
    }

    /// The nodes of a place.
    /// - Parameter i: its index in the map's drawing.
    func place(_ i: Int, make: () -> [Node]) -> [Node] { Self.value(i, places, make) }

    /// Whether the nodes of a place have been made.
    func hasPlace(_ i: Int) -> Bool { places.withLock { $0[i] != nil } }

    /// The nodes of a road's number.
    /// - Parameter i: its index in the map's drawing.
    func shield(_ i: Int, make: () -> [Node]) -> [Node] { Self.value(i, shields, make) }

    private static func value(_ i: Int, _ all: borrowing Mutex<[[Node]?]>, _ make: () -> [Node]) -> [Node] {
        if let known = all.withLock({ $0[i] }) { return known }
        let made = make()
        all.withLock { $0[i] = made }
        return made
    }
}

import Foundation
import Vitrine
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives
import VitrineSnapshots

/// A strategy for making a snapshot of a value.
///
/// ```swift
/// assertSnapshot(of: scene, as: .image)
/// assertSnapshot(of: scene, as: .image(at: 1.2, ignoring: ["statusBar"]))
/// assertSnapshot(of: scene, as: .film)
/// assertSnapshot(of: bitmap, as: .image(tolerance: .pixelmatch))
/// ```
public struct Snapshotting<Value>: Sendable {
    let tolerance: Tolerance?
    let ignored: [String]
    let content: @Sendable (Value) throws -> SnapshotContent

    init(
        tolerance: Tolerance? = nil, ignoring: [String] = [],
        _ content: @escaping @Sendable (Value) throws -> SnapshotContent
    ) {
        self.tolerance = tolerance
        ignored = ignoring
        self.content = content
    }

    /// A strategy for another value that is converted to this one.
    public func pullback<Other>(_ transform: @escaping @Sendable (Other) throws -> Value) -> Snapshotting<Other> {
        let content = content
        return Snapshotting<Other>(tolerance: tolerance, ignoring: ignored) { try content(transform($0)) }
    }
}

extension Snapshotting where Value == Renderer {
    /// The still that the scene's output specifies, compared exactly.
    public static var image: Snapshotting { .image() }

    /// A still.
    ///
    /// - Parameters:
    ///   - seconds: The time, 0...3600. Default: the time that the scene's output specifies.
    ///   - tolerance: The accepted difference. Default: that of the test's trait, else none.
    ///   - ignoring: The names of elements that are not compared, as in `timeline` events: `popupBar`, `popupBar.title`,
    ///     `title`. Default: none.
    public static func image(
        at seconds: Double? = nil, tolerance: Tolerance? = nil, ignoring: [String] = []
    ) -> Snapshotting {
        Snapshotting(tolerance: tolerance, ignoring: ignoring) { try SceneContent.image($0, at: seconds) }
    }

    /// Every frame of the scene's animation, compared exactly.
    public static var film: Snapshotting { .film() }

    /// Every frame of the scene's animation in true color. The message lists the frames that differ and the movements.
    public static func film(tolerance: Tolerance? = nil, ignoring: [String] = []) -> Snapshotting {
        Snapshotting(tolerance: tolerance, ignoring: ignoring) { try SceneContent.film($0) }
    }

    /// The frames of the scene's elements at every 1/120 s of the animation, as text.
    public static var poses: Snapshotting { Snapshotting { try SceneContent.poses($0) } }

    /// The text that assistive technology reads at the time that the scene's output specifies.
    public static var accessibility: Snapshotting { .accessibility() }

    /// The text that assistive technology reads at a time in seconds.
    public static func accessibility(at seconds: Double? = nil) -> Snapshotting {
        Snapshotting { try SceneContent.accessibility($0, at: seconds) }
    }
}

extension Snapshotting where Value == PresentationScene {
    /// The still that the scene's output specifies, compared exactly.
    public static var image: Snapshotting { .image() }

    /// A still; see the property of `Renderer`.
    public static func image(
        at seconds: Double? = nil, tolerance: Tolerance? = nil, ignoring: [String] = []
    ) -> Snapshotting {
        Snapshotting<Renderer>.image(at: seconds, tolerance: tolerance, ignoring: ignoring).pullback {
            try Renderer($0)
        }
    }

    /// Every frame of the scene's animation, compared exactly.
    public static var film: Snapshotting { .film() }

    /// Every frame of the scene's animation; see the function of `Renderer`.
    public static func film(tolerance: Tolerance? = nil, ignoring: [String] = []) -> Snapshotting {
        Snapshotting<Renderer>.film(tolerance: tolerance, ignoring: ignoring).pullback { try Renderer($0) }
    }

    /// The frames of the scene's elements at every 1/120 s of the animation, as text.
    public static var poses: Snapshotting { Snapshotting<Renderer>.poses.pullback { try Renderer($0) } }

    /// The text that assistive technology reads at the time that the scene's output specifies.
    public static var accessibility: Snapshotting { .accessibility() }

    /// The text that assistive technology reads at a time in seconds.
    public static func accessibility(at seconds: Double? = nil) -> Snapshotting {
        Snapshotting<Renderer>.accessibility(at: seconds).pullback { try Renderer($0) }
    }
}

extension Snapshotting where Value == Bitmap {
    /// The bitmap, compared exactly.
    public static var image: Snapshotting { .image() }

    /// The bitmap.
    public static func image(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting(tolerance: tolerance) { .image($0, elements: ElementMap()) }
    }
}

extension Snapshotting where Value == [UInt8] {
    /// The first picture of a PNG, GIF, JPEG, WebP or AVIF of any origin.
    public static var image: Snapshotting { .image() }

    /// The first picture of a PNG, GIF, JPEG, WebP or AVIF of any origin.
    public static func image(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting(tolerance: tolerance) { .image(try PictureReader.still($0), elements: ElementMap()) }
    }

    /// Every frame of an APNG or GIF of any origin.
    public static func film(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting(tolerance: tolerance) { try AnimationContent.film($0) }
    }
}

extension Snapshotting where Value == Data {
    /// The first picture of a PNG, GIF, JPEG, WebP or AVIF of any origin.
    public static var image: Snapshotting { .image() }

    /// The first picture of a PNG, GIF, JPEG, WebP or AVIF of any origin.
    public static func image(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting<[UInt8]>.image(tolerance: tolerance).pullback { [UInt8]($0) }
    }
}

extension Snapshotting where Value == String {
    /// The text.
    public static var lines: Snapshotting { Snapshotting { .text($0) } }
}

import Foundation
import Vitrine
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives
import VitrineSnapshots

/// A way to make a snapshot of a value.
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

    /// A snapshot of another value that is made of this one.
    public func pullback<Other>(_ transform: @escaping @Sendable (Other) throws -> Value) -> Snapshotting<Other> {
        let content = content
        return Snapshotting<Other>(tolerance: tolerance, ignoring: ignored) { try content(transform($0)) }
    }
}

extension Snapshotting where Value == Renderer {
    /// The still that the scene's output names, exactly.
    public static var image: Snapshotting { .image() }

    /// A still.
    /// - Parameters:
    ///   - seconds: its time, 0...3600; by default the moment that the scene's output names.
    ///   - tolerance: what may differ; by default that of the test's trait, else nothing.
    ///   - ignoring: names of elements that are not compared, as `timeline` events name them: `popupBar`,
    ///     `popupBar.title`, `title`. Default none.
    public static func image(
        at seconds: Double? = nil, tolerance: Tolerance? = nil, ignoring: [String] = []
    ) -> Snapshotting {
        Snapshotting(tolerance: tolerance, ignoring: ignoring) { try SceneContent.image($0, at: seconds) }
    }

    /// Every frame of the scene's animation, exactly.
    public static var film: Snapshotting { .film() }

    /// Every frame of the scene's animation, before a palette. The message says which frames differ and what moved.
    public static func film(tolerance: Tolerance? = nil, ignoring: [String] = []) -> Snapshotting {
        Snapshotting(tolerance: tolerance, ignoring: ignoring) { try SceneContent.film($0) }
    }

    /// The frames of the scene's elements at every 1/120 s of the animation, as text.
    public static var poses: Snapshotting { Snapshotting { try SceneContent.poses($0) } }

    /// What assistive technology reads at the moment that the scene's output names, as text.
    public static var accessibility: Snapshotting { .accessibility() }

    /// What assistive technology reads at a time in seconds, as text.
    public static func accessibility(at seconds: Double? = nil) -> Snapshotting {
        Snapshotting { try SceneContent.accessibility($0, at: seconds) }
    }
}

extension Snapshotting where Value == PresentationScene {
    /// The still that the scene's output names, exactly.
    public static var image: Snapshotting { .image() }

    /// A still; see the same of `Renderer`.
    public static func image(
        at seconds: Double? = nil, tolerance: Tolerance? = nil, ignoring: [String] = []
    ) -> Snapshotting {
        Snapshotting<Renderer>.image(at: seconds, tolerance: tolerance, ignoring: ignoring).pullback {
            try Renderer($0)
        }
    }

    /// Every frame of the scene's animation, exactly.
    public static var film: Snapshotting { .film() }

    /// Every frame of the scene's animation; see the same of `Renderer`.
    public static func film(tolerance: Tolerance? = nil, ignoring: [String] = []) -> Snapshotting {
        Snapshotting<Renderer>.film(tolerance: tolerance, ignoring: ignoring).pullback { try Renderer($0) }
    }

    /// The frames of the scene's elements at every 1/120 s of the animation, as text.
    public static var poses: Snapshotting { Snapshotting<Renderer>.poses.pullback { try Renderer($0) } }

    /// What assistive technology reads at the moment that the scene's output names, as text.
    public static var accessibility: Snapshotting { .accessibility() }

    /// What assistive technology reads at a time in seconds, as text.
    public static func accessibility(at seconds: Double? = nil) -> Snapshotting {
        Snapshotting<Renderer>.accessibility(at: seconds).pullback { try Renderer($0) }
    }
}

extension Snapshotting where Value == Bitmap {
    /// The bitmap, exactly.
    public static var image: Snapshotting { .image() }

    /// The bitmap.
    public static func image(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting(tolerance: tolerance) { .image($0, elements: ElementMap()) }
    }
}

extension Snapshotting where Value == [UInt8] {
    /// A PNG, GIF, JPEG, WebP or AVIF of any origin: its first picture.
    public static var image: Snapshotting { .image() }

    /// A PNG, GIF, JPEG, WebP or AVIF of any origin: its first picture.
    public static func image(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting(tolerance: tolerance) { .image(try PictureReader.still($0), elements: ElementMap()) }
    }

    /// An APNG or GIF of any origin: every frame.
    public static func film(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting(tolerance: tolerance) { try AnimationContent.film($0) }
    }
}

extension Snapshotting where Value == Data {
    /// A PNG, GIF, JPEG, WebP or AVIF of any origin: its first picture.
    public static var image: Snapshotting { .image() }

    /// A PNG, GIF, JPEG, WebP or AVIF of any origin: its first picture.
    public static func image(tolerance: Tolerance? = nil) -> Snapshotting {
        Snapshotting<[UInt8]>.image(tolerance: tolerance).pullback { [UInt8]($0) }
    }
}

extension Snapshotting where Value == String {
    /// The text.
    public static var lines: Snapshotting { Snapshotting { .text($0) } }
}

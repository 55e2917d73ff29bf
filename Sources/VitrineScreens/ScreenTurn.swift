import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// The rotation of the screen on the canvas at a moment.
struct ScreenTurn: Sendable {
    let angle: AnimatedAngle
    /// The traits of the device over time.
    let traits: Stepped<Traits>
    /// The seconds since the scene began.
    let seconds: Double
    let viewport: Viewport

    /// Returns a moment before a rotation at which everything else is as at its start.
    static func before(_ start: Double) -> Double { start - 0.5 / Double(Tick.rate) }

    /// The size of the layout, between those of the two orientations.
    var size: Size { size(at: seconds) }

    private func size(at seconds: Double) -> Size {
        let size = traits.value(at: seconds).screenSize
        guard let turn = angle.turn(at: seconds) else { return size }
        return self.size(at: Self.before(turn.start)).mixed(with: size, at: turn.fraction)
    }

    /// The size of the canvas of an upright screen.
    private var canvas: Size {
        var standing = traits.initial
        standing.orientation = angle.canvas ?? standing.orientation
        return standing.screenSize
    }

    /// The transform from points of the screen to those of the canvas.
    var transform: Transform {
        let size = size
        var out = transform(angle.value(at: seconds), of: size)
        // A screen at rest is aligned to the pixels of a picture that is not downscaled.
        if viewport.screenScale == nil, angle.turn(at: seconds) == nil {
            out.tx = snapped(out.tx, from: viewport.origin.x)
            out.ty = snapped(out.ty, from: viewport.origin.y)
        }
        return out
    }

    /// Returns the nearest pixel border. The rounding of a middle does not depend on where the picture begins.
    private func snapped(_ v: Double, from start: Double) -> Double {
        ((v - start) * viewport.scale + 0.5).rounded(.down) / viewport.scale + start
    }

    private func transform(_ degrees: Double, of size: Size) -> Transform {
        guard degrees != 0 || size != canvas else { return .identity }
        let (sin, cos) = ExactMath.sincos(degrees: degrees)
        let (x, y) = (size.width / 2, size.height / 2)
        return Transform(
            a: cos, b: sin, c: -sin, d: cos, tx: canvas.width / 2 - cos * x + sin * y,
            ty: canvas.height / 2 - sin * x - cos * y)
    }

    /// Returns the transform from points of a window of a fixed orientation to those of the screen.
    func placement(keeping orientation: Orientation) -> Transform {
        var traits = traits.value(at: seconds)
        if orientation == traits.orientation, angle.turn(at: seconds) == nil { return .identity }
        traits.layout = nil
        traits.orientation = orientation
        let window = transform(angle.value(keeping: orientation, at: seconds), of: traits.screenSize)
        return transform(angle.value(at: seconds), of: size).inverse.map { window.then($0) } ?? window
    }

    /// Returns the edge of the device's display during a rotation, in points of the canvas; at rest it is the screen's.
    /// - Parameter radius: The radius of its corners.
    func display(radius: Double) -> Path {
        let bounds = Rect(origin: .zero, size: canvas)
        let edge = Path.roundedRect(UnevenRoundedRect(bounds, radii: CornerRadii(radius), curve: .continuous))
        return edge.transformed(by: transform(angle.device(at: seconds), of: canvas))
    }
}

extension Screen {
    func turn(at seconds: Double, in viewport: Viewport) -> ScreenTurn {
        ScreenTurn(angle: angle, traits: host.traits, seconds: seconds, viewport: viewport)
    }

    /// Returns the rotation at a time: the moment before it, in seconds, and its progress, 0...1. Nil at rest.
    package func turn(at seconds: Double) -> (before: Double, fraction: Double)? {
        angle.turn(at: seconds).map { (ScreenTurn.before($0.start), $0.fraction) }
    }

    /// Returns the transform from points of the screen to those of the canvas at a time.
    package func placement(at seconds: Double, in viewport: Viewport) -> Transform {
        turn(at: seconds, in: viewport).transform
    }

    /// Whether the device rotates on the canvas, which then shows its edge.
    private var showsDevice: Bool { angle.isEverTurned && angle.canvas == nil && !isScreenshot }

    /// The color beside the screen; nil for a screen without an edge. A rotating device is on a gray that contrasts
    /// with pages and with its black display. Source of the color: facts, iOS surroundings, section 4 (systemGray4).
    var edgeColor: RGBColor? {
        if let canvasColor { return canvasColor }
        return showsDevice ? RGBColor(host.traits.initial.appearance == .dark ? 0x3a3a3c : 0xd1d1d6) : nil
    }

    /// The area of a film in which the device rotates on a canvas that rotates with it, in points of the canvas: the
    /// whole device during the rotation, and so the screen in both orientations. Nil for other films.
    package var turningArea: Rect? {
        guard showsDevice else { return nil }
        let size = host.traits.initial.screenSize
        let radius = min(cornerRadius ?? host.traits.initial.device.cornerRadius, min(size.width, size.height) / 2)
        let (x, y) = (size.width / 2 - radius, size.height / 2 - radius)
        let reach = ((x * x + y * y).squareRoot() + radius).rounded(.up)
        return Rect(center: Point(x: size.width / 2, y: size.height / 2), radius: reach)
    }

    /// Returns the area of a still of such a film: the screen in its orientation at the time, in points of the canvas.
    /// Nil during the rotation, and for other films.
    package func stillArea(at seconds: Double, in viewport: Viewport) -> Rect? {
        guard turningArea != nil, angle.turn(at: seconds) == nil else { return nil }
        let turn = turn(at: seconds, in: viewport)
        return turn.transform.apply(Rect(origin: .zero, size: turn.size))
    }
}

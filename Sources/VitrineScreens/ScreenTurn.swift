import VitrinePrimitives
import VitrineSetting

/// How the screen stands on the canvas at a moment.
struct ScreenTurn: Sendable {
    let angle: AnimatedAngle
    /// Of the device at the beginning.
    let initial: Traits
    /// Of the moment.
    let traits: Traits
    /// Since the scene began.
    let seconds: Double

    /// The size of the screen, on its way from that of the other orientation on a canvas that does not turn, as in a
    /// recording of the screen. A device that turns on its canvas keeps its shape.
    var size: Size {
        guard angle.canvas != nil else { return traits.screenSize }
        let (size, remaining) = (traits.screenSize, angle.remaining(at: seconds, to: traits.orientation))
        let growth = (size.height - size.width) * remaining
        return Size(width: size.width + growth, height: size.height - growth)
    }

    /// The layout of the screen while it turns; nil for that of the orientation.
    var layout: HostLayout? {
        size == traits.screenSize ? nil : HostLayout(size: size, safeArea: traits.safeArea)
    }

    /// From the points of the screen to those of the canvas.
    var transform: Transform { transform(angle.value(at: seconds), of: size) }

    private func transform(_ degrees: Double, of size: Size) -> Transform {
        var standing = initial
        standing.orientation = angle.canvas ?? standing.orientation
        let canvas = standing.screenSize
        guard degrees != 0 || size != canvas else { return .identity }
        let (sin, cos) = ExactMath.sincos(degrees: degrees)
        let (x, y) = (size.width / 2, size.height / 2)
        return Transform(
            a: cos, b: sin, c: -sin, d: cos, tx: canvas.width / 2 - cos * x + sin * y,
            ty: canvas.height / 2 - sin * x - cos * y)
    }

    /// From the points of a window that keeps an orientation to those of the screen.
    func placement(keeping orientation: Orientation) -> Transform {
        let current = traits.orientation
        let kept = angle.value(keeping: orientation, current: current)
        if orientation == current, angle.value(at: seconds) == kept { return .identity }
        var traits = traits
        traits.layout = nil
        traits.orientation = orientation
        let window = transform(kept, of: traits.screenSize)
        return transform.inverse.map { window.then($0) } ?? window
    }
}

extension Screen {
    func turn(at seconds: Double) -> ScreenTurn {
        ScreenTurn(
            angle: angle, initial: host.traits.initial, traits: host.traits.value(at: seconds), seconds: seconds)
    }
}

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

    /// From the points of the screen to those of the canvas.
    var transform: Transform { transform(angle.value(at: seconds), of: traits.screenSize) }

    private func transform(_ degrees: Double, of size: Size) -> Transform {
        var standing = initial
        standing.orientation = angle.canvas ?? standing.orientation
        let canvas = standing.screenSize
        guard degrees != 0 || size != canvas else { return .identity }
        let (sin, cos) = ExactMath.sincos(degrees * .pi / 180)
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

import VitrineMotion
import VitrinePrimitives
import VitrineSurfaces

/// The effects of an iPad's pointer on a popup bar over time: the bar grows under it, a shape slides from button to
/// button, clicks flash, and pressed glass stretches toward it.
///
/// Source of every figure: facts, popup bar, section 3.10; times of springs are fits.
package struct PopupBarPointer: Hashable, Sendable {
    /// The growth of a bar under the pointer in width and height.
    package static let hoverGrowth = 0.0086
    package static let hoverTime = 0.2
    package static let slideTime = 0.34
    package static let fadeTime = 0.15
    /// The growth in points of the longer side of pressed glass.
    package static let pressGrowth = 10.5
    package static let pressTime = 0.3
    package static let flashTime = 0.28

    package let pointer: Pointer

    /// The pointer's presence over the bar but none of its buttons, 0...1.
    package private(set) var hover = AnimatedValue(0)
    /// The press of the bar under a button of the pointer, 0...1.
    package private(set) var press = AnimatedValue(0)
    /// The distance in points by which the pointer pulls the bar.
    package private(set) var pull = AnimatedValue(0)
    /// The shape around a button: position, size and strength.
    package private(set) var shape = (0..<4).map { _ in AnimatedValue(0) }
    package private(set) var shapeOpacity = AnimatedValue(0)
    /// The flash of a clicked button, 0...1.
    package private(set) var flash = AnimatedValue(0)
    /// The index of the flashing button over time.
    package private(set) var flashed = Stepped<Int?>(nil)

    package init(_ pointer: Pointer) { self.pointer = pointer }

    /// Computes the effects tick by tick. It is called once, with the pointer's whole path.
    /// - Parameter targets: Returns the targets at a time in seconds; nil while there is no bar.
    package mutating func resolve(_ targets: (Double) -> PointerTargets?) {
        guard let begin = pointer.path.begin else { return }
        let first = Tick(atOrAfter: begin).count
        let last = max(first, Tick(atOrAfter: pointer.path.end).count + 1)
        var isOver = false
        var button: Int?
        for tick in first...min(last, first + 3601 * Tick.rate) {
            let now = Tick(tick).seconds
            // A pressed pointer keeps its target.
            if pointer.presses.contains(where: { $0.down < now && now < $0.up ?? .infinity }) { continue }
            let target = targets(now)
            let location = pointer.path.location(at: now)
            let found = location.flatMap { target?.button(at: $0) }
            let over = found == nil && (location.map { target?.isOverBar($0) ?? false } ?? false)
            if over != isOver {
                hover.animate(to: over ? 1 : 0, start: now, pacing: .spring(.settling(in: Self.hoverTime)))
                isOver = over
            }
            if found != button {
                highlight(
                    found.flatMap { i in target?.buttons[i] }, slides: shapeOpacity.value(at: now) > 0.05, at: now)
                button = found
            }
        }
        for press in pointer.presses { click(from: press.down, to: press.up ?? pointer.path.end, targets) }
    }

    private mutating func highlight(_ box: Rect?, slides: Bool, at now: Double) {
        guard let box else {
            shapeOpacity.animate(to: 0, start: now, pacing: .curve(.easeInOut, duration: Self.fadeTime))
            return
        }
        for (i, value) in [box.x, box.y, box.width, box.height].enumerated() {
            if slides {
                shape[i].animate(to: value, start: now, pacing: .spring(.settling(in: Self.slideTime)))
            } else {
                shape[i].set(value, at: now)
            }
        }
        shapeOpacity.animate(to: 1, start: now, pacing: .curve(.easeInOut, duration: Self.fadeTime))
    }

    private mutating func click(from down: Double, to up: Double, _ targets: (Double) -> PointerTargets?) {
        guard let target = targets(down), let start = pointer.path.location(at: down) else { return }
        let up = max(up, down)
        if let button = target.button(at: start) {
            flashed.set(button, at: down)
            flash.animate(to: 1, start: down, pacing: .curve(.easeOut, duration: 0.04))
            flash.animate(to: 0, start: max(up, down + 0.04), pacing: .curve(.easeInOut, duration: Self.flashTime))
        } else if !target.isOverBar(start) {
            return
        }
        press.animate(to: 1, start: down, pacing: .spring(.settling(in: Self.pressTime)))
        press.animate(to: 0, start: max(up, down + 0.06), pacing: .spring(.settling(in: 0.3, dampingRatio: 0.7)))
        pull.follow(from: down, to: up) { seconds in
            Self.pull(by: (pointer.path.location(at: seconds)?.x ?? start.x) - start.x)
        }
        pull.animate(to: 0, start: up, pacing: .spring(.settling(in: 0.3, dampingRatio: 0.7)), carriesVelocity: false)
    }

    /// How far glass follows a pull: as a rubber band by as many points at most as it grows by under a finger.
    package static func pull(by distance: Double) -> Double {
        distance.isFinite ? RubberBand.glass.offset(pull: distance, length: Press.growth) : 0
    }

    /// The time at which all effects end.
    package var end: Double {
        let values = shape + [hover, press, pull, shapeOpacity, flash]
        return values.reduce(max(pointer.path.end, pointer.presses.last?.up ?? 0)) { max($0, $1.end ?? 0) }
    }
}

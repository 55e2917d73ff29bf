import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph

/// The look of fingers on the screen.
public enum TouchStyle: String, Hashable, Sendable, CaseIterable {
    /// A white disc in a black ring, which ripples and fades; black in a white ring in dark appearance.
    case ring
    /// A white disc with a fine gray edge.
    case disc
    /// The gray disc of a simulator, which is ahead of the content that the finger moves.
    case simulator
}

/// The dot that shows a finger, as in the libraries' recordings.
///
/// Source: facts, popup bar, section 6.6, and iOS surroundings, section 9 (a public touch visualizer's defaults).
package struct TouchIndicator: Hashable, Sendable {
    package let finger: FingerPath
    /// The times of touch down and touch up in seconds.
    package var down: Double { finger.down }
    package var up: Double { finger.up }
    /// The position of the touch down on the screen, in points.
    package var location: Point { finger.start }

    package let style: TouchStyle

    package init(_ finger: FingerPath, style: TouchStyle = .ring) {
        self.finger = finger
        self.style = style
    }

    /// Creates the dot of a finger that does not move.
    /// - Parameters:
    ///   - down: The time of the touch down in seconds; `up` is that of the touch up.
    ///   - location: The position on the screen, in points.
    package init(down: Double, up: Double, location: Point) {
        self.init(FingerPath(down: down, up: up, at: location))
    }

    package static let radius = 22.0
    /// The outer radius of the ring, whose stroke of 3 pt is half covered by the disc.
    package static let ringRadius = 23.5
    package static let opacity = 0.5
    package static let vanishing = 0.3
    package static let rippleTime = 0.2
    /// The visualizer's own figure is 0.2; recordings show less of it. Source: facts, popup bar, section 6.6.
    package static let rippleOpacity = 0.13
    package static let rippleRadius = 2.0
    package static let wobbleDelay = 0.6
    package static let wobbleStep = 0.1
    /// The horizontal and vertical scales through which a resting finger wobbles.
    package static let wobble: [(Double, Double)] = [(1, 1), (1, 1.2), (1.2, 0.9), (0.9, 0.9), (1, 1)]

    /// The time in seconds by which the dot is ahead of the finger.
    private var lead: Double { style == .simulator ? Self.simulatorLead : 0 }
    /// The time at which the dot appears.
    package var begin: Double { down - lead }
    /// The time at which the dot has disappeared.
    package var end: Double {
        switch style {
        case .ring: max(up + Self.vanishing, down + Self.rippleTime)
        case .disc: up + Self.fading
        case .simulator: up - lead
        }
    }

    /// Returns the times of the visible ripples: of touch down and every move. Source: facts, popup bar, section 6.6.
    private func ripples(at seconds: Double, rate: Double) -> [Double] {
        var out = seconds - down < Self.rippleTime ? [down] : []
        var tick = max(1, ((seconds - Self.rippleTime - down) * rate).rounded(.down) + 1)
        while down + tick / rate <= min(seconds, up) {
            let at = down + tick / rate
            if (finger.location(at: at) - finger.location(at: at - 1 / rate)).length > 0.25 { out.append(at) }
            tick += 1
        }
        return out
    }

    /// - Parameters:
    ///   - rate: moves per second that the screen reports.
    package func nodes(at seconds: Double, dark: Bool, tint: RGBColor, rate: Double = 60) -> [Node] {
        guard seconds >= begin, seconds < end else { return [] }
        if style != .ring { return plainDisc(at: seconds) }
        var out: [Node] = []
        for begin in ripples(at: seconds, rate: rate) {
            let f = TimingCurve.easeIn.value(at: (seconds - begin) / Self.rippleTime)
            let place = finger.location(at: begin)
            let r = Self.radius.mixed(with: Self.rippleRadius, at: f)
            let color = tint.withAlpha(Self.rippleOpacity * (1 - f))
            out.append(.shape(ShapeNode(.ellipse(in: Rect(center: place, radius: r)), color: color)))
        }
        let left = (seconds - up) / Self.vanishing
        guard left < 1 else { return out }
        let ripples = out
        let vanished = left > 0 ? TimingCurve.easeInOut.value(at: left) : 0
        let (sx, sy) = left > 0 ? (1 + vanished, 1 + vanished) : shape(held: finger.rest(at: seconds))
        let place = finger.location(at: seconds)
        func disc(_ r: Double, _ color: RGBColor) -> Node {
            .shape(
                ShapeNode(
                    .ellipse(
                        in: Rect(
                            x: place.x - r * sx, y: place.y - r * sy, width: 2 * r * sx, height: 2 * r * sy)),
                    color: color))
        }
        // The trail is over the disc.
        return [
            .group(
                GroupNode(
                    [disc(Self.ringRadius, dark ? .white : .black), disc(Self.radius, dark ? .black : .white)],
                    opacity: Self.opacity * (1 - vanished)))
        ] + ripples
    }

    /// The time in seconds in which the style `disc` fades. Source: facts, overlay container, section 5.1.
    package static let fading = 0.2
    /// The time in seconds by which a simulator's disc is ahead of the content that the finger moves: the simulator
    /// draws the pointer at once, the app's frame reaches its window later. It appears before the touch, disappears
    /// before the release starts, and does not fade. Source: facts, overlay container, section 5.3.
    package static let simulatorLead = 0.025

    /// Returns a disc that keeps its size. Source: facts, overlay container, sections 5.1 and 5.3.
    private func plainDisc(at seconds: Double) -> [Node] {
        let left = 1 - max(0, seconds - up) / Self.fading
        guard left > 0 else { return [] }
        let place = finger.location(at: seconds + lead)
        let outline = Path.ellipse(in: Rect(center: place, radius: style == .disc ? 22 : 23))
        let fill = style == .disc ? RGBColor.white.withAlpha(0.5) : RGBColor(0xc4c4c8).withAlpha(0.82)
        let edge = RGBColor(style == .disc ? 0x9a9a9a : 0xa8a8ac)
        let line = ShapeNode.Stroke(StrokeStyle(width: style == .disc ? 1 : 0.5), color: edge)
        let nodes: [Node] = [.shape(ShapeNode(outline, color: fill)), .shape(ShapeNode(outline, stroke: line))]
        return left < 1 ? [.group(GroupNode(nodes, opacity: left))] : nodes
    }

    /// Returns the scales of a finger, which wobbles if it rests longer than `wobbleDelay`.
    private func shape(held: Double) -> (Double, Double) {
        guard held > Self.wobbleDelay else { return (1, 1) }
        let steps = Self.wobble.count - 1
        let place = (held - Self.wobbleDelay) / Self.wobbleStep
        let step = Int(place) % steps
        let f = TimingCurve.easeInOut.value(at: place - Double(Int(place)))
        let (a, b) = (Self.wobble[step], Self.wobble[step + 1])
        return (a.0 + (b.0 - a.0) * f, a.1 + (b.1 - a.1) * f)
    }
}

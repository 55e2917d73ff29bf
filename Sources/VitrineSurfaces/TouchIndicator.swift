import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph

/// How fingers on the screen are shown.
public enum TouchStyle: String, Hashable, Sendable, CaseIterable {
    /// A white disc in a black ring, which ripples and vanishes; black in a white ring in dark surroundings.
    case ring
    /// A white disc with a fine gray edge.
    case disc
    /// The gray disc of a simulator, which is ahead of what the finger moves.
    case simulator
}

/// The dot that shows a finger, as the libraries' recordings have it.
///
/// Source: facts, popup bar, section 6.6, and iOS surroundings, section 9 (a public touch visualizer's defaults).
package struct TouchIndicator: Hashable, Sendable {
    package let finger: FingerPath
    /// Seconds.
    package var down: Double { finger.down }
    package var up: Double { finger.up }
    /// Where the finger comes down, in points, on the screen.
    package var location: Point { finger.start }

    package let style: TouchStyle

    package init(_ finger: FingerPath, style: TouchStyle = .ring) {
        self.finger = finger
        self.style = style
    }

    /// A finger that stays where it is.
    /// - Parameters:
    ///   - down: seconds, like `up`.
    ///   - location: in points, on the screen.
    package init(down: Double, up: Double, location: Point) {
        self.init(FingerPath(down: down, up: up, at: location))
    }

    package static let radius = 22.0
    /// Outer radius of the ring; its stroke of 3 pt is half covered by the disc.
    package static let ringRadius = 23.5
    package static let opacity = 0.5
    package static let vanishing = 0.3
    package static let rippleTime = 0.2
    /// The visualizer's own figure is 0.2 of ordinary blending; what the recordings show is light added, over glass no
    /// more than this (measured, red + 11 of 255 through the dot, 0.1 s after touch-down).
    package static let rippleOpacity = 0.12
    /// In the legacy design it is blended as usual, and in the later recordings of the glass design. Source: measured, green
    /// - 14 of 255 through the dot; (216, 43, 78) over black where those of a
    /// fifth of a second lie over another, 120 a second.
    package static let legacyRippleOpacity = 0.13
    package static let rippleRadius = 2.0
    package static let wobbleDelay = 0.6
    package static let wobbleStep = 0.1
    /// Scales across and down that a resting finger wobbles through.
    package static let wobble: [(Double, Double)] = [(1, 1), (1, 1.2), (1.2, 0.9), (0.9, 0.9), (1, 1)]

    /// Seconds by which what is shown is ahead of the finger.
    private var lead: Double { style == .simulator ? Self.simulatorLead : 0 }
    /// When there is something to see for the first time.
    package var begin: Double { down - lead }
    /// When nothing of the dot is left to see.
    package var end: Double {
        switch style {
        case .ring: max(up + Self.vanishing, down + Self.rippleTime)
        case .disc: up + Self.fading
        case .simulator: up - lead
        }
    }

    /// Times of the ripples that are on the screen: at touch-down, and with every move. Source: facts, popup bar,
    /// section 6.6.
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
    ///   - isOpaque: whether ripples cover what is below them instead of adding light to it.
    ///   - rate: moves per second that the screen reports. Source: floating_paging.gif, of a screen with 120, in which
    ///     ripples are 3.6 px apart at 500 px a second.
    package func nodes(
        at seconds: Double, dark: Bool, tint: RGBColor, design: Design = .glass, isOpaque: Bool = false,
        rate: Double = 60
    ) -> [Node] {
        guard seconds >= begin, seconds < end else { return [] }
        if style != .ring { return plainDisc(at: seconds) }
        var out: [Node] = []
        for begin in ripples(at: seconds, rate: rate) {
            let f = TimingCurve.easeIn.value(at: (seconds - begin) / Self.rippleTime)
            let place = finger.location(at: begin)
            let r = Self.radius + (Self.rippleRadius - Self.radius) * f
            let addsLight = design == .glass && !isOpaque
            let strength = (addsLight ? Self.rippleOpacity : Self.legacyRippleOpacity) * (1 - f)
            out.append(
                .shape(
                    ShapeNode(
                        .ellipse(in: Rect(center: place, radius: r)), color: tint.withAlpha(strength),
                        blend: addsLight ? .plusLighter : .normal)))
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
        // The trail lies over the disc. Source: measured where a finger has drawn a bar.
        return [
            .group(
                GroupNode(
                    [disc(Self.ringRadius, dark ? .white : .black), disc(Self.radius, dark ? .black : .white)],
                    opacity: Self.opacity * (1 - vanished)))
        ] + ripples
    }

    /// Seconds in which the style `disc` fades. Source: facts, overlay container, section 5.1.
    package static let fading = 0.2
    /// Seconds by which a simulator's disc is ahead of what the finger moves: the simulator draws the pointer at once, the
    /// app's frame reaches its window later. So it appears before the touch, and is gone before the release starts; it does
    /// not fade. Source: facts, overlay container, section 5.3; rigid.gif at 2.0 and 3.2 s, expandable.gif at 1.8 s.
    package static let simulatorLead = 0.025

    /// A disc that keeps its size. Source: facts, overlay container, sections 5.1 and 5.3.
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

    /// A finger that rests longer than `wobbleDelay` wobbles on and on.
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

import VitrineDisplayList
import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A popup at a time: at rest, growing out of its bar, or below a bar that it pushes up.
/// Source: facts, popup bar, sections 3.3 to 3.5.
package struct PopupView {
    package let content: PopupContent
    package let bar: PopupBarContent
    package let geometry: PopupGeometry
    package let motion: PopupMotion
    package let seconds: Double
    package let page: RGBColor
    /// The press of the close button, 0...1.
    package var press = 0.0
    /// The content offset of the popup, in points.
    package var contentOffset = 0.0
    /// The state of the popup's elements after touches.
    package var pages: PresentedContent?

    private var context: Context { bar.context }
    /// The area that the open popup fills.
    private var screen: Rect { context.popupArea }
    package var openness: Double { motion.openness.value(at: seconds) }
    private var transition: PopupMotion.Transition? { motion.transition(at: seconds) }
    /// Whether the popup moves, by itself or with a finger.
    private var isMoving: Bool {
        !motion.openness.isResting(at: seconds) || transition.map { seconds < $0.end } ?? false
    }

    private var popupPage: PopupPageView {
        var page = PopupPageView(
            content, bar: bar.bar, in: context, flatness: motion.flatness.value(at: seconds), press: press)
        page.contentOffset = contentOffset
        (page.page, page.seconds) = (pages, seconds)
        return page
    }

    package var replacesBar: Bool { isMoving && transition?.transitionStyle == .morph || openness >= 1 }
    /// The distance by which the bar is pushed up, in points.
    package var barLift: Double { openness > 0 ? geometry.collapsedTop - geometry.edge(at: openness) : 0 }
    /// The remaining fraction of the height of a bar that moves up by itself, 0...1; with a finger it keeps its height.
    package var barFraction: Double {
        guard let transition, transition.transitionStyle == .slide, openness > 0 else { return 1 }
        return (1 - openness).clamped(to: 0...1)
    }
    /// The opacity of a bar that is pushed up, 0...1.
    package var barOpacity: Double { openness > 0 ? motion.barAlpha.value(at: seconds).clamped(to: 0...1) : 1 }
    /// Whether the bar's image is moving. The image is in the bar again as soon as the popup is invisible, even while
    /// the spring of a released popup still oscillates.
    package var isImageFlying: Bool { isShown && isMoving && (transition?.fliesImage ?? false) && flightEnds != nil }
    /// Whether any part of the popup is visible.
    private var isShown: Bool { openness > 0 || replacesBar }

    package func nodes() -> [Node] {
        if openness >= 1, !isMoving { return clipped(popupPage.nodes()) }
        guard isShown else { return [] }
        let body = transition?.transitionStyle == .morph ? morphing() : sliding()
        return clipped(body + flyingImage())
    }

    /// Clips a popup beside a sidebar so that it does not overlap the sidebar.
    private func clipped(_ nodes: [Node]) -> [Node] {
        screen == context.screen ? nodes : [.group(GroupNode(nodes, clip: .rect(screen)))]
    }

    // MARK: Below the bar

    /// The heights in points between which a sliding popup fades, so that it does not become a wide band.
    package static let vanishing = 60.0...260
    /// The same heights in the legacy design, whose bar is as wide as the screen.
    package static let legacyVanishing = 0.0...12

    /// Returns the radius of the popup's corners, which decreases to 0 where they reach those of the screen.
    private func radius(of frame: Rect, full: Double) -> Double {
        guard full > 0 else { return 0 }
        return min(full, frame.height / 4) * ((frame.minY - screen.minY) / full).clamped(to: 0...1)
    }

    private func sliding() -> [Node] {
        let edge = max(0, geometry.edge(at: openness))
        let frame = Rect(
            x: screen.minX, y: edge, width: screen.width, height: screen.height * min(1, openness))
        let isGlass = context.traits.design == .glass
        let outline = Path.roundedRect(
            RoundedRect(frame, radius: isGlass ? radius(of: frame, full: context.traits.device.cornerRadius) : 0))
        let heights = isGlass ? Self.vanishing : Self.legacyVanishing
        let fraction = (frame.height - heights.lowerBound) / (heights.upperBound - heights.lowerBound)
        let presence = isGlass ? TimingCurve.smoothstep.value(at: fraction) : min(1, fraction)
        guard presence > 0 else { return [] }
        var page = popupPage
        page.shown = Rect(x: frame.minX, y: 0, width: frame.width, height: frame.height)
        let fades = transition.map { $0.transitionStyle == .slide && !$0.isOpening && $0.fliesImage } ?? false
        return [
            .group(
                GroupNode(
                    [
                        .group(
                            GroupNode(
                                page.nodes(hidesImage: isImageFlying),
                                transform: .translation(x: 0, y: edge)))
                    ], opacity: presence * (fades ? motion.contentAlpha.value(at: seconds) : 1), clip: outline))
        ]
    }

    // MARK: Out of the bar

    /// The outline that grows from that of the bar to that of the screen.
    private var wrapper: RoundedRect {
        let q = openness
        let from = bar.layout.frame
        let display = context.traits.device.cornerRadius
        let frame = from.mixed(with: screen, at: q)
        let radius = PopupBarView(content: bar, page: page).radii.topLeft
        // Without a device's frame, corners that reach the screen's edge would snap.
        let near = display > 0 ? ((frame.minY - screen.minY) / display).clamped(to: 0...1) : 1
        return RoundedRect(frame, radius: max(0, (radius.mixed(with: display, at: q)) * near))
    }

    private func morphing() -> [Node] {
        let outline = wrapper
        let path = Path.roundedRect(outline)
        // The glass keeps the thickness of the bar's.
        let side = min(bar.layout.frame.width, bar.layout.frame.height)
        var style = GlassStyle(
            over: page, darkness: context.glass.bar, side: side, isElevated: context.traits.isInWindow)
        // At full size the glass and its rim are outside the screen.
        style.rim *= 1 - openness
        var out = [effect(outline, style)]
        let barAlpha = motion.barContentAlpha.value(at: seconds).clamped(to: 0...1)
        // A background of the bar other than glass fades with the bar's content.
        if barAlpha > 0 {
            out += BarSurface(floating: bar.bar.standardAppearance, in: context).nodes(
                in: outline.rect, radii: CornerRadii(outline.radius), opacity: barAlpha)
        }
        let alpha = motion.contentAlpha.value(at: seconds).clamped(to: 0...1)
        if alpha > 0 {
            var page = popupPage
            page.shown = Rect(
                x: outline.rect.minX, y: 0, width: outline.rect.width, height: outline.rect.height)
            let moved = GroupNode(
                page.nodes(hidesImage: isImageFlying),
                transform: .translation(x: 0, y: outline.rect.minY))
            out.append(.group(GroupNode([.group(moved)], opacity: alpha, clip: path)))
        }
        if barAlpha > 0 {
            var pose = PopupBarView.Pose()
            pose.contentAlpha = barAlpha
            var view = PopupBarView(content: bar, page: page)
            view.hidesImage = isImageFlying
            view.titleOpacity = titleOpacity
            let move = Transform.translation(x: 0, y: outline.rect.minY - bar.layout.frame.minY)
            out.append(.group(GroupNode(view.parts(pose), transform: move)))
        }
        return out
    }

    private func effect(_ outline: RoundedRect, _ style: GlassStyle) -> Node {
        let path = Path.roundedRect(outline)
        guard let effect = content.backgroundEffect, !effect.isGlass else {
            var style = style
            if content.backgroundEffect == .clearGlass { style.material = GlassStyle.clear }
            return style.body([GlassMark.Shape(outline: outline)])
        }
        guard content.translucent, let material = effect.material(dark: context.isDark) else {
            return .shape(ShapeNode(path, color: context.isDark ? .black : .white))
        }
        return .backdrop(BackdropNode(path, material: material))
    }

    // MARK: The picture

    /// The start and end of the moving image; nil for a popup or bar without one.
    private var flightEnds: (bar: Rect, popup: Rect)? {
        guard let bar = bar.layout.imageFrame, let popup = popupPage.transitionFrame, let transition else {
            return nil
        }
        // A closing image starts at the frame that the popup had when the transition began.
        let from = transition.isOpening ? 0 : geometry.edge(at: transition.openness)
        return (bar, popup.offsetBy(dx: 0, dy: from))
    }

    /// The frame of the moving image, and its progress from the bar to the popup, 0...1.
    private var flyingFrame: (ends: (bar: Rect, popup: Rect), fraction: Double, frame: Rect)? {
        guard isImageFlying, let ends = flightEnds else { return nil }
        let f = motion.flight.value(at: seconds).clamped(to: 0...1)
        return (ends, f, ends.bar.mixed(with: ends.popup, at: f))
    }

    /// The opacity of the bar's titles, 0...1; 0 as soon as the moving image would cover them.
    private var titleOpacity: Double {
        guard let (ends, _, frame) = flyingFrame else { return 1 }
        let isMirrored = bar.layout.direction == .rightToLeft
        let crossed = isMirrored ? ends.bar.minX - frame.minX : frame.maxX - ends.bar.maxX
        return 1 - TimingCurve.smoothstep.value(at: crossed / max(1, bar.layout.metrics.imageGap))
    }

    private func flyingImage() -> [Node] {
        guard let (ends, f, frame) = flyingFrame else { return [] }
        let small = bar.bar.imageCornerRadius
        let page = popupPage
        let radius = small.mixed(with: page.transitionRadius, at: f)
        let scale = ends.popup.width > 0 ? frame.width / ends.popup.width : 1
        var out = page.transitionView(in: frame, radius: radius, shadowScale: scale)
        let copy = motion.flightFade.value(at: seconds)
        if copy > 0, let path = bar.bar.popupItem.image, let image = context.image(path) {
            let mode = bar.bar.imageContentMode.fittedNodeMode
            out.append(
                .image(
                    ImageNode(image, frame: frame, contentMode: mode, cornerRadius: radius, opacity: min(1, copy))))
        }
        return out
    }
}

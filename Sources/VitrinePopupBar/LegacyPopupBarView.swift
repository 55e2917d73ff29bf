import VitrineDisplayList
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

/// A popup bar of the legacy design at a time. It appears from behind the dock below it.
package struct LegacyPopupBarView {
    package static let cornerRadius = 14.0

    package let content: PopupBarContent
    package let dock: DockLayout
    /// The visible fraction of the bar, 0...1.
    package let shown: Double
    /// Whether the bar is being dismissed.
    package var isLeaving = false

    /// The y coordinate of the dock's upper edge, at which a moving bar is clipped.
    private var dockTop: Double { dock.top }
    /// Whether something below clips the bar.
    private var isCut: Bool { isFloating ? dock.isDocked : !dock.extendsBar }
    /// The opacity of a bar that fades while it is dismissed, 0...1.
    private var fade: Double {
        // Source: facts, popup bar, section 1.8.
        let fades =
            content.bar.shouldFadePopupBarOnDismiss ?? (dock.isBareAtRest || dock.extendsBar && !isFloating)
        return isLeaving && fades ? shown.clamped(to: 0...1) : 1
    }

    private var layout: PopupBarLayout { content.layout }
    private var context: Context { content.context }
    private var isFloating: Bool { layout.metrics.clearsTop }
    /// The distance of the bar below its position at rest.
    private var lowered: Double { pushed == nil ? (1 - shown) * (dockTop - layout.top) : 0 }

    private var appearance: PopupBarAppearance { content.bar.standardAppearance }
    /// The background of a bar from edge to edge that is separate from the dock.
    private var ownSurface: BarSurface? {
        isFloating ? nil : BarSurface(edgeToEdge: appearance, in: context)
    }

    private var shadowImage: Image? { appearance.shadowImage.flatMap(context.image) }

    /// The y coordinate at which the material begins that a bar from edge to edge shares with its dock.
    package var underlayTop: Double {
        isFloating || shown <= 0 || ownSurface != nil || fade < 1 ? dockTop : layout.top + lowered
    }

    /// The opacity of the dock's material, 0...1.
    package var dockOpacity = 1.0
    /// Whether the bar also draws its dock's material.
    package var drawsDock: Bool { isFloating && dock.hasMaterial && shown > 0 }

    /// The state of a bar that its popup pushes up.
    package struct Push: Hashable {
        /// The distance in points.
        package var lift: Double
        /// The remaining fraction of the height, 0...1.
        package var fraction: Double
        package var opacity: Double
        /// The y coordinate at which a bar from edge to edge, extended below itself, ends; nil for its own end.
        package var end: Double?
    }

    /// The state of a bar that is pushed up; nil for a bar at its position.
    package var pushed: Push?
    /// The bar with the neighboring items whose titles are partly visible.
    package var neighbors: [PopupBarContent] = []
    /// Whether the open popup has replaced the bar.
    package var isReplaced = false
    package var hidesImage = false

    /// The opacity of the shadow around a floating bar, 0...1.
    package var shadowOpacity = 1.0

    package func nodes() -> [Node] {
        if isReplaced { return [] }
        if let pushed { return nodes(pushed) }
        guard shown > 0 else { return [] }
        let line = shown < 1 && isCut ? dockTop : context.screen.maxY
        return (isFloating ? floating(line) : edgeToEdge(line)) + parts(line, opacity: fade)
    }

    /// Returns the bar in two parts when a context menu lifts it: the part that stays, and the part that rises. A bar
    /// from edge to edge rises on a rounded plate of its material.
    package func liftedNodes() -> (rest: [Node], lifted: [Node]) {
        guard shown > 0 else { return ([], []) }
        let line = context.screen.maxY
        if isFloating {
            let rest = dock.hasMaterial ? [dockMaterial(around: Path())] : []
            return (rest, floatingBody(line) + parts(line))
        }
        let plate = Path.roundedRect(RoundedRect(layout.frame, radius: Self.cornerRadius))
        let surface = ownSurface.map { $0.nodes(in: layout.frame, radii: CornerRadii(Self.cornerRadius)) } ?? []
        let material = [Node.backdrop(BackdropNode(plate, .chrome, dark: context.isDark))]
        let tinting = content.bar.backgroundColor.map { [Node.shape(ShapeNode(plate, color: $0))] } ?? []
        return (edgeToEdge(line), (surface.isEmpty ? material : surface) + tinting + parts(line))
    }

    /// Returns the nodes of a bar that is separate from its dock.
    private func nodes(_ push: Push) -> [Node] {
        guard push.opacity > 0, push.fraction > 0 else { return [] }
        let (lift, opacity) = (push.lift, push.opacity)
        let end = isCut || isFloating ? dockTop : context.screen.maxY
        let line = layout.top.mixed(with: end, at: push.fraction)
        var out: [Node] = []
        if isFloating {
            let frame = Rect(
                x: layout.frame.x, y: layout.frame.y, width: layout.frame.width,
                height: max(0, min(layout.frame.maxY, line) - layout.frame.minY))
            let path = Path.roundedRect(RoundedRect(frame, radius: Self.cornerRadius))
            let strip = Rect(x: 0, y: layout.top, width: context.screen.width, height: line - layout.top)
            if dock.hasMaterial { out.append(dockMaterial(around: path, strip: strip, opacity: opacity)) }
            out += BarSurface(floating: appearance, in: context)
                .nodes(in: frame, radii: CornerRadii(Self.cornerRadius), opacity: opacity)
            if let shadow = appearance.backgroundShadow(in: .legacy) {
                out.append(shadow.node(of: path, opacity: opacity))
            }
        } else {
            let box = Rect(x: 0, y: layout.top, width: context.screen.width, height: (push.end ?? line) - layout.top)
            if let surface = ownSurface {
                out += surface.nodes(in: box, opacity: opacity)
            } else {
                out.append(LegacyBarMaterial(context: context).fill(box, opacity: opacity))
            }
            if let node = tinting(box, opacity: opacity) { out.append(node) }
            out.append(LegacyBarMaterial(context: context).hairline(at: layout.top, strength: opacity))
        }
        out += parts(line, opacity: opacity)
        return [.group(GroupNode(out, transform: .translation(x: 0, y: -lift)))]
    }

    /// Returns the color over the background of a bar from edge to edge; nil if there is none.
    private func tinting(_ box: Rect, opacity: Double) -> Node? {
        content.bar.backgroundColor.map { .shape(ShapeNode(.rect(box), color: $0.faded(opacity))) }
    }

    /// Returns the bar's own background, if it has one, and the line above it.
    private func edgeToEdge(_ line: Double) -> [Node] {
        let top = layout.top + lowered
        let end = isCut ? dockTop : context.screen.maxY
        let box = Rect(x: 0, y: top, width: context.screen.width, height: max(0, end - top))
        var out: [Node] = []
        if let surface = ownSurface {
            // An image has the size of the bar at rest.
            let reach = Rect(x: 0, y: top, width: box.width, height: end - layout.top)
            out += surface.nodes(in: box, opacity: fade, reach: reach)
        } else if fade < 1 {
            out.append(LegacyBarMaterial(context: context).fill(box, opacity: fade))
        }
        if let node = tinting(box, opacity: fade) { out.append(node) }
        if let node = content.highlighting(.rect(box)) {
            out.append(fade < 1 ? .group(GroupNode([node], opacity: fade)) : node)
        }
        let isBare = appearance.background == .transparent && appearance.shadowColor == nil && shadowImage == nil
        if !isBare {
            out.append(
                LegacyBarMaterial(context: context).hairline(
                    at: top, strength: fade, color: appearance.shadowColor, image: shadowImage))
        }
        return out
    }

    /// Returns a rounded bar over a strip whose opacity increases downward.
    /// Source: facts, popup bar, sections 2.1 (corners) and 3.2 (motion).
    private func floating(_ line: Double) -> [Node] {
        let (box, corners) = floatingBox(line)
        let path = Path.roundedRect(UnevenRoundedRect(box, radii: corners))
        return (dock.hasMaterial ? [dockMaterial(around: path)] : []) + floatingBody(line)
    }

    private func floatingBox(_ line: Double) -> (Rect, CornerRadii) {
        let frame = layout.frame
        let bottom = min(frame.maxY + lowered, line)
        let box = Rect(
            x: frame.minX, y: frame.minY + lowered, width: frame.width, height: max(0, bottom - frame.minY - lowered))
        let low = bottom < frame.maxY + lowered ? 0 : Self.cornerRadius
        let corners = CornerRadii(
            topLeft: Self.cornerRadius, topRight: Self.cornerRadius, bottomRight: low, bottomLeft: low)
        return (box, corners)
    }

    /// Returns the rounded bar without the strip.
    private func floatingBody(_ line: Double) -> [Node] {
        let (box, corners) = floatingBox(line)
        let path = Path.roundedRect(UnevenRoundedRect(box, radii: corners))
        var out: [Node] = []
        // Drawn before the shadow, so that the bar does not blur it.
        let surface = BarSurface(floating: appearance, in: context)
        let reach = Rect(x: box.x, y: box.y, width: box.width, height: layout.frame.height)
        out += surface.nodes(in: box, radii: corners, opacity: fade, reach: reach)
        if let shadow = appearance.backgroundShadow(in: .legacy), shadowOpacity > 0 {
            let clip = Path.rect(Rect(x: 0, y: 0, width: context.screen.width, height: line))
            out.append(.group(GroupNode([shadow.node(of: path, opacity: shadowOpacity * fade)], clip: clip)))
        }
        if let node = content.highlighting(path) {
            out.append(fade < 1 ? .group(GroupNode([node], opacity: fade)) : node)
        }
        return out
    }

    /// Returns the dock's material, without the bar, down to the screen's bottom, with a strip above it that is clear
    /// at the bar's top and opaque where the dock begins. It is one piece, so that no part is blurred into another.
    /// Source: facts, popup bar, section 2.7: a sine in 24 steps.
    private func dockMaterial(around bar: Path, strip own: Rect? = nil, opacity: Double = 1) -> Node {
        let screen = context.screen
        let top = own?.minY ?? layout.top + lowered
        let whole = own ?? Rect(x: 0, y: top, width: screen.width, height: max(0, screen.maxY - top))
        let strip = Rect(x: 0, y: top, width: screen.width, height: max(0, dockTop - top))
        let stops = (0...24).map { i in
            let p = Double(i) / 24
            return GradientStop(p, RGBColor.black.withAlpha((1 - ExactMath.sincos(p * .pi).cos) / 2 * self.fade))
        }
        let ends = (Point(x: 0, y: top), Point(x: 0, y: dockTop + lowered))
        let fade = Node.shape(ShapeNode(.rect(strip), paint: .linear(start: ends.0, end: ends.1, stops: stops)))
        let hole = Node.shape(ShapeNode(bar, color: .black, blend: .destinationOut))
        let below = Rect(x: 0, y: dockTop, width: screen.width, height: max(0, screen.maxY - dockTop))
        let full = Node.shape(ShapeNode(.rect(below), color: RGBColor.black.withAlpha(own == nil ? dockOpacity : 0)))
        var material = LegacyBarMaterial(context: context)
        material.plate += (LegacyBarMaterial.floatingPlate - material.plate) * (dockOpacity < 1 ? 1 : shown)
        return .group(
            GroupNode(
                dock.surface?.nodes(in: whole, opacity: opacity) ?? [material.fill(whole, opacity: opacity)],
                mask: [.group(GroupNode([fade, full, hole], isIsolated: true))]))
    }

    /// Each part is clipped separately, so that labels keep their blending with the material.
    private func parts(_ line: Double, opacity: Double = 1) -> [Node] {
        let clip: Path? =
            lowered > 0 || pushed != nil
            ? .rect(Rect(x: 0, y: 0, width: context.screen.width, height: line - lowered)) : nil
        let move = Transform.translation(x: 0, y: lowered)
        // Labels have the ink of the surface below them: that of the dock for a bar without its own surface.
        let surface = isFloating ? BarSurface(floating: appearance, in: context) : ownSurface
        let dark = surface.map { $0.effect.isDark(in: context.isDark) } ?? context.isDark
        let hasHue = surface?.effect != BarEffect.none
        func part(_ nodes: [Node], fade: EdgeFade? = nil, blend: BlendMode = .normal) -> Node {
            .group(GroupNode(nodes, transform: move, opacity: opacity, clip: clip, edgeFade: fade, blend: blend))
        }
        func ink(_ label: PopupBarLayout.Label, _ vibrancy: Vibrancy, of content: PopupBarContent) -> Node {
            let (places, fade) = content.places(of: label)
            let nodes = content.nodes(
                of: label, at: places, color: vibrancy.color(dark: dark, contrast: context.traits.increaseContrast))
            let isVibrant = hasHue && !label.isPlain
            return part(nodes, fade: fade, blend: isVibrant ? Vibrancy.blend(dark: dark) : .normal)
        }
        var out: [Node] = []
        let custom = content.custom()
        if !custom.isEmpty { out.append(part(custom)) }
        if !hidesImage, let image = content.image() { out.append(part(image)) }
        for content in [content] + neighbors {
            if let title = content.layout.title { out.append(ink(title, .label, of: content)) }
            if let subtitle = content.layout.subtitle { out.append(ink(subtitle, .secondaryLabel, of: content)) }
        }
        let buttons = content.buttons()
        if !buttons.isEmpty { out.append(part(buttons)) }
        let inset = isFloating ? Self.cornerRadius / 2.5 : 0
        if let progress = content.progress(from: layout.frame.minX + inset, to: layout.frame.maxX - inset) {
            out.append(part([progress]))
        }
        return out
    }
}

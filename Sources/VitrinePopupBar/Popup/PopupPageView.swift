import VitrineMotion
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

/// The page of an open popup, laid out for the area that it fills: its color, picture, texts and close button.
package struct PopupPageView {
    package let content: PopupContent
    package let bar: PopupBar
    package let context: Context
    package let close: PopupCloseButtonView
    package var contentOffset = 0.0
    /// The content over time, with the pages that are pushed over it; nil for the declared content.
    package var page: PresentedContent?
    /// The time in seconds since the scene began.
    package var seconds = 0.0
    /// The part of the page that a moving popup shows, in the page's coordinates; nil for the whole page.
    package var shown: Rect?

    package init(_ content: PopupContent, bar: PopupBar, in context: Context, flatness: Double = 0, press: Double = 0) {
        self.content = content
        self.bar = bar
        self.context = context
        var close = PopupCloseButtonView(
            content.popupCloseButton, in: context, page: context.glassPage(content.pageColor(in: context.traits)),
            tint: DefaultTint.color(in: context.traits))
        close.flatness = flatness
        close.press = press
        self.close = close
    }

    /// The largest side of the picture, and its margin. Source: facts, popup bar, sections 3.5 and 7.4.
    package static let imageSide = 400.0
    package static let margin = 20.0

    /// The part of the page between the sides of the safe area, less the margins.
    package var column: Rect {
        let safe = context.traits.safeArea
        return context.popupArea.inset(by: Insets(left: safe.left + Self.margin, right: safe.right + Self.margin))
    }

    /// Whether the player's controls are beside the picture, as a phone in landscape has no room for them below it.
    /// Vitrine's choice: the library's demo shows only a picture in this orientation.
    package var isPlayerSideBySide: Bool {
        content.showsControls && hasImage && context.traits.verticalSizeClass == .compact
    }

    private var hasImage: Bool { content.image.map { context.image($0) != nil } ?? false }

    /// The largest fraction of the column for a picture beside controls. Vitrine's choice.
    private static let imageFraction = 0.45

    /// The square for the picture, below the close button; nil without a picture. The controls below are as wide.
    package var imageBox: Rect? {
        guard hasImage else { return nil }
        let screen = context.popupArea
        let top = barBottom(of: content.content) + Self.margin
        if isPlayerSideBySide {
            let isMirrored = context.traits.direction == .rightToLeft
            func directed(_ frame: Rect) -> Rect { isMirrored ? frame.mirrored(in: screen) : frame }
            let widest = min(Self.imageSide, column.width * Self.imageFraction)
            let part = directed(Rect(x: column.minX, y: screen.minY, width: widest, height: screen.height))
            // A close button over the controls leaves the picture the whole height.
            let isBelow = close.layout.style != .none && close.layout.frame.intersection(part).width > 0
            let high = isBelow ? top : max(context.traits.safeArea.top, screen.minY) + Self.margin
            let bottom = screen.maxY - max(Self.margin, context.traits.safeArea.bottom)
            let side = max(0, min(widest, bottom - high))
            return context.snapped(
                directed(Rect(x: column.minX, y: (high + bottom - side) / 2, width: side, height: side)))
        }
        let maxSide = content.showsControls ? (screen.maxY - top) * 0.55 : screen.maxY - top - Self.margin
        let side = max(0, min(Self.imageSide, min(screen.width - 2 * Self.margin, maxSide)))
        return context.snapped(Rect(x: screen.midX - side / 2, y: top, width: side, height: side))
    }

    /// The frame of the picture: centered in its square, or at its top if controls are below. Nil without a picture.
    package var imageFrame: Rect? {
        guard let box = imageBox, let path = content.image else { return nil }
        let size = content.imageContentMode.size(of: context.image(path), in: box.size)
        guard size != box.size else { return box }
        return context.snapped(
            Rect(
                x: box.midX - size.width / 2, y: isPlayerSideBySide ? box.midY - size.height / 2 : box.minY,
                width: size.width, height: size.height))
    }

    /// Returns the lower edge of the close button and of a page's navigation bar behind it.
    private func barBottom(of content: Content) -> Double {
        let safe = context.traits.safeArea.top
        let bar = content.navigationBar.map { NavigationBarLayout.bottom(of: $0, in: context.traits) }
        return max(bar ?? safe, close.layout.frame.maxY)
    }

    package var scrolledImageFrame: Rect? {
        imageFrame?.offsetBy(dx: 0, dy: content.content.list == nil ? 0 : -contentOffset)
    }

    /// The element of the scrolled page that grows out of the bar's image; nil if there is none.
    package var transitionElement: PlacedElement? {
        content.viewForPopupTransition.flatMap { layout.element(named: $0) }
    }

    /// The frame on the scrolled page of the element or picture that grows out of the bar's image.
    package var transitionFrame: Rect? {
        content.viewForPopupTransition == nil ? scrolledImageFrame : transitionElement?.frame
    }

    /// The corner radius of that element or picture.
    package var transitionRadius: Double {
        content.viewForPopupTransition == nil ? content.imageCornerRadius : transitionElement?.element.cornerRadius ?? 0
    }

    /// Returns that element or picture in a frame of the transition.
    /// - Parameter scale: The scale of the picture's shadow.
    package func transitionView(in frame: Rect, radius: Double, shadowScale scale: Double) -> [Node] {
        guard content.viewForPopupTransition != nil else { return image(in: frame, radius: radius, shadowScale: scale) }
        guard let element = transitionElement, element.frame.width > 0, element.frame.height > 0 else { return [] }
        let (x, y) = (frame.width / element.frame.width, frame.height / element.frame.height)
        let place = Transform(
            a: x, b: 0, c: 0, d: y, tx: frame.minX - element.frame.minX * x, ty: frame.minY - element.frame.minY * y)
        let nodes = element.nodes(layout.context)
        let clip = Path.roundedRect(RoundedRect(frame, radius: radius))
        return [.group(GroupNode([.group(GroupNode(nodes, transform: place))], clip: clip))]
    }

    /// The demo's shadow under the picture. Source: facts, popup bar, section 3.5.
    package var imageShadow: Shadow? {
        switch content.imageShadow {
        case .none: nil
        case .shadow(let shadow): shadow
        case .default: Shadow(color: RGBColor.black.withAlpha(0.333), blurRadius: 15)
        }
    }

    /// - Parameter hidesImage: Whether the image is drawn elsewhere while it moves.
    package func nodes(hidesImage: Bool = false) -> [Node] {
        // The popup's own parts belong to its lowest page.
        let isRoot = page.map { $0.pages.shown(at: seconds).upper == .root } ?? true
        var layout = layout
        var out = isRoot ? rootNodes(hidesImage: hidesImage) : layout.background()
        if hidesImage, let name = content.viewForPopupTransition { layout.hide(name) }
        // Elements on a light page in a dark appearance have the light colors of the system, and vice versa.
        out +=
            layout.context.isDark == context.isDark
            ? layout.nodes()
            : layout.nodes().map {
                $0.resolvingSystemColors(
                    dark: layout.context.isDark, contrast: context.traits.increaseContrast)
            }
        return out + [closeButton]
    }

    private var ground: Node {
        .shape(ShapeNode(.rect(context.popupArea), color: content.pageColor(in: context.traits)))
    }

    /// Returns what is behind the elements of the lowest page: its color, picture and controls.
    private func rootNodes(hidesImage: Bool) -> [Node] {
        var out = [ground]
        var scrolled: [Node] = []
        if !hidesImage, let frame = imageFrame { scrolled += image(in: frame, radius: content.imageCornerRadius) }
        if content.showsControls { scrolled += PopupControls(bar: bar, page: self).nodes() }
        // The parts are laid out at the top and translated as a whole, so that they keep their rounding.
        let isMoved = content.content.list != nil && contentOffset != 0
        out +=
            isMoved
            ? [.group(GroupNode(scrolled, transform: .translation(x: 0, y: -contentOffset)))] : scrolled
        return out
    }

    /// The close button, as far from the edges of the visible part as from those of the page, or centered if that is
    /// low.
    private var closeButton: Node {
        guard let shown else { return .group(GroupNode(close.nodes())) }
        let (frame, area) = (close.layout.frame, context.popupArea)
        let side = (frame.midX - area.midX).rounded()
        let dx = side == 0 ? 0 : side > 0 ? shown.maxX - area.maxX : shown.minX - area.minX
        let top = min(frame.minY - area.minY, max(0, (shown.height - frame.height) / 2))
        let move = Transform.translation(x: dx, y: top - (frame.minY - area.minY))
        return .group(GroupNode(close.nodes(), transform: move))
    }

    /// Returns the picture and its shadow.
    /// - Parameter scale: The scale of the shadow.
    package func image(in frame: Rect, radius: Double, shadowScale scale: Double = 1) -> [Node] {
        guard let path = content.image, let image = context.image(path) else { return [] }
        let outline = Path.roundedRect(RoundedRect(frame, radius: radius))
        var out: [Node] = []
        if let shadow = imageShadow {
            out.append(
                .shadow(
                    ShadowNode(
                        outline, offset: Point(x: shadow.offset.x * scale, y: shadow.offset.y * scale),
                        radius: max(0, shadow.blurRadius * scale), color: shadow.color, knocksOut: true)))
        }
        out.append(
            .image(
                ImageNode(
                    image, frame: frame, contentMode: content.imageContentMode.fittedNodeMode, cornerRadius: radius)))
        return out
    }

    // MARK: The content

    /// The layout of the content, whose safe area begins below the other scrolled parts.
    package var layout: ContentLayout {
        guard let page else { return layout(of: content.content, ContentMoment(), isRoot: true) }
        let isLeft = page.pages.shown(at: seconds).lower == .root
        return page.layout(at: seconds) { content, moment, isRoot in
            var out = layout(of: content, moment, isRoot: isRoot)
            if isRoot, isLeft { out.backdrop = rootNodes(hidesImage: false) }
            return out
        }
    }

    private func layout(of page: Content, _ moment: ContentMoment, isRoot: Bool) -> ContentLayout {
        var top = barBottom(of: page)
        if isRoot, let frame = imageFrame { top = frame.maxY }
        if isRoot, content.showsControls { top = PopupControls(bar: bar, page: self).bottom }
        let area = context.popupArea
        var safe = context.traits.safeArea
        safe.top = top - area.minY
        safe.bottom =
            area.maxY - ContentLayout.restingBottom(area.maxY - context.traits.safeArea.bottom, in: context)
        var edges = safe
        edges.top = max(0, context.traits.safeArea.top - area.minY)
        // On a page with a color of its own, plates and ink contrast with that color.
        var context = context
        let color = page.pageColor(in: context.traits)
        context.traits.appearance = color.luma > 0.5 ? .light : .dark
        var element = ElementContext(context)
        if page.background != nil, context.isDark { element.plateColor = RGBColor.white.withAlpha(0.1) }
        element.moment = moment
        // The list scrolls with the picture above it.
        var shown = page
        if isRoot, let name = shown.startList() { element.moment.scroll(name, to: contentOffset) }
        return ContentLayout(shown, frame: area, safeArea: safe, edges: edges, in: element)
    }

    /// The content that a finger scrolls, to the end of the list above the bottom safe area. Nil without a list.
    package var scrollGeometry: ScrollGeometry? { layout.scrollGeometry() }

    /// Black or white, whichever is legible on the page.
    package var ink: RGBColor { content.pageColor(in: context.traits).luma > 0.5 ? .black : .white }
}

import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineVocabulary

/// Elements in a separate frame, arranged as in a content; a plain `UIView`.
public struct ViewElement: Hashable, Sendable {
    public var body: [Element]
    /// The effect on the backdrop, except glass; `UIVisualEffectView`. Default: `none`.
    public var effect: BarEffect
    /// Whether elements are clipped to the frame. Default: true.
    public var clipsToBounds: Bool
    /// The color of a border inside of the edge, over the elements; `CALayer.borderColor`. Default: none.
    public var borderColor: RGBColor?
    /// The width of the border in points, 0...100; `CALayer.borderWidth`. Default: 0.
    public var borderWidth: Double
    /// The shadow of everything in the view. Default: none.
    public var shadow: Shadow?
    /// The transform about the view's center. Default: none.
    public var transform: AffineTransform
    /// The height of the scrolled content, in points, 0...100,000; `UIScrollView.contentSize`. Content that fits does
    /// not scroll. Default: the view does not scroll.
    public var contentHeight: Double?
    /// The offset of the content, in points, -10,000...100,000; `UIScrollView.contentOffset`. Default: 0.
    public var contentOffset = 0.0
    /// Whether a bar shows the position while the content scrolls. Default: true.
    public var showsVerticalScrollIndicator = true
    public var scrollBehavior = ScrollBehavior()
    /// The corners of the element's corner radius, which are not mirrored; `CALayer.maskedCorners`. Default: all.
    public var maskedCorners = Corner.allCases

    /// A corner of a rectangle.
    public enum Corner: String, Hashable, Sendable, CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public init(
        _ body: [Element] = [], effect: BarEffect = .none, clipsToBounds: Bool = true, borderColor: RGBColor? = nil,
        borderWidth: Double = 0, shadow: Shadow? = nil, transform: AffineTransform = AffineTransform()
    ) {
        self.body = body
        self.effect = effect
        self.clipsToBounds = clipsToBounds
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.shadow = shadow
        self.transform = transform
    }
}

extension ViewElement: Described {
    public init() { self.init([]) }

    package static let fields: [Field<ViewElement>] =
        [
            Field("body", \.body, count: 0...200, of: "elements", "The elements in the view."),
            Field("effect", \.effect, names: BarEffect.ofViews, "The material or blur of the view."),
            Field("clipsToBounds", \.clipsToBounds, "Whether what lies outside of the frame is cut off."),
            Field("borderColor", \.borderColor, "The color of a line along the edge, over the elements.")
                .idle("`borderWidth` is 0") { $0.borderWidth == 0 },
            Field("borderWidth", \.borderWidth, kind: .length, in: 0...100, "The width of the line along the edge.")
                .idle("there is no `borderColor`") { $0.borderColor == nil },
            Field("shadow", \.shadow, "The shadow of everything that the view shows."),
            Field(
                "maskedCorners", \.maskedCorners, count: 0...4, of: "corners",
                "The corners that the corner radius of the element rounds; by default all."),
            Field(
                "contentHeight", \.contentHeight, kind: .length, in: 0...100_000,
                "The height of what a finger scrolls in the view; without it the view does not scroll."),
            Field(
                "contentOffset", \.contentOffset, kind: .length, in: -10_000...100_000,
                "The distance by which the content is scrolled."
            ).idle("there is no `contentHeight`") { $0.contentHeight == nil },
            Field(
                "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator,
                "Whether a bar at the side shows the place while the content scrolls."
            ).idle("there is no `contentHeight`") { $0.contentHeight == nil },
            Field("transform", \.transform, "The transform of the view, about its middle."),
        ] + Field<ViewElement>.fields(of: \.scrollBehavior)
    package static var shorthand: Shorthand<ViewElement>? { .field("body") }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        Element.checkFrames(of: body, at: SourcePath.join(path, "body"), into: &issues)
    }
}

extension ViewElement.Corner: Choice { package static let noun = "a corner" }

extension ViewElement {
    /// Returns the outline of the view in a frame.
    /// - Parameters:
    ///   - element: The view's element, which has its corners.
    ///   - inset: The inset in points.
    func outline(_ frame: Rect, of element: Element, inset: Double = 0) -> Path {
        let whole = element.roundedRect(frame, inset: inset)
        guard whole.radius > 0, Set(maskedCorners).count < Corner.allCases.count else { return .roundedRect(whole) }
        // Corners may be larger if others are square.
        let radius = max(0, element.cornerRadius - inset)
        func at(_ corner: Corner) -> Double { maskedCorners.contains(corner) ? radius : 0 }
        return .roundedRect(
            UnevenRoundedRect(
                whole.rect,
                radii: CornerRadii(
                    topLeft: at(.topLeft), topRight: at(.topRight), bottomRight: at(.bottomRight),
                    bottomLeft: at(.bottomLeft)), curve: whole.curve))
    }
}

extension ViewElement: ElementPart {
    package var kind: Element.Kind { .view(self) }
    package var stretch: Stretch { [.width, .height] }
    package var clips: Bool { clipsToBounds || contentHeight != nil }

    /// The name of a scrolling view without a name.
    package static let scrollingName = "scrollView"

    package func geometry(in view: ElementView) -> ScrollGeometry? {
        contentHeight.map {
            let refreshFraction = scrollBehavior.refreshControl?.fraction(in: view) ?? 0
            return ScrollGeometry(
                length: view.frame.height, reach: $0 - view.frame.height + RefreshControl.height * refreshFraction,
                pixel: view.context.viewport.pixel, bounces: scrollBehavior.bounces)
        }
    }

    private func indicator(in view: ElementView) -> [Node] {
        guard showsVerticalScrollIndicator, let geometry = geometry(in: view) else { return [] }
        return view.scrollIndicator(geometry, in: view.frame, .zero, offset: contentOffset)
    }

    package func overlay(in view: ElementView) -> [Node] { indicator(in: view) + border(in: view) }

    private func border(in view: ElementView) -> [Node] {
        guard let borderColor, borderWidth > 0 else { return [] }
        let inset = borderWidth / 2
        let outline = outline(view.frame, of: view.element, inset: inset)
        let stroke = ShapeNode.Stroke(StrokeStyle(width: borderWidth), color: borderColor)
        return [.shape(ShapeNode(outline, stroke: stroke))]
    }

    package func composed(_ nodes: [Node], in view: ElementView) -> [Node] {
        guard shadow != nil || transform != AffineTransform(), !nodes.isEmpty else { return nodes }
        let shadow = shadow.map {
            GroupNode.Shadow(offset: $0.offset, radius: max(0, $0.blurRadius), color: $0.color)
        }
        return [
            .group(GroupNode(nodes, transform: transform.transform(about: view.frame.center), shadow: shadow))
        ]
    }

    package func nodes(in view: ElementView) -> [Node] {
        var out: [Node] = []
        if let material = effect.material(dark: view.isDark) {
            out.append(.backdrop(BackdropNode(outline(view.frame, of: view.element), material: material)))
        }
        guard contentHeight != nil, let control = scrollBehavior.refreshControl else { return out }
        return out
            + control.nodes(
                in: view, top: view.frame.minY + view.region.insets.top,
                offset: view.number(.contentOffset, contentOffset))
    }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let region = LayoutRegion(Rect(x: 0, y: 0, width: width, height: 0))
        return Size(width: width, height: Arrangement(in: region, context).height(of: body))
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        guard let contentHeight else { return Arrangement(in: region, context).placed(body) }
        // Scrolled content is aligned to whole pixels, as in UIKit.
        let pixel = context.context.viewport.pixel
        let view = ElementView(element, in: region, context)
        let refreshFraction = scrollBehavior.refreshControl?.fraction(in: view) ?? 0
        let own = view.number(.contentOffset, contentOffset) - RefreshControl.height * refreshFraction
        let lift = (own / pixel).rounded() * pixel
        func scrolled(_ frame: Rect) -> Rect {
            Rect(x: frame.minX, y: frame.minY - lift, width: frame.width, height: max(frame.height, contentHeight))
        }
        var moved = region
        (moved.frame, moved.wrapFrame) = (scrolled(region.frame), scrolled(region.wrapFrame))
        return Arrangement(in: moved, context).placed(body)
    }
}

/// An element without content that needs no space.
struct EmptyElement: ElementPart {
    var kind: Element.Kind { .empty }

    func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }
}

/// Empty space between other elements.
public struct SpacerElement: Hashable, Sendable {
    public init() {}
}

extension SpacerElement: Described {
    package static let fields: [Field<SpacerElement>] = []
    package static var shorthand: Shorthand<SpacerElement>? { .flag }
}

extension SpacerElement: ElementPart {
    package var kind: Element.Kind { .spacer(self) }
    package var stretch: Stretch { [.width, .height] }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size { .zero }
}

import VitrinePrimitives
import VitrineSceneGraph
import VitrineVocabulary

/// A dot for each of several pages; `UIPageControl`.
public struct PageControlElement: Hashable, Sendable {
    /// The number of pages, 0...50. Default: 0.
    public var numberOfPages: Int
    /// The current page, 0...49, clamped to the pages. Default: 0.
    public var currentPage: Int
    /// Whether the control of a single page is hidden. Default: false.
    public var hidesForSinglePage = false
    /// The color of the dots of the other pages. Default: faint white.
    public var pageIndicatorTintColor: RGBColor?
    /// The color of the current page's dot. Default: white.
    public var currentPageIndicatorTintColor: RGBColor?

    public init(numberOfPages: Int, currentPage: Int = 0) {
        self.numberOfPages = numberOfPages
        self.currentPage = currentPage
    }
}

extension PageControlElement: Described {
    public init() { self.init(numberOfPages: 0) }

    package static let fields: [Field<PageControlElement>] = [
        Field("numberOfPages", \.numberOfPages, in: 0...50, isRequired: true, "The number of dots."),
        Field("currentPage", \.currentPage, in: 0...49, "The page whose dot is emphasized, from 0."),
        Field("hidesForSinglePage", \.hidesForSinglePage, "Whether the dot of a single page is hidden."),
        Field(
            "pageIndicatorTintColor", \.pageIndicatorTintColor,
            "The color of the dots of the other pages; by default white at an opacity of 0.3, as in UIKit."),
        Field(
            "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
            "The color of the current page's dot; by default white, as in UIKit."),
    ]
    package static var shorthand: Shorthand<PageControlElement>? { .field("numberOfPages") }
}

extension PageControlElement: ElementPart {
    package var kind: Element.Kind { .pageControl(self) }
    package var isControl: Bool { true }

    /// The parts that a finger can tap: the sides of the control.
    package static let sides = ["previous", "next"]

    /// Source: facts, iOS surroundings, section 2.6.
    private static func metrics(isGlass: Bool) -> (dot: Double, pitch: Double, height: Double) {
        isGlass ? (8, 18, 26) : (7, 16, 37)
    }

    private var shownPages: Int { hidesForSinglePage && numberOfPages == 1 ? 0 : max(0, numberOfPages) }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let m = Self.metrics(isGlass: context.isGlass)
        guard shownPages > 0 else { return Size(width: 0, height: m.height) }
        return Size(width: Double(shownPages - 1) * m.pitch + m.dot, height: m.height)
    }

    package func nodes(in view: ElementView) -> [Node] {
        let m = Self.metrics(isGlass: view.isGlass)
        let current = view.number(.selection, Double(currentPage)).clamped(to: 0...Double(max(0, shownPages - 1)))
        let (other, own) = (
            pageIndicatorTintColor ?? RGBColor.white.withAlpha(0.3), currentPageIndicatorTintColor ?? .white
        )
        let start = view.frame.midX - Double(shownPages - 1) * m.pitch / 2
        return (0..<shownPages).map { page in
            let box = view.directed(
                Rect(
                    x: start + Double(page) * m.pitch - m.dot / 2, y: view.frame.midY - m.dot / 2, width: m.dot,
                    height: m.dot))
            let fraction = max(0, 1 - (Double(page) - current).magnitude)
            return .shape(
                ShapeNode(.roundedRect(.capsule(box, curve: .circular)), color: other.mixed(with: own, at: fraction)))
        }
    }

    /// Source: facts, iOS surroundings, section 2.6: a tap on a side turns the page in that direction.
    package func targets(in view: ElementView) -> [ElementTarget] {
        guard let id = view.element.identifier, shownPages > 0 else { return [] }
        let half = Rect(
            x: view.frame.minX, y: view.frame.minY, width: view.frame.width / 2, height: view.frame.height)
        let halves = [half, half.offsetBy(dx: half.width, dy: 0)]
        return zip(Self.sides, halves).map { side, frame in
            ElementTarget(name: "\(id).\(side)", frame: view.directed(frame), label: side, isControl: true)
        }
    }
}

import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A part of a content: its kind, name, layout and appearance.
public struct Element: Hashable, Sendable {
    public var kind: Kind
    /// The name in touches, changes and other elements. Default: the element's text, if it has one.
    public var name: String?
    /// The frame in points from the upper left corner of the element's container. Default: none.
    public var frame: Rect?
    /// The center in points from the upper left corner of the element's container. Default: none.
    public var at: Point?
    /// The position of the element. Default: after the elements before it.
    public var placement: ElementPlacement?
    /// The width in points, 0...10,000. Default: that of the element's content, or of the available space.
    public var width: Double?
    /// The height in points, 0...10,000. Default: that of the element's content, or of the available space.
    public var height: Double?
    /// The width divided by the height, above 0, at most 1000, of an element without a height. Default: none.
    public var aspectRatio: Double?
    /// The distances from surrounding elements, in points, mirrored in right-to-left layouts. Default: those of the
    /// kind.
    public var margins: Insets?
    /// The opacity, 0...1. Default: 1.
    public var alpha: Double
    /// Whether the element is hidden, and needs no space. Default: false.
    public var isHidden: Bool
    /// The color of controls, icons and cursors. Default: that of the content.
    public var tint: RGBColor?
    /// A color behind the element. Default: none.
    public var background: RGBColor?
    /// The radius of the corners in points, 0...1000, which clip pictures, maps and views. Default: 0.
    public var cornerRadius: Double
    /// The curve of the corners. Default: `continuous`; that of a `CALayer` is `circular`.
    public var cornerCurve = CornerCurve.continuous
    /// The size and weight of the element's text. Default: those of the kind.
    public var textStyle: TextStyleName?
    /// The attributes of the element's text beyond its style. Default: those of the kind.
    public var textAttributes: LabelAttributes?
    /// The text for assistive technology. Default: the element's text.
    public var accessibilityLabel: String?
    /// The numbers that follow values of presentations, in place of the properties. Default: none.
    public var follows: [Property: Follow] = [:]

    /// A number of an element that can follow a value of a presentation.
    public enum Property: String, Hashable, Sendable, CaseIterable {
        case alpha, width, height, cornerRadius
    }

    public init(
        _ kind: Kind, name: String? = nil, frame: Rect? = nil, at: Point? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, aspectRatio: Double? = nil, margins: Insets? = nil,
        alpha: Double = 1, isHidden: Bool = false,
        tint: RGBColor? = nil, background: RGBColor? = nil, cornerRadius: Double = 0,
        textStyle: TextStyleName? = nil, textAttributes: LabelAttributes? = nil, accessibilityLabel: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.frame = frame
        self.at = at
        self.placement = placement
        self.width = width
        self.height = height
        self.aspectRatio = aspectRatio
        self.margins = margins
        self.alpha = alpha
        self.isHidden = isHidden
        self.tint = tint
        self.background = background
        self.cornerRadius = cornerRadius
        self.textStyle = textStyle
        self.textAttributes = textAttributes
        self.accessibilityLabel = accessibilityLabel
    }

    /// Whether the element has a given position, instead of following the elements before it.
    package var hasOwnPlace: Bool { frame != nil || at != nil || placement != nil }

    /// The name, or the text that stands for it; a list without a name is `list`, a view that scrolls `scrollView`, a
    /// page control `pageControl`.
    package var identifier: String? {
        if let name = name ?? kind.part.title { return name }
        if list != nil { return ListElement.name }
        if pageControl != nil { return "pageControl" }
        return view?.contentHeight == nil ? nil : ViewElement.scrollingName
    }
}

extension Element: ExpressibleByStringLiteral {
    /// Creates a label.
    public init(stringLiteral text: String) { self.init(.label(LabelElement(text))) }
}

extension Element {
    /// Returns a copy with some properties changed: `.label("Details").with { $0.alpha = 0.5 }`.
    public func with(_ change: (inout Element) -> Void) -> Element {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Element {
    /// Returns a rectangle with the element's corners.
    /// - Parameter inset: The points by which it is smaller on each side, with the same corner centers.
    func roundedRect(_ frame: Rect, inset: Double = 0) -> RoundedRect {
        RoundedRect(
            frame.insetBy(dx: inset, dy: inset), radius: max(0, cornerRadius - inset),
            curve: cornerCurve.roundedRectCurve)
    }
}

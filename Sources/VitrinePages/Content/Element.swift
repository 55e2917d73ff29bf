import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// A part of a content: what it is, its name, and where and how it is shown.
public struct Element: Hashable, Sendable {
    public var kind: Kind
    /// The name that touches, changes and other elements use. Default: the element's text, if it has one.
    public var name: String?
    /// The frame in points from the upper left corner of what holds the element. Default: none.
    public var frame: Rect?
    /// The middle in points from the upper left corner of what holds the element. Default: none.
    public var at: Point?
    /// Where the element stands. Default: after the elements before it.
    public var placement: ElementPlacement?
    /// The width in points, 0...10,000. Default: that of what the element shows, or of the room it has.
    public var width: Double?
    /// The height in points, 0...10,000. Default: that of what the element shows, or of the room it has.
    public var height: Double?
    /// Width divided by height, above 0, at most 1000, of an element without a height. Default: none.
    public var aspectRatio: Double?
    /// The distances from what surrounds the element, in points. They are mirrored in right-to-left layouts. Default: those
    /// of the kind.
    public var margins: Insets?
    /// 0...1. Default 1.
    public var alpha: Double
    /// Default false. A hidden element takes no room.
    public var isHidden: Bool
    /// The color of controls, icons and cursors. Default: that of the content.
    public var tint: RGBColor?
    /// A color behind the element. Default: none.
    public var background: RGBColor?
    /// The radius of the corners in points, 0...1000. Default 0. Pictures, maps and views are clipped to it.
    public var cornerRadius: Double
    /// The curve of the corners. Default `continuous`; that of a `CALayer` is `circular`.
    public var cornerCurve = CornerCurve.continuous
    /// Size and weight of the element's text. Default: those of the kind.
    public var textStyle: TextStyleName?
    /// How the element's text looks beyond its style. Default: as the kind has it.
    public var textAttributes: LabelAttributes?
    /// What assistive technology reads. Default: the element's text.
    public var accessibilityLabel: String?
    /// Numbers that follow values of presentations, in place of the properties. Default: none.
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

    /// Whether the element stands where it says, not after the elements before it.
    package var hasOwnPlace: Bool { frame != nil || at != nil || placement != nil }

    /// The name, or the text that stands for it; a list without a name is `list`, a view
    /// that scrolls `scrollView`, a page control `pageControl`.
    package var identifier: String? {
        if let name = name ?? kind.part.title { return name }
        if list != nil { return ListElement.name }
        if pageControl != nil { return "pageControl" }
        return view?.contentHeight == nil ? nil : ViewElement.scrollingName
    }
}

extension Element: ExpressibleByStringLiteral {
    /// A label.
    public init(stringLiteral text: String) { self.init(.label(LabelElement(text))) }
}

extension Element {
    /// A copy with some properties changed: `.label("Details").with { $0.alpha = 0.5 }`.
    public func with(_ change: (inout Element) -> Void) -> Element {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Element {
    /// A rectangle with the element's corners.
    /// - Parameter inset: points that it is smaller by on each side, with the same corner centers.
    func roundedRect(_ frame: Rect, inset: Double = 0) -> RoundedRect {
        RoundedRect(
            frame.insetBy(dx: inset, dy: inset), radius: max(0, cornerRadius - inset),
            curve: cornerCurve.roundedRectCurve)
    }
}

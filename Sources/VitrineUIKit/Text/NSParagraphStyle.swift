public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The lines of a paragraph. Not an `NSObject`: Foundation for Linux (Swift 6.3) traps when it compares attributes of
/// two runs whose values are objects.
open class NSParagraphStyle: Hashable, @unchecked Sendable {
    fileprivate var styleAlignment = NSTextAlignment.natural
    fileprivate var styleLineBreakMode = NSLineBreakMode.byWordWrapping
    fileprivate var lineHeights: (minimum: CGFloat, maximum: CGFloat, multiple: CGFloat) = (0, 0, 0)

    public init() {}

    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { styleAlignment }
    /// Default: ``NSLineBreakMode/byWordWrapping``, which drops words beyond a single line. Source: UIKit.
    open var lineBreakMode: NSLineBreakMode { styleLineBreakMode }
    open var minimumLineHeight: CGFloat { lineHeights.minimum }
    open var maximumLineHeight: CGFloat { lineHeights.maximum }
    open var lineHeightMultiple: CGFloat { lineHeights.multiple }

    public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool {
        a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode && a.lineHeights == b.lineHeights
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lineHeights.multiple)
    }

    public func isEqual(_ object: Any?) -> Bool { object as? NSParagraphStyle == self }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { styleAlignment }
        set { styleAlignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { styleLineBreakMode }
        set { styleLineBreakMode = newValue }
    }
    /// The minimum line height in points; 0 for no bound.
    open override var minimumLineHeight: CGFloat {
        get { lineHeights.minimum }
        set { lineHeights.minimum = newValue }
    }
    /// The maximum line height in points; 0 for no bound.
    open override var maximumLineHeight: CGFloat {
        get { lineHeights.maximum }
        set { lineHeights.maximum = newValue }
    }
    /// The multiple of the font's line height; 0 for none.
    open override var lineHeightMultiple: CGFloat {
        get { lineHeights.multiple }
        set { lineHeights.multiple = newValue }
    }
}

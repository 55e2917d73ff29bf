import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

/// Elements side by side, or one below the other; `UIStackView`.
public struct StackElement: Hashable, Sendable {
    public enum Axis: String, Hashable, Sendable, CaseIterable {
        case horizontal
        case vertical
    }

    /// The distribution of the stack's length; the values of `UIStackView.Distribution`.
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
        /// Each element has its own length, and one that stretches has the remainder.
        case fill
        /// All elements have the same length.
        case fillEqually
        /// The remaining space lies evenly between the elements.
        case equalSpacing
    }

    /// The alignment across the stack; the values of `UIStackView.Alignment`.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case fill
        case leading
        case center
        case trailing
    }

    public var items: [Element]
    /// The axis. Default: `horizontal`.
    public var axis: Axis
    /// The distribution along the axis. Default: `fill`.
    public var distribution: Distribution
    /// The alignment across the axis. Default: `center`.
    public var alignment: Alignment
    /// The gap between elements, in points, 0...1000. Default: 8.
    public var spacing: Double

    public init(
        _ items: [Element], axis: Axis = .horizontal, distribution: Distribution = .fill,
        alignment: Alignment = .center, spacing: Double = 8
    ) {
        self.items = items
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
    }
}

extension StackElement: Described {
    public init() { self.init([]) }

    package static let fields: [Field<StackElement>] = [
        Field("items", \.items, count: 0...100, of: "elements", isRequired: true, "The elements."),
        Field("axis", \.axis, "The direction in which the elements are arranged."),
        Field(
            "distribution", \.distribution,
            "The distribution along the axis, by the names of `UIStackView.Distribution`."),
        Field("alignment", \.alignment, "The alignment across the axis, by the names of `UIStackView.Alignment`."),
        Field("spacing", \.spacing, kind: .length, in: 0...1000, "The distance between two elements."),
    ]
    package static var shorthand: Shorthand<StackElement>? { .field("items") }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        Element.checkArranged(items, by: "a stack", at: SourcePath.join(path, "items"), into: &issues)
    }
}

extension StackElement.Axis: Choice { package static let noun = "an axis" }
extension StackElement.Distribution: Choice { package static let noun = "a distribution" }
extension StackElement.Alignment: Choice { package static let noun = "an alignment" }

extension StackElement: ElementPart {
    package var kind: Element.Kind { .stack(self) }
    package var stretch: Stretch { distribution == .fill && !hasFlexibleItem ? [] : axis == .horizontal ? .width : [] }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }
    package var clips: Bool { true }

    private var isHorizontal: Bool { axis == .horizontal }

    private var hasFlexibleItem: Bool { items.contains { isFlexible($0) } }

    private func isFlexible(_ item: Element) -> Bool {
        let stretch = item.kind.part.stretch
        if case .label = item.kind { return false }
        return isHorizontal
            ? stretch.contains(.width) && item.width == nil : stretch.contains(.height) && item.height == nil
    }

    private func visible(_ context: ElementContext) -> [Element] {
        items.map { context.resolved($0) }.filter { !$0.isHidden }
    }

    private func size(of item: Element, fitting width: Double, _ context: ElementContext) -> Size {
        var size = item.kind.part.size(of: item, fitting: item.width ?? width, in: context)
        if let width = item.width { size.width = width }
        if let height = item.height { size.height = height }
        return size
    }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let items = visible(context)
        guard !items.isEmpty else { return .zero }
        let gaps = spacing * Double(items.count - 1)
        let share = isHorizontal && distribution == .fillEqually ? (width - gaps) / Double(items.count) : width
        let sizes = items.map { size(of: $0, fitting: max(0, share), context) }
        let widths = sizes.map(\.width), heights = sizes.map(\.height)
        return isHorizontal
            ? Size(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
            : Size(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps)
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        let items = visible(context)
        guard !items.isEmpty else { return [] }
        let frame = region.frame
        let length = isHorizontal ? frame.width : frame.height
        let equal = (length - spacing * Double(items.count - 1)) / Double(items.count)
        let isEqual = distribution == .fillEqually
        let sizes = items.map { item in
            size(of: item, fitting: isHorizontal && isEqual ? max(0, equal) : frame.width, context)
        }
        var lengths = sizes.map { isEqual ? max(0, equal) : isHorizontal ? $0.width : $0.height }
        let remainder = length - lengths.reduce(0, +) - spacing * Double(items.count - 1)
        let flexible = items.count { isFlexible($0) }
        var gap = spacing
        if distribution == .equalSpacing, items.count > 1 {
            gap += max(0, remainder) / Double(items.count - 1)
        } else if !isEqual, flexible > 0 {
            for (i, item) in items.enumerated() where isFlexible(item) {
                lengths[i] = max(0, lengths[i] + remainder / Double(flexible))
            }
        }
        var along = isHorizontal ? frame.minX : frame.minY
        return items.enumerated().map { i, item in
            defer { along += lengths[i] + gap }
            // A stretching element fills its part; any other is centered in it.
            let own = isFlexible(item) ? lengths[i] : min(lengths[i], isHorizontal ? sizes[i].width : sizes[i].height)
            let start = along + (lengths[i] - own) / 2
            let across = across(item, sizes[i], in: frame)
            let part =
                isHorizontal
                ? Rect(x: start, y: across.start, width: own, height: across.length)
                : Rect(x: across.start, y: start, width: across.length, height: own)
            var itemRegion = region.part(context.isRightToLeft ? part.mirrored(in: frame) : part)
            itemRegion.isInline = isHorizontal && items.contains { $0.label != nil }
            return PlacedElement(item, in: itemRegion, context)
        }
    }

    private func across(_ item: Element, _ size: Size, in frame: Rect) -> (start: Double, length: Double) {
        let (start, whole) = isHorizontal ? (frame.minY, frame.height) : (frame.minX, frame.width)
        let stretches = item.kind.part.stretch.contains(isHorizontal ? .height : .width)
        let isSet = (isHorizontal ? item.height : item.width) != nil
        let wanted = min(whole, isHorizontal ? size.height : size.width)
        var isFilled = alignment == .fill && !isSet
        if stretches, !isSet, item.kind.part.title == nil { isFilled = true }
        let own = isFilled ? whole : wanted
        switch alignment {
        case .fill, .leading: return (start, own)
        case .center: return (start + (whole - own) / 2, own)
        case .trailing: return (start + whole - own, own)
        }
    }
}

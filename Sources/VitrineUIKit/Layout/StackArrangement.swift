/// The constraints with which a stack view arranges its views. Source: UIKit, UIStackView.
struct StackArrangement {
    struct Item {
        let view: UIView
        let box: LayoutBox
    }

    private struct Span {
        var start: LinearExpression
        var length: LinearExpression

        var end: LinearExpression { start + length }
        var middle: LinearExpression { start + length * 0.5 }
    }

    private let stack: UIStackView
    private let box: LayoutBox
    private let items: [Item]
    private let isRightToLeft: Bool

    /// - Parameters:
    ///   - box: The box of the stack.
    ///   - items: The views that are not hidden.
    init(_ stack: UIStackView, in box: LayoutBox, items: [Item], isRightToLeft: Bool) {
        self.stack = stack
        self.box = stack.isLayoutMarginsRelativeArrangement ? box.inset(by: stack.layoutMargins) : box
        // The items are ordered from left to right.
        self.items = stack.axis == .horizontal && isRightToLeft ? items.reversed() : items
        self.isRightToLeft = isRightToLeft
    }

    var constraints: [LinearConstraint] { items.isEmpty ? [] : along + across }

    private func span(_ box: LayoutBox, along axis: NSLayoutConstraint.Axis) -> Span {
        axis == .horizontal
            ? Span(start: box.left, length: box.width) : Span(start: box.top, length: box.height)
    }

    private func spacing(after item: Item) -> Double {
        let own = stack.customSpacing(after: item.view)
        return Double(own == UIStackView.spacingUseDefault ? stack.spacing : own)
    }

    // MARK: Along the axis

    private var along: [LinearConstraint] {
        let whole = span(box, along: stack.axis)
        let spans = items.map { span($0.box, along: stack.axis) }
        var out = [
            LinearConstraint(spans[0].start - whole.start), LinearConstraint(spans[spans.count - 1].end - whole.end),
        ]
        for (i, item) in items.dropLast().enumerated() {
            let gap = spans[i + 1].start - spans[i].end
            let spacing = LinearExpression(spacing(after: isReversed ? items[i + 1] : item))
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: out.append(LinearConstraint(gap - spacing))
            case .equalSpacing:
                out.append(LinearConstraint(gap - spacing, .greaterThanOrEqual))
                if i > 0 { out.append(LinearConstraint(gap - (spans[1].start - spans[0].end))) }
            case .equalCentering:
                out.append(LinearConstraint(gap - spacing, .greaterThanOrEqual))
                if i > 0 {
                    let distance = spans[i + 1].middle - spans[i].middle
                    out.append(LinearConstraint(distance - (spans[1].middle - spans[0].middle), priority: 149))
                }
            }
        }
        out += lengths(spans)
        return out
    }

    private var isReversed: Bool { stack.axis == .horizontal && isRightToLeft }

    private func lengths(_ spans: [Span]) -> [LinearConstraint] {
        switch stack.distribution {
        case .fillEqually:
            return spans.dropFirst().map { LinearConstraint($0.length - spans[0].length) }
        case .fillProportionally:
            let wanted = items.map { item in
                let size = item.view.intrinsicContentSize
                return Double(max(1, stack.axis == .horizontal ? size.width : size.height))
            }
            return spans.indices.dropFirst().map { i in
                LinearConstraint(spans[i].length * (1 / wanted[i]) - spans[0].length * (1 / wanted[0]), priority: 999)
            }
        case .fill:
            // Of views that hug their contents alike, the last one gets the remainder.
            return spans.enumerated().map { i, span in
                LinearConstraint(span.length, priority: 0.5 - 0.001 * Double(isReversed ? spans.count - i : i))
            }
        case .equalSpacing, .equalCentering: return []
        }
    }

    // MARK: Across the axis

    private var across: [LinearConstraint] {
        let axis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
        let whole = span(box, along: axis)
        var out: [LinearConstraint] = []
        for item in items {
            let own = span(item.box, along: axis)
            let (start, end) = (own.start - whole.start, own.end - whole.end)
            let isAtEnd = stack.alignment == .trailing && !(axis == .horizontal && isRightToLeft)
            let isAtStart = stack.alignment == .leading && !(axis == .horizontal && isRightToLeft)
            switch stack.alignment {
            case .fill: out += [LinearConstraint(start), LinearConstraint(end)]
            case .center:
                out += [
                    LinearConstraint(own.middle - whole.middle), LinearConstraint(start, .greaterThanOrEqual),
                    LinearConstraint(end, .lessThanOrEqual),
                ]
            default:
                let isFirst =
                    isAtStart || (stack.alignment == .trailing && !isAtEnd) || stack.alignment == .firstBaseline
                out += [
                    LinearConstraint(start, isFirst ? .equal : .greaterThanOrEqual),
                    LinearConstraint(end, isFirst ? .lessThanOrEqual : .equal),
                ]
            }
        }
        // The stack is no larger than the largest view.
        if stack.alignment != .fill { out.append(LinearConstraint(whole.length, priority: 51)) }
        return out
    }
}

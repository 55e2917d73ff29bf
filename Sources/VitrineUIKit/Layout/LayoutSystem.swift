import VitrinePrimitives
import VitrineSurfaces

/// The constraints of a tree of views as a system of linear ones. Views whose frames no constraint can change keep
/// them. The others have four variables each: left, top, width and height in the coordinates of the root.
struct LayoutSystem {
    /// A root whose size is computed. Its height is the smallest.
    struct Fitting {
        /// The width in points; nil for the smallest.
        var width: CGFloat?
    }

    private let isRightToLeft = CurrentTraits.value.direction == .rightToLeft
    private(set) var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The width and height of the contents of scroll views.
    private(set) var contents: [ObjectIdentifier: LayoutBox] = [:]
    private(set) var variableCount = 0
    private(set) var constraints: [LinearConstraint] = []
    /// The constraint of an app at each index; nil for one of the system's own.
    private(set) var sources: [NSLayoutConstraint?] = []

    /// - Parameters:
    ///   - fitting: The size to compute; nil for a root whose frame is given.
    ///   - heights: The known heights of views whose height depends on their width.
    init(_ root: UIView, _ fitting: Fitting?, _ heights: [ObjectIdentifier: CGFloat]) {
        var box = LayoutBox(
            left: LinearExpression(), top: LinearExpression(), width: LinearExpression(Double(root.bounds.width)),
            height: LinearExpression(Double(root.bounds.height)))
        if let fitting {
            (box.width, box.height) = (variable(), variable())
            require(box.width, .greaterThanOrEqual)
            require(box.height, .greaterThanOrEqual)
            if let width = fitting.width { require(box.width - LinearExpression(Double(width))) }
            let level = Double(UILayoutPriority.fittingSizeLevel.rawValue)
            if fitting.width == nil { prefer(box.width, .equal, level) }
            prefer(box.height, .equal, level)
            addIntrinsicSize(of: root, box, heights)
        }
        boxes[ObjectIdentifier(root)] = box
        let views = root.tree
        declareBoxes(of: root, box, isFixed: fitting == nil, heights)
        for view in views { for constraint in view.activeConstraints { add(constraint) } }
        for case let stack as UIStackView in views {
            guard let box = boxes[ObjectIdentifier(stack)] else { continue }
            let arranged = stack.visibleArrangedSubviews.compactMap { view in
                boxes[ObjectIdentifier(view)].map { StackArrangement.Item(view: view, box: $0) }
            }
            let arrangement = StackArrangement(stack, in: box, items: arranged, isRightToLeft: isRightToLeft)
            for constraint in arrangement.constraints { add(constraint) }
        }
    }

    private mutating func variable() -> LinearExpression {
        defer { variableCount += 1 }
        return .variable(variableCount)
    }

    private mutating func add(_ constraint: LinearConstraint, from source: NSLayoutConstraint? = nil) {
        constraints.append(constraint)
        sources.append(source)
    }

    private mutating func require(_ expression: LinearExpression, _ relation: LinearConstraint.Relation = .equal) {
        add(LinearConstraint(expression, relation))
    }

    private mutating func prefer(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Double
    ) { add(LinearConstraint(expression, relation, priority: priority)) }

    /// Gives the subviews of a view their boxes: numbers if they are fixed, variables otherwise.
    private mutating func declareBoxes(
        of outer: UIView, _ outerBox: LayoutBox, isFixed: Bool, _ heights: [ObjectIdentifier: CGFloat]
    ) {
        let arranged = (outer as? UIStackView)?.arrangedSubviews ?? []
        for view in outer.subviews {
            let isArranged = arranged.contains { $0 === view }
            let isTranslated = view.translatesAutoresizingMaskIntoConstraints && !isArranged
            var box: LayoutBox
            if isTranslated, isFixed {
                box = LayoutBox(
                    left: outerBox.left + LinearExpression(Double(view.box.minX)),
                    top: outerBox.top + LinearExpression(Double(view.box.minY)),
                    width: LinearExpression(Double(view.box.width)),
                    height: LinearExpression(Double(view.box.height)))
            } else if isTranslated {
                let (x, y) = view.autoresizing
                let (dx, dy) = (
                    outerBox.width - LinearExpression(x.outer), outerBox.height - LinearExpression(y.outer)
                )
                box = LayoutBox(
                    left: outerBox.left + LinearExpression(x.start) + dx * x.startFraction,
                    top: outerBox.top + LinearExpression(y.start) + dy * y.startFraction,
                    width: LinearExpression(x.length) + dx * x.lengthFraction,
                    height: LinearExpression(y.length) + dy * y.lengthFraction)
            } else {
                box = LayoutBox(left: variable(), top: variable(), width: variable(), height: variable())
                require(box.width, .greaterThanOrEqual)
                require(box.height, .greaterThanOrEqual)
                addIntrinsicSize(of: view, box, heights)
            }
            boxes[ObjectIdentifier(view)] = box
            if view is UIScrollView {
                contents[ObjectIdentifier(view)] = LayoutBox(
                    left: box.left, top: box.top, width: variable(), height: variable())
            }
            declareBoxes(of: view, box, isFixed: isTranslated && isFixed, heights)
        }
    }

    private mutating func addIntrinsicSize(
        of view: UIView, _ box: LayoutBox, _ heights: [ObjectIdentifier: CGFloat]
    ) {
        var size = view.intrinsicContentSize
        if let height = heights[ObjectIdentifier(view)] { size.height = height }
        let priorities = view.priorities
        func bound(
            _ side: LinearExpression, _ length: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority
        ) {
            guard length >= 0, length.isFinite else { return }
            let difference = side - LinearExpression(Double(length))
            prefer(difference, .lessThanOrEqual, Double(hugging.rawValue))
            prefer(difference, .greaterThanOrEqual, Double(compression.rawValue))
        }
        bound(box.width, size.width, priorities.horizontalHugging, priorities.horizontalCompression)
        bound(box.height, size.height, priorities.verticalHugging, priorities.verticalCompression)
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = expression(constraint.first, with: constraint.second) else { return }
        var difference = first - LinearExpression(Double(constraint.constant))
        if let anchor = constraint.second {
            guard let second = expression(anchor, with: constraint.first) else { return }
            difference.add(second, times: -Double(constraint.multiplier))
        }
        let relation: LinearConstraint.Relation =
            switch constraint.relation {
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            case .lessThanOrEqual: .lessThanOrEqual
            }
        add(
            LinearConstraint(difference, relation, priority: Double(constraint.priority.rawValue)), from: constraint)
    }

    /// Returns the coordinate of an anchor; nil for one of a view that is not in the tree.
    /// - Parameter other: The other anchor. Edges of a scroll view are those of its content for its subviews.
    private func expression(_ anchor: NSLayoutAnchor, with other: NSLayoutAnchor?) -> LinearExpression? {
        guard let view = anchor.view, var box = boxes[ObjectIdentifier(view)] else { return nil }
        if let guide = anchor.item as? UILayoutGuide {
            box = box.inset(by: guide.kind == .safeArea ? view.safeAreaInsets : view.layoutMargins)
        } else if let content = contents[ObjectIdentifier(view)], let inner = other?.view, inner !== view,
            inner.isDescendant(of: view), anchor.attribute != .width, anchor.attribute != .height
        {
            box = content
        }
        return box.place(of: anchor.attribute, isRightToLeft: isRightToLeft)
    }
}

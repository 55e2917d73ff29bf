import VitrinePrimitives
import VitrineSetting

/// Lays out the views of a tree by their constraints.
///
/// Views whose frames no constraint can change keep them. The others have four variables each: left, top, width and height in
/// the coordinates of the root. Variables that no constraint connects are solved for separately.
struct LayoutEngine {
    private let root: UIView
    /// The width that the root is fitted to; nil for the smallest. Its height is the smallest then.
    private let fittedWidth: CGFloat?
    private let isFitting: Bool
    private let isRightToLeft = CurrentTraits.value.direction == .rightToLeft
    private var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// Width and height of what scroll views show.
    private var contents: [ObjectIdentifier: LayoutBox] = [:]
    private var variableCount = 0
    private var constraints: [LinearConstraint] = []
    /// The constraint of an app at each index; nil for one of the engine's own.
    private var sources: [NSLayoutConstraint?] = []

    /// Lays out the tree of a root whose frame is given.
    init(_ root: UIView) { self.init(root, fittedWidth: nil, isFitting: false) }

    /// Finds the size of a view by its constraints.
    /// - Parameter width: nil for the smallest.
    init(_ root: UIView, fitting width: CGFloat?) { self.init(root, fittedWidth: width, isFitting: true) }

    private init(_ root: UIView, fittedWidth: CGFloat?, isFitting: Bool) {
        self.root = root
        self.fittedWidth = fittedWidth
        self.isFitting = isFitting
    }

    /// Sets the frames of the views, or finds the size that fits.
    /// - Returns: the size of the root, in points.
    @discardableResult
    mutating func solve() -> CGSize {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        var size = root.frame.size
        // Texts are as high as their lines, which depend on widths that the first solution tells.
        for round in 0..<3 {
            collect(heights)
            let values = solved(reporting: round == 0)
            size = apply(values, setsFrames: !isFitting)
            let found = wrapped(values)
            guard found != heights else { break }
            heights = found
        }
        return size
    }

    // MARK: The system

    private mutating func collect(_ heights: [ObjectIdentifier: CGFloat]) {
        (boxes, contents, variableCount, constraints, sources) = ([:], [:], 0, [], [])
        var box = LayoutBox(
            left: LinearExpression(), top: LinearExpression(), width: LinearExpression(Double(root.frame.width)),
            height: LinearExpression(Double(root.frame.height)))
        if isFitting {
            (box.width, box.height) = (variable(), variable())
            require(box.width, .greaterThanOrEqual)
            require(box.height, .greaterThanOrEqual)
            if let fittedWidth { require(box.width - LinearExpression(Double(fittedWidth))) }
            let level = Double(UILayoutPriority.fittingSizeLevel.rawValue)
            if fittedWidth == nil { prefer(box.width, .equal, level) }
            prefer(box.height, .equal, level)
            addIntrinsicSize(of: root, box, heights)
        }
        boxes[ObjectIdentifier(root)] = box
        let views = root.tree
        declareBoxes(of: root, box, isFixed: !isFitting, heights)
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

    /// Gives the views of a view their places: numbers where they are fixed, variables elsewhere.
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
                    left: outerBox.left + LinearExpression(Double(view.frame.minX)),
                    top: outerBox.top + LinearExpression(Double(view.frame.minY)),
                    width: LinearExpression(Double(view.frame.width)),
                    height: LinearExpression(Double(view.frame.height)))
            } else if isTranslated {
                let (x, y) = view.autoresizing
                let (dx, dy) = (
                    outerBox.width - LinearExpression(x.outer), outerBox.height - LinearExpression(y.outer)
                )
                box = LayoutBox(
                    left: outerBox.left + LinearExpression(x.start) + dx * x.startShare,
                    top: outerBox.top + LinearExpression(y.start) + dy * y.startShare,
                    width: LinearExpression(x.length) + dx * x.lengthShare,
                    height: LinearExpression(y.length) + dy * y.lengthShare)
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

    /// The place of an anchor; nil for one of a view that is not in the tree.
    /// - Parameter other: the other anchor of the constraint. Edges of a scroll view are those of its content for what is in it.
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

    // MARK: The solution

    /// The values of all variables. Systems that nothing connects are solved one by one.
    private func solved(reporting: Bool) -> [Double] {
        var groups = DisjointSets(count: variableCount)
        for constraint in constraints {
            let variables = constraint.expression.terms.filter { $0.coefficient != 0 }.map(\.variable)
            for variable in variables.dropFirst() { groups.join(variables[0], variable) }
        }
        var members: [Int: [Int]] = [:]
        var order: [Int] = []
        for (i, constraint) in constraints.enumerated() {
            let group = constraint.expression.terms.first { $0.coefficient != 0 }.map { groups.root(of: $0.variable) }
            // What has no variable holds or contradicts itself.
            let key = group ?? -1
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(i)
        }
        var values = [Double](repeating: 0, count: variableCount)
        for key in order {
            let own = members[key] ?? []
            if own.count > LinearSolution.limit, reporting {
                UIKitWarnings.warn(
                    "\(own.count) layout constraints depend on one another; at most \(LinearSolution.limit) are followed"
                )
            }
            solve(own, into: &values, reporting: reporting)
        }
        return values
    }

    private func solve(_ own: [Int], into values: inout [Double], reporting: Bool) {
        var numbers: [Int: Int] = [:]
        var variables: [Int] = []
        let local = own.map { i in
            var constraint = constraints[i]
            // A variable with the factor 0 is not of this group.
            let terms = constraint.expression.terms.filter { $0.coefficient != 0 }.map { term in
                if numbers[term.variable] == nil {
                    numbers[term.variable] = variables.count
                    variables.append(term.variable)
                }
                return LinearExpression.Term(numbers[term.variable] ?? 0, term.coefficient)
            }
            constraint.expression = LinearExpression(constraint.expression.constant, terms)
            return constraint
        }
        let solution = LinearSolution(of: local, variables: variables.count)
        for (number, variable) in variables.enumerated() { values[variable] = solution.values[number] }
        guard reporting else { return }
        for conflict in solution.conflicts {
            guard let broken = sources[own[conflict.broken]] else { continue }
            let others = conflict.others.compactMap { sources[own[$0]] }
            UIKitWarnings.warn(LayoutEngine.message(broken, others))
        }
    }

    private static func message(_ broken: NSLayoutConstraint, _ others: [NSLayoutConstraint]) -> String {
        let names = others.prefix(5).map(\.text).joined(separator: ", ")
        var text = "layout constraints cannot all be satisfied: \(broken.text) is ignored"
        if !names.isEmpty { text += " because of \(names)" }
        let translated = ([broken] + others).flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }.contains {
            $0.translatesAutoresizingMaskIntoConstraints && $0.superview != nil
        }
        if translated { text += "; set translatesAutoresizingMaskIntoConstraints to false" }
        return text
    }

    /// Sets the frames of the views that have variables.
    /// - Returns: the size of the root.
    private func apply(_ values: [Double], setsFrames: Bool) -> CGSize {
        func rect(_ view: UIView) -> Rect? { boxes[ObjectIdentifier(view)]?.rect(values) }
        func apply(to outer: UIView, _ outerRect: Rect) {
            for view in outer.subviews {
                guard let own = rect(view) else { continue }
                let arranged = (outer as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
                let isHiddenInStack = arranged && view.isHidden
                if !view.translatesAutoresizingMaskIntoConstraints || arranged, !isHiddenInStack {
                    view.setSolvedFrame(own.offsetBy(dx: -outerRect.minX, dy: -outerRect.minY))
                }
                if let scroll = view as? UIScrollView, let content = contents[ObjectIdentifier(view)]?.rect(values),
                    content.width > 0 || content.height > 0
                {
                    scroll.contentSize = CGSize(width: content.width, height: content.height)
                }
                // A view that has been resized without constraints has resized its subviews.
                apply(to: view, own)
            }
        }
        guard let whole = rect(root) else { return root.frame.size }
        if setsFrames { apply(to: root, whole) }
        return CGSize(width: whole.width, height: whole.height)
    }

    /// The heights of views whose height depends on the width that has been found.
    private func wrapped(_ values: [Double]) -> [ObjectIdentifier: CGFloat] {
        var out: [ObjectIdentifier: CGFloat] = [:]
        for view in root.tree {
            guard let width = boxes[ObjectIdentifier(view)]?.width.value(values), width > 0,
                let height = view.height(fitting: CGFloat(width))
            else { continue }
            out[ObjectIdentifier(view)] = height
        }
        return out
    }
}

extension NSLayoutConstraint {
    /// The constraint as an app writes it: `save.leading >= root.leading + 8`.
    fileprivate var text: String {
        if let identifier { return "'\(identifier)'" }
        func name(_ anchor: NSLayoutAnchor) -> String {
            let view = anchor.view
            let type = view.map { "\(Swift.type(of: $0))" } ?? "view"
            let label = view?.accessibilityIdentifier ?? (view as? UILabel)?.text.map { "\(type) \"\($0)\"" } ?? type
            let guide = (anchor.item as? UILayoutGuide).map { $0.kind == .safeArea ? ".safeArea" : ".margins" } ?? ""
            return "\(label)\(guide).\(anchor.attribute)"
        }
        let relation =
            switch self.relation {
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            case .lessThanOrEqual: "<="
            }
        guard let second else { return "\(name(first)) \(relation) \(constant)" }
        let factor = multiplier == 1 ? "" : " * \(multiplier)"
        let sum = constant == 0 ? "" : constant < 0 ? " - \(-constant)" : " + \(constant)"
        return "\(name(first)) \(relation) \(name(second))\(factor)\(sum)"
    }
}

extension UIView {
    /// Sets a frame that constraints have given.
    fileprivate func setSolvedFrame(_ rect: Rect) {
        // Rounding of the solution is no change.
        func clean(_ value: Double) -> CGFloat {
            guard value.isFinite else { return 0 }
            let rounded = (value * 1024).rounded() / 1024
            return CGFloat((rounded - rounded.rounded()).magnitude < 0.002 ? rounded.rounded() : rounded)
        }
        let new = CGRect(
            x: clean(rect.x), y: clean(rect.y), width: clean(max(0, rect.width)), height: clean(max(0, rect.height)))
        if new != frame { frame = new }
    }
}

import VitrinePrimitives

/// Sets the frames of a tree of views by their constraints, which `LayoutSystem` states and `LinearSolution` solves.
struct LayoutEngine {
    private let root: UIView
    private let fitting: LayoutSystem.Fitting?

    /// Lays out the tree of a root whose frame is given.
    init(_ root: UIView) {
        self.root = root
        fitting = nil
    }

    /// Computes the size of a view from its constraints.
    /// - Parameter width: The width; nil for the smallest.
    init(_ root: UIView, fitting width: CGFloat?) {
        self.root = root
        fitting = LayoutSystem.Fitting(width: width)
    }

    /// Sets the frames of the views, or computes the fitting size.
    /// - Returns: The size of the root, in points.
    @discardableResult
    func solve() -> CGSize {
        var heights: [ObjectIdentifier: CGFloat] = [:]
        var size = root.bounds.size
        // The height of a text depends on its width, which the first solution determines.
        for round in 0..<3 {
            let system = LayoutSystem(root, fitting, heights)
            let values = system.solved(reporting: round == 0)
            size = apply(values, of: system)
            let found = wrapped(values, of: system)
            guard found != heights else { break }
            heights = found
        }
        return size
    }

    /// Sets the frames of the views that have variables, unless only a size is requested.
    /// - Returns: The size of the root.
    private func apply(_ values: [Double], of system: LayoutSystem) -> CGSize {
        func rect(_ view: UIView) -> Rect? { system.boxes[ObjectIdentifier(view)]?.rect(values) }
        func apply(to outer: UIView, _ outerRect: Rect) {
            for view in outer.subviews {
                guard let own = rect(view) else { continue }
                let arranged = (outer as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false
                let isHiddenInStack = arranged && view.isHidden
                if !view.translatesAutoresizingMaskIntoConstraints || arranged, !isHiddenInStack {
                    view.setSolvedFrame(own.offsetBy(dx: -outerRect.minX, dy: -outerRect.minY))
                }
                if let scroll = view as? UIScrollView,
                    let content = system.contents[ObjectIdentifier(view)]?.rect(values),
                    content.width > 0 || content.height > 0
                {
                    scroll.contentSize = CGSize(width: content.width, height: content.height)
                }
                // A view that has been resized without constraints has resized its subviews.
                apply(to: view, own)
            }
        }
        guard let whole = rect(root) else { return root.bounds.size }
        if fitting == nil { apply(to: root, whole) }
        return CGSize(width: whole.width, height: whole.height)
    }

    /// Returns the heights of views whose height depends on the solved width.
    private func wrapped(_ values: [Double], of system: LayoutSystem) -> [ObjectIdentifier: CGFloat] {
        var out: [ObjectIdentifier: CGFloat] = [:]
        for view in root.tree {
            guard let width = system.boxes[ObjectIdentifier(view)]?.width.value(values), width > 0,
                let height = view.height(fitting: CGFloat(width))
            else { continue }
            out[ObjectIdentifier(view)] = height
        }
        return out
    }
}

extension UIView {
    fileprivate func setSolvedFrame(_ rect: Rect) {
        // Rounding errors are no change. The grid has halves and thirds of points, so that texts keep their widths.
        func clean(_ value: Double) -> CGFloat {
            guard value.isFinite else { return 0 }
            let rounded = (value * 3072).rounded() / 3072
            return CGFloat((rounded - rounded.rounded()).magnitude < 0.002 ? rounded.rounded() : rounded)
        }
        let new = CGRect(
            x: clean(rect.x), y: clean(rect.y), width: clean(max(0, rect.width)), height: clean(max(0, rect.height)))
        if new != box { box = new }
    }
}

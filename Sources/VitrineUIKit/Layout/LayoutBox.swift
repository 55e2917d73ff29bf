import VitrinePrimitives

/// The edges and sides of a view as expressions, in the coordinates of the root.
struct LayoutBox {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(
            left: left + LinearExpression(Double(insets.left)), top: top + LinearExpression(Double(insets.top)),
            width: width - LinearExpression(Double(insets.left + insets.right)),
            height: height - LinearExpression(Double(insets.top + insets.bottom)))
    }

    func place(of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> LinearExpression? {
        switch attribute {
        case .leading: isRightToLeft ? left + width : left
        case .trailing: isRightToLeft ? left : left + width
        case .left: left
        case .right: left + width
        case .top: top
        case .bottom: top + height
        case .width: width
        case .height: height
        case .centerX: left + width * 0.5
        case .centerY: top + height * 0.5
        case .notAnAttribute: nil
        }
    }

    func rect(_ values: [Double]) -> Rect {
        Rect(
            x: left.value(values), y: top.value(values), width: width.value(values), height: height.value(values))
    }
}

/// A union-find structure of numbers.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of element: Int) -> Int {
        var root = element
        while parents[root] != root { root = parents[root] }
        var next = element
        while parents[next] != root { (parents[next], next) = (root, parents[next]) }
        return root
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (first, second) = (root(of: a), root(of: b))
        parents[max(first, second)] = min(first, second)
    }
}

import VitrinePrimitives

extension UIView {
    /// The topmost ancestor of the view.
    var root: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The view and its descendants, from back to front and from the outside in.
    var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

    /// The maximum number of rounds of a layout in which views invalidate the layout.
    private static let rounds = 4

    /// Lays out the tree of a root: constraints first, then the methods of controllers and views, from the outside in.
    func layoutTree() {
        guard needsTreeLayout, !isLayingOut else { return }
        guard isShallow(UIView.deepest) else {
            return UIKitWarnings.warn("views are nested more than \(UIView.deepest) deep and are not laid out")
        }
        isLayingOut = true
        defer { isLayingOut = false }
        for _ in 0..<UIView.rounds where needsTreeLayout {
            needsTreeLayout = false
            let views = tree
            for view in views.reversed() where view.needsLayout {
                view.controller?.updateViewConstraints()
                view.updateConstraints()
            }
            for view in views where view.needsLayout { view.controller?.viewWillLayoutSubviews() }
            let engine = LayoutEngine(self)
            engine.solve()
            spreadSafeArea()
            for view in tree where view.needsLayout {
                view.needsLayout = false
                view.layoutSubviews()
                view.controller?.viewDidLayoutSubviews()
            }
        }
        needsTreeLayout = false
    }

    /// The maximum depth of a tree.
    static let deepest = 100

    /// Whether the tree is at most a number of views deep.
    func isShallow(_ depth: Int) -> Bool { depth > 0 && subviews.allSatisfy { $0.isShallow(depth - 1) } }

    private func spreadSafeArea() {
        for view in subviews {
            view.setSafeArea(view.pageSafeArea ?? safeArea(of: view.frame))
            view.spreadSafeArea()
        }
    }

    /// Returns the insets of a frame that the view's safe area covers. Source: UIKit.
    package func safeArea(of frame: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(safeAreaInsets.insets.covering(frame.rect, in: Rect(origin: .zero, size: bounds.size.size)))
    }

    private func setSafeArea(_ insets: UIEdgeInsets) {
        guard insets != safeAreaInsets else { return }
        safeAreaInsets = insets
        setNeedsLayout()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
    }

    /// Sets the frame and the safe area without a layout: other views of the tree change as well.
    package func set(frame: CGRect, safeArea: UIEdgeInsets) {
        box = frame
        setSafeArea(safeArea)
    }

    /// Gives the view the frame that a presentation has laid out, and lays out its tree.
    package func place(in frame: CGRect, safeArea: UIEdgeInsets) {
        if let window = superview as? UIWindow {
            window.frame = frame
            window.setSafeArea(safeArea)
        }
        pageSafeArea = nil
        set(frame: frame, safeArea: safeArea)
        controller?.beginEmbedding()
        layoutIfNeeded()
    }

    /// Gives the view of a page a frame below the bars of its container, whose own layout keeps the safe area.
    func placePage(in frame: CGRect, safeArea: UIEdgeInsets) {
        box = frame
        pageSafeArea = safeArea
        setSafeArea(safeArea)
        layoutIfNeeded()
    }

    /// The default margins. Source: UIKit.
    var systemLayoutMargins: UIEdgeInsets {
        guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
        return UIEdgeInsets(
            top: safeAreaInsets.top, left: safeAreaInsets.left + side, bottom: safeAreaInsets.bottom,
            right: safeAreaInsets.right + side)
    }

    // MARK: Autoresizing

    /// Resizes the subviews without constraints.
    func resizeSubviews(from old: CGSize) {
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
            view.box = view.autoresized(from: old, to: box.size)
        }
    }

    /// Returns the frame in a superview of another size: flexible margins and sizes take fractions of the difference.
    private func autoresized(from old: CGSize, to new: CGSize) -> CGRect {
        let mask = autoresizingMask
        let horizontal = Autoresizing(
            start: Double(box.minX), length: Double(box.width), outer: Double(old.width),
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let vertical = Autoresizing(
            start: Double(box.minY), length: Double(box.height), outer: Double(old.height),
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let (x, width) = horizontal.place(in: Double(new.width))
        let (y, height) = vertical.place(in: Double(new.height))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Functions from the superview's length to the start and length along an axis.
    var autoresizing: (horizontal: Autoresizing, vertical: Autoresizing) {
        let (mask, outer) = (autoresizingMask, superview?.bounds.size ?? .zero)
        return (
            Autoresizing(
                start: Double(box.minX), length: Double(box.width), outer: Double(outer.width),
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)),
            Autoresizing(
                start: Double(box.minY), length: Double(box.height), outer: Double(outer.height),
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin))
        )
    }
}

/// A start and a length along an axis that are linear functions of the superview's length.
struct Autoresizing: Hashable {
    let start: Double
    let length: Double
    let outer: Double
    /// The fractions of the difference that are added to start and length.
    let startFraction: Double
    let lengthFraction: Double

    /// Flexible parts share the difference in proportion to their lengths; equally if these are zero.
    init(start: Double, length: Double, outer: Double, _ before: Bool, _ own: Bool, _ after: Bool) {
        (self.start, self.length, self.outer) = (start, length, outer)
        let parts = [
            before ? max(0, start) : 0, own ? max(0, length) : 0, after ? max(0, outer - start - length) : 0,
        ]
        let flexible = [before, own, after]
        let (sum, count) = (parts.reduce(0, +), Double(flexible.count { $0 }))
        func fraction(_ i: Int) -> Double { flexible[i] ? sum > 0 ? parts[i] / sum : 1 / count : 0 }
        (startFraction, lengthFraction) = (fraction(0), fraction(1))
    }

    func place(in new: Double) -> (start: Double, length: Double) {
        (start + (new - outer) * startFraction, max(0, length + (new - outer) * lengthFraction))
    }
}

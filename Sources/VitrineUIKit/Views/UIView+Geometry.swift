extension UIView {
    /// The transform from the view's coordinates to those of the superview.
    var toSuperview: CGAffineTransform {
        // Without a transform, positions are sums of the given numbers.
        guard !transform.isIdentity else {
            return CGAffineTransform(translationX: box.minX - boundsOrigin.x, y: box.minY - boundsOrigin.y)
        }
        let (center, anchor) = (center, layer.anchorPoint)
        return CGAffineTransform(
            translationX: -boundsOrigin.x - box.width * anchor.x, y: -boundsOrigin.y - box.height * anchor.y
        ).concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The transform from the view's coordinates to those in which the root of the hierarchy has its frame.
    private var toOutside: CGAffineTransform {
        sequence(first: self, next: \.superview).reduce(.identity) { $0.concatenating($1.toSuperview) }
    }

    /// Returns the box whose frame is a rectangle, or is centered in it where the transform turns the view. Its size is that of
    /// the rectangle through the inverse of the transform.
    func untransformed(_ frame: CGRect) -> CGRect {
        let anchor = layer.anchorPoint
        let size = frame.size.applying(transform.inverted())
        let (width, height) = (size.width.magnitude, size.height.magnitude)
        let box = CGRect(x: -width * anchor.x, y: -height * anchor.y, width: width, height: height)
        let shown = box.applying(transform)
        return box.offsetBy(dx: frame.midX - shown.midX, dy: frame.midY - shown.midY)
    }

    // MARK: Coordinates

    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(to: view(space)))
    }

    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(to: view(space)).inverted())
    }

    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(to: view(space)))
    }

    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(to: view(space)).inverted())
    }

    // A nil view stands for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

    /// Returns a space that is a view. Inlined into the conversions, the cast stops the optimizer of Swift 6.3 with an error.
    @inline(never)
    private func view(_ space: any UICoordinateSpace) -> UIView? { space as? UIView }

    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else { return toOutside }
        return view === self ? .identity : toOutside.concatenating(view.toOutside.inverted())
    }
}

/// The questions and notifications of a panel while a scene is recorded. Every method has a default. Source of their
/// order: facts, floating panel, section 1.3.
public protocol FloatingPanelControllerDelegate: AnyObject {
    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> (any FloatingPanelLayout)?
    func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> (any FloatingPanelBehavior)?
    func floatingPanelDidChangePosition(_ vc: FloatingPanelController)
    func floatingPanelShouldBeginDragging(_ vc: FloatingPanelController) -> Bool
    func floatingPanelDidMove(_ vc: FloatingPanelController)
    func floatingPanelWillBeginDragging(_ vc: FloatingPanelController)
    func floatingPanelDidEndDragging(
        _ vc: FloatingPanelController, withVelocity velocity: CGPoint, targetPosition: FloatingPanelPosition)
    func floatingPanelWillBeginDecelerating(_ vc: FloatingPanelController)
    func floatingPanelDidEndDecelerating(_ vc: FloatingPanelController)
    func floatingPanelDidEndDraggingToRemove(_ vc: FloatingPanelController, withVelocity velocity: CGPoint)
    func floatingPanelDidEndRemove(_ vc: FloatingPanelController)
    /// This is never called: a scene's fingers belong to one presentation at a time.
    func floatingPanel(
        _ vc: FloatingPanelController, shouldRecognizeSimultaneouslyWith gestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func floatingPanel(
        _ vc: FloatingPanelController, contentOffsetForPinning trackedScrollView: UIScrollView
    ) -> CGPoint
}

extension FloatingPanelControllerDelegate {
    public func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> (any FloatingPanelLayout)? { nil }
    public func floatingPanel(
        _ vc: FloatingPanelController, behaviorFor newCollection: UITraitCollection
    ) -> (any FloatingPanelBehavior)? { nil }
    public func floatingPanelDidChangePosition(_ vc: FloatingPanelController) {}
    public func floatingPanelShouldBeginDragging(_ vc: FloatingPanelController) -> Bool { true }
    public func floatingPanelDidMove(_ vc: FloatingPanelController) {}
    public func floatingPanelWillBeginDragging(_ vc: FloatingPanelController) {}
    public func floatingPanelDidEndDragging(
        _ vc: FloatingPanelController, withVelocity velocity: CGPoint, targetPosition: FloatingPanelPosition
    ) {}
    public func floatingPanelWillBeginDecelerating(_ vc: FloatingPanelController) {}
    public func floatingPanelDidEndDecelerating(_ vc: FloatingPanelController) {}
    public func floatingPanelDidEndDraggingToRemove(
        _ vc: FloatingPanelController, withVelocity velocity: CGPoint
    ) {}
    public func floatingPanelDidEndRemove(_ vc: FloatingPanelController) {}
    public func floatingPanel(
        _ vc: FloatingPanelController, shouldRecognizeSimultaneouslyWith gestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func floatingPanel(
        _ vc: FloatingPanelController, contentOffsetForPinning trackedScrollView: UIScrollView
    ) -> CGPoint { CGPoint(x: 0, y: -trackedScrollView.contentInset.top) }
}

@_exported import VitrineUIKit

/// Positions of a panel, and its sides. Source of the defaults: facts, floating panel, section 1.4.
public protocol FloatingPanelLayout: AnyObject {
    var initialPosition: FloatingPanelPosition { get }
    /// The supported positions. Default: full, half and tip.
    var supportedPositions: Set<FloatingPanelPosition> { get }
    /// Returns the inset of a position in points; nil counts as 0.
    func insetFor(position: FloatingPanelPosition) -> CGFloat?
    /// The distance that a drag can exceed the top position by, in points. Default: 6.
    var topInteractionBuffer: CGFloat { get }
    /// The distance that a drag can exceed the lowest position by, in points. Default: 6.
    var bottomInteractionBuffer: CGFloat { get }
    /// Returns constraints of left and right or a width of the surface. Default: the safe area.
    func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint]
    /// Returns the opacity of the backdrop. Default: 0.3 at full, else 0.
    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat
    /// The reference of the insets. Default: the safe area.
    var positionReference: FloatingPanelLayoutReference { get }
}

extension FloatingPanelLayout {
    public var topInteractionBuffer: CGFloat { 6 }
    public var bottomInteractionBuffer: CGFloat { 6 }
    public var supportedPositions: Set<FloatingPanelPosition> { [.full, .half, .tip] }
    public var positionReference: FloatingPanelLayoutReference { .fromSafeArea }

    public func prepareLayout(surfaceView: UIView, in view: UIView) -> [NSLayoutConstraint] {
        [
            surfaceView.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 0),
            surfaceView.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor, constant: 0),
        ]
    }

    public func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { position == .full ? 0.3 : 0 }
}

/// A layout whose insets are measured from the superview.
public protocol FloatingPanelFullScreenLayout: FloatingPanelLayout {}

extension FloatingPanelFullScreenLayout {
    public var positionReference: FloatingPanelLayoutReference { .fromSuperview }
}

/// A layout with only the full position, as high as the content.
public protocol FloatingPanelIntrinsicLayout: FloatingPanelLayout {}

extension FloatingPanelIntrinsicLayout {
    public var initialPosition: FloatingPanelPosition { .full }
    public var supportedPositions: Set<FloatingPanelPosition> { [.full] }
    public func insetFor(position: FloatingPanelPosition) -> CGFloat? { nil }
    public var positionReference: FloatingPanelLayoutReference { .fromSafeArea }
}

public class FloatingPanelDefaultLayout: FloatingPanelLayout {
    public init() {}

    public var initialPosition: FloatingPanelPosition { .half }

    public func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: 18
        case .half: 262
        case .tip: 69
        case .hidden: nil
        }
    }
}

public class FloatingPanelDefaultLandscapeLayout: FloatingPanelLayout {
    public init() {}

    public var initialPosition: FloatingPanelPosition { .tip }
    public var supportedPositions: Set<FloatingPanelPosition> { [.full, .tip] }

    public func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: 16
        case .tip: 69
        default: nil
        }
    }
}

/// A position at which a panel rests.
public enum FloatingPanelPosition: Int, Sendable {
    case full
    case half
    case tip
    case hidden
}

/// The rectangle from which a layout's insets are measured.
public enum FloatingPanelLayoutReference: Int, Sendable {
    case fromSafeArea
    case fromSuperview
}

import VitrinePages
import VitrinePresentation
import VitrinePrimitives

/// A container whose last view controller is an overlay that is dragged between notches;
/// `OverlayContainerViewController`. It draws nothing itself. Source of all defaults: facts, overlay container, section
/// 1.
public struct OverlayContainer: Hashable, Sendable {
    /// The relation of the overlay's height to the translation height; `OverlayContainerViewController.OverlayStyle`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// The overlay is as high as the translation.
        case flexibleHeight
        /// The overlay always has the height of the highest notch.
        case rigid
        /// The overlay has at least the height of the highest notch, and grows beyond it.
        case expandableHeight
    }

    /// The release whose defaults and rules apply.
    public enum LibraryVersion: String, Hashable, Sendable, CaseIterable {
        /// The default style is `flexibleHeight`, a scroll view keeps its offset while it drives the overlay and passes
        /// on the velocity, and all velocities have the same damping. Source: facts, overlay container, section 4.1.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v3_0 = "3.0"
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v3_5 = "3.5"
    }

    /// The reference of an edge of the container.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        case superview, safeArea
    }

    /// The style. Default: `expandableHeight`; `flexibleHeight` before 3.5.
    public var style: Style?
    /// The notches from the lowest to the highest, 1...50.
    public var notches: [OverlayNotch]
    /// The indexes of the notches that the overlay cannot reach; `canReachNotchAt`. Default: none.
    public var disabledNotches: [Int]
    /// The view controllers from back to front; the last is the overlay.
    public var viewControllers: [OverlayViewController]
    /// The pages that can be pushed over the overlay's content, as in a navigation controller. Default: none.
    public var pages: [OverlayViewController]
    /// The list of the overlay, or of the page over it, that also drags the overlay. Default: none.
    public var drivingScrollView: String?
    /// The elements of the overlay on which a drag can begin; `shouldStartDraggingOverlay`. Default: the whole overlay.
    public var shouldStartDraggingOverlay: [String]?
    public var overlayTranslationFunction: RubberBandTranslationFunction
    public var overlayTargetNotchPolicy: RushingForwardNotchPolicy
    public var animationController: SpringTranslationAnimation
    /// The dimming view and rules of dismissal of a presented container. Default: none.
    public var sheetPresentation: OverlaySheetPresentation?
    /// The presentation that this container is shown in, such as another overlay container. Default: the page.
    public var host: String?
    /// Whether it is shown at the start. Default: unless its first event presents it.
    public var presented: Bool?
    /// The reference of the top edge. Default: `superview`.
    public var topAnchor: Anchor
    /// The reference of the leading edge. Default: `superview`.
    public var leadingAnchor: Anchor
    /// The width in points. Default: up to the trailing edge.
    public var width: Double?
    public var libraryVersion: LibraryVersion

    public init(
        style: Style? = nil, notches: [OverlayNotch] = [], viewControllers: [OverlayViewController] = [],
        drivingScrollView: String? = nil
    ) {
        self.style = style
        self.notches = notches
        disabledNotches = []
        self.viewControllers = viewControllers
        pages = []
        self.drivingScrollView = drivingScrollView
        overlayTranslationFunction = RubberBandTranslationFunction()
        overlayTargetNotchPolicy = RushingForwardNotchPolicy()
        animationController = SpringTranslationAnimation()
        topAnchor = .superview
        leadingAnchor = .superview
        libraryVersion = .v3_5
    }

    package var effectiveStyle: Style {
        style ?? (libraryVersion == .v3_0 ? .flexibleHeight : .expandableHeight)
    }

    /// The view controller that is dragged.
    package var overlay: OverlayViewController? { viewControllers.last }

    /// Returns the view controller or page of a name.
    package func child(named name: String) -> OverlayViewController? {
        viewControllers.first { $0.name == name } ?? pages.first { $0.name == name }
    }
}

import VitrinePages
import VitrinePresentation
import VitrinePrimitives

/// A container whose last view controller is an overlay that rests on notches and is dragged between them;
/// `OverlayContainerViewController`.
///
/// The container draws nothing itself. Source of all defaults: facts, overlay container, section 1.
public struct OverlayContainer: Hashable, Sendable {
    /// How the overlay's height follows the translation height; `OverlayContainerViewController.OverlayStyle`.
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
        /// The default style is `flexibleHeight`, a scroll view keeps its offset while it drives the overlay and hands on the
        /// finger's velocity, and the spring has the same damping for all velocities. Source: facts, overlay container,
        /// section 4.1.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v3_0 = "3.0"
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case v3_5 = "3.5"
    }

    /// What an edge of the container is tied to.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        case superview, safeArea
    }

    /// Default `expandableHeight`; `flexibleHeight` before 3.5.
    public var style: Style?
    /// From the lowest to the highest, 1...50.
    public var notches: [OverlayNotch]
    /// Indexes of the notches that the overlay cannot reach; `canReachNotchAt`. Default: none.
    public var disabledNotches: [Int]
    /// The last is the overlay; the others lie behind it in their order.
    public var viewControllers: [OverlayViewController]
    /// What can be pushed over the overlay's content, as in a navigation controller. Default: none.
    public var pages: [OverlayViewController]
    /// The list of the overlay, or of the page over it, that drags the overlay, too. Default: none.
    public var drivingScrollView: String?
    /// Elements of the overlay on which a drag can begin; `shouldStartDraggingOverlay`. Default: the whole overlay.
    public var shouldStartDraggingOverlay: [String]?
    public var overlayTranslationFunction: RubberBandTranslationFunction
    public var overlayTargetNotchPolicy: RushingForwardNotchPolicy
    public var animationController: SpringTranslationAnimation
    /// For a container that is presented: a dimming view and rules of dismissal. Default: none.
    public var sheetPresentation: OverlaySheetPresentation?
    /// The presentation that this container is shown in, such as another overlay container. Default: the page.
    public var host: String?
    /// Whether it is there at the start. Default: unless the first event of it presents it.
    public var presented: Bool?
    /// Of the top edge. Default `superview`.
    public var topAnchor: Anchor
    /// Of the leading edge. Default `superview`.
    public var leadingAnchor: Anchor
    /// In points. Default: to the trailing edge.
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

    /// A view controller or page of a name.
    package func child(named name: String) -> OverlayViewController? {
        viewControllers.first { $0.name == name } ?? pages.first { $0.name == name }
    }
}

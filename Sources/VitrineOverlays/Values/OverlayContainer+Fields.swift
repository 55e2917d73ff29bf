import VitrinePages
import VitrinePresentation
import VitrineVocabulary

extension OverlayContainer.Style: Choice { package static let noun = "an overlay style" }
extension OverlayContainer.LibraryVersion: Choice { package static let noun = "a version of the library" }
extension OverlayContainer.Anchor: Choice { package static let noun = "an anchor" }

extension OverlayContainer: Described {
    public init() { self.init(style: nil) }

    package static let notchLimit = 50

    package static let fields: [Field<OverlayContainer>] = [
        Field("style", \.style, "How the overlay's height follows the translation."),
        Field(
            "notches", \.notches, count: 1...notchLimit, of: "notches", isRequired: true,
            "The heights at rest, from the lowest: shares of the available space, points, or both."),
        Field(
            "disabledNotches", \.disabledNotches, in: 0...Double(notchLimit - 1), count: 0...notchLimit,
            of: "indexes", "The indices of the notches that a drag cannot reach."),
        Field(
            "viewControllers", \.viewControllers, count: 1...20, of: "view controllers", isRequired: true,
            "The view controllers. The last is the overlay; the others lie behind it in their order."),
        Field(
            "pages", \.pages, count: 0...20, of: "pages",
            "The pages that can be pushed over the overlay's content, as in a navigation controller."),
        Field(
            "drivingScrollView", \.drivingScrollView,
            "The list of the overlay, or of the page over it, that drags the overlay, too."),
        Field(
            "shouldStartDraggingOverlay", \.shouldStartDraggingOverlay, count: 0...50, of: "names",
            "The elements on which a drag of the overlay can begin; by default all of it."),
        Field(
            "overlayTranslationFunction", \.overlayTranslationFunction,
            "How a drag beyond the outermost notches is damped."),
        Field("overlayTargetNotchPolicy", \.overlayTargetNotchPolicy, "Which notch a released overlay goes to."),
        Field("animationController", \.animationController, "The spring of animated moves."),
        Field(
            "sheetPresentation", \.sheetPresentation,
            "The dimming view and the rules of dismissal of a container that is presented."),
        Field("in", \.host, isSettable: false, "The presentation that the container is shown in; by default the page."),
        Field("presented", \.presented, isSettable: false, "Whether the container is shown at the start."),
        Field("topAnchor", \.topAnchor, "What the container's top edge is tied to."),
        Field("leadingAnchor", \.leadingAnchor, "What the container's leading edge is tied to."),
        Field(
            "width", \.width, kind: .length, in: 1...10_000,
            "The width in points; by default the container reaches to the trailing edge."),
        Field(
            "libraryVersion", \.libraryVersion, isSettable: false,
            "The release of the library whose defaults and rules apply."),
    ]
}

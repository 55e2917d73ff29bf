import VitrinePages
import VitrineVocabulary

extension FloatingPanel: Described {
    package static var exclusions: [[String]] { [["in", "from"]] }

    package static let fields: [Field<FloatingPanel>] = [
        Field("layout", \.layout, "Positions; by default the library's own for the orientation."),
        Field("behavior", \.behavior, "How the panel moves."),
        Field("surfaceView", \.surfaceView, "The panel itself."),
        Field("backdropView", \.backdropView, "What dims the page behind the panel."),
        Field("content", \.content, "What the surface shows; without a background, unless one is given."),
        Field("contentMode", \.contentMode, "Whether the surface keeps its height or ends with the parent."),
        Field(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            "Whether what scrolls has the bottom safe area as its inset."),
        Field(
            "isRemovalInteractionEnabled", \.isRemovalInteractionEnabled,
            "Whether the panel can be dragged off the bottom."),
        Field("scrollView", \.scrollView, "The element that scrolls together with the panel, by its name."),
        Field("panGestureRecognizer", \.panGestureRecognizer, "The recognizer of drags."),
        Field("in", \.parent, isSettable: false, "The presentation that the panel is added to."),
        Field("from", \.presenter, isSettable: false, "The presentation that the panel is presented from."),
        Field(
            "belowView", \.belowView, isSettable: false,
            "The element of the parent's page that lies over the panel, by its name."),
        Field("presented", \.presented, isSettable: false, "Whether the panel is there at the start."),
    ]
}

extension FloatingPanel.ContentMode: Choice { package static let noun = "a content mode" }
extension FloatingPanel.ContentInsetAdjustmentBehavior: Choice { package static let noun = "an adjustment behavior" }
extension FloatingPanel.Position: Choice { package static let noun = "a position" }
extension FloatingPanel.LayoutReference: Choice { package static let noun = "a layout reference" }
extension FloatingPanel.Edge: Choice { package static let noun = "an edge" }
extension FloatingPanel.SurfaceView.CornerCurve: Choice { package static let noun = "a corner curve" }

extension FloatingPanel.GestureRecognizer: Described {
    public init() { self.init(isEnabled: true) }

    package static let fields: [Field<FloatingPanel.GestureRecognizer>] = [
        Field("isEnabled", \.isEnabled, "Whether the recognizer takes touches.")
    ]
    package static var shorthand: Shorthand<FloatingPanel.GestureRecognizer>? { .field("isEnabled") }
}

extension FloatingPanel.SurfaceView: Described {
    package static let fields: [Field<FloatingPanel.SurfaceView>] = [
        Field("backgroundColor", \.backgroundColor, "Of the visible shape."),
        Field("cornerRadius", \.cornerRadius, kind: .length, in: 0...1000, "Of the visible shape."),
        Field("cornerCurve", \.cornerCurve, "The names of `CALayerCornerCurve`."),
        Field("shadowHidden", \.shadowHidden, "Whether the surface has no shadow."),
        Field("shadowColor", \.shadowColor, "Of the shadow."),
        Field("shadowOffset", \.shadowOffset, in: -1000...1000, "To the right and downward."),
        Field("shadowOpacity", \.shadowOpacity, in: 0...1, "Of the shadow."),
        Field("shadowRadius", \.shadowRadius, kind: .length, in: 0...200, "The standard deviation of its blur."),
        Field("borderColor", \.borderColor, "Of the line inside the edges of the visible shape."),
        Field("borderWidth", \.borderWidth, kind: .length, in: 0...100, "Of that line."),
        Field(
            "containerMargins", \.containerMargins, in: -10_000...10_000,
            "Around the visible shape. With one at the bottom, all four corners are rounded."),
        Field("contentInsets", \.contentInsets, in: -10_000...10_000, "Around the content."),
        Field(
            "grabberTopPadding", \.grabberTopPadding, kind: .length, in: 0...1000,
            "From the top of the surface, whatever the margins."),
        Field("grabberHandleWidth", \.grabberHandleWidth, kind: .length, in: 0...1000, "Of the grabber."),
        Field("grabberHandleHeight", \.grabberHandleHeight, kind: .length, in: 0...1000, "Of the grabber."),
        Field("grabberHandle", \.grabberHandle, "The bar at the top of the panel."),
        Field(
            "subviews", \.subviews, count: 0...50, of: "elements",
            "Views over the content, such as a grabber of one's own."),
    ]
}

extension FloatingPanel.GrabberHandle: Described {
    package static let fields: [Field<FloatingPanel.GrabberHandle>] = [
        Field("barColor", \.barColor, "Of the bar."),
        Field("isHidden", \.isHidden, "Whether there is none."),
    ]
}

extension FloatingPanel.BackdropView: Described {
    package static let fields: [Field<FloatingPanel.BackdropView>] = [
        Field("backgroundColor", \.backgroundColor, "Its opacity follows from the position."),
        Field(
            "alpha", \.alpha, in: 0...1, "The opacity until the panel moves; by default that of the position."),
        Field(
            "dismissalTapGestureRecognizer", \.dismissalTapGestureRecognizer,
            "A tap removes the panel; by default only when it is presented modally."),
    ]
}

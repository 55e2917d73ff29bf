import VitrinePages
import VitrineVocabulary

extension FloatingPanel: Described {
    package static var exclusions: [[String]] { [["in", "from"]] }

    package static let fields: [Field<FloatingPanel>] =
        ownFields + Field.fields(of: \.content, Content.barFields)

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        content.checkBars(at: path, into: &issues)
    }

    private static let ownFields: [Field<FloatingPanel>] = [
        Field("layout", \.givenLayout, "The positions of the panel; by default the library's own for the orientation."),
        Field("behavior", \.behavior, "How the panel moves."),
        Field("surfaceView", \.surfaceView, "The look of the panel itself."),
        Field("backdropView", \.backdropView, "The view that dims the page behind the panel."),
        Field("content", \.content.bare, "What the surface shows. It has no background, unless one is given."),
        Field("contentMode", \.contentMode, "Whether the surface keeps its height or ends with the parent."),
        Field(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            "Whether what scrolls has the bottom safe area as its inset."),
        Field(
            "isRemovalInteractionEnabled", \.isRemovalInteractionEnabled,
            "Whether the panel can be dragged off the bottom."),
        Field("scrollView", \.scrollView, "The name of the element that scrolls together with the panel."),
        Field("panGestureRecognizer", \.panGestureRecognizer, "The recognizer of drags."),
        Field("in", \.parent, isSettable: false, "The presentation that the panel is added to."),
        Field("from", \.presenter, isSettable: false, "The presentation that the panel is presented from."),
        Field(
            "belowView", \.belowView, isSettable: false,
            "The name of the element of the parent's page that lies over the panel."),
        Field("presented", \.presented, isSettable: false, "Whether the panel is presented at the start."),
    ]
}

extension FloatingPanel.ContentMode: Choice { package static let noun = "a content mode" }
extension FloatingPanel.ContentInsetAdjustmentBehavior: Choice { package static let noun = "an adjustment behavior" }
extension FloatingPanel.Position: Choice { package static let noun = "a position" }
extension FloatingPanel.LayoutReference: Choice { package static let noun = "a layout reference" }
extension FloatingPanel.Edge: Choice { package static let noun = "an edge" }

extension FloatingPanel.GestureRecognizer: Described {
    public init() { self.init(isEnabled: true) }

    package static let fields: [Field<FloatingPanel.GestureRecognizer>] = [
        Field("isEnabled", \.isEnabled, "Whether the recognizer takes touches.")
    ]
    package static var shorthand: Shorthand<FloatingPanel.GestureRecognizer>? { .field("isEnabled") }
}

extension FloatingPanel.SurfaceView: Described {
    package static let fields: [Field<FloatingPanel.SurfaceView>] = [
        Field("backgroundColor", \.backgroundColor, "The color of the visible shape."),
        Field(
            "cornerRadius", \.cornerRadius, kind: .length, in: 0...1000,
            "The radius of the visible shape's corners, in points."),
        Field("cornerCurve", \.cornerCurve, "The curve of the corners, by the names of `CALayerCornerCurve`."),
        Field("shadowHidden", \.shadowHidden, "Whether the surface has no shadow."),
        Field("shadowColor", \.shadowColor, "The color of the shadow.")
            .idle("`shadowHidden` is true") { $0.shadowHidden },
        Field(
            "shadowOffset", \.shadowOffset, in: -1000...1000,
            "The distance of the shadow to the right and downward, in points."
        ).idle("`shadowHidden` is true") { $0.shadowHidden },
        Field("shadowOpacity", \.shadowOpacity, in: 0...1, "The opacity of the shadow.")
            .idle("`shadowHidden` is true") { $0.shadowHidden },
        Field(
            "shadowRadius", \.shadowRadius, kind: .length, in: 0...200,
            "The standard deviation of the shadow's blur, in points."
        ).idle("`shadowHidden` is true") { $0.shadowHidden },
        Field("borderColor", \.borderColor, "The color of the line inside the edges of the visible shape.")
            .idle("`borderWidth` is 0") { $0.borderWidth == 0 },
        Field("borderWidth", \.borderWidth, kind: .length, in: 0...100, "The width of that line in points."),
        Field(
            "containerMargins", \.containerMargins, in: -10_000...10_000,
            "The distances around the visible shape, in points. With one at the bottom, all four corners are rounded."),
        Field("contentInsets", \.contentInsets, in: -10_000...10_000, "The distances around the content, in points."),
        Field(
            "grabberTopPadding", \.grabberTopPadding, kind: .length, in: 0...1000,
            "The distance of the grabber from the top of the surface, whatever the margins, in points."),
        Field(
            "grabberHandleWidth", \.grabberHandleWidth, kind: .length, in: 0...1000,
            "The width of the grabber in points."),
        Field(
            "grabberHandleHeight", \.grabberHandleHeight, kind: .length, in: 0...1000,
            "The height of the grabber in points."),
        Field("grabberHandle", \.grabberHandle, "The bar at the top of the panel."),
        Field(
            "subviews", \.subviews, count: 0...50, of: "elements",
            "The views over the content, such as a grabber of one's own."),
    ]
}

extension FloatingPanel.GrabberHandle: Described {
    package static let fields: [Field<FloatingPanel.GrabberHandle>] = [
        Field("barColor", \.barColor, "The color of the bar.").idle("`isHidden` is true") { $0.isHidden },
        Field("isHidden", \.isHidden, "Whether the bar is hidden."),
    ]
}

extension FloatingPanel.BackdropView: Described {
    package static let fields: [Field<FloatingPanel.BackdropView>] = [
        Field(
            "backgroundColor", \.backgroundColor, "The color of the backdrop. Its opacity follows from the position."),
        Field(
            "alpha", \.alpha, in: 0...1, "The opacity until the panel moves; by default that of the position."),
        Field(
            "dismissalTapGestureRecognizer", \.dismissalTapGestureRecognizer,
            "Whether a tap on the backdrop removes the panel; by default only when it is presented modally."),
    ]
}

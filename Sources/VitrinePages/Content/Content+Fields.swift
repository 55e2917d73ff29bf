import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension Content: Described {
    public init() { self.init(background: nil) }

    package static let fields: [Field<Content>] = [
        Field("background", \.background, "The color; by default the system background."),
        Field("darkBackground", \.darkBackground, "The color in dark surroundings; by default `background`."),
        Field(
            "backgroundImage", \.backgroundImage, kind: .picture,
            "A picture that fills the content. `background` should have a similar color, as it tints glass."),
        Field(
            "backgroundBlur", \.backgroundBlur, kind: .length, in: 0...200,
            "The standard deviation of the blur of `backgroundImage`."
        ).idle("there is no `backgroundImage`") { $0.backgroundImage == nil },
        Field(
            "backgroundEffect", \.backgroundEffect,
            "The material or blur of what lies behind, in place of an opaque background. Pages and popups have nothing behind them."
        ),
        Field("body", \.body, count: 0...200, of: "elements", "The elements, from the back to the front."),
    ]
    package static var shorthand: Shorthand<Content>? { .field("body") }

    package func checkRules(at path: String, into issues: inout ValueIssues) {
        Element.checkFrames(of: body, at: SourcePath.join(path, "body"), into: &issues)
    }
}

extension ElementPlacement: Choice { package static let noun = "a placement" }

extension Element: NamedValue {
    public init() { self.init(.empty) }

    package static let fields: [Field<Element>] = kindFields + placeFields + lookFields

    private static let kindFields: [Field<Element>] = [
        Field("label", \.label, "A text."),
        Field("icon", \.icon, "An icon in one color."),
        Field("image", \.image, "A picture."),
        Field("shape", \.shape, "A shape that fills its frame."),
        Field("polyline", \.polyline, "A line through points, or the area it encloses."),
        Field("view", \.view, "A view with elements."),
        Field("stack", \.stack, "Elements side by side or stacked."),
        Field("grid", \.grid, "Elements in columns."),
        Field("spacer", \.spacer, "Empty space."),
        Field("list", \.list, "A list of rows that scrolls."),
        Field("map", \.map, "A map."),
        Field("marker", \.marker, "A text or a disc at a point of a map."),
        Field("searchField", \.searchField, "A search bar."),
        Field("textField", \.textField, "A field for text."),
        Field("button", \.button, "A button."),
        Field("buttonBar", \.buttonBar, "Buttons with lines between them."),
        Field("segmentedControl", \.segmentedControl, "A segmented control."),
        Field("switch", \.`switch`, "A switch."),
        Field("slider", \.slider, "A slider."),
        Field("stars", \.stars, "A rating by stars."),
        Field("progress", \.progress, "A progress bar."),
        Field("spinner", \.spinner, "An activity indicator."),
        Field("pageControl", \.pageControl, "A dot for each of several pages."),
        Field("keyboard", \.keyboard, "The keyboard of the system."),
        Field("recordingPill", \.recordingPill, "The pill that replaces the time while the screen is recorded."),
    ]

    private static let placeFields: [Field<Element>] = [
        Field(
            "name", \.name,
            "The name of the element in events; by default its text, and `list` for a list, `pageControl` for a page control."
        )
        .unseen("events and changes find the element by it"),
        Field(
            "frame", \.frame, in: -100_000...100_000,
            "The frame of the element, from the upper left corner of its container."),
        Field(
            "at", \.at, kind: .place, in: -100_000...100_000,
            "The middle of the element, from the upper left corner of its container."),
        Field("placement", \.placement, "The position of the element. Default: after the elements before it."),
        Field("width", \.followableWidth, kind: .length, in: 0...10_000, "The width; by default that of the content."),
        Field(
            "height", \.followableHeight, kind: .length, in: 0...10_000, "The height; by default that of the content."),
        Field(
            "aspectRatio", \.aspectRatio, in: .above(0, atMost: 1000),
            "Width divided by height, of an element without a height."
        ).idle("there is a `height`") { $0.height != nil },
        Field("margins", \.margins, in: -10_000...10_000, "The distances from neighboring elements and edges."),
    ]

    private static let lookFields: [Field<Element>] = [
        Field("alpha", \.followableAlpha, in: 0...1, "The opacity of the element."),
        Field("isHidden", \.isHidden, "Whether the element is hidden. A hidden element takes no space."),
        Field("tint", \.tint, "The color of controls, icons and cursors; by default that of the content."),
        Field("background", \.background, "The color behind the element."),
        Field(
            "cornerRadius", \.followableRadius, kind: .length, in: 0...1000,
            "The corner radius of the element and its background."),
        Field("cornerCurve", \.cornerCurve, "The curve of the corners, by the names of `CALayerCornerCurve`.")
            .idle("`cornerRadius` is 0") { $0.cornerRadius == 0 && $0.followableRadius.follow == nil },
        Field("textStyle", \.textStyle, "The text style of the element's text.")
            .idle("the element has no text") { !$0.kind.hasText },
        Field("textAttributes", \.textAttributes, "The attributes of the element's text.")
            .idle("the element has no text") { !$0.kind.hasText },
        Field("accessibilityLabel", \.accessibilityLabel, "The label for assistive technology; by default the text.")
            .unseen("assistive technology reads it"),
    ]

    package static var shorthand: Shorthand<Element>? { .field("label") }
    package static var exclusions: [[String]] { [kindFields.map(\.name), ["frame", "at", "placement"]] }
    package static var needsOneOf: [String] { kindFields.map(\.name) }
    package var valueName: String? { identifier }
}

import VitrinePrimitives
import VitrineSetting
import VitrineSurfaces
import VitrineVocabulary

extension Content: Described {
    public init() { self.init(background: nil) }

    package static let fields: [Field<Content>] = [
        Field("background", \.background, "The colour; by default the system's."),
        Field("darkBackground", \.darkBackground, "In dark surroundings, when it is another one."),
        Field(
            "backgroundImage", \.backgroundImage, kind: .picture,
            "A picture that fills the content. `background` should be near it in colour: glass is toned by that."),
        Field("backgroundBlur", \.backgroundBlur, kind: .length, in: 0...200, "Standard deviation of its blur."),
        Field("backgroundEffect", \.backgroundEffect, "What is made of the picture behind the content."),
        Field("body", \.body, count: 0...200, of: "elements", "The elements, from the back to the front."),
    ]
    package static var shorthand: Shorthand<Content>? { .field("body") }
}

extension ElementPlacement: Choice { package static let noun = "a placement" }

extension Element: NamedValue {
    public init() { self.init(.empty) }

    package static let fields: [Field<Element>] = kindFields + placeFields + lookFields

    private static let kindFields: [Field<Element>] = [
        Field("label", \.label, "A text."),
        Field("icon", \.icon, "An icon in one colour."),
        Field("image", \.image, "A picture."),
        Field("shape", \.shape, "A shape that fills its frame."),
        Field("polyline", \.polyline, "A line through points, or the area it encloses."),
        Field("view", \.view, "Elements in a frame of their own."),
        Field("stack", \.stack, "Elements side by side, or one below the other."),
        Field("grid", \.grid, "Elements in columns."),
        Field("spacer", \.spacer, "Room that is left free."),
        Field("list", \.list, "Rows that scroll."),
        Field("map", \.map, "A map."),
        Field("marker", \.marker, "A text or a disc at a place of a map."),
        Field("searchField", \.searchField, "A search bar."),
        Field("textField", \.textField, "A field for text."),
        Field("button", \.button, "A button."),
        Field("buttonBar", \.buttonBar, "Buttons with lines between them."),
        Field("segmentedControl", \.segmentedControl, "A segmented control."),
        Field("switch", \.`switch`, "A switch."),
        Field("slider", \.slider, "A slider."),
        Field("stars", \.stars, "Stars of which some are chosen."),
        Field("progress", \.progress, "A progress bar."),
        Field("spinner", \.spinner, "An activity indicator."),
        Field("keyboard", \.keyboard, "The keyboard of the system."),
        Field("recordingPill", \.recordingPill, "The pill in place of the time while the screen is recorded."),
    ]

    private static let placeFields: [Field<Element>] = [
        Field("name", \.name, "What touches and changes call the element; by default its text, and `list` for a list."),
        Field("frame", \.frame, in: -100_000...100_000, "From the upper left corner of what holds the element."),
        Field("at", \.at, kind: .place, in: -100_000...100_000, "The middle of the element, as `frame`."),
        Field("placement", \.placement, "The position of the element. Default: after the elements before it."),
        Field("width", \.followableWidth, kind: .length, in: 0...10_000, "By default that of what the element shows."),
        Field(
            "height", \.followableHeight, kind: .length, in: 0...10_000, "By default that of what the element shows."),
        Field(
            "aspectRatio", \.aspectRatio, in: .above(0, atMost: 1000),
            "Width divided by height, of an element without a height."),
        Field("margins", \.margins, in: -10_000...10_000, "Distances from what surrounds the element."),
    ]

    private static let lookFields: [Field<Element>] = [
        Field("alpha", \.followableAlpha, in: 0...1, "How opaque the element is."),
        Field("isHidden", \.isHidden, "A hidden element takes no room."),
        Field("tint", \.tint, "Of controls, icons and cursors; by default that of the content."),
        Field("background", \.background, "Behind the element."),
        Field("cornerRadius", \.followableRadius, kind: .length, in: 0...1000, "Of the element and its background."),
        Field("textStyle", \.textStyle, "Size and weight of the element's text."),
        Field("textAttributes", \.textAttributes, "Of the element's text."),
        Field("accessibilityLabel", \.accessibilityLabel, "What assistive technology reads; by default the text."),
    ]

    package static var shorthand: Shorthand<Element>? { .field("label") }
    package static var exclusions: [[String]] { [kindFields.map(\.name), ["frame", "at", "placement"]] }
    package static var needsOneOf: [String] { kindFields.map(\.name) }
    package var valueName: String? { identifier }
}

import VitrinePrimitives
import VitrineSurfaces

// Elements in Swift: `.label("Details")`, `.stack([...], axis: .vertical)`.
extension Element {
    public static func label(_ text: String, numberOfLines: Int = 1, name: String? = nil) -> Element {
        Element(.label(LabelElement(text, numberOfLines: numberOfLines)), name: name)
    }

    public static func icon(_ icon: String, size: Double? = nil, color: RGBColor? = nil, name: String? = nil) -> Element
    {
        Element(.icon(IconElement(icon, size: size, color: color)), name: name)
    }

    public static func image(
        _ path: String, contentMode: ImageContentMode = .scaleAspectFill, name: String? = nil
    ) -> Element { Element(.image(ImageElement(path, contentMode: contentMode)), name: name) }

    public static func shape(
        _ form: ShapeElement.Form = .rectangle, fill: RGBColor? = nil, name: String? = nil
    ) -> Element { Element(.shape(ShapeElement(form, fill: fill)), name: name) }

    public static func polyline(
        _ points: PointList, color: RGBColor? = nil, lineWidth: Double = 1, fill: RGBColor? = nil, name: String? = nil
    ) -> Element {
        Element(.polyline(PolylineElement(points, color: color, lineWidth: lineWidth, fill: fill)), name: name)
    }

    public static func view(_ body: [Element] = [], background: RGBColor? = nil, name: String? = nil) -> Element {
        Element(.view(ViewElement(body)), name: name, background: background)
    }

    public static func stack(
        _ items: [Element], axis: StackElement.Axis = .horizontal, distribution: StackElement.Distribution = .fill,
        spacing: Double = 8, name: String? = nil
    ) -> Element {
        Element(.stack(StackElement(items, axis: axis, distribution: distribution, spacing: spacing)), name: name)
    }

    public static func grid(_ items: [Element], columns: Int = 2, name: String? = nil) -> Element {
        Element(.grid(GridElement(items, columns: columns)), name: name)
    }

    public static var spacer: Element { Element(.spacer(SpacerElement())) }

    public static func list(rows: [ListElement.Row], name: String? = nil) -> Element {
        Element(.list(ListElement(rows: rows)), name: name)
    }

    public static func list(rowCount: Int, name: String? = nil) -> Element {
        var list = ListElement(rows: [])
        list.sections = []
        list.rowCount = rowCount
        return Element(.list(list), name: name)
    }

    public static func list(
        sections: [ListElement.Section], contentOffset: Double = 0, name: String? = nil
    ) -> Element { Element(.list(ListElement(sections: sections, contentOffset: contentOffset)), name: name) }

    public static func map(image: String? = nil, _ body: [Element] = [], name: String? = nil) -> Element {
        Element(.map(MapElement(image: image, body: body)), name: name)
    }

    public static func marker(_ text: String? = nil, disc: MarkerElement.Disc? = nil, at: Point) -> Element {
        Element(.marker(MarkerElement(text, disc: disc)), at: at)
    }

    public static func searchField(placeholder: String = "Search", name: String? = nil) -> Element {
        Element(.searchField(SearchFieldElement(placeholder: placeholder)), name: name)
    }

    public static func textField(placeholder: String? = nil, icon: String? = nil, name: String? = nil) -> Element {
        Element(.textField(TextFieldElement(placeholder: placeholder, icon: icon)), name: name)
    }

    public static func button(
        _ title: String, icon: String? = nil, style: ButtonElement.Style = .plain, name: String? = nil
    ) -> Element { Element(.button(ButtonElement(title, icon: icon, style: style)), name: name) }

    public static func buttonBar(_ titles: [String], name: String? = nil) -> Element {
        Element(.buttonBar(ButtonBarElement(titles: titles)), name: name)
    }

    public static func segmentedControl(
        _ segments: [String], selectedSegmentIndex: Int = 0, name: String? = nil
    ) -> Element {
        Element(
            .segmentedControl(SegmentedControlElement(segments, selectedSegmentIndex: selectedSegmentIndex)), name: name
        )
    }

    public static func `switch`(isOn: Bool = true, name: String? = nil) -> Element {
        Element(.switch(SwitchElement(isOn: isOn)), name: name)
    }

    public static func slider(value: Double, name: String? = nil) -> Element {
        Element(.slider(SliderElement(value: value)), name: name)
    }

    public static func stars(_ value: Int, of count: Int = 5, name: String? = nil) -> Element {
        Element(.stars(StarsElement(value: value, count: count)), name: name)
    }

    public static func progress(_ value: Double, name: String? = nil) -> Element {
        Element(.progress(ProgressElement(value: value)), name: name)
    }

    public static var spinner: Element { Element(.spinner(SpinnerElement())) }

    public static func pageControl(_ numberOfPages: Int, currentPage: Int = 0, name: String? = nil) -> Element {
        Element(.pageControl(PageControlElement(numberOfPages: numberOfPages, currentPage: currentPage)), name: name)
    }

    public static var keyboard: Element { Element(.keyboard(KeyboardElement())) }

    public static func recordingPill(_ time: String) -> Element {
        Element(.recordingPill(RecordingPillElement(time: time)))
    }
}

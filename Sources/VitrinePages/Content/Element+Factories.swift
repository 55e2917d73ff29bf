import VitrinePrimitives
import VitrineSurfaces

// Elements in Swift: `.label("Details", textStyle: .headline)`, `.stack([...], axis: .vertical)`. Each has the arguments of its
// kind, then those that all elements have; `with(_:)` sets what remains.
extension Element {
    public static func label(
        _ text: String, numberOfLines: Int = 1, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .label(LabelElement(text, numberOfLines: numberOfLines)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func icon(
        _ icon: String, size: Double? = nil, color: RGBColor? = nil, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .icon(IconElement(icon, size: size, color: color)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func image(
        _ path: String, contentMode: ImageContentMode = .scaleAspectFill, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .image(ImageElement(path, contentMode: contentMode)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func shape(
        _ form: ShapeElement.Form = .rectangle, fill: RGBColor? = nil, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .shape(ShapeElement(form, fill: fill)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func polyline(
        _ points: PointList, color: RGBColor? = nil, lineWidth: Double = 1, fill: RGBColor? = nil, name: String? = nil,
        frame: Rect? = nil, placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil,
        tint: RGBColor? = nil, background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .polyline(PolylineElement(points, color: color, lineWidth: lineWidth, fill: fill)), name: name,
            frame: frame, placement: placement, width: width, height: height, tint: tint, background: background,
            textStyle: textStyle)
    }

    public static func view(
        _ body: [Element] = [], name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .view(ViewElement(body)), name: name, frame: frame, placement: placement, width: width, height: height,
            tint: tint, background: background, textStyle: textStyle)
    }

    public static func stack(
        _ items: [Element], axis: StackElement.Axis = .horizontal, distribution: StackElement.Distribution = .fill,
        spacing: Double = 8, name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .stack(StackElement(items, axis: axis, distribution: distribution, spacing: spacing)), name: name,
            frame: frame, placement: placement, width: width, height: height, tint: tint, background: background,
            textStyle: textStyle)
    }

    public static func grid(
        _ items: [Element], columns: Int = 2, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .grid(GridElement(items, columns: columns)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func spacer(
        name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil, width: Double? = nil,
        height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .spacer(SpacerElement()), name: name, frame: frame, placement: placement, width: width, height: height,
            tint: tint, background: background, textStyle: textStyle)
    }

    public static func list(
        rows: [ListElement.Row], name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .list(ListElement(rows: rows)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func list(
        rowCount: Int, name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        var list = ListElement(sections: [])
        list.plainRowCount = rowCount
        return Element(
            .list(list), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func list(
        sections: [ListElement.Section], contentOffset: Double = 0, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .list(ListElement(sections: sections, contentOffset: contentOffset)), name: name, frame: frame,
            placement: placement, width: width, height: height, tint: tint, background: background, textStyle: textStyle
        )
    }

    public static func map(
        image: String? = nil, _ body: [Element] = [], name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .map(MapElement(image: image, body: body)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func marker(
        _ text: String? = nil, disc: MarkerElement.Disc? = nil, at: Point, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .marker(MarkerElement(text, disc: disc)), name: name, frame: frame, at: at, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func searchField(
        placeholder: String = "Search", name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .searchField(SearchFieldElement(placeholder: placeholder)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func textField(
        placeholder: String? = nil, icon: String? = nil, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .textField(TextFieldElement(placeholder: placeholder, icon: icon)), name: name, frame: frame,
            placement: placement, width: width, height: height, tint: tint, background: background, textStyle: textStyle
        )
    }

    public static func button(
        _ title: String, icon: String? = nil, style: ButtonElement.Style = .plain, name: String? = nil,
        frame: Rect? = nil, placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil,
        tint: RGBColor? = nil, background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .button(ButtonElement(title, icon: icon, style: style)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func buttonBar(
        _ titles: [String], name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .buttonBar(ButtonBarElement(titles: titles)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func segmentedControl(
        _ segments: [String], selectedSegmentIndex: Int = 0, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .segmentedControl(SegmentedControlElement(segments, selectedSegmentIndex: selectedSegmentIndex)),
            name: name, frame: frame, placement: placement, width: width, height: height, tint: tint,
            background: background, textStyle: textStyle)
    }

    public static func `switch`(
        isOn: Bool = true, name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .switch(SwitchElement(isOn: isOn)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func slider(
        value: Double, name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .slider(SliderElement(value: value)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func stars(
        _ value: Int, of count: Int = 5, name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .stars(StarsElement(value: value, count: count)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func progress(
        _ value: Double, name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .progress(ProgressElement(value: value)), name: name, frame: frame, placement: placement, width: width,
            height: height, tint: tint, background: background, textStyle: textStyle)
    }

    public static func spinner(
        name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil, width: Double? = nil,
        height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .spinner(SpinnerElement()), name: name, frame: frame, placement: placement, width: width, height: height,
            tint: tint, background: background, textStyle: textStyle)
    }

    public static func pageControl(
        _ numberOfPages: Int, currentPage: Int = 0, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .pageControl(PageControlElement(numberOfPages: numberOfPages, currentPage: currentPage)), name: name,
            frame: frame, placement: placement, width: width, height: height, tint: tint, background: background,
            textStyle: textStyle)
    }

    public static func keyboard(
        returnKey: String = "return", highlightsReturnKey: Bool = false, name: String? = nil, frame: Rect? = nil,
        placement: ElementPlacement? = nil, width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil,
        background: RGBColor? = nil, textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .keyboard(KeyboardElement(returnKey: returnKey, highlightsReturnKey: highlightsReturnKey)), name: name,
            frame: frame, placement: placement, width: width, height: height, tint: tint, background: background,
            textStyle: textStyle)
    }

    public static func recordingPill(
        _ time: String = "09:41", name: String? = nil, frame: Rect? = nil, placement: ElementPlacement? = nil,
        width: Double? = nil, height: Double? = nil, tint: RGBColor? = nil, background: RGBColor? = nil,
        textStyle: TextStyleName? = nil
    ) -> Element {
        Element(
            .recordingPill(RecordingPillElement(time: time)), name: name, frame: frame, placement: placement,
            width: width, height: height, tint: tint, background: background, textStyle: textStyle)
    }
}

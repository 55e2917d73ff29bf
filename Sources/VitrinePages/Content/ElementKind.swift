import VitrinePrimitives

extension Element {
    /// The kind of an element. It is indirect, since elements are copied far more often than their kinds change, and a
    /// copy should not be as large as the largest of them.
    public indirect enum Kind: Hashable, Sendable {
        /// Nothing.
        case empty
        /// A text.
        case label(LabelElement)
        /// An icon.
        case icon(IconElement)
        /// A picture.
        case image(ImageElement)
        /// A shape of one color.
        case shape(ShapeElement)
        /// A line through points.
        case polyline(PolylineElement)
        /// Elements in a separate frame.
        case view(ViewElement)
        /// Elements side by side, or one below the other.
        case stack(StackElement)
        /// Elements in columns.
        case grid(GridElement)
        /// Empty space.
        case spacer(SpacerElement)
        /// Rows that scroll.
        case list(ListElement)
        /// A map.
        case map(MapElement)
        /// A text or a disc with an icon, as on maps.
        case marker(MarkerElement)
        /// A search bar.
        case searchField(SearchFieldElement)
        /// A field for text.
        case textField(TextFieldElement)
        /// A button.
        case button(ButtonElement)
        /// Buttons with lines between them.
        case buttonBar(ButtonBarElement)
        /// A segmented control.
        case segmentedControl(SegmentedControlElement)
        /// A switch.
        case `switch`(SwitchElement)
        /// A slider.
        case slider(SliderElement)
        /// Stars for a rating.
        case stars(StarsElement)
        /// A progress bar.
        case progress(ProgressElement)
        /// An activity indicator.
        case spinner(SpinnerElement)
        /// A dot for each of several pages.
        case pageControl(PageControlElement)
        /// The keyboard of the system.
        case keyboard(KeyboardElement)
        /// The pill in the status bar of a device whose screen is recorded.
        case recordingPill(RecordingPillElement)
    }
}

extension Element.Kind {
    /// The value that lays out and draws the element.
    package var part: any ElementPart {
        switch self {
        case .empty: EmptyElement()
        case .label(let part): part
        case .icon(let part): part
        case .image(let part): part
        case .shape(let part): part
        case .polyline(let part): part
        case .view(let part): part
        case .stack(let part): part
        case .grid(let part): part
        case .spacer(let part): part
        case .list(let part): part
        case .map(let part): part
        case .marker(let part): part
        case .searchField(let part): part
        case .textField(let part): part
        case .button(let part): part
        case .buttonBar(let part): part
        case .segmentedControl(let part): part
        case .switch(let part): part
        case .slider(let part): part
        case .stars(let part): part
        case .progress(let part): part
        case .spinner(let part): part
        case .pageControl(let part): part
        case .keyboard(let part): part
        case .recordingPill(let part): part
        }
    }
}

extension Element {
    private mutating func put(_ part: (any ElementPart)?) {
        if let part { kind = part.kind }
    }

    package var label: LabelElement? {
        get { if case .label(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var icon: IconElement? {
        get { if case .icon(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var image: ImageElement? {
        get { if case .image(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var shape: ShapeElement? {
        get { if case .shape(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var polyline: PolylineElement? {
        get { if case .polyline(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var view: ViewElement? {
        get { if case .view(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var stack: StackElement? {
        get { if case .stack(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var grid: GridElement? {
        get { if case .grid(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var spacer: SpacerElement? {
        get { if case .spacer(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var list: ListElement? {
        get { if case .list(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var map: MapElement? {
        get { if case .map(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var marker: MarkerElement? {
        get { if case .marker(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var searchField: SearchFieldElement? {
        get { if case .searchField(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var textField: TextFieldElement? {
        get { if case .textField(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var button: ButtonElement? {
        get { if case .button(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var buttonBar: ButtonBarElement? {
        get { if case .buttonBar(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var segmentedControl: SegmentedControlElement? {
        get { if case .segmentedControl(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var `switch`: SwitchElement? {
        get { if case .switch(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var slider: SliderElement? {
        get { if case .slider(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var stars: StarsElement? {
        get { if case .stars(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var progress: ProgressElement? {
        get { if case .progress(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var spinner: SpinnerElement? {
        get { if case .spinner(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var pageControl: PageControlElement? {
        get { if case .pageControl(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var keyboard: KeyboardElement? {
        get { if case .keyboard(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
    package var recordingPill: RecordingPillElement? {
        get { if case .recordingPill(let part) = kind { part } else { nil } }
        set { put(newValue) }
    }
}

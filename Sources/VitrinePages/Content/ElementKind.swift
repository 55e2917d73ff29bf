import VitrinePrimitives

extension Element {
    /// What an element is.
    public enum Kind: Hashable, Sendable {
        /// Nothing.
        case empty
        /// A text.
        case label(LabelElement)
        /// An icon.
        case icon(IconElement)
        /// A picture.
        case image(ImageElement)
        /// A shape of one colour.
        case shape(ShapeElement)
        /// A line through points.
        case polyline(PolylineElement)
        /// Elements in a frame of their own.
        case view(ViewElement)
        /// Elements side by side, or one below the other.
        case stack(StackElement)
        /// Elements in columns.
        case grid(GridElement)
        /// Room that is left free.
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
        /// The keyboard of the system.
        case keyboard(KeyboardElement)
        /// The pill in the status bar of a device whose screen is recorded.
        case recordingPill(RecordingPillElement)
    }
}

extension Element.Kind {
    /// What lays out and draws the element.
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
        case .keyboard(let part): part
        case .recordingPill(let part): part
        }
    }
}

extension Element {
    /// The element's part, if it is of a type.
    private func part<Part: ElementPart>() -> Part? { kind.part as? Part }

    private mutating func put(_ part: (any ElementPart)?) {
        if let part { kind = part.kind }
    }

    package var label: LabelElement? {
        get { part() }
        set { put(newValue) }
    }
    package var icon: IconElement? {
        get { part() }
        set { put(newValue) }
    }
    package var image: ImageElement? {
        get { part() }
        set { put(newValue) }
    }
    package var shape: ShapeElement? {
        get { part() }
        set { put(newValue) }
    }
    package var polyline: PolylineElement? {
        get { part() }
        set { put(newValue) }
    }
    package var view: ViewElement? {
        get { part() }
        set { put(newValue) }
    }
    package var stack: StackElement? {
        get { part() }
        set { put(newValue) }
    }
    package var grid: GridElement? {
        get { part() }
        set { put(newValue) }
    }
    package var spacer: SpacerElement? {
        get { part() }
        set { put(newValue) }
    }
    package var list: ListElement? {
        get { part() }
        set { put(newValue) }
    }
    package var map: MapElement? {
        get { part() }
        set { put(newValue) }
    }
    package var marker: MarkerElement? {
        get { part() }
        set { put(newValue) }
    }
    package var searchField: SearchFieldElement? {
        get { part() }
        set { put(newValue) }
    }
    package var textField: TextFieldElement? {
        get { part() }
        set { put(newValue) }
    }
    package var button: ButtonElement? {
        get { part() }
        set { put(newValue) }
    }
    package var buttonBar: ButtonBarElement? {
        get { part() }
        set { put(newValue) }
    }
    package var segmentedControl: SegmentedControlElement? {
        get { part() }
        set { put(newValue) }
    }
    package var `switch`: SwitchElement? {
        get { part() }
        set { put(newValue) }
    }
    package var slider: SliderElement? {
        get { part() }
        set { put(newValue) }
    }
    package var stars: StarsElement? {
        get { part() }
        set { put(newValue) }
    }
    package var progress: ProgressElement? {
        get { part() }
        set { put(newValue) }
    }
    package var spinner: SpinnerElement? {
        get { part() }
        set { put(newValue) }
    }
    package var keyboard: KeyboardElement? {
        get { part() }
        set { put(newValue) }
    }
    package var recordingPill: RecordingPillElement? {
        get { part() }
        set { put(newValue) }
    }
}

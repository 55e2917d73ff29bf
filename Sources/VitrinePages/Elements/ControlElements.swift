import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A switch; `UISwitch`.
public struct SwitchElement: Hashable, Sendable {
    /// Whether the switch is on. Default: true.
    public var isOn: Bool

    public init(isOn: Bool = true) { self.isOn = isOn }
}

extension SwitchElement: Described {
    public init() { self.init(isOn: true) }

    package static let fields: [Field<SwitchElement>] = [Field("isOn", \.isOn, "Whether the switch is on.")]
    package static var shorthand: Shorthand<SwitchElement>? { .field("isOn") }
}

extension SwitchElement: ElementPart {
    package var kind: Element.Kind { .switch(self) }
    package var isControl: Bool { true }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    /// Source: facts, iOS surroundings, section 2.6.
    static func size(isGlass: Bool) -> Size { isGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31) }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Self.size(isGlass: context.isGlass)
    }

    package func nodes(in view: ElementView) -> [Node] {
        Self.nodes(isOn: view.number(.isOn, isOn ? 1 : 0), in: view.frame, view)
    }

    /// - Parameter fraction: The position of the knob, from 0 (off) to 1 (on); it may overshoot.
    static func nodes(isOn fraction: Double, in frame: Rect, _ view: ElementView) -> [Node] {
        let size = size(isGlass: view.isGlass)
        let box = Rect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        // Source of the colors: facts, iOS surroundings, section 4 (systemGreen, fill 2).
        let on = view.element.tint ?? view.context.color(.systemGreen)
        let amount = fraction.clamped(to: 0...1)
        let off = Vibrancy.secondaryFill.color(in: view.context)
        var out: [Node] = [.shape(ShapeNode(.roundedRect(.capsule(box, curve: .circular)), color: off))]
        if amount > 0 {
            out.append(.shape(ShapeNode(.roundedRect(.capsule(box, curve: .circular)), color: on.faded(amount))))
        }
        let (knob, first, last) =
            view.isGlass ? (Size(width: 37, height: 24), 20.5, 42.5) : (Size(width: 27, height: 27), 15.5, 35.5)
        let x = view.surroundings.isRightToLeft ? 1 - fraction : fraction
        let center = Point(x: box.minX + first + (last - first) * x, y: box.midY)
        let thumb = Path.roundedRect(
            .capsule(
                Rect(
                    x: center.x - knob.width / 2, y: center.y - knob.height / 2, width: knob.width, height: knob.height),
                curve: .circular))
        out.append(
            .shadow(
                ShadowNode(
                    thumb, offset: Point(x: 0, y: view.isGlass ? 1 : 3), radius: 4,
                    color: RGBColor.black.withAlpha(0.15)))
        )
        out.append(.shape(ShapeNode(thumb, color: .white)))
        return out
    }

    package func targets(in view: ElementView) -> [ElementTarget] { [] }
}

/// A slider; `UISlider`.
public struct SliderElement: Hashable, Sendable {
    /// The value, 0...1. Default: 0.5.
    public var value: Double

    public init(value: Double = 0.5) { self.value = value }
}

extension SliderElement: Described {
    public init() { self.init(value: 0.5) }

    package static let fields: [Field<SliderElement>] = [
        Field("value", \.value, in: 0...1, "The value, which places the knob.")
    ]
    package static var shorthand: Shorthand<SliderElement>? { .field("value") }
}

extension SliderElement: ElementPart {
    package var kind: Element.Kind { .slider(self) }
    package var stretch: Stretch { .width }
    package var isControl: Bool { true }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: width, height: 34)
    }

    private static func knob(isGlass: Bool) -> Size {
        isGlass ? Size(width: 37, height: 24) : Size(width: 28, height: 28)
    }

    /// Returns the distance of the knob between the ends, in points.
    static func travel(in frame: Rect, isGlass: Bool) -> Double { max(1, frame.width - knob(isGlass: isGlass).width) }

    /// The glass knob is that of a switch (facts, iOS surroundings, section 2.6); the other figures are Vitrine's.
    package func nodes(in view: ElementView) -> [Node] {
        let frame = view.frame
        let knob = Self.knob(isGlass: view.isGlass)
        let value = view.number(.value, value).clamped(to: 0...1)
        let center = frame.minX + knob.width / 2 + max(0, frame.width - knob.width) * value
        let height = view.isGlass ? 6.0 : 4
        let track = Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
        let filled = Rect(x: track.minX, y: track.minY, width: center - track.minX, height: height)
        let thumb = Path.roundedRect(
            .capsule(
                view.directed(
                    Rect(
                        x: center - knob.width / 2, y: frame.midY - knob.height / 2, width: knob.width,
                        height: knob.height)), curve: .circular))
        return [
            .shape(ShapeNode(.roundedRect(.capsule(track)), color: Vibrancy.fill.color(in: view.context))),
            .shape(ShapeNode(.roundedRect(.capsule(view.directed(filled))), color: view.tint)),
            .shadow(
                ShadowNode(thumb, offset: Point(x: 0, y: 2), radius: 3.5, color: RGBColor.black.withAlpha(0.18))),
            .shape(ShapeNode(thumb, color: .white)),
        ]
    }
}

/// A segmented control; `UISegmentedControl`. A segment's title is its name.
public struct SegmentedControlElement: Hashable, Sendable {
    public var segments: [String]
    /// The index of the selected segment, from 0; beyond the last, none is selected. Default: 0.
    public var selectedSegmentIndex: Int
    /// The color of the selected segment. Default: that of the system.
    public var selectedSegmentTintColor: RGBColor?
    /// The color of a border and of lines between segments, as before iOS 13. Default: none.
    public var borderColor: RGBColor?

    public init(_ segments: [String], selectedSegmentIndex: Int = 0) {
        self.segments = segments
        self.selectedSegmentIndex = selectedSegmentIndex
    }
}

extension SegmentedControlElement: Described {
    public init() { self.init([]) }

    package static let fields: [Field<SegmentedControlElement>] = [
        Field(
            "segments", \.segments, count: 1...10, of: "titles", isRequired: true, "The titles, from the leading side."),
        Field(
            "selectedSegmentIndex", \.selectedSegmentIndex, in: 0...9,
            "The index of the selected segment."),
        Field("selectedSegmentTintColor", \.selectedSegmentTintColor, "The color of the selected segment."),
        Field("borderColor", \.borderColor, "The color of a border and of lines between segments, as before iOS 13."),
    ]
    package static var shorthand: Shorthand<SegmentedControlElement>? { .field("segments") }
}

extension SegmentedControlElement: ElementPart {
    package var kind: Element.Kind { .segmentedControl(self) }
    package var stretch: Stretch { .width }
    package var isControl: Bool { true }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    /// Source of height, radius and the size of labels: facts, iOS surroundings, section 2.6.
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: width, height: 32)
    }

    private func cell(_ index: Double, in frame: Rect) -> Rect {
        let width = frame.width / Double(max(1, segments.count))
        return Rect(x: frame.minX + width * index, y: frame.minY, width: width, height: frame.height)
    }

    package func nodes(in view: ElementView) -> [Node] {
        guard !segments.isEmpty else { return [] }
        let frame = view.frame
        let selection = view.number(.selection, Double(selectedSegmentIndex))
        if let borderColor { return bordered(borderColor, view) }
        let outline = view.isGlass ? RoundedRect.capsule(frame) : RoundedRect(frame, radius: 8)
        let plateBox = view.directed(cell(selection, in: frame)).insetBy(dx: 2, dy: 2)
        let plate = Path.roundedRect(view.isGlass ? .capsule(plateBox) : RoundedRect(plateBox, radius: 7))
        var out: [Node] = [
            .shape(ShapeNode(.roundedRect(outline), color: Vibrancy.tertiaryFill.color(in: view.context)))
        ]
        if !view.isGlass { out += separators(selection, view) }
        if selection > -0.5, selection < Double(segments.count) - 0.5 {
            out.append(
                .shadow(
                    ShadowNode(plate, offset: Point(x: 0, y: 3), radius: 4, color: RGBColor.black.withAlpha(0.12))))
            let color = selectedSegmentTintColor ?? (view.isDark ? view.context.color(.systemGray2) : .white)
            out.append(.shape(ShapeNode(plate, color: color)))
        }
        for (i, title) in segments.enumerated() {
            let isSelected = (selection - Double(i)).magnitude < 0.5
            let box = view.directed(cell(Double(i), in: frame))
            let text = view.line(
                title, size: view.isGlass ? 15 : 13, weight: isSelected ? .semibold : view.isGlass ? .medium : .regular,
                maxWidth: box.width - 8)
            let fade = 1 - 0.7 * view.press(of: title).clamped(to: 0...1)
            out += text.nodes(
                in: box, alignment: .center, color: view.context.labelColor.faded(fade), in: view.context)
        }
        return out
    }

    /// Returns a border of one point with radius 4, and the selected segment filled. Source: facts, entry kit, section
    /// 5.13 (appearance and weights); the radius is Vitrine's.
    private func bordered(_ border: RGBColor, _ view: ElementView) -> [Node] {
        let frame = view.frame
        let selection = view.number(.selection, Double(selectedSegmentIndex))
        let outline = Path.roundedRect(RoundedRect(frame, radius: 4, curve: .circular))
        let fill = selectedSegmentTintColor ?? view.tint
        var out: [Node] = []
        if selection > -0.5, selection < Double(segments.count) - 0.5 {
            let plate = Node.shape(ShapeNode(.rect(view.directed(cell(selection, in: frame))), color: fill))
            out.append(.group(GroupNode([plate], clip: outline)))
        }
        for i in segments.indices.dropFirst() {
            let x = cell(Double(i), in: frame).minX
            let line = view.directed(Rect(x: x - 0.5, y: frame.minY, width: 1, height: frame.height))
            out.append(.shape(ShapeNode(.rect(line), color: border)))
        }
        let edge = Path.roundedRect(RoundedRect(frame.insetBy(dx: 0.5, dy: 0.5), radius: 3.5, curve: .circular))
        out.append(.shape(ShapeNode(edge, stroke: ShapeNode.Stroke(StrokeStyle(width: 1), color: border))))
        for (i, title) in segments.enumerated() {
            let isSelected = (selection - Double(i)).magnitude < 0.5
            let box = view.directed(cell(Double(i), in: frame))
            let text = view.line(title, size: 15, weight: isSelected ? .bold : .light, maxWidth: box.width - 8)
            let ink = isSelected ? RGBColor.white : view.surroundings.secondary
            let fade = 1 - 0.7 * view.press(of: title).clamped(to: 0...1)
            out += text.nodes(in: box, alignment: .center, color: ink.faded(fade), in: view.context)
        }
        return out
    }

    /// Returns the lines between segments that are not selected.
    private func separators(_ selection: Double, _ view: ElementView) -> [Node] {
        segments.indices.dropFirst().compactMap { i in
            let isBeside = (selection - Double(i)).magnitude < 1 || (selection - Double(i - 1)).magnitude < 1
            if isBeside { return nil }
            let x = cell(Double(i), in: view.frame).minX
            let line = Rect(x: x - 0.5, y: view.frame.midY - 7, width: 1, height: 14)
            return .shape(
                ShapeNode(
                    .rect(view.context.snapped(view.directed(line))),
                    color: Vibrancy.separator.color(in: view.context)))
        }
    }

    package func targets(in view: ElementView) -> [ElementTarget] {
        guard let id = view.element.identifier else { return [] }
        return segments.enumerated().map { i, title in
            ElementTarget(
                name: "\(id).\(title)", frame: view.directed(cell(Double(i), in: view.frame)), label: title,
                value: i == selectedSegmentIndex ? "selected" : nil, isControl: true)
        }
    }
}

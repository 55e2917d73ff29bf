import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A search bar; `UISearchBar`.
public struct SearchFieldElement: Hashable, Sendable {
    /// The gray text of an empty field. Default: `Search`.
    public var placeholder: String
    /// The typed text. Default: none.
    public var text: String?
    /// Whether the field has the keyboard: a cursor blinks in it. Default: false.
    public var isFocused: Bool
    /// The title of the button beside the field. Default: no button.
    public var cancelTitle: String?
    /// The return key of the system's keyboard. Default: `search`.
    public var returnKeyType: ReturnKeyType

    public init(
        placeholder: String = "Search", text: String? = nil, isFocused: Bool = false, cancelTitle: String? = nil,
        returnKeyType: ReturnKeyType = .search
    ) {
        self.placeholder = placeholder
        self.text = text
        self.isFocused = isFocused
        self.cancelTitle = cancelTitle
        self.returnKeyType = returnKeyType
    }
}

extension SearchFieldElement: Described {
    public init() { self.init(placeholder: "Search") }

    package static let fields: [Field<SearchFieldElement>] = [
        Field("placeholder", \.placeholder, "The gray text of an empty field."),
        Field("text", \.text, "The typed text."),
        Field("isFocused", \.isFocused, "Whether the field has the focus."),
        Field("cancelTitle", \.cancelTitle, "The title of the button beside the field; by default there is none."),
        Field("returnKeyType", \.returnKeyType, "The return key of the system's keyboard."),
    ]
    package static var shorthand: Shorthand<SearchFieldElement>? { .field("placeholder") }

    package var impliedIcons: [String] { [Self.icon] }

    static let icon = "magnifyingglass"
}

extension SearchFieldElement: ElementPart {
    package var kind: Element.Kind { .searchField(self) }
    package var stretch: Stretch { .width }
    package var isControl: Bool { true }
    package var title: String? { placeholder }

    /// Returns the height of the field alone. Source: facts, iOS surroundings, section 2.6.
    private func fieldHeight(_ context: ElementContext) -> Double {
        (context.isGlass ? 44 : 36) + max(0, (context.bodySize - 17) * SystemFont.lineHeight)
    }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        // The margins above and below the field are 8 points, 10 in the legacy design, as `UISearchBar` is 56 high.
        Size(width: width, height: fieldHeight(context) + (context.isGlass ? 16 : 20))
    }

    /// The gap between the field and its button. Source in the legacy design: facts, floating panel, section 5.1.
    private func cancelGap(in view: ElementView) -> Double { view.isGlass ? 15 : 12 }

    /// Returns the frame of the field beside its button.
    private func field(in view: ElementView) -> (box: Rect, cancel: ElementText?) {
        let focus = view.number(.focused, isFocused ? 1 : 0)
        let frame = view.frame
        let cancel = cancelTitle.map {
            ElementText(
                $0, attributes: nil, size: view.surroundings.bodySize, weight: .regular, width: max(1, frame.width / 2),
                in: view.context)
        }
        let height = min(fieldHeight(view.surroundings), max(0, frame.height))
        let maxWidth = cancel.map { ($0.size.width + cancelGap(in: view)) * focus.clamped(to: 0...1) } ?? 0
        let box = Rect(
            x: frame.minX + 8, y: frame.midY - height / 2, width: max(0, frame.width - 16 - maxWidth), height: height)
        return (box, cancel)
    }

    package func nodes(in view: ElementView) -> [Node] {
        let (box, cancel) = field(in: view)
        let snapped = view.context.snapped(view.directed(box))
        let shape = view.isGlass ? RoundedRect.capsule(snapped) : RoundedRect(snapped, radius: 10)
        let press = view.press().clamped(to: 0...1)
        var out: [Node] = [
            .shape(ShapeNode(.roundedRect(shape), color: Vibrancy.tertiaryFill.color(in: view.context)))
        ]
        if press > 0 {
            // Source of the pressed color: facts, floating panel, section 5.1 (#DEDFDE becomes #C2C8CD).
            let shade = RGBColor(view.isDark ? 0xffffff : 0x000000).withAlpha(0.11 * press)
            out.append(.shape(ShapeNode(.roundedRect(shape), color: shade)))
        }
        let k = view.surroundings.bodySize / 17
        // Source of the legacy magnifier: facts, floating panel, section 5.1 (14 x 14).
        let (inset, side, gap) = view.isGlass ? (14.0, 16.4 * k, 9.9 * k) : (8, 14.0 * k, 8.0 * k)
        let grey = view.surroundings.secondary
        let icon = view.directed(Rect(x: box.minX + inset, y: box.minY, width: side, height: box.height)).center
        out += view.icon(Self.icon, height: side, center: icon, color: grey)
        let start = box.minX + inset + side + gap
        let line = Rect(x: start, y: box.minY, width: max(1, box.maxX - inset - start), height: box.height)
        out += FieldText(
            text: view.text(text), placeholder: placeholder, isFocused: view.number(.focused, isFocused ? 1 : 0) > 0.5,
            weight: view.isGlass ? .medium : .regular, grey: grey
        ).nodes(in: line, view)
        if let cancel {
            // The button of a field without a cursor is outside the bar.
            let focus = view.number(.focused, isFocused ? 1 : 0).clamped(to: 0...1)
            let at = view.directed(
                Rect(x: box.maxX + cancelGap(in: view), y: box.minY, width: cancel.size.width, height: box.height))
            let color = view.tint.faded(focus * (1 - 0.7 * min(1, view.press(of: "cancel"))))
            out += cancel.nodes(in: at, alignment: .left, color: color, in: view.context)
        }
        return out
    }

    package func targets(in view: ElementView) -> [ElementTarget] {
        guard let id = view.element.identifier, let title = cancelTitle, view.number(.focused, isFocused ? 1 : 0) > 0.5
        else { return [] }
        let (box, cancel) = field(in: view)
        let frame = Rect(
            x: box.maxX, y: view.frame.minY, width: (cancel?.size.width ?? 0) + cancelGap(in: view) + 8,
            height: view.frame.height)
        return [ElementTarget(name: "\(id).cancel", frame: view.directed(frame), label: title, isControl: true)]
    }
}

/// A field for text; `UITextField`.
public struct TextFieldElement: Hashable, Sendable {
    /// The gray text of an empty field. Default: none.
    public var placeholder: String?
    /// The color of the placeholder. Default: that of tertiary labels.
    public var placeholderColor: RGBColor?
    /// The typed text. Default: none.
    public var text: String?
    /// The icon before the text. Default: none.
    public var icon: String?
    /// Whether dots replace the text. Default: false.
    public var isSecureTextEntry: Bool
    /// Whether the field has the keyboard: a cursor blinks in it. Default: false.
    public var isFocused: Bool
    /// The color of a line below the field. Default: that of separators.
    public var lineColor: RGBColor?
    /// The return key of the system's keyboard. Default: `default`.
    public var returnKeyType: ReturnKeyType

    public init(
        placeholder: String? = nil, placeholderColor: RGBColor? = nil, text: String? = nil, icon: String? = nil,
        isSecureTextEntry: Bool = false, isFocused: Bool = false, lineColor: RGBColor? = nil,
        returnKeyType: ReturnKeyType = .default
    ) {
        self.placeholder = placeholder
        self.placeholderColor = placeholderColor
        self.text = text
        self.icon = icon
        self.isSecureTextEntry = isSecureTextEntry
        self.isFocused = isFocused
        self.lineColor = lineColor
        self.returnKeyType = returnKeyType
    }
}

extension TextFieldElement: Described {
    public init() { self.init(placeholder: nil) }

    package static let fields: [Field<TextFieldElement>] = [
        Field("placeholder", \.placeholder, "The gray text of an empty field."),
        Field(
            "placeholderColor", \.placeholderColor, "The color of the placeholder; by default that of tertiary labels."),
        Field("text", \.text, "The typed text."),
        Field("icon", \.icon, kind: .icon, "The icon before the text."),
        Field("isSecureTextEntry", \.isSecureTextEntry, "Whether dots replace the text."),
        Field("isFocused", \.isFocused, "Whether the field has the focus."),
        Field("lineColor", \.lineColor, "The color of the line below; by default that of separators."),
        Field("returnKeyType", \.returnKeyType, "The return key of the system's keyboard."),
    ]
    package static var shorthand: Shorthand<TextFieldElement>? { .field("placeholder") }
}

extension TextFieldElement: ElementPart {
    package var kind: Element.Kind { .textField(self) }
    package var stretch: Stretch { .width }
    package var isControl: Bool { true }
    package var title: String? { placeholder }
    package var margins: Insets { Insets(top: 4, left: 20, bottom: 4, right: 20) }

    /// Source: facts, entry kit, section 1.8 (a field is 45 high, with an icon in a box of 45).
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: width, height: 46)
    }

    package func nodes(in view: ElementView) -> [Node] {
        let frame = view.frame
        var out: [Node] = []
        var start = frame.minX + 10
        if let icon {
            let box = view.directed(Rect(x: frame.minX, y: frame.minY, width: 45, height: frame.height - 1))
            let size = view.context.icons[icon]?.viewBox.size ?? .zero
            let height = min(22, size.width > 0 ? 22 * size.height / size.width : 22)
            out += view.icon(icon, height: height, center: box.center, color: view.tint)
            start = frame.minX + 45
        }
        let typed = view.text(text)
        let shown = isSecureTextEntry ? typed.map { String(repeating: "•", count: $0.count) } : typed
        let box = Rect(x: start, y: frame.minY, width: max(1, frame.maxX - 10 - start), height: frame.height - 1)
        let focus = view.number(.focused, isFocused ? 1 : 0)
        out += FieldText(
            text: shown, placeholder: placeholder, isFocused: focus > 0.5, weight: .regular,
            grey: placeholderColor ?? view.surroundings.tertiary
        ).nodes(in: box, view)
        let line = Rect(x: frame.minX + 10, y: frame.maxY - 1, width: max(0, frame.width - 20), height: 1)
        out.append(
            .shape(
                ShapeNode(
                    .rect(view.context.snapped(line)),
                    color: lineColor ?? Vibrancy.separator.color(in: view.context))))
        return out
    }
}

/// The text of a field, and its cursor.
struct FieldText {
    var text: String?
    var placeholder: String?
    var isFocused: Bool
    var weight: FontWeight
    var grey: RGBColor

    /// Source of the cursor's width and of its position before a placeholder: facts, floating panel, section 5.1. It is
    /// visible in the first half of each second, which is Vitrine's choice.
    func nodes(in box: Rect, _ view: ElementView) -> [Node] {
        let typed = text.flatMap { $0.isEmpty ? nil : $0 }
        var out: [Node] = []
        var end = box.minX
        if let shown = typed ?? placeholder {
            let line = view.line(shown, size: view.surroundings.bodySize, weight: weight, maxWidth: box.width)
            let frame = view.directed(Rect(x: box.minX, y: box.minY, width: line.size.width, height: box.height))
            out += line.nodes(
                in: frame, alignment: .natural, color: typed == nil ? grey : view.context.labelColor,
                centersCapitals: true, in: view.context)
            if typed != nil { end += line.size.width + 1 }
        }
        let seconds = view.surroundings.moment.seconds
        if isFocused, seconds - seconds.rounded(.down) < 0.5 {
            let height = view.surroundings.bodySize * 1.15
            let cursor = view.directed(Rect(x: end, y: box.midY - height / 2, width: 2, height: height))
            out.append(
                .shape(ShapeNode(.roundedRect(.capsule(view.context.snapped(cursor))), color: view.tint)))
        }
        return out
    }
}

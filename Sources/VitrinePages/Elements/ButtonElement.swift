import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A button; `UIButton`.
public struct ButtonElement: Hashable, Sendable {
    /// The styles of `UIButton.Configuration`.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case plain
        case gray
        case tinted
        case filled
    }

    /// The title. Default: none.
    public var title: String?
    /// Runs with separate attributes, which are drawn in place of the title; at most 100. Default: none.
    public var attributedTitle: [TextRun]?
    /// The icon before the title. Default: none.
    public var icon: String?
    /// The style. Default: `plain`.
    public var style: Style
    /// Whether the button is enabled. Default: true.
    public var isEnabled: Bool

    public init(_ title: String? = nil, icon: String? = nil, style: Style = .plain, isEnabled: Bool = true) {
        self.title = title
        self.icon = icon
        self.style = style
        self.isEnabled = isEnabled
    }
}

extension ButtonElement: Described {
    public init() { self.init(nil) }

    package static let fields: [Field<ButtonElement>] = [
        Field("title", \.title, "The title, which is also the button's name."),
        Field(
            "attributedTitle", \.attributedTitle, count: 1...100, of: "texts and {text, ...}",
            "The parts of the title with attributes of their own, which are drawn in place of `title`."),
        Field("icon", \.icon, kind: .icon, "The icon before the title."),
        Field("style", \.style, "The style, by the names of `UIButton.Configuration`."),
        Field("isEnabled", \.isEnabled, "Whether the button can be used; otherwise it is gray."),
    ]
    package static var shorthand: Shorthand<ButtonElement>? { .field("title") }
    package static var needsOneOf: [String] { ["title", "icon"] }
}

extension ButtonElement.Style: Choice { package static let noun = "a button style" }

extension ButtonElement: ElementPart {
    package var kind: Element.Kind { .button(self) }
    package var isControl: Bool { isEnabled }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    private var weight: FontWeight { style == .filled ? .semibold : .regular }

    private func text(_ element: Element, width: Double, _ context: ElementContext) -> ElementText? {
        title.map {
            ElementText(
                $0, of: element, runs: attributedTitle, size: context.bodySize, weight: weight, width: max(1, width),
                in: context.context)
        }
    }

    private func iconSize(_ context: ElementContext) -> Size {
        guard let icon, let box = context.context.icons[icon]?.viewBox, box.height > 0 else { return .zero }
        let height = context.bodySize * 1.1
        return Size(width: box.width * height / box.height, height: height)
    }

    private func gap(after icon: Size) -> Double { icon.width > 0 && title?.isEmpty == false ? 8 : 0 }

    /// Source of the heights: facts, iOS surroundings, section 2.6 (glass buttons, medium and large).
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        let icon = iconSize(context)
        let gap = gap(after: icon)
        let words = text(element, width: width - 24 - icon.width - gap, context)?.size ?? .zero
        let high = style == .filled && context.isGlass ? 50.0 : 34
        return Size(
            width: min(width, words.width + icon.width + gap + (high > 34 ? 40 : 24)),
            height: max(high, words.height + 12, icon.height + 12))
    }

    /// Returns the colors of the background and the content.
    private func colors(_ view: ElementView) -> (plate: RGBColor?, ink: RGBColor) {
        let tint = view.tint
        guard isEnabled else {
            return (style == .plain ? nil : Vibrancy.tertiaryFill.color(in: view.context), view.surroundings.tertiary)
        }
        switch style {
        case .plain: return (nil, tint)
        case .gray: return (Vibrancy.secondaryFill.color(in: view.context), tint)
        case .tinted: return (tint.withAlpha(tint.alpha * 0.18), tint)
        case .filled: return (tint, tint.luma > 0.75 ? .black : .white)
        }
    }

    /// Returns the title in the space beside the icon. A title that fits is whole, as a `UIButton` without a
    /// configuration has no insets; a longer one ends 6 points before the sides.
    private func words(in width: Double, hasPlate: Bool, _ view: ElementView) -> ElementText? {
        if !hasPlate, let whole = text(view.element, width: 10_000, view.surroundings), whole.size.width <= width + 1e-6
        {
            return whole
        }
        return text(view.element, width: width - 12, view.surroundings)
    }

    package func nodes(in view: ElementView) -> [Node] {
        let (plate, ink) = colors(view)
        let frame = view.frame
        let press = view.press().clamped(to: 0...1)
        var out: [Node] = []
        if let plate {
            let radius = view.element.cornerRadius
            let box = view.context.snapped(frame)
            let outline =
                view.isGlass && radius == 0
                ? RoundedRect.capsule(box) : RoundedRect(box, radius: radius > 0 ? radius : 8)
            out.append(.shape(ShapeNode(.roundedRect(outline), color: plate.faded(1 - 0.25 * press))))
        }
        // A pressed plain button's title is as faint as that of a bar button. Source: facts, floating panel, section
        // 5.1 ("Cancel" fades under the finger).
        let color = ink.faded(1 - (plate == nil ? 0.7 : 0.25) * press)
        let icon = iconSize(view.surroundings)
        let gap = gap(after: icon)
        let words = words(in: frame.width - icon.width - gap, hasPlate: plate != nil, view)
        let width = (words?.size.width ?? 0) + gap + icon.width
        var x = frame.midX - width / 2
        if let name = self.icon, icon.width > 0 {
            let box = view.directed(Rect(x: x, y: frame.minY, width: icon.width, height: frame.height))
            out += view.icon(name, height: icon.height, center: box.center, color: color)
            x += icon.width + gap
        }
        if let words {
            let box = view.directed(Rect(x: x, y: frame.minY, width: words.size.width, height: frame.height))
            out += words.nodes(in: box, alignment: .left, color: color, in: view.context)
        }
        return out
    }
}

/// Buttons with lines between them, at the end of an alert or an entry; `EKButtonBarView`.
public struct ButtonBarElement: Hashable, Sendable {
    public var buttons: [Element]
    /// The height of a button in points, 20...200. Default: 50.
    public var buttonHeight: Double
    /// The maximum number of buttons side by side, 1...20; more are one below the other. Default: 2.
    public var horizontalDistributionThreshold: Int
    /// The color of the lines. Default: that of separators.
    public var separatorColor: RGBColor?

    public init(
        _ buttons: [Element], buttonHeight: Double = 50, horizontalDistributionThreshold: Int = 2,
        separatorColor: RGBColor? = nil
    ) {
        self.buttons = buttons
        self.buttonHeight = buttonHeight
        self.horizontalDistributionThreshold = horizontalDistributionThreshold
        self.separatorColor = separatorColor
    }

    /// Creates a bar of buttons with titles.
    public init(titles: [String]) { self.init(titles.map { .button($0) }) }
}

extension ButtonBarElement: Described {
    public init() { self.init([]) }

    package static let fields: [Field<ButtonBarElement>] = [
        Field("buttons", \.buttons, count: 1...20, of: "elements", isRequired: true, "Buttons, or other elements."),
        Field("buttonHeight", \.buttonHeight, kind: .length, in: 20...200, "The height of each button."),
        Field(
            "horizontalDistributionThreshold", \.horizontalDistributionThreshold, in: 1...20,
            "The largest number of buttons side by side; more are stacked."),
        Field("separatorColor", \.separatorColor, "The color of the lines; by default that of separators."),
    ]
    package static var shorthand: Shorthand<ButtonBarElement>? { .field("buttons") }
}

extension ButtonBarElement: ElementPart {
    package var kind: Element.Kind { .buttonBar(self) }
    package var stretch: Stretch { .width }
    package var clips: Bool { true }

    private var isHorizontal: Bool { buttons.count <= horizontalDistributionThreshold }

    /// Source: facts, entry kit, section 1.8.
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: width, height: isHorizontal ? buttonHeight : buttonHeight * Double(buttons.count))
    }

    private func cells(in frame: Rect) -> [Rect] {
        let count = Double(max(1, buttons.count))
        return buttons.indices.map { i in
            isHorizontal
                ? Rect(
                    x: frame.minX + frame.width * Double(i) / count, y: frame.minY, width: frame.width / count,
                    height: buttonHeight)
                : Rect(
                    x: frame.minX, y: frame.minY + buttonHeight * Double(i), width: frame.width, height: buttonHeight)
        }
    }

    package func children(of element: Element, in region: LayoutRegion, _ context: ElementContext) -> [PlacedElement] {
        zip(buttons, cells(in: region.frame)).map { button, cell in
            var button = button
            // A text alone is a button's title here.
            if case .label(let label) = button.kind { button.kind = .button(ButtonElement(label.text)) }
            if button.textAttributes == nil { button.textAttributes = element.textAttributes }
            return PlacedElement(
                button, in: region.part(context.isRightToLeft ? cell.mirrored(in: region.frame) : cell), context)
        }
    }

    package func overlay(in view: ElementView) -> [Node] {
        let color = separatorColor ?? Vibrancy.separator.color(in: view.context)
        let frame = view.frame
        var lines = [Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(1, frame.height))]
        for cell in cells(in: frame).dropFirst() {
            lines.append(
                isHorizontal
                    ? Rect(x: cell.minX - 0.5, y: frame.minY, width: 1, height: min(cell.height, frame.height))
                    : Rect(x: cell.minX, y: cell.minY, width: cell.width, height: 1))
        }
        return lines.filter { $0.minY < frame.maxY }.map {
            .shape(ShapeNode(.rect(view.context.snapped($0)), color: color))
        }
    }
}

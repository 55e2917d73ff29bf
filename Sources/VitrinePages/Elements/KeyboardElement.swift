import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// The keyboard of the system for English letters.
public struct KeyboardElement: Hashable, Sendable {
    /// The title of the key at the lower right. Default: `return`.
    public var returnKey: String
    /// Whether that key is blue. Default: false.
    public var highlightsReturnKey: Bool

    public init(returnKey: String = "return", highlightsReturnKey: Bool = false) {
        self.returnKey = returnKey
        self.highlightsReturnKey = highlightsReturnKey
    }
}

extension KeyboardElement: Described {
    public init() { self.init(returnKey: "return") }

    package static let fields: [Field<KeyboardElement>] = [
        Field("returnKey", \.returnKey, "The title of the key at the lower right."),
        Field("highlightsReturnKey", \.highlightsReturnKey, "Whether that key is blue."),
    ]
    package static var shorthand: Shorthand<KeyboardElement>? { .flag }
}

extension KeyboardElement: ElementPart {
    package var kind: Element.Kind { .keyboard(self) }
    package var stretch: Stretch { .width }
    package var isControl: Bool { true }

    /// Source: facts, floating panel, sections 5.1 (291 high above a home indicator) and 5.3 (170 in landscape).
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: width, height: Layout(width: width).height)
    }

    /// Returns the height of the keyboard on a screen of a width, in points.
    package static func height(forWidth width: Double) -> Double { Layout(width: width).height }

    /// The layout of the keys, in points from the upper left corner.
    struct Layout {
        /// Source: facts, floating panel, sections 5.1 and 5.3.
        let isWide: Bool
        let width: Double

        init(width: Double) {
            self.width = width
            isWide = width > 500
        }

        var height: Double { isWide ? 170 : 291 }
        private var rowTop: Double { isWide ? 5 : 7.5 }
        private var rowPitch: Double { isWide ? 38 : 54 }
        var keyHeight: Double { isWide ? 30 : 42 }
        private var gap: Double { isWide ? 6 : 5.5 }
        private var margin: Double { isWide ? width * 78 / 812 : 3 }
        /// The distance between letters.
        private var pitch: Double { isWide ? width * 66 / 812 : width / 10 }
        private var wideKey: Double { isWide ? width * 80 / 812 : 42 }

        static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

        func top(_ row: Int) -> Double { rowTop + rowPitch * Double(row) }

        /// Returns the keys of the letters of a row.
        func letters(_ row: Int) -> [(letter: Character, frame: Rect)] {
            let letters = Array(Self.rows[row])
            let used = Double(letters.count) * pitch - gap
            let start = (width - used) / 2
            return letters.enumerated().map { i, letter in
                (letter, Rect(x: start + Double(i) * pitch, y: top(row), width: pitch - gap, height: keyHeight))
            }
        }

        var shift: Rect { Rect(x: margin, y: top(2), width: wideKey, height: keyHeight) }
        var delete: Rect { Rect(x: width - margin - wideKey, y: top(2), width: wideKey, height: keyHeight) }

        /// The frames of `123`, the space bar and the return key.
        var lowest: (numbers: Rect, space: Rect, enter: Rect) {
            let side = isWide ? width * 126 / 812 : width * 87 / 375
            let y = top(3)
            let numbers = Rect(x: margin, y: y, width: side, height: keyHeight)
            let enter = Rect(x: width - margin - side, y: y, width: side, height: keyHeight)
            let space = Rect(
                x: numbers.maxX + gap, y: y, width: max(0, enter.minX - numbers.maxX - 2 * gap), height: keyHeight)
            return (numbers, space, enter)
        }

        /// The centers of the globe and the microphone below the keys. Source: facts, floating panel, sections 5.1 and
        /// 5.3.
        var belowKeys: (globe: Point, microphone: Point) {
            let y = isWide ? 130.0 : 251
            return (Point(x: 39, y: y), Point(x: width - (isWide ? 41 : 39), y: y))
        }
    }

    private struct Colors {
        let panel, key, special, edge, ink, symbol: RGBColor

        /// Source of the light colors: facts, floating panel, section 5.1; the dark ones are Vitrine's.
        init(isDark: Bool) {
            panel = RGBColor(isDark ? 0x2b2b2d : 0xd3d3dd)
            key = RGBColor(isDark ? 0x6b6b6e : 0xfefdff)
            special = RGBColor(isDark ? 0x47474a : 0xacb3be)
            edge = RGBColor.black.withAlpha(isDark ? 0.5 : 0.3)
            ink = isDark ? .white : .black
            symbol = isDark ? RGBColor(0xb4b4b8) : RGBColor(0x505256)
        }
    }

    package func nodes(in view: ElementView) -> [Node] {
        let layout = Layout(width: view.frame.width)
        let colors = Colors(isDark: view.isDark)
        let origin = view.frame.origin
        func placed(_ r: Rect) -> Rect { r.offsetBy(dx: origin.x, dy: origin.y) }
        func key(_ frame: Rect, _ color: RGBColor) -> [Node] {
            let outline = RoundedRect(placed(frame), radius: 5)
            let edge = RoundedRect(placed(frame).offsetBy(dx: 0, dy: 1), radius: 5)
            return [
                .shape(ShapeNode(.roundedRect(edge), color: colors.edge)),
                .shape(ShapeNode(.roundedRect(outline), color: color)),
            ]
        }
        func title(_ text: String, _ frame: Rect, size: Double, _ color: RGBColor) -> [Node] {
            let text = ElementText(
                text, attributes: nil, size: size, weight: .regular, width: max(1, frame.width - 4), in: view.context)
            return text.nodes(in: placed(frame), alignment: .center, color: color, in: view.context)
        }
        var out: [Node] = [.shape(ShapeNode(.rect(view.frame), color: colors.panel))]
        for row in 0..<3 {
            for (letter, frame) in layout.letters(row) {
                let pressed = view.press(of: String(letter)) > 0.5
                out += key(frame, pressed ? colors.special : colors.key)
                out += title(String(letter), frame, size: layout.isWide ? 20 : 23, colors.ink)
            }
        }
        out += key(layout.shift, colors.special) + key(layout.delete, colors.special)
        out += KeyboardSymbol.shift.nodes(at: placed(layout.shift).center, colors.ink)
        out += KeyboardSymbol.delete.nodes(at: placed(layout.delete).center, colors.ink)
        let (globe, microphone) = layout.belowKeys
        out += KeyboardSymbol.globe.nodes(at: globe + origin, colors.symbol)
        out += KeyboardSymbol.microphone.nodes(at: microphone + origin, colors.symbol)
        let lowest = layout.lowest
        out += key(lowest.numbers, colors.special) + title("123", lowest.numbers, size: 16, colors.ink)
        let isSpacePressed = view.press(of: "space") > 0.5
        out +=
            key(lowest.space, isSpacePressed ? colors.special : colors.key)
            + title("space", lowest.space, size: 16, colors.ink)
        let blue = Accent.blue.color(in: view.context.traits)
        let isEnterPressed = view.press(of: returnKey) > 0.5
        let isBlue = highlightsReturnKey && !isEnterPressed
        out += key(lowest.enter, isBlue ? blue : isEnterPressed ? colors.key : colors.special)
        out += title(returnKey, lowest.enter, size: 16, isBlue ? .white : colors.ink)
        return out
    }

    package static let name = "keyboard"

    /// Returns the name of the key that types a letter, in a keyboard without a name.
    package static func key(of letter: String) -> String {
        let part = letter == " " ? "space" : letter == "\n" ? KeyboardElement().returnKey : letter.lowercased()
        return "\(name).\(part)"
    }

    package func targets(in view: ElementView) -> [ElementTarget] {
        let id = view.element.identifier ?? Self.name
        let layout = Layout(width: view.frame.width)
        func target(_ name: String, _ frame: Rect) -> ElementTarget {
            ElementTarget(
                name: "\(id).\(name)", frame: frame.offsetBy(dx: view.frame.minX, dy: view.frame.minY), label: name,
                isControl: true)
        }
        let letters = (0..<3).flatMap { layout.letters($0) }.map { target(String($0.letter), $0.frame) }
        let lowest = layout.lowest
        return letters + [
            target("shift", layout.shift), target("delete", layout.delete), target("123", lowest.numbers),
            target("space", lowest.space), target(returnKey, lowest.enter),
        ]
    }
}

/// The title of the return key of the system's keyboard; `UIReturnKeyType`.
public enum ReturnKeyType: String, Hashable, Sendable, CaseIterable {
    case `default`, go, join, next, route, search, send, done, `continue`

    /// Source of the capital letter: facts, floating panel, section 5.3.
    package var title: String { self == .default ? "return" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The keyboard with this key, blue unless it only ends a line. Source: facts, floating panel, section 5.3.
    package var keyboard: KeyboardElement {
        KeyboardElement(returnKey: title, highlightsReturnKey: self != .default)
    }
}

extension ReturnKeyType: Choice { package static let noun = "a return key" }

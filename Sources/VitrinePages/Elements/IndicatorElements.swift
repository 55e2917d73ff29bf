import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// A progress bar; `UIProgressView`.
public struct ProgressElement: Hashable, Sendable {
    /// The progress, 0...1. Default: 0.5.
    public var value: Double

    public init(value: Double = 0.5) { self.value = value }
}

extension ProgressElement: Described {
    public init() { self.init(value: 0.5) }

    package static let fields: [Field<ProgressElement>] = [
        Field("value", \.value, in: 0...1, "The completed share.")
    ]
    package static var shorthand: Shorthand<ProgressElement>? { .field("value") }
}

extension ProgressElement: ElementPart {
    package var kind: Element.Kind { .progress(self) }
    package var stretch: Stretch { .width }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    /// The height is Vitrine's, that of the system's track.
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: width, height: 4)
    }

    package func nodes(in view: ElementView) -> [Node] {
        let frame = view.frame
        let value = view.number(.value, value).clamped(to: 0...1)
        let track = Path.roundedRect(.capsule(frame))
        let done = view.directed(Rect(x: frame.minX, y: frame.minY, width: frame.width * value, height: frame.height))
        return [
            .shape(ShapeNode(track, color: Vibrancy.fill.color(in: view.context))),
            .shape(ShapeNode(.roundedRect(.capsule(done)), color: view.tint)),
        ]
    }
}

/// An activity indicator with twelve spokes; `UIActivityIndicatorView`.
public struct SpinnerElement: Hashable, Sendable {
    /// The size in points, 4...200. Default: 20.
    public var size: Double
    /// The color. Default: gray.
    public var color: RGBColor?

    public init(size: Double = 20, color: RGBColor? = nil) {
        self.size = size
        self.color = color
    }
}

extension SpinnerElement: Described {
    public init() { self.init(size: 20) }

    package static let fields: [Field<SpinnerElement>] = [
        Field("size", \.size, kind: .length, in: 4...200, "The width and height."),
        Field("color", \.color, "The color; by default gray."),
    ]
    package static var shorthand: Shorthand<SpinnerElement>? { .flag }
}

extension SpinnerElement: ElementPart {
    package var kind: Element.Kind { .spinner(self) }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: size, height: size)
    }

    /// The seconds of a turn; Vitrine's choice.
    package static let period = 1.0
    /// Source: facts, entry kit, section 1.8 (the standard 20 x 20 indicator with 12 spokes).
    static let spokes = 12

    package func nodes(in view: ElementView) -> [Node] {
        Self.nodes(
            center: view.frame.center, radius: min(size, view.frame.width, view.frame.height) / 2,
            color: color ?? view.element.tint ?? view.context.color(.systemGray), count: Self.spokes,
            turning: view.surroundings.moment.seconds)
    }

    /// - Parameters:
    ///   - count: The number of visible spokes, from the top on.
    ///   - seconds: The seconds that the indicator has turned; nil for one that does not turn, whose spokes are equal.
    static func nodes(
        center: Point, radius: Double, color: RGBColor, count: Int, turning seconds: Double?
    ) -> [Node] {
        let width = radius * 0.2
        let turns = (seconds ?? 0) / period
        let first = Int(((turns - turns.rounded(.down)) * Double(spokes) + 1e-9).rounded(.down))
        return (0..<count).map { i in
            let (sin, cos) = ExactMath.sincos(Double(i) / Double(spokes) * 2 * .pi)
            var spoke = Path()
            spoke.move(to: Point(x: center.x + sin * radius * 0.5, y: center.y - cos * radius * 0.5))
            spoke.line(
                to: Point(x: center.x + sin * (radius - width / 2), y: center.y - cos * (radius - width / 2)))
            // The leading spoke is the most opaque; those behind it fade.
            let age = seconds == nil ? 0 : Double((first - i + spokes) % spokes) / Double(spokes)
            let stroke = ShapeNode.Stroke(
                StrokeStyle(width: width, cap: .round), color: color.faded(1 - 0.8 * age))
            return .shape(ShapeNode(spoke, stroke: stroke))
        }
    }
}

/// Stars for a rating; the symbols of `EKRatingMessageView`.
public struct StarsElement: Hashable, Sendable {
    /// The number of selected stars, 0...20. Default: 0.
    public var value: Int
    /// The number of stars, 1...20. Default: 5.
    public var count: Int
    /// The size of a star's cell in points, 4...200. Default: 50.
    public var size: Double
    /// The color of selected stars. Default: the tint.
    public var color: RGBColor?
    /// The color of the others. Default: that of text.
    public var emptyColor: RGBColor?

    public init(
        value: Int = 0, count: Int = 5, size: Double = 50, color: RGBColor? = nil, emptyColor: RGBColor? = nil
    ) {
        self.value = value
        self.count = count
        self.size = size
        self.color = color
        self.emptyColor = emptyColor
    }
}

extension StarsElement: Described {
    public init() { self.init(value: 0) }

    package static let fields: [Field<StarsElement>] = [
        Field("value", \.value, in: 0...20, "The number of chosen stars."),
        Field("count", \.count, in: 1...20, "The number of stars."),
        Field("size", \.size, kind: .length, in: 4...200, "The width and height of a star's cell."),
        Field("color", \.color, "The color of chosen stars; by default the tint."),
        Field("emptyColor", \.emptyColor, "The color of the other stars; by default that of text."),
    ]
    package static var shorthand: Shorthand<StarsElement>? { .field("value") }
}

extension StarsElement: ElementPart {
    package var kind: Element.Kind { .stars(self) }
    package var isControl: Bool { true }
    package var margins: Insets { Insets(top: 8, left: 16, bottom: 8, right: 16) }

    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: size * Double(count), height: size)
    }

    private func cell(_ i: Int, _ view: ElementView) -> Rect {
        view.directed(
            Rect(
                x: view.frame.midX - size * Double(count) / 2 + size * Double(i), y: view.frame.midY - size / 2,
                width: size, height: size))
    }

    /// Source of the size: facts, entry kit, section 1.8 (70 % of the cell, 1.15 times under a finger).
    package func nodes(in view: ElementView) -> [Node] {
        let value = view.number(.value, Double(value))
        return (0..<max(0, count)).flatMap { i -> [Node] in
            let part = "\(i + 1)"
            let press = view.press(of: part)
            let radius = size * 0.7 / 2 * (1 + 0.15 * press)
            let chosen = Double(i) < value
            let path = Self.star(center: cell(i, view).center, radius: radius)
            let color = chosen ? color ?? view.tint : emptyColor ?? view.context.labelColor
            let style = StrokeStyle(width: radius * 0.1, join: .round)
            let stroke = ShapeNode.Stroke(style, color: color)
            return [.shape(ShapeNode(path, paint: chosen ? .solid(color) : nil, stroke: stroke))]
        }
    }

    package func targets(in view: ElementView) -> [ElementTarget] {
        guard let id = view.element.identifier else { return [] }
        return (0..<max(0, count)).map { i in
            ElementTarget(
                name: "\(id).\(i + 1)", frame: cell(i, view), label: "\(i + 1)",
                value: i < value ? "selected" : nil, isControl: true)
        }
    }

    /// Returns a star with five points, one of them up; its inner corners are on the lines between the others.
    static func star(center: Point, radius: Double) -> Path {
        var path = Path()
        // The pentagram's ratio is (3 - √5) / 2.
        let inner = radius * 0.381_966_011_250_105_1
        for i in 0..<10 {
            let (sin, cos) = ExactMath.sincos(Double(i) * .pi / 5)
            let r = i % 2 == 0 ? radius * 0.95 : inner * 1.12
            // The star's bounds are lower than its circle, and their center is below the circle's.
            let p = Point(x: center.x + sin * r, y: center.y + radius * 0.07 - cos * r)
            if i == 0 { path.move(to: p) } else { path.line(to: p) }
        }
        path.close()
        return path
    }
}

/// The pill that replaces the time while the screen is recorded.
public struct RecordingPillElement: Hashable, Sendable {
    /// The time. Default: `09:41`.
    public var time: String
    /// The color. Default: red.
    public var color: RGBColor

    public init(time: String = "09:41", color: RGBColor = RGBColor(0xFF3B30)) {
        self.time = time
        self.color = color
    }
}

extension RecordingPillElement: Described {
    public init() { self.init(time: "09:41") }

    package static let fields: [Field<RecordingPillElement>] = [
        Field("time", \.time, "The time on the pill."), Field("color", \.color, "The color of the pill."),
    ]
    package static var shorthand: Shorthand<RecordingPillElement>? { .field("time") }
}

extension RecordingPillElement: ElementPart {
    package var kind: Element.Kind { .recordingPill(self) }

    /// Source of the figures: facts, floating panel, section 5.1.
    package func size(of element: Element, fitting width: Double, in context: ElementContext) -> Size {
        Size(width: 55, height: 21)
    }

    package func nodes(in view: ElementView) -> [Node] {
        let text = view.line(time, size: 15, weight: .semibold)
        return [.shape(ShapeNode(.roundedRect(.capsule(view.frame)), color: color))]
            + text.nodes(in: view.frame, alignment: .center, color: .white, centersCapitals: true, in: view.context)
    }
}

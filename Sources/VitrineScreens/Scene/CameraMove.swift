import VitrineMotion
import VitrinePrimitives
import VitrineVocabulary

/// A move of the camera to a part of the picture, which it magnifies, or back to the whole.
///
/// ```yaml
/// output:
///   camera:
///     - { at: 0.5s, on: popupBar }
///     - { at: 3s, on: all }
/// ```
public struct CameraMove: Hashable, Sendable {
    /// The target of a move.
    public enum Subject: Hashable, Sendable {
        case all
        /// An element by its name, as touches find it, in its frame when the camera arrives.
        case element(String)
        /// A rectangle in points of the picture: of the screen, or of the stage around it.
        case rect(Rect)
    }

    /// The start of the move in seconds from the scene's beginning, 0...600.
    public var at: Double
    /// The target of the move. Default: `all`.
    public var on: Subject = .all
    /// The magnification of the whole picture, 1...20. Default: nil, the largest that shows the subject with a margin.
    public var zoom: Double?
    /// The margin around the subject in points, 0...1000; no effect with `zoom`. Default: 16.
    public var margin: Double = 16
    /// The duration of the move in seconds, 0...60. Default: 0.6.
    public var duration: Double = 0.6
    /// The timing curve of the move. Default: `easeInOut`.
    public var curve: FingerPath.Leg.Curve = .easeInOut

    public init(at: Double, on: Subject = .all, zoom: Double? = nil) {
        self.at = at
        self.on = on
        self.zoom = zoom
    }

    /// The end of the move, in seconds from the scene's beginning.
    package var end: Double { at + duration }

    package static let greatestZoom = 20.0
}

extension CameraMove: Described {
    public init() { self.init(at: 0) }

    package static let fields: [Field<CameraMove>] = [
        Field(
            "at", \.at, kind: .time, in: 0...600, isRequired: true,
            "The time of the scene at which the camera starts to move."),
        Field("on", \.on, "What the camera moves to. An element is shown where it is when the camera has arrived."),
        Field(
            "zoom", \.zoom, in: 1...greatestZoom,
            "How much larger than in the whole picture things are; by default as large as shows all of `on`."
        ).idle("`on` is all") { $0.on == .all },
        Field("margin", \.margin, kind: .length, in: 0...1000, "The space around what is shown.")
            .idle("`zoom` is given") { $0.zoom != nil }.idle("`on` is all") { $0.on == .all },
        Field("duration", \.duration, kind: .time, in: 0...60, "The seconds that the move takes."),
        Field("curve", \.curve, "The timing curve of the move."),
    ]
}

extension CameraMove.Subject: SceneValue {
    private static let allName = "all"
    private static let rect = Format(.length, in: LegalRange(-10_000...10_000, "pt"))

    package static func form(_ format: Format) -> Form {
        .anyOf([.choice([allName]), .text(.automatic), Rect.form(rect)])
    }

    package static func read(_ source: SourceValue, onto base: CameraMove.Subject?, _ format: Format)
        -> CameraMove.Subject?
    {
        if case .mapping = source.node.content {
            return Rect.read(source, onto: nil, rect).map { .rect($0) }
        }
        guard let text = source.scalar(expected: noun(format))?.text else { return nil }
        return text == allName ? .all : .element(text)
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .all: .word(Self.allName)
        case .element(let name): .text(name)
        case .rect(let rect): rect.node(Self.rect)
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard case .rect(let rect) = self else { return }
        rect.check(Self.rect, at: path, mentions: nil, into: &issues)
        let sides = LegalRange(above: 0, atMost: 10_000, "pt")
        issues.check(rect.width, sides, "\(path).width")
        issues.check(rect.height, sides, "\(path).height")
    }

    package static func noun(_ format: Format) -> String { "`all`, the name of an element or {x, y, width, height}" }
}

import VitrineMotion
import VitrinePrimitives
import VitrineVocabulary

/// A move of the camera to a part of the picture, which it magnifies, or back to all of it.
///
/// ```yaml
/// output:
///   camera:
///     - { at: 0.5s, on: popupBar }
///     - { at: 3s, on: all }
/// ```
public struct CameraMove: Hashable, Sendable {
    /// What the camera moves to.
    public enum Subject: Hashable, Sendable {
        case all
        /// An element by its name, as touches find it, where it is when the camera has arrived.
        case element(String)
        /// In points of the picture: of the screen, or of the stage around it.
        case rect(Rect)
    }

    /// Seconds from the scene's beginning at which the camera starts to move, 0...600.
    public var at: Double
    /// Default `all`.
    public var on: Subject = .all
    /// How much larger than in the whole picture things are, 1...20. Default nil: as large as shows all of the subject, with a margin.
    public var zoom: Double?
    /// Points around the subject, 0...1000; no effect with `zoom`. Default 16.
    public var margin: Double = 16
    /// Seconds that the move takes, 0...60. Default 0.6.
    public var duration: Double = 0.6
    /// Default `easeInOut`.
    public var curve: FingerPath.Leg.Curve = .easeInOut

    public init(at: Double, on: Subject = .all, zoom: Double? = nil) {
        self.at = at
        self.on = on
        self.zoom = zoom
    }

    /// When the camera has arrived, in seconds from the scene's beginning.
    package var end: Double { at + duration }

    /// The most that a picture is magnified.
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

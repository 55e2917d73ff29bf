import VitrinePrimitives
import VitrineVocabulary

/// The corners of a floating bar; `UICornerConfiguration`.
public enum CornerConfiguration: Hashable, Sendable {
    /// Radii of half the height.
    case capsule
    /// Radii of half the height, at most a radius in points, 0...1000.
    case capsuleWithMaximumRadius(Double)
    /// Concentric with the corners of the screen, at least a radius in points, 0...1000;
    /// `containerConcentric(minimum:)`.
    case containerConcentric(minimum: Double)
    /// Radii in points, 0...1000 each, limited to what fits. Those of glass are at most half the shorter side.
    case radii(CornerRadii)

    /// - Parameter context: The context of the screen, whose corners are those of the container.
    package func radii(in box: Rect, _ context: Context) -> CornerRadii {
        let half = min(box.width, box.height) / 2
        switch self {
        case .capsule: return CornerRadii(half)
        case .capsuleWithMaximumRadius(let maximum): return CornerRadii(min(half, maximum))
        case .containerConcentric(let minimum):
            let screen = context.screen
            // The nearest corner is concentric. Source: facts, iOS surroundings, section 5.4.
            let gap = max(0, min(box.minX - screen.minX, screen.maxX - box.maxX, screen.maxY - box.maxY))
            let radius = max(context.traits.device.cornerRadius - gap, minimum)
            return CornerRadii(radius).fitted(to: box.size)
        case .radii(let radii): return radii.fitted(to: box.size)
        }
    }

    /// Whether all corners are equal, or none is a number.
    private var hasOneRadius: Bool {
        guard case .radii(let radii) = self else { return true }
        return radii == CornerRadii(radii.topLeft) || radii.topLeft.isNaN && radii.topRight.isNaN
    }
}

/// The keys of corners that depend on other lengths.
private struct CornerKeys: Described {
    var capsule: Capsule?
    var containerConcentric: Concentric?

    struct Capsule: Described {
        var maximumRadius = 1000.0

        static let fields: [Field<Capsule>] = [
            Field("maximumRadius", \.maximumRadius, kind: .length, in: 0...1000, "The largest radius.")
        ]
    }

    struct Concentric: Described {
        var minimum = 0.0

        static let fields: [Field<Concentric>] = [
            Field("minimum", \.minimum, kind: .length, in: 0...1000, "The smallest radius.")
        ]
    }

    static let fields: [Field<CornerKeys>] = [
        Field("capsule", \.capsule, "Half the height, at most a radius."),
        Field("containerConcentric", \.containerConcentric, "Concentric with the corners of the screen."),
    ]
    static var exclusions: [[String]] { [["capsule", "containerConcentric"]] }
    static var needsOneOf: [String] { ["capsule", "containerConcentric"] }
}

extension CornerConfiguration: SceneValue {
    private static let radiusFormat = Format(.length, in: LegalRange(0...1000))
    private static let names: [(name: String, value: CornerConfiguration)] = [
        ("capsule", .capsule), ("containerConcentric", .containerConcentric(minimum: 0)),
    ]

    private init?(_ keys: CornerKeys) {
        if let capsule = keys.capsule {
            self = .capsuleWithMaximumRadius(capsule.maximumRadius)
        } else if let concentric = keys.containerConcentric {
            self = .containerConcentric(minimum: concentric.minimum)
        } else {
            return nil
        }
    }

    /// The keys; nil for corners with given radii, and for those that a name stands for.
    private var keys: CornerKeys? {
        switch self {
        case .capsule, .radii, .containerConcentric(minimum: 0): nil
        case .capsuleWithMaximumRadius(let maximum): CornerKeys(capsule: .init(maximumRadius: maximum))
        case .containerConcentric(let minimum): CornerKeys(containerConcentric: .init(minimum: minimum))
        }
    }

    package static func form(_ format: Format) -> Form {
        .anyOf([
            .choice(names.map(\.name)), .length(radiusFormat.range), CornerRadii.form(radiusFormat),
            .record(CornerKeys.record),
        ])
    }

    package static func read(
        _ source: SourceValue, onto base: CornerConfiguration?, _ format: Format
    ) -> CornerConfiguration? {
        if case .mapping(let entries) = source.node.content {
            if entries.contains(where: { CornerKeys.needsOneOf.contains($0.key) }) {
                return CornerKeys.read(source.whole, onto: nil, Format()).flatMap(CornerConfiguration.init)
            }
            return CornerRadii.read(source, onto: nil, radiusFormat).map { .radii($0) }
        }
        guard let text = source.scalar(expected: noun(format))?.text else { return nil }
        if let named = names.first(where: { $0.name == text }) { return named.value }
        if let radius = NumberText.points(text) { return .radii(CornerRadii(radius)) }
        source.report(.malformed(value: text, expected: noun(format)))
        return nil
    }

    package func node(_ format: Format) -> ValueNode {
        if let keys { return keys.node(Format()) }
        if case .radii(let radii) = self {
            return hasOneRadius ? .number(radii.topLeft) : radii.node(Self.radiusFormat)
        }
        return .word(Self.names.first { $0.value == self }?.name ?? "capsule")
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        keys?.check(Format(), at: path, mentions: nil, into: &issues)
        guard case .radii(let radii) = self else { return }
        if hasOneRadius {
            radii.topLeft.check(Self.radiusFormat, at: path, mentions: nil, into: &issues)
        } else {
            radii.check(Self.radiusFormat, at: path, mentions: nil, into: &issues)
        }
    }

    package static func noun(_ format: Format) -> String {
        "corners (capsule, containerConcentric, a radius or {topLeft, topRight, bottomRight, bottomLeft})"
    }
}

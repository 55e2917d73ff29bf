import ArgumentParser
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// Combinations of values in place of a scene's own: `--vary style=floating,compact --vary appearance=light,dark`.
///
/// Each `--vary` names a key and its values; commas inside braces, brackets and quotes do not separate. A key, or
/// several separated by commas, whose values are names can be given alone, and has all of its names. The first key
/// varies slowest.
struct VariationMatrix: Hashable {
    /// The maximum number of combinations on a sheet.
    static let limit = 200

    struct Axis: Hashable {
        /// The name as it was given, such as `style`.
        var name: String
        var values: [SceneOverride]

        /// Whether a scene has what the key belongs to: a popup bar for its keys, a presentation of a name for its
        /// keys.
        func isKey(of scene: PresentationScene) -> Bool {
            let parts = values[0].key.path.split(separator: ".", maxSplits: 2).map(String.init)
            guard parts.count > 1 else { return true }
            if let family = Families.all.first(where: {
                $0.scope == .host && $0.fields.contains { $0.name == parts[0] }
            }) {
                return !family.declarations(scene.summary.values).isEmpty
            }
            guard PresentationScene.record.key(parts[0])?.form.isNamed ?? false else { return true }
            return scene.node(Format())[parts[0]]?[parts[1]] != nil
        }
    }

    struct Variant: Hashable {
        /// The values, in the order of the axes.
        var values: [String]
        var overrides: [SceneOverride]

        /// The label, such as `floating, dark`; a value without meaning by itself has its key, as in `boldText=true`.
        var label: String {
            zip(values, overrides).map { value, override in
                let key = override.key.path.split(separator: ".").last ?? ""
                return value == "true" || value == "false" ? "\(key)=\(value)" : value
            }.joined(separator: ", ")
        }
    }

    let axes: [Axis]

    /// - Parameter limit: The maximum number of combinations; nil for any number.
    /// - Throws: `ValidationError`.
    init(_ texts: [String], limit: Int? = Self.limit) throws {
        axes = try texts.flatMap { text in
            text.contains("=")
                ? [text] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }.map(Self.axis)
        for (i, axis) in axes.enumerated() where axes[..<i].contains(where: { $0.values[0].key == axis.values[0].key })
        {
            throw ValidationError("--vary \(axis.name): given twice")
        }
        guard let limit else { return }
        let count = axes.reduce(1) { $0.multipliedReportingOverflow(by: $1.values.count).partialValue }
        guard count <= limit else { throw ValidationError("--vary: \(count) combinations; at most \(limit)") }
    }

    /// Every combination; one without values if nothing varies.
    var variants: [Variant] { Self.variants(of: axes) }

    /// Returns the combinations of the axes that a scene has.
    func variants(for scene: PresentationScene) -> [Variant] { Self.variants(of: axes.filter { $0.isKey(of: scene) }) }

    private static func variants(of axes: [Axis]) -> [Variant] {
        axes.reduce([Variant(values: [], overrides: [])]) { variants, axis in
            variants.flatMap { variant in
                axis.values.map { Variant(values: variant.values + [$0.text], overrides: variant.overrides + [$0]) }
            }
        }
    }

    /// Keys with a shorter name on the command line.
    private static let shortNames = Families.all.reduce(into: ["text-size": "textSize", "scale": "output.scale"]) {
        $0.merge($1.shortNames) { first, _ in first }
    }

    private static func axis(_ text: String) throws -> Axis {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = shortNames[parts[0]] ?? parts[0]
        let texts = parts.count == 2 ? values(in: parts[1]) : try names(of: path, parts[0])
        guard !texts.isEmpty, !texts.contains("") else {
            throw ValidationError("--vary \(text): values are needed, such as \(parts[0])=a,b")
        }
        guard Set(texts).count == texts.count else { throw ValidationError("--vary \(text): a value is given twice") }
        let values = try texts.map { value in
            try SceneOptions.override("--vary \(parts[0])", SceneOverride.Key(path), value)
        }
        return Axis(name: parts[0], values: values)
    }

    /// Returns all names that a key can have.
    static func names(of path: String, _ name: String) throws -> [String] {
        if path == "device" { return Device.all.map(\.id) }
        var form: Form
        do throws(SceneIssue) {
            form = try DeclaredPath(path, in: PresentationScene.record).key.form
        } catch {
            throw ValidationError("--vary \(name): \(error.kind)")
        }
        while case .optional(let inner) = form { form = inner }
        switch form {
        case .choice(let names): return names
        case .flag: return ["false", "true"]
        default: throw ValidationError("--vary \(name): values are needed, such as \(name)=a,b")
        }
    }

    /// Splits a text at commas outside braces, brackets and quotes.
    static func values(in text: String) -> [String] {
        var out = [""]
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if "{[".contains(character) {
                depth += 1
            } else if "}]".contains(character) {
                depth -= 1
            } else if character == ",", depth == 0 {
                out.append("")
                continue
            }
            out[out.count - 1].append(character)
        }
        return out
    }
}

/// A choice by its name in a scene file. Help and completion list the legal names. Other names are rejected later, with
/// the message for a scene file and the nearest name.
struct ChoiceName<Choice: CaseIterable & RawRepresentable>: ExpressibleByArgument where Choice.RawValue == String {
    var text: String

    init?(argument: String) { text = argument }

    static var allValueStrings: [String] { Choice.allCases.map(\.rawValue) }
}

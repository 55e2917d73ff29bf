import Foundation
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineStage
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

/// The scene of a preview in the browser: the file, pictures of it with other values, and changes of the file.
actor PreviewModel {
    /// The maximum number of pixels of a frame.
    static let mostPixels = 24_000_000
    /// The maximum number of cached scenes with other values.
    private static let mostVariants = 8

    let source: PreviewSource
    private let describe: @Sendable (any Error) -> [String]
    private var read: SceneSource?
    private var problems: [String] = []
    private var files: PreviewFiles
    private(set) var version = 1
    /// The cached scenes by their values, the most recently used last.
    private var variants: [(overrides: [SceneOverride], scale: Double?, scene: PreviewScene)] = []
    private let rasterizer: Rasterizer
    private var lastCurves: (version: Int, overrides: [SceneOverride], json: JSON)?

    init(_ source: PreviewSource, describe: @escaping @Sendable (any Error) -> [String]) {
        self.source = source
        self.describe = describe
        rasterizer = Rasterizer(threads: source.threads)
        files = PreviewFiles(of: source)
    }

    /// Reads the file again if it has changed.
    /// - Returns: The version, which grows with each change.
    func refresh(always: Bool = false) -> Int {
        guard always || version == 1 || files.haveChanged else { return version }
        do {
            read = try files.read(source)
            variants = []
            problems = []
            // Drawing the scene finds problems beyond its values.
            _ = try scene([], scale: nil)
        } catch {
            problems = describe(error)
        }
        version += 1
        return version
    }

    /// Returns the scene with values in place of its own.
    func scene(_ overrides: [SceneOverride], scale: Double?) throws -> PreviewScene {
        if let i = variants.firstIndex(where: { $0.overrides == overrides && $0.scale == scale }) {
            let found = variants.remove(at: i)
            variants.append(found)
            return found.scene
        }
        guard let read else { throw VitrineProblem(lines: problems) }
        let made = try source.scene(of: read, with: overrides, scale: scale.map { scale in { _ in scale } })
        variants.append((overrides, scale, made))
        if variants.count > Self.mostVariants { variants.removeFirst() }
        return made
    }

    /// Returns a PNG of a moment of the animation.
    func frame(at position: Double, _ overrides: [SceneOverride], scale: Double) throws -> [UInt8] {
        let scene = try scene(overrides, scale: scale)
        let viewport = scene.renderer.staged.viewport
        guard viewport.width * viewport.height <= Self.mostPixels else {
            throw VitrineProblem(lines: [
                "\(viewport.width)x\(viewport.height) pixels are too many; choose a smaller scale"
            ])
        }
        rasterizer.update(
            to: scene.renderer.staged.displayList(
                at: scene.moment(at: position.clamped(to: 0...scene.duration)), threads: rasterizer.threads))
        return try PNG.encode(rasterizer.canvas, options: PNGOptions(level: .fast))
    }

    /// Changes the file; the result must be a scene that can be shown.
    /// - Parameter base: The version of the text that the change was made for; nil for the current text.
    /// - Throws: `PreviewConflict`, or the problem with the change or the file, which is then unchanged.
    func edit(of base: String?, _ change: (inout SceneText) throws -> Void) throws {
        let bytes = try current(base)
        _ = refresh()
        guard problems.isEmpty else { throw VitrineProblem(lines: problems) }
        var text = SceneText(try Self.text(bytes))
        try change(&text)
        _ = try SceneParser.parse(text.text, fileName: source.path)
        try write(text.text, over: bytes)
    }

    /// Writes the whole file, even if it has problems, which are then shown.
    /// - Parameter base: The version of the text that the new one was made of.
    /// - Throws: `PreviewConflict`, `FileError`; the file is then unchanged.
    func replace(_ base: String, with text: String) throws {
        let bytes = try current(base)
        _ = try Self.text(bytes)
        try write(text, over: bytes)
    }

    /// Returns the bytes of the file.
    /// - Parameter base: The version that they must have.
    private func current(_ base: String?) throws -> [UInt8] {
        let bytes = try SceneFile.bytes(at: source.path)
        if let base, base != Self.version(of: bytes) { throw conflict(base) }
        return bytes
    }

    /// Decodes the file; a text whose letters would be lost is not changed.
    private static func text(_ bytes: [UInt8]) throws(VitrineProblem) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw VitrineProblem(lines: ["the file is not in UTF-8; only a text editor can change it"])
        }
        return text
    }

    /// Writes the file unless another program has written it since it was read.
    private func write(_ text: String, over bytes: [UInt8]) throws {
        guard try AtomicFile.write(Array(text.utf8), to: source.path, replacing: bytes) else {
            throw conflict(Self.version(of: bytes))
        }
        _ = refresh(always: true)
    }

    private func conflict(_ base: String) -> PreviewConflict {
        _ = refresh(always: true)
        return PreviewConflict(name: read?.name ?? source.path, base: base, state: state())
    }

    /// Returns the version of a text, which is equal only for equal texts.
    private static func version(of bytes: [UInt8]) -> String { SHA256.hexadecimal(of: bytes) }

    // MARK: Requests of the page

    func state() -> JSON {
        let bytes = (try? SceneFile.bytes(at: source.path)) ?? []
        var members: [(String, JSON)] = [
            ("version", .number("\(version)")), ("name", .text(read?.name ?? source.path)),
            ("text", .text(String(decoding: bytes, as: UTF8.self))), ("textVersion", .text(Self.version(of: bytes))),
            ("problems", .texts(problems)),
        ]
        if problems.isEmpty, let scene = try? scene([], scale: nil) {
            let traits = scene.renderer.scene.traits
            let size = scene.renderer.pointSize
            members += [
                ("duration", .number(scene.duration)), ("rate", .number(scene.rate)),
                ("still", .number(scene.stillPosition)),
                ("width", .number(size.width)), ("height", .number(size.height)),
                ("scale", .number(scene.renderer.staged.viewport.scale)),
                // The factor and translation from points of the screen to points of the picture.
                ("map", .list(Self.map(scene.renderer.staged).map { JSON.number($0) })),
                (
                    "traits",
                    .object(
                        ("device", .text(traits.device.id)), ("appearance", .text(traits.appearance.rawValue)),
                        ("direction", .text(traits.direction.rawValue)), ("textSize", .text(traits.textSize.rawValue)),
                        ("reduceTransparency", .text("\(traits.reduceTransparency)")),
                        ("increaseContrast", .text("\(traits.increaseContrast)")),
                        ("boldText", .text("\(traits.boldText)")), ("reduceMotion", .text("\(traits.reduceMotion)")))
                ),
                (
                    "choices",
                    .object(
                        ("device", .texts(Device.all.map(\.id))),
                        ("appearance", .texts(Appearance.allCases.map(\.rawValue))),
                        ("direction", .texts(InterfaceLayoutDirection.allCases.map(\.rawValue))),
                        ("textSize", .texts(TextSize.allCases.map(\.rawValue))),
                        ("reduceTransparency", Self.flags), ("increaseContrast", Self.flags), ("boldText", Self.flags),
                        ("reduceMotion", Self.flags))
                ),
            ]
        }
        return .object(members.map { JSON.Member($0.0, $0.1) })
    }

    private static let flags = JSON.texts(["false", "true"])

    /// Returns the factor and the translation from points of the screen to points of the picture, which may show the
    /// screen in a device; empty if the screen is rotated in it.
    static func map(_ staged: StagedScene) -> [Double] {
        let (transform, scale) = (staged.context.viewport.transform, staged.viewport.scale)
        // The camera and side-by-side pictures show the screen elsewhere.
        let output = staged.scene.output
        guard output.camera.isEmpty, output.sideBySide == nil else { return [] }
        guard transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0 else { return [] }
        return [transform.a / scale, transform.tx / scale, transform.ty / scale]
    }

    /// Returns what moves over the whole scene, and by which springs; cached for the last scene that was requested.
    func curves(_ overrides: [SceneOverride]) throws -> JSON {
        if let known = lastCurves, known.version == version, known.overrides == overrides { return known.json }
        let motion = MotionCurves(of: try scene(overrides, scale: nil))
        let step = max(1, motion.curves.first.map { $0.values.count / 600 } ?? 1)
        let json = JSON.object(
            ("duration", .number(motion.duration)), ("step", .number(Double(step) / 120)),
            (
                "curves",
                .list(
                    motion.curves.prefix(CurvesPlot.mostCurves).map { curve in
                        .object(
                            ("name", .text(curve.name)), ("unit", .text(curve.unit)),
                            (
                                "values",
                                .list(
                                    stride(from: 0, to: curve.values.count, by: step).map { i in
                                        curve.values[i].map { .number(($0 * 1000).rounded() / 1000) } ?? .null
                                    })
                            ))
                    })
            ),
            (
                "moves",
                .list(
                    motion.moves.map {
                        .object(
                            ("name", .text($0.name)), ("begin", .number($0.begin)), ("end", .number($0.end)),
                            ("pacing", .text($0.pacing)))
                    })
            ))
        lastCurves = (version, overrides, json)
        return json
    }

    /// Returns the second of the scene that is shown at a position of the film, in seconds.
    func moment(at position: Double) throws -> Double {
        _ = refresh()
        return try scene([], scale: nil).moment(at: position)
    }

    /// Returns what can be touched at a moment, and the measures of the scene.
    func measures(at position: Double, _ overrides: [SceneOverride]) throws -> JSON {
        let scene = try scene(overrides, scale: nil)
        let staged = scene.renderer.staged
        let seconds = scene.moment(at: position)
        func rect(_ r: Rect) -> JSON { .list([r.minX, r.minY, r.width, r.height].map { JSON.number($0) }) }
        let targets = LargeStack.ensure({ staged.screen.targets(at: seconds, in: staged.context) }).map {
            target -> JSON in
            .object(
                ("name", .text(target.id.spelling)), ("frame", rect(target.frame)),
                ("hit", target.hit.map(rect) ?? .null))
        }
        let elements = ElementMeasure.all(of: staged, at: seconds).map { element -> JSON in
            let insets = element.insets
            return .object(
                ("name", .text(element.name)), ("frame", rect(element.frame)),
                ("radius", element.radius.map { .number($0) } ?? .null),
                ("container", element.container.map { .text($0) } ?? .null),
                ("insets", .list([insets.top, insets.left, insets.bottom, insets.right].map { JSON.number($0) })))
        }
        let safe = staged.screen.host.traits.value(at: seconds).safeArea
        return .object(
            ("seconds", .number(seconds)), ("targets", .list(targets)), ("elements", .list(elements)),
            ("safeArea", .list([safe.top, safe.left, safe.bottom, safe.right].map { JSON.number($0) })),
            (
                "measures",
                .list(
                    SceneMeasures.all(of: staged, at: seconds).map {
                        .object(("name", .text($0.name)), ("value", .text($0.value)))
                    })
            ))
    }

    /// Returns the keys that a control can change, with their current values.
    func keys() throws -> JSON {
        let scene = try scene([], scale: nil).renderer.scene
        let root = scene.node(Format())
        var out: [JSON] = []
        func add(_ record: Record, _ path: String, _ node: ValueNode?, _ outer: ValueNode? = nil, depth: Int) {
            // The values include those of a preset.
            let complete = outer ?? record.completed(node ?? .mapping([]))
            for key in record.keys() {
                let place = SourcePath.join(path, key.name)
                let value = node?[key.name]
                let standard = (value == nil ? complete[key.name] : nil) ?? key.defaultValue()
                if key.form.isNamed {
                    // These keys are the scene's own names.
                    if let inner = key.form.record {
                        for entry in value?.entries ?? [] {
                            add(inner, "\(place).\(entry.key)", entry.value, depth: depth + 1)
                        }
                    }
                    continue
                }
                if let control = Self.control(of: key.form) {
                    var members: [(String, JSON)] = [
                        ("path", .text(place)), ("doc", .text(key.documentation)),
                        ("value", value.map { .text(Self.text($0)) } ?? .null),
                        ("default", standard.map { .text(Self.text($0)) } ?? .null),
                    ]
                    members += control
                    out.append(.object(members.map { JSON.Member($0.0, $0.1) }))
                } else if let inner = Self.record(key.form), depth < 4, value != nil || depth == 0 || !path.isEmpty {
                    add(inner, place, value, complete == node ? nil : complete[key.name], depth: depth + 1)
                }
            }
        }
        for key in PresentationScene.record.keys()
        where !["vitrine", "timeline", "variations", "icons", "fonts"].contains(key.name) {
            if let control = Self.control(of: key.form) {
                var members: [(String, JSON)] = [
                    ("path", .text(key.name)), ("doc", .text(key.documentation)),
                    ("value", root[key.name].map { .text(Self.text($0)) } ?? .null),
                    ("default", key.defaultValue().map { .text(Self.text($0)) } ?? .null),
                ]
                members += control
                out.append(.object(members.map { JSON.Member($0.0, $0.1) }))
            } else if root[key.name] != nil {
                let value = root[key.name]
                if key.form.isNamed, let inner = key.form.record {
                    for entry in value?.entries ?? [] { add(inner, "\(key.name).\(entry.key)", entry.value, depth: 1) }
                } else if let inner = Self.record(key.form) {
                    add(inner, key.name, value, depth: 1)
                }
            }
        }
        return .list(out)
    }

    private static func text(_ node: ValueNode) -> String {
        if case .scalar(let text, _) = node.content { return text }
        return node.description
    }

    private static func record(_ form: Form) -> Record? {
        switch form {
        case .record(let record), .change(let record): record
        case .optional(let form): record(form)
        default: nil
        }
    }

    /// Returns the control of a form; nil for forms that have none.
    private static func control(of form: Form) -> [(String, JSON)]? {
        func number(_ kind: String, _ range: LegalRange?) -> [(String, JSON)] {
            [("kind", .text(kind))] + (range.map { [("min", .number($0.lower)), ("max", .number($0.upper))] } ?? [])
        }
        switch form {
        case .flag: return [("kind", .text("flag"))]
        case .integer(let range): return number("integer", range)
        case .number(let range): return number("number", range)
        case .length(let range): return number("length", range)
        case .time(let range): return number("time", range)
        case .text: return [("kind", .text("text"))]
        case .color: return [("kind", .text("color"))]
        case .choice(let names): return [("kind", .text("choice")), ("choices", .texts(names))]
        case .pattern(_, let words): return [("kind", .text("text")), ("words", .text(words))]
        case .optional(let form): return control(of: form)
        case .anyOf(let forms):
            // Such a form is a number that can also follow something, or a size that also has a name.
            return forms.lazy.compactMap { control(of: $0) }.first
        case .record, .change, .list, .named, .settings, .events: return nil
        }
    }
}

/// The error of a change of a text that is no longer the file's.
struct PreviewConflict: Error {
    var name: String
    /// The version of the text that the change was made for.
    var base: String
    var state: JSON

    var lines: [String] {
        [
            "\(name) has changed since; the change was not written. Both texts are shown: take one, or mend it, and save again"
        ]
    }
}

struct VitrineProblem: Error, CustomStringConvertible {
    var lines: [String]
    var description: String { lines.joined(separator: "\n") }
}

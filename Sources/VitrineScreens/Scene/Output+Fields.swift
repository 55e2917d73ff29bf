import VitrinePrimitives
import VitrineSurfaces
import VitrineVocabulary

extension Output: Described {
    public init() { self.init(crop: .all) }

    package static let fields: [Field<Output>] = [
        Field("frame", \.frame, "A device around the screen, on a stage. Crop and size then refer to the stage."),
        Field(
            "orientation", \.orientation,
            "The orientation of the canvas, on which a rotated screen lies on its side; by default a screen stands upright, and the canvas of an animation in which it rotates holds both orientations."
        ),
        Field(
            "background", \.background,
            "The color beside a screen with round corners; by default the screen has no edge, and a device that rotates lies on gray."
        ),
        Field(
            "cornerRadius", \.cornerRadius, kind: .length, in: 0...200,
            "The radius of the screen's corners beside `background`; by default that of the device."),
        Field("crop", \.crop, "The part that is written."),
        Field(
            "size", \.size,
            "The size in pixels, or a name of `vitrine list sizes`, such as `app-preview-iphone-6.9`; by default the crop at `scale`."
        ),
        Field(
            "scale", \.scale, in: .above(0, atMost: 8), "The pixels per point; by default from `size`, or the device's."
        ),
        Field(
            "reduction", \.reduction,
            "How a picture comes to have fewer pixels than the device: drawn with its own, or reduced by a filter that sharpens, as recordings are."
        ),
        Field("fps", \.fps, in: 1...120, "The frames per second of an animation."),
        Field("speed", \.speed, in: 0.01...100, "The seconds of the scene per second of an animation."),
        Field(
            "slowMotion", \.slowMotion, count: 0...100, of: "parts {from, to, speed}",
            "Parts of the scene that an animation shows slowly, in order of time."),
        Field(
            "camera", \.camera, count: 0...100, of: "moves {at, on, zoom, margin, duration, curve}",
            "Moves of the camera to parts of the picture, in order of time."),
        Field("start", \.start, kind: .time, in: 0...600, "The time of the scene at which an animation begins."),
        Field(
            "duration", \.duration, kind: .time, in: .above(0, atMost: 600),
            "The duration of an animation; by default until everything is at rest."),
        Field("loop", \.loop, in: 0...65_535, "The number of times that an animation plays; 0 means forever."),
        Field(
            "quality", \.quality, in: 1...100, "The quality of a GIF, WebP or AVIF; lower values make smaller files."),
        Field("showsTouches", \.showsTouches, "Whether fingers are shown."),
        Field("touchStyle", \.touchStyle, "The look of fingers.")
            .idle("`showsTouches` is false") { !$0.showsTouches },
        Field("still", \.still, "The time of a still picture."),
        Field(
            "format", \.format,
            "The format that `vitrine gallery` writes; by default GIF for a scene with a timeline, otherwise PNG."
        ).unseen("it chooses the file that `vitrine gallery` writes"),
        Field(
            "colorSpace", \.colorSpace,
            "The color space of a still in a PNG, which then has the profile of the space. Animations are in sRGB."),
        Field("blendsInSRGB", \.blendsInSRGB, "A key of version 1.0.")
            .idle("colors are blended in the space of the still"),
        Field("embedsProfile", \.embedsProfile, "A key of version 1.0.")
            .idle("a PNG in another color space than sRGB has its profile"),
        Field("captions", \.captions, "Texts in a band below the picture, which becomes higher by the band."),
        Field(
            "sideBySide", \.sideBySide,
            "The scene several times in one picture, each time with values of its own; crop, size, scale, frame and camera are those of each picture."
        ),
        Field(
            "alt", \.alt, count: 1...1000, of: "characters",
            "The alternative text of the picture, or one for each language by the scene's `locale`; by default the file's name in words."
        ).unseen("the HTML that `vitrine render` prints, `.html` pages and the gallery's manifest have it"),
        Field(
            "chapters", \.chapters, count: 0...100, of: "chapters {at, title}",
            "Parts of a film with titles, which viewers can jump to, in order of time. Films as `.mp4`, `.webm`, `.mov` and `.html` have them; other formats have no chapters."
        ).unseen("players and `.html` pages list them"),
    ]
}

extension Output {
    package func checkRules(at path: String, into issues: inout ValueIssues) { checkOrder(at: path, into: &issues) }
}

extension Output.Chapter: Described {
    public init() { self.init(at: 0, title: "") }

    package static let fields: [Field<Output.Chapter>] = [
        Field(
            "at", \.at, kind: .time, in: 0...600, isRequired: true, "The time of the scene at which the chapter begins."
        ).unseen("players and `.html` pages list chapters"),
        Field(
            "title", \.title, count: 1...200, of: "characters", isRequired: true,
            "The title, or one for each language by the scene's `locale`."
        ).unseen("players and `.html` pages list chapters"),
    ]
}

extension ColorSpace: Choice { package static let noun = "a color space" }

extension TouchStyle: Choice { package static let noun = "a touch style" }
extension Output.Reduction: Choice { package static let noun = "a reduction" }
extension Output.Format: Choice { package static let noun = "a format" }

extension Output.Crop: SceneValue {
    private static let places = LegalRange(-10_000...10_000, "pt")
    private static let sides = LegalRange(above: 0, atMost: 10_000, "pt")

    package static func form(_ format: Format) -> Form {
        .anyOf([
            .choice(["all"]),
            .pattern(
                "^(top|bottom) +[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?(pt)?$",
                "`top` or `bottom` with a length, such as `bottom 173.5pt`"),
            .record(
                Record(
                    name: "Output.Crop",
                    keys: {
                        [("x", places), ("y", places), ("width", sides), ("height", sides)].map { name, range in
                            Key(name: name, form: .length(range), documentation: "In points.", isRequired: true)
                        }
                    })),
        ])
    }

    package static func read(_ source: SourceValue, onto base: Output.Crop?, _ format: Format) -> Output.Crop? {
        if case .mapping = source.node.content {
            var known: Rect?
            if source.path.isInChange, case .rect(let rect)? = base { known = rect }
            return Rect.read(source, onto: known, Format(.length)).map { .rect($0) }
        }
        guard let text = source.scalar(expected: noun(format))?.text else { return nil }
        if text == "all" { return .all }
        let words = text.split(separator: " ")
        if words.count == 2, let height = NumberText.points(words[1]) {
            switch words[0] {
            case "top": return .top(height)
            case "bottom": return .bottom(height)
            default: break
            }
        }
        source.report(.malformed(value: text, expected: noun(format)))
        return nil
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .all: .word("all")
        case .top(let height): .text("top \(height)pt")
        case .bottom(let height): .text("bottom \(height)pt")
        case .rect(let rect): rect.node(format)
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        guard case .rect(let rect) = self else { return }
        issues.check(rect.x, Self.places, "\(path).x")
        issues.check(rect.y, Self.places, "\(path).y")
        issues.check(rect.width, Self.sides, "\(path).width")
        issues.check(rect.height, Self.sides, "\(path).height")
    }

    package static func noun(_ format: Format) -> String {
        "a crop (all, top 100pt, bottom 173.5pt or {x, y, width, height})"
    }
}

extension Output.Moment: SceneValue {
    private static let times = Format(.time, in: LegalRange(0...600))

    package static func form(_ format: Format) -> Form { .anyOf([.choice(["settled"]), .time(times.range)]) }

    package static func read(_ source: SourceValue, onto base: Output.Moment?, _ format: Format) -> Output.Moment? {
        guard let text = source.scalar(expected: noun(format))?.text else { return nil }
        if text == "settled" { return .settled }
        if let seconds = NumberText.seconds(text) { return .at(seconds) }
        source.report(.malformed(value: text, expected: noun(format)))
        return nil
    }

    package func node(_ format: Format) -> ValueNode {
        switch self {
        case .settled: .word("settled")
        case .at(let seconds): .number(seconds)
        }
    }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if case .at(let seconds) = self { seconds.check(Self.times, at: path, mentions: nil, into: &issues) }
    }

    package static func noun(_ format: Format) -> String { "a moment (settled, or a time such as 1.2s)" }
}

extension PixelSize: SceneValue {
    /// The size as keys.
    private struct Sides: Described {
        var width = 0
        var height = 0

        static let fields: [Field<Sides>] = [
            Field("width", \.width, in: 1...Double(OutputLimits.side), isRequired: true, "The width in pixels."),
            Field("height", \.height, in: 1...Double(OutputLimits.side), isRequired: true, "The height in pixels."),
        ]
    }

    package static func form(_ format: Format) -> Form {
        .anyOf([
            .pattern("^[-+]?[0-9]+x[-+]?[0-9]+$", "width and height such as `414x167`"),
            .pattern(names, "a name of `vitrine list sizes` such as `screenshot-iphone-6.9`"), .record(Sides.record),
        ])
    }

    /// A pattern of all names.
    private static let names =
        "^(\(StoreSize.all.map { $0.name.replacing(".", with: "\\.") }.joined(separator: "|")))$"

    package static func read(_ source: SourceValue, onto base: PixelSize?, _ format: Format) -> PixelSize? {
        if case .mapping = source.node.content {
            let count = source.log.issues.count
            let known = source.path.isInChange ? base.map { Sides(width: $0.width, height: $0.height) } : nil
            let sides = Sides.read(source, onto: known, Format())
            return source.log.issues.count > count ? nil : sides.map { PixelSize(width: $0.width, height: $0.height) }
        }
        guard let text = source.scalar(expected: noun(format))?.text else { return nil }
        if let size = PixelSize(named: text) { return size }
        // A text that begins with a letter is a name.
        if text.first?.isLetter ?? false {
            let legal = StoreSize.all.map(\.name)
            source.report(
                .unknownValue(
                    value: text, noun: "a size", nearest: Spelling.nearest(to: text, among: legal), legal: legal))
            return nil
        }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false)
            .map { NumberText.wholeNumber(String($0)) }
        if sides.count == 2, let width = sides[0], let height = sides[1] {
            return PixelSize(width: width, height: height)
        }
        source.report(.malformed(value: text, expected: noun(format)))
        return nil
    }

    package func node(_ format: Format) -> ValueNode { name.map { .word($0) } ?? .text("\(width)x\(height)") }

    package func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        Sides(width: width, height: height).check(Format(), at: path, mentions: nil, into: &issues)
    }

    package static func noun(_ format: Format) -> String { "a size in pixels (414x167 or {width, height})" }
}

extension SceneFonts: Described {
    public init() { self.init(paths: []) }

    package static let fields: [Field<SceneFonts>] = [
        Field(
            "paths", \.paths, kind: .fontPath, count: 0...32, of: "paths",
            "Font files and folders, relative to the scene's folder."),
        Field(
            "fallbacks", \.fallbacks, kind: .fontFamily, count: 0...32, of: "families",
            "Families for characters that the system font lacks."),
    ]
    package static var shorthand: Shorthand<SceneFonts>? { .field("paths") }
}

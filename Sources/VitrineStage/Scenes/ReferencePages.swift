import VitrineScreens
import VitrineVocabulary

/// The pages of the reference, generated from the declarations of keys and verbs.
package enum ReferencePages {
    package struct Page: Hashable, Sendable {
        /// The name of the file, such as `popupBar.md`.
        package var file: String
        /// The contents in Markdown.
        package var text: String
    }

    /// An overview, a page for each key of a scene that has its own keys, and one for the events.
    package static var all: [Page] {
        let keys = PresentationScene.record.keys()
        let records = keys.compactMap { key in key.form.record.map { (key, $0) } }
        var links = records.map { "[\($0.0.name)](\($0.0.name).md)" }
        links += ["[events](events.md)", "[keys without effect](without-effect.md)"]
        let overview =
            "# Keys of a scene\n\n\(note)\n\n" + Reference.table(keys) + "\n\(colors)\n\n\(repetition)\n\nPages: "
            + links.joined(separator: ", ")
            + ".\n"
        let pages = records.map { key, record in
            Page(
                file: "\(key.name).md",
                text: Reference.page("`\(key.name)`", "\(key.documentation)\n\n\(note)", of: record, at: ""))
        }
        let events = Page(
            file: "events.md",
            text: "# Events\n\n\(eventNote)\n\n\(note)\n\n" + Reference.table([TimelineKeys.at, TimelineKeys.then])
                + "\n"
                + Reference.events(PresentationScene.verbs))
        let limits = Page(
            file: "without-effect.md",
            text: "# Keys without effect\n\n\(limitNote)\n\n\(note)\n\n"
                + Reference.limits(of: PresentationScene.record))
        return [Page(file: "README.md", text: overview)] + pages + [events, limits]
    }

    private static let note =
        "This page is made by `vitrine explain --reference`, from the same declarations as the schema."

    private static let limitNote =
        "Keys that change nothing in some values or surroundings: `validate` and `render` warn where such a key is given, and "
        + "`explain FILE KEY` says why. Then keys that change what no picture shows. A table is listed once, where it comes "
        + "first. Tests render every other key at two values."

    private static let colors =
        "A color is a name (`vitrine list colors`); `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotes; `{red, green, blue, alpha}` or "
        + "`{p3: [red, green, blue]}` of numbers in 0...1; or `{light, dark}`, a color for each appearance. Colors of the system follow the "
        + "appearance."

    private static let repetition =
        "Keys that begin with `\(SceneParser.extensionPrefix)` mean nothing: they hold what an anchor (`&base`) marks. An alias "
        + "(`*base`) repeats it, and a merge key (`<<: *base`, or `<<: [*one, *two]`) adds its keys to a mapping; keys of the "
        + "mapping itself go before them, and of several mappings the first that has a key."

    private static let eventNote =
        "An event of the `timeline` is a verb with its target and its arguments, such as "
        + "`{ at: 1s, tap: Present Bar, then: { present: popupBar } }`."

    /// The JSON Schema (draft 2020-12) of scene files.
    package static var schema: String {
        Schema.text(
            of: PresentationScene.record, verbs: PresentationScene.verbs, title: "A scene of Vitrine",
            ignoredPrefix: SceneParser.extensionPrefix)
    }

    /// Returns the documentation of a key, such as `popupBar.barStyle`, or of a verb.
    /// - Throws: An issue that names the nearest key.
    package static func explanation(of path: String) throws(SceneIssue) -> String {
        try Reference.explanation(of: path, in: PresentationScene.record, verbs: PresentationScene.verbs)
    }

    /// The keys of a scene and its verbs, in a few lines.
    package static var overview: String {
        let keys = PresentationScene.record.keys().map { "  \($0.name): \($0.documentation)" }
        let verbs = PresentationScene.verbs.map { "  \($0.title): \($0.documentation)" }
        return (["keys:"] + keys + ["verbs of events:"] + verbs).joined(separator: "\n")
    }
}

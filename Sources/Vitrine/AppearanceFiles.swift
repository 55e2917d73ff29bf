import Foundation
import VitrinePrimitives
import VitrineSurfaces

/// Names of files that show one scene in several appearances and languages, and the HTML that chooses between them.
package enum AppearanceFiles {
    /// A picture of one appearance.
    package struct Picture: Hashable, Sendable {
        package var appearance: Appearance
        package var path: String
        /// A still for viewers who asked for less motion; nil for none.
        package var still: String?
        /// Smaller files of the same, the best first.
        package var smaller: [String]

        package init(_ appearance: Appearance, _ path: String, still: String? = nil, smaller: [String] = []) {
            self.appearance = appearance
            self.path = path
            self.still = still
            self.smaller = smaller
        }
    }

    /// The path of another appearance's file: `bar.gif` becomes `bar~dark.gif`, `bar@2x.png` becomes `bar~dark@2x.png`, as DocC
    /// reads names, `frames/` becomes `frames~dark/`. Standard output stays what it is.
    package static func path(_ path: String, for appearance: Appearance) -> String {
        self.path(path, adding: "~\(appearance.rawValue)")
    }

    /// The path of another language's file: `bar.gif` becomes `bar-de.gif`, `bar@2x.png` becomes `bar-de@2x.png`, `frames/` becomes
    /// `frames-de/`. Standard output stays what it is.
    package static func path(_ path: String, for locale: String) -> String { self.path(path, adding: "-\(locale)") }

    private static func path(_ path: String, adding part: String) -> String {
        if OutputFormat.isStandardOutput(path) { return path }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        let format = OutputFormat(path: path)
        let ending = format == .frames ? "" : format.map { String(bare.suffix($0.ending.count)) } ?? ""
        let name = bare.dropLast(ending.count)
        let density = density(of: name)
        // Also for a folder that is there: the other one may not be.
        let slash = format == .frames ? "/" : ""
        return name.dropLast(density.count) + part + density + ending + slash
    }

    /// What tells the pixels per point at the end of a file's name, such as `@2x`.
    private static func density(of name: Substring) -> Substring {
        guard name.last == "x", let at = name.lastIndex(of: "@") else { return "" }
        let digits = name[name.index(after: at)...].dropLast()
        return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber } ? name[at...] : ""
    }

    /// A file's name in words, without folder and ending: `floating_bar-style.yaml` is "floating bar style".
    package static func words(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let bare = name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
        return bare.split(whereSeparator: { "_- ".contains($0) }).joined(separator: " ")
    }

    /// A `picture` element that shows the one file in its appearance and the others wherever a viewer asks for theirs; as
    /// GitHub's README files take it. Source: HTML Living Standard, 4.8.1; Media Queries Level 5, `prefers-color-scheme` and
    /// `prefers-reduced-motion`.
    /// - Parameters:
    ///   - path: the file that is shown by default, as `src` names it.
    ///   - still: a still in place of it for viewers who asked for less motion; nil for none.
    ///   - smaller: AVIFs and WebPs of the same, the best first, for browsers that show them; default none.
    ///   - size: how large it is shown, in points; nil for a point per pixel.
    ///   - alternative: what stands in for the picture; nil for the file's name in words.
    ///   - others: the other appearances' files.
    /// - Returns: nil for what no `img` shows.
    package static func html(
        _ path: String, still: String? = nil, smaller: [String] = [], size: Size? = nil, alternative: String? = nil,
        others: [Picture] = []
    ) -> String? {
        guard let format = OutputFormat(path: path), [.png, .gif, .apng, .webp, .avif, .sheet].contains(format),
            !OutputFormat.isStandardOutput(path)
        else { return nil }
        func source(_ media: [String], _ path: String) -> String {
            let conditions = media.map { "(\($0))" }.joined(separator: " and ")
            // A type lets a browser that does not know it take the next one.
            let type = OutputFormat(path: path)?.animation.map { " type=\"image/\($0.rawValue)\"" }
            let media = media.isEmpty ? "" : " media=\"\(conditions)\""
            return "<source\(media)\(type ?? "") srcset=\"\(link(path))\">"
        }
        let reduced = "prefers-reduced-motion: reduce"
        // The first whose condition holds is shown.
        var sources = others.compactMap { other in
            other.still.map { source([reduced, "prefers-color-scheme: \(other.appearance.rawValue)"], $0) }
        }
        if let still { sources.append(source([reduced], still)) }
        sources += others.flatMap { other in
            (other.smaller + [other.path]).map { source(["prefers-color-scheme: \(other.appearance.rawValue)"], $0) }
        }
        sources += smaller.map { source([], $0) }
        let words = HTMLText.escaped(alternative ?? words(String(path.dropLast(format.ending.count)) + ".x"))
        return "<picture>\(sources.joined())<img src=\"\(link(path))\"\(sides(size)) alt=\"\(words)\"></picture>"
    }

    /// A film in one appearance, its files from the best to the one that every browser plays.
    package struct Film: Hashable, Sendable {
        package var appearance: Appearance?
        package var paths: [String]

        package init(_ appearance: Appearance?, _ paths: [String]) {
            (self.appearance, self.paths) = (appearance, paths)
        }
    }

    /// A `video` element that plays a film on request, silently and again and again. It works without a script: HTML has no condition for
    /// `autoplay`, so that only a film that does not begin by itself respects `prefers-reduced-motion`, and none that lasts more than 5 seconds
    /// may begin without controls to pause it. With a still as the poster nothing of the film is loaded before.
    ///
    /// Source: HTML Living Standard, 4.8.8, "The video element", and 4.8.2, `media` of a source; WCAG 2.2, criteria 2.2.2 and 2.3.3.
    /// - Parameters:
    ///   - films: the first is shown by default, the others in their appearance.
    ///   - still: a picture that stands for the film until it plays; nil for its first frame.
    ///   - size: how large it is shown, in points; nil for a point per pixel.
    ///   - alternative: what stands in for the film.
    package static func video(_ films: [Film], still: String?, size: Size?, alternative: String) -> String {
        let words = HTMLText.escaped(alternative)
        let conditional = films.dropFirst().flatMap { film in
            film.paths.map { source($0, film.appearance) }
        }
        let sources = conditional + (films.first?.paths ?? []).map { source($0, nil) }
        let poster = still.map { " preload=\"none\" poster=\"\(link($0))\"" } ?? " preload=\"metadata\""
        let fallback = films.first?.paths.last.map { "<a href=\"\(link($0))\">\(words)</a>" } ?? ""
        return "<video controls loop muted playsinline\(poster)\(sides(size)) aria-label=\"\(words)\">"
            + "\(sources.joined())\(fallback)</video>"
    }

    private static func source(_ path: String, _ appearance: Appearance?) -> String {
        let media = appearance.map { " media=\"(prefers-color-scheme: \($0.rawValue))\"" } ?? ""
        return
            "<source\(media) type=\"video/\(OutputFormat(path: path) == .webm ? "webm" : "mp4")\" src=\"\(link(path))\">"
    }

    private static func sides(_ size: Size?) -> String {
        size.map { " width=\"\(Int($0.width.rounded()))\" height=\"\(Int($0.height.rounded()))\"" } ?? ""
    }

    /// A path as a relative link: what is no letter, digit or one of `-._~/` is percent-encoded, commas and spaces too, which
    /// would end a candidate of `srcset`.
    private static func link(_ path: String) -> String {
        let legal = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        // A colon in the first part would be read as a scheme's; it is encoded like the rest.
        return path.addingPercentEncoding(withAllowedCharacters: legal) ?? ""
    }
}

/// Text in HTML, in elements and in quoted attributes.
enum HTMLText {
    static func escaped(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            default: out.append(character)
            }
        }
        return out
    }
}

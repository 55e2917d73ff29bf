import Foundation
import VitrinePrimitives
import VitrineSurfaces

/// Names of files that show one scene in several appearances and languages, and the HTML that chooses between them.
package enum AppearanceFiles {
    package struct Picture: Hashable, Sendable {
        package var appearance: Appearance
        package var path: String
        /// A still for viewers who prefer reduced motion; nil if there is none.
        package var still: String?
        /// Smaller files of the same picture, the best first.
        package var smaller: [String]

        package init(_ appearance: Appearance, _ path: String, still: String? = nil, smaller: [String] = []) {
            self.appearance = appearance
            self.path = path
            self.still = still
            self.smaller = smaller
        }
    }

    /// Returns the path of another appearance's file: `bar.gif` becomes `bar~dark.gif`, `bar@2x.png` becomes
    /// `bar~dark@2x.png`, as in DocC, `frames/` becomes `frames~dark/`. Paths of standard output are unchanged.
    package static func path(_ path: String, for appearance: Appearance) -> String {
        self.path(path, adding: "~\(appearance.rawValue)")
    }

    /// Returns the path of another language's file: `bar.gif` becomes `bar-de.gif`, `bar@2x.png` becomes
    /// `bar-de@2x.png`, `frames/` becomes `frames-de/`. Paths of standard output are unchanged.
    package static func path(_ path: String, for locale: String) -> String { self.path(path, adding: "-\(locale)") }

    private static func path(_ path: String, adding part: String) -> String {
        if OutputFormat.isStandardOutput(path) { return path }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        let format = OutputFormat(path: path)
        let ending = format == .frames ? "" : format.map { String(bare.suffix($0.ending.count)) } ?? ""
        let name = bare.dropLast(ending.count)
        let density = density(of: name)
        // An existing folder gets a slash as well: the other one may not exist.
        let slash = format == .frames ? "/" : ""
        return name.dropLast(density.count) + part + density + ending + slash
    }

    /// Returns the scale at the end of a file's name, such as `@2x`.
    private static func density(of name: Substring) -> Substring {
        guard name.last == "x", let at = name.lastIndex(of: "@") else { return "" }
        let digits = name[name.index(after: at)...].dropLast()
        return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber } ? name[at...] : ""
    }

    /// Returns a file's name in words, without folder and extension: `floating_bar-style.yaml` is "floating bar style".
    package static func words(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let bare = name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
        return bare.split(whereSeparator: { "_- ".contains($0) }).joined(separator: " ")
    }

    /// Returns a `picture` element that shows one file by default and the others to viewers who prefer their
    /// appearance, as GitHub's README files support it. Source: HTML Living Standard, 4.8.1; Media Queries Level 5,
    /// `prefers-color-scheme` and `prefers-reduced-motion`.
    /// - Parameters:
    ///   - path: The file that is shown by default, as `src` names it.
    ///   - still: A still in place of it for viewers who prefer reduced motion; nil if there is none.
    ///   - smaller: AVIFs and WebPs of the same picture, the best first, for browsers that show them. Default: none.
    ///   - size: The size at which it is shown, in points; nil for a point per pixel.
    ///   - alternative: The alternative text; nil for the file's name in words.
    ///   - others: The other appearances' files.
    /// - Returns: Nil for a file that no `img` shows.
    package static func html(
        _ path: String, still: String? = nil, smaller: [String] = [], size: Size? = nil, alternative: String? = nil,
        others: [Picture] = []
    ) -> String? {
        guard let format = OutputFormat(path: path), [.png, .gif, .apng, .webp, .avif, .sheet].contains(format),
            !OutputFormat.isStandardOutput(path)
        else { return nil }
        func source(_ media: [String], _ path: String) -> String {
            let conditions = media.map { "(\($0))" }.joined(separator: " and ")
            // The type lets a browser that does not support it use the next source.
            let type = OutputFormat(path: path)?.animation.map { " type=\"image/\($0.rawValue)\"" }
            let media = media.isEmpty ? "" : " media=\"\(conditions)\""
            return "<source\(media)\(type ?? "") srcset=\"\(link(path))\">"
        }
        let reduced = "prefers-reduced-motion: reduce"
        // The first source whose condition holds is shown.
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

    /// Returns a `video` element that plays a film on request, silently and repeatedly. It works without a script: HTML
    /// has no condition for `autoplay`, so only a film that does not begin automatically respects
    /// `prefers-reduced-motion`, and none that lasts more than 5 seconds may begin without controls to pause it. With a
    /// still as the poster, the film is not loaded before.
    ///
    /// Source: HTML Living Standard, 4.8.8, "The video element", and 4.8.2, `media`; WCAG 2.2, criteria 2.2.2 and
    /// 2.3.3.
    /// - Parameters:
    ///   - films: The films; the first is shown by default, the others in their appearance.
    ///   - still: A picture that stands for the film until it plays; nil for its first frame.
    ///   - size: The size at which it is shown, in points; nil for a point per pixel.
    ///   - alternative: The alternative text.
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

    /// Percent-encodes a path as a relative link: everything but letters, digits and `-._~/`, including commas and
    /// spaces, which would end a candidate of `srcset`, and colons, which would end a scheme.
    private static func link(_ path: String) -> String {
        let legal = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
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

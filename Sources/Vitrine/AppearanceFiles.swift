import Foundation
import VitrineSetting

/// Names of files that show one scene in several appearances, and the HTML that chooses between them.
public enum AppearanceFiles {
    /// The path of another appearance's file: `bar.gif` becomes `bar~dark.gif`, `frames/` becomes `frames~dark/`. Standard
    /// output stays what it is.
    public static func path(_ path: String, for appearance: Appearance) -> String {
        if path == "-" { return path }
        let bare = path.hasSuffix("/") ? String(path.dropLast()) : path
        let format = OutputFormat(path: path)
        let ending = format == .frames ? "" : format.map { String(bare.suffix($0.ending.count)) } ?? ""
        // Also for a folder that is there: the other one may not be.
        let slash = format == .frames ? "/" : ""
        return bare.dropLast(ending.count) + "~\(appearance.rawValue)" + ending + slash
    }

    /// A `picture` element that shows the one file in its appearance and the other wherever a viewer asks for that; as
    /// GitHub's README files take it. Source: HTML Living Standard, 4.8.1; Media Queries Level 5, `prefers-color-scheme`.
    /// - Parameters:
    ///   - path: the file that is shown by default, as `src` names it.
    ///   - others: the other appearances' files.
    /// - Returns: nil for what no `img` shows.
    public static func html(_ path: String, others: [(appearance: Appearance, path: String)]) -> String? {
        guard let format = OutputFormat(path: path), [.png, .gif, .apng, .webp, .sheet].contains(format) else {
            return nil
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let sources = others.map { other in
            "<source media=\"(prefers-color-scheme: \(other.appearance.rawValue))\" srcset=\"\(link(other.path))\">"
        }
        let image = "<img src=\"\(link(path))\" alt=\"\(escaped(String(name.dropLast(format.ending.count))))\">"
        return "<picture>" + sources.joined() + image + "</picture>"
    }

    /// A path as a relative link: what is no letter, digit or one of `-._~/` is percent-encoded, commas and spaces too, which
    /// would end a candidate of `srcset`.
    private static func link(_ path: String) -> String {
        let legal = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        // A colon in the first part would be read as a scheme's; it is encoded like the rest.
        return path.addingPercentEncoding(withAllowedCharacters: legal) ?? ""
    }

    private static func escaped(_ text: String) -> String {
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

import VitrinePrimitives
import VitrineSurfaces

/// The HTML elements that offer the files of a scene, in all of its appearances.
package enum PictureElements {
    /// The files of one appearance and language.
    package struct Round: Hashable, Sendable {
        /// The appearance; nil for the scene's own.
        package var appearance: Appearance?
        /// The language tag; nil for the scene's own.
        package var locale: String?
        package var paths: [String]

        package init(appearance: Appearance? = nil, locale: String? = nil, paths: [String]) {
            (self.appearance, self.locale, self.paths) = (appearance, locale, paths)
        }
    }

    /// Returns an element for each file that an element can show, except those that the element of another offers:
    /// AVIFs and WebPs beside a GIF or APNG, and an .mp4 beside a .webm. A still of the same name is shown to viewers
    /// who prefer reduced motion, and stands for a video until it plays.
    /// - Parameters:
    ///   - rounds: The files of one language, in the same order in all rounds; the first round is shown by default.
    ///   - size: The size at which pictures are shown, in points; nil for a point per pixel.
    ///   - alternative: The alternative text; nil for the file's name in words.
    package static func html(_ rounds: [Round], size: Size?, alternative: String?) -> [String] {
        // A page shows all appearances, so that only the first round has it.
        let rounds = rounds.map { round in
            Round(
                appearance: round.appearance, locale: round.locale,
                paths: round.paths.filter { OutputFormat(path: $0) != .html })
        }
        guard let output = rounds.first?.paths else { return [] }
        let formats = output.map { OutputFormat(path: $0) }
        func name(_ i: Int) -> Substring { output[i].dropLast(formats[i]?.ending.count ?? 0) }
        /// Returns the index of the file of the same name in a format.
        func sibling(_ i: Int, _ format: OutputFormat) -> Int? {
            output.indices.first { $0 != i && formats[$0] == format && name($0) == name(i) }
        }
        return output.indices.compactMap { i in
            let format = formats[i]
            // AVIFs and WebPs of the same name are sources of the GIF's or APNG's element.
            let smaller = [OutputFormat.avif, .webp].compactMap { sibling(i, $0) }
            let fallbacks: [OutputFormat] = format == .avif ? [.gif, .apng, .webp] : [.gif, .apng]
            if let format, [.avif, .webp].contains(format), fallbacks.contains(where: { sibling(i, $0) != nil }) {
                return nil
            }
            let offered = format == .gif || format == .apng || format == .webp ? smaller : []
            if format == .mp4 || format == .webm {
                // The smaller file comes first.
                let other = format == .mp4 ? sibling(i, .webm) : nil
                if format == .webm, sibling(i, .mp4) != nil { return nil }
                let files = (other.map { [$0] } ?? []) + [i]
                return AppearanceFiles.video(
                    rounds.map { round in .init(round.appearance, files.map { round.paths[$0] }) },
                    still: sibling(i, .png).map { output[$0] }, size: size,
                    alternative: alternative ?? AppearanceFiles.words(output[i]))
            }
            let moves = format.map { [.gif, .apng, .webp, .avif].contains($0) } ?? false
            let still = moves ? sibling(i, .png) : nil
            func picture(_ round: Round) -> AppearanceFiles.Picture? {
                round.appearance.map {
                    .init(
                        $0, round.paths[i], still: still.map { round.paths[$0] },
                        smaller: offered.map { round.paths[$0] })
                }
            }
            return AppearanceFiles.html(
                output[i], still: still.map { output[$0] }, smaller: offered.map { output[$0] },
                size: format == .sheet ? nil : size, alternative: alternative,
                others: rounds.dropFirst().compactMap(picture))
        }
    }
}

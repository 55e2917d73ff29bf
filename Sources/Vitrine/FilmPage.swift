import Foundation
import VitrinePrimitives
import VitrineSurfaces

/// A self-contained HTML file that shows an animation, with a scrubber, steps, speeds and a choice of appearance. The
/// animation is a GIF, which is a fraction of the size of lossless frames, and is shown without scripts, too.
package struct FilmPage {
    package struct Film: Hashable, Sendable {
        package var appearance: Appearance
        package var gif: [UInt8]

        package init(_ appearance: Appearance, _ gif: [UInt8]) {
            self.appearance = appearance
            self.gif = gif
        }
    }

    /// One film, or one for each appearance. Equal ones are embedded once.
    package var films: [Film]
    package var title: String
    /// The alternative text of the film; nil for the title.
    package var alternative: String?
    /// The language of the alternative text; nil for that of the page, English.
    package var locale: String?
    /// The size at which the film is shown, in points.
    package var size: Size
    /// The parts of the film that viewers can jump to, in order. Default: none.
    package var chapters: [Chapter] = []
    /// The second of the film that is shown first to viewers who prefer reduced motion; nil, the default, for its end.
    package var still: Double?

    package struct Chapter: Hashable, Sendable {
        /// The beginning in seconds from that of the film.
        package var at: Double
        package var title: String
    }

    package init(_ films: [Film], title: String, alternative: String? = nil, locale: String? = nil, size: Size) {
        self.films = films
        self.title = title
        self.alternative = alternative
        self.locale = locale
        self.size = size
    }

    package var html: String {
        var shown = films
        if Set(films.map(\.gif)).count == 1 { shown = Array(films.prefix(1)) }
        let words = HTMLText.escaped(alternative ?? title)
        // The page's own text is English.
        let tag = locale.map { " lang=\"\(HTMLText.escaped($0))\"" } ?? ""
        let language = alternative == nil ? "" : tag
        let buttons = chapters.map { chapter in
            "<li><button\(tag) data-at=\"\(chapter.at)\">\(HTMLText.escaped(chapter.title))</button></li>"
        }
        let list =
            chapters.isEmpty
            ? ""
            : """
            <nav hidden aria-label="Chapters" title="The chapter before or after (page up, page down)"><ol>
            \(buttons.joined(separator: "\n"))
            </ol></nav>
            <datalist id="marks"></datalist>

            """
        let images = shown.enumerated().map { i, film in
            """
            <img\(language) data-appearance="\(film.appearance.rawValue)" alt="\(words)"\(i > 0 ? " hidden" : "") \
            src="data:image/gif;base64,\(Data(film.gif).base64EncodedString())">
            """
        }
        let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(HTMLText.escaped(title))</title>
            <link rel="icon" href="data:,">
            <style>
            \(Self.style)
            </style>
            </head>
            <body style="--width: \(width)px"\(still.map { " data-still=\"\($0)\"" } ?? "")>
            <figure>
            <canvas\(language) hidden width="\(width)" height="\(height)" role="img" aria-label="\(words)"></canvas>
            \(images.joined(separator: "\n"))
            <figcaption hidden>
            <button id="play" aria-pressed="false" title="Play or pause (space)">Play</button>
            <button id="back" title="A frame back (left)" aria-label="A frame back">&#8249;</button>
            <button id="on" title="A frame on (right)" aria-label="A frame on">&#8250;</button>
            <input id="scrub" type="range" min="0" value="0" step="1" aria-label="Frame">
            <output id="time"></output>
            <label>Speed <select id="speed"><option>0.125</option><option>0.25</option><option>0.5</option>\
            <option selected>1</option><option>2</option></select></label>
            <button id="appearance" title="Light or dark (a)"></button>
            </figcaption>
            \(list)</figure>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>

            """
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: #f2f2f7; --ink: #1c1c1e; --line: #d1d1d6; --panel: #fff; }
        @media (prefers-color-scheme: dark) { :root:not([data-appearance]) { --ground: #000; --ink: #f2f2f7; --line: #3a3a3c; --panel: #1c1c1e; } }
        :root[data-appearance=light] { color-scheme: light; }
        :root[data-appearance=dark] { color-scheme: dark; --ground: #000; --ink: #f2f2f7; --line: #3a3a3c; --panel: #1c1c1e; }
        body { margin: 0; padding: 12px; background: var(--ground); color: var(--ink); font: 13px/1.4 system-ui, sans-serif; }
        figure { margin: 0 auto; max-width: max(var(--width), 260px); }
        canvas, img { display: block; width: var(--width); max-width: 100%; height: auto; margin: 0 auto; }
        figcaption { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 8px; }
        button, select { font: inherit; color: var(--ink); background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 2px 8px; }
        #play { min-width: 4.5em; }
        #scrub { flex: 1 1 120px; min-width: 0; }
        #time { font-variant-numeric: tabular-nums; }
        nav ol { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; }
        nav button[aria-current] { border-color: var(--ink); }
        [hidden] { display: none !important; }
        """
}

import Foundation
import Testing
import VitrineStage

@testable import Vitrine

@Suite struct ChapterTests {
    let workspace = try! Workspace()

    private func write(_ chapters: String, more: String = "") throws {
        try workspace.write(
            "vitrine: 1\noutput: { crop: bottom 60pt, scale: 0.25, fps: 10, duration: 2s, chapters: \(chapters)\(more) }",
            to: "bar.yaml")
    }

    private struct Probe: Decodable {
        struct Chapter: Decodable {
            var startTime: String
            var endTime: String
            var tags: [String: String]
        }
        var chapters: [Chapter]
    }

    private func chapters(of path: String) throws -> [String] {
        let probe = try #require(Program.ffprobe)
        let result = try probe.run(["-v", "error", "-show_chapters", "-of", "json", path], in: workspace.path)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Probe.self, from: Data(result.output.utf8)).chapters.map {
            "\(Double($0.startTime) ?? -1)...\(Double($0.endTime) ?? -1) \($0.tags["title"] ?? "")"
        }
    }

    @Test(
        .enabled(if: Program(named: "ffmpeg") != nil && Program.ffprobe != nil), arguments: ["a.mp4", "a.webm"])
    func videosHaveThem(_ file: String) throws {
        try write(
            "[{ at: 0, title: { en: Start, de: Anfang } }, { at: 0.72s, title: 'A = \\; # 1' }, { at: 1.5s, title: Rest }]"
        )
        let result = try workspace.vitrine("render", "bar.yaml", "-o", file, "--locale", "de")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        // A chapter begins with the first frame at or after its time.
        #expect(try chapters(of: file) == ["0.0...0.8 Anfang", "0.8...1.5 A = \\; # 1", "1.5...2.0 Rest"])
    }

    @Test(.enabled(if: Program(named: "ffmpeg") != nil && Program.ffprobe != nil))
    func timesAreThoseOfTheFilm() throws {
        try write(
            "[{ at: 0.5s, title: One }, { at: 2s, title: Two }, { at: 9s, title: Three }]",
            more: ", start: 1s, speed: 2")
        let result = try workspace.vitrine("render", "bar.yaml", "-o", "a.mp4")
        #expect(
            result.errors
                == "vitrine: warning: output.chapters[2].at: 9.0 s is after the film's end, so that the film lacks the chapter\n",
            "\(result.errors)")
        #expect(try chapters(of: "a.mp4") == ["0.0...0.5 One", "0.5...2.0 Two"])
    }

    @Test func titlesAreEscapedForFFmpeg() {
        let chapter = FilmChapter(title: "a=b;c#d\\e\nf", firstFrame: 5, end: 9)
        let text = FFmpegSink.metadata([chapter], timeBase: "1/50")
        #expect(text == ";FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/50\nSTART=5\nEND=9\ntitle=a\\=b\\;c\\#d\\\\e\\\nf\n")
    }

    @Test func pagesHaveAButtonForEach() throws {
        try write("[{ at: 0, title: A & B }, { at: 0.72s, title: Two }]", more: ", still: 1.25s")
        let result = try workspace.vitrine("render", "bar.yaml", "-o", "a.html", "--locale", "en")
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        let html = String(decoding: try workspace.bytes("a.html"), as: UTF8.self)
        #expect(html.contains("<button lang=\"en\" data-at=\"0.0\">A &amp; B</button>"))
        #expect(html.contains("<button lang=\"en\" data-at=\"0.8\">Two</button>"))
        #expect(html.contains(" data-still=\"1.3\""))
        try write("[]")
        #expect(try workspace.vitrine("render", "bar.yaml", "-o", "b.html").status == 0)
        let plain = String(decoding: try workspace.bytes("b.html"), as: UTF8.self)
        #expect(!plain.contains("<nav") && !plain.contains("data-still=\""))
    }

    @Test(arguments: [
        (
            "[{ at: 1s, title: A }, { at: 1s, title: B }]",
            "output.chapters[1].at: 1s is out of range; legal: above 1 s, that of the chapter before"
        ),
        ("[{ title: A }]", "output.chapters[0]: the key \"at\" is missing"),
        ("[{ at: 601s, title: A }]", "output.chapters[0].at: 601s is out of range; legal: 0...600 s"),
        ("[{ at: 0, title: '' }]", "output.chapters[0].title: needs a text"),
    ])
    func nonsenseIsRefused(_ chapters: String, _ message: String) throws {
        try write(chapters)
        let result = try workspace.vitrine("render", "bar.yaml", "-o", "a.gif")
        #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    }

    @Test func thereAreAtMostAHundred() throws {
        let many = (0...100).map { "{ at: \($0)s, title: A }" }.joined(separator: ", ")
        try write("[\(many)]")
        let result = try workspace.vitrine("validate", "bar.yaml")
        #expect(
            result.output.contains("output.chapters: 101 chapters {at, title} is out of range; legal: at most 100"),
            "\(result)")
    }
}

import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

@testable import Vitrine

/// The commands `-o film.html`, `-o card.png --redlines`, `vitrine curves` and `bench --plot`.
@Suite struct FilmPageTests {
    let workspace = try! Workspace()

    init() throws { try workspace.write(Samples.animation, to: "animation.yaml") }

    private func films(_ html: String) -> [(appearance: String, gif: Data)] {
        html.components(separatedBy: "data-appearance=\"").dropFirst().compactMap { part in
            guard let quote = part.firstIndex(of: "\""), let start = part.range(of: "base64,"),
                let end = part[start.upperBound...].firstIndex(of: "\""),
                let gif = Data(base64Encoded: String(part[start.upperBound..<end]))
            else { return nil }
            return (String(part[..<quote]), gif)
        }
    }

    private func page(_ options: String...) throws -> String {
        let result = try VitrineTool.run(
            ["render", "animation.yaml", "-o", "film.html", "--scale", "0.2"] + options, in: workspace.path)
        #expect(result.status == 0 && result.errors == "", "\(result)")
        return String(decoding: try workspace.bytes("film.html"), as: UTF8.self)
    }

    @Test func thePageHoldsTheGIFOfEachAppearance() throws {
        let films = films(try page())
        #expect(films.map(\.appearance) == ["light", "dark"])
        for film in films {
            let result = try workspace.vitrine(
                "render", "animation.yaml", "-o", "own.gif", "--scale", "0.2", "--appearance", film.appearance, "-q")
            #expect(result.status == 0)
            #expect(try pictures(workspace.bytes("own.gif")) == pictures([UInt8](film.gif)), "\(film.appearance)")
        }
    }

    private func pictures(_ gif: [UInt8]) throws -> [Bitmap] {
        var reader = try ImageFileReader(gif)
        var out: [Bitmap] = []
        while let frame = try reader.next() { out.append(frame.bitmap) }
        return out
    }

    @Test func nothingIsLoadedFromElsewhere() throws {
        let html = try page()
        #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("<link rel=\"stylesheet\""))
    }

    @Test func anAppearanceThatIsAskedForIsTheOnlyOne() throws {
        #expect(films(try page("--appearance", "dark")).map(\.appearance) == ["dark"])
        #expect(films(try page("--appearance", "dark,light")).map(\.appearance) == ["dark", "light"])
        #expect(!workspace.exists("film~light.html"))
    }

    @Test func aTitleCannotLeaveItsPlace() {
        let page = FilmPage([.init(.light, [1, 2])], title: "</title><script>&\"", size: Size(width: 10, height: 10))
        #expect(page.html.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;&quot;</title>"))
        #expect(page.html.components(separatedBy: "<script>").count == 2)
    }

    @Test func cardsAndPlotsAreWritten() throws {
        let card = try workspace.vitrine(
            "render", "animation.yaml", "-o", "card.png", "-o", "bar.gif", "--redlines", "--scale", "0.5")
        #expect(card.status == 0, "\(card)")
        #expect(try PNG.decode(workspace.bytes("card.png")).width > 400 / 2)
        #expect(workspace.exists("bar.gif"))
        let wrong = try workspace.vitrine("render", "animation.yaml", "-o", "bar.gif", "--redlines")
        #expect(wrong.status == 64 && wrong.errors.contains("--redlines is for stills"))
        try workspace.write(
            "vitrine: 1\npopupBar: { popupItem: { title: A } }\ntimeline: [{ at: 0.1s, open: popup }]\n",
            to: "opening.yaml")
        let still = try workspace.vitrine("curves", "animation.yaml", "-o", "curves.png")
        #expect(still.status == 2 && still.errors.contains("nothing moves"))
        let curves = try workspace.vitrine("curves", "opening.yaml", "-o", "curves.png", "--report", "json")
        #expect(curves.status == 0, "\(curves)")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(curves.output.utf8)) as? [String: Any])
        #expect((report["curves"] as? [[String: Any]])?.isEmpty == false)
        #expect(try PNG.decode(workspace.bytes("curves.png")).width == 1520)
        let unknown = try workspace.vitrine("curves", "opening.yaml", "-o", "curves.png", "--only", "nothing top")
        #expect(unknown.status == 64 && unknown.errors.contains("nothing of that name moves"))
        let bench = try workspace.vitrine("bench", "animation.yaml", "--scale", "0.2", "--plot", "times.png")
        #expect(bench.status == 0 && bench.errors == "", "\(bench)")
        #expect(try PNG.decode(workspace.bytes("times.png")).width == 1520)
    }
}

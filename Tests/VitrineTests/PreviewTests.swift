import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives

@Suite struct PreviewTests {
    private let workspace = try! Workspace()
    private static let scene = """
        vitrine: 1
        device: iphone-8
        container: { content: { background: "#FF0000" }, toolbar: { items: [Save] } }
        popupBar:
          popupItem: { title: A }
        output: { scale: 1 }

        """

    init() throws { try workspace.write(Self.scene, to: "bar.yaml") }

    // MARK: New scenes

    @Test(arguments: ["popup-bar", "floating-panel", "overlay-container", "card", "entry"])
    func aNewSceneIsValidAndMoves(_ template: String) throws {
        let result = try workspace.vitrine("new", template, "mine.yaml")
        #expect(result.status == 0 && result.errors == "")
        #expect(try workspace.vitrine("validate", "mine.yaml").output == "mine.yaml: fine\n")
        #expect(workspace.exists("vitrine.schema.json"))
        let rendered = try workspace.vitrine(
            "render", "mine.yaml", "-o", "mine.gif", "--scale", "0.25", "--report", "json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(rendered.output.utf8)) as? [String: Any])
        let files = try #require(report["files"] as? [[String: Any]])
        #expect(files[0]["frames"] as? Int ?? 0 > 20)
        let again = try workspace.vitrine("new", template, "mine.yaml")
        #expect(again.status == 2 && again.errors.contains("is there already"))
    }

    // MARK: Sheets

    @Test func aSheetHasACellForEachCombination() throws {
        let result = try workspace.vitrine(
            "sheet", "bar.yaml", "--vary", "appearance", "--vary", "style=compact,floating,prominent", "-o",
            "sheet.png",
            "--report", "json")
        #expect(result.status == 0 && result.errors == "")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(
            report["cells"] as? [String] == [
                "light, compact", "light, floating", "light, prominent", "dark, compact", "dark, floating",
                "dark, prominent",
            ])
        // Each cell is the picture of the scene with these values.
        let sheet = try PNG.decode(workspace.bytes("sheet.png"))
        _ = try workspace.vitrine(
            "render", "bar.yaml", "-o", "cell.png", "--appearance", "dark", "--set", "popupBar.barStyle=floating")
        let cell = try PNG.decode(workspace.bytes("cell.png"))
        #expect(sheet.width == 3 * (cell.width + 12) + 12)
        let (left, top) = (12 + cell.width + 12, 12 + 20 + cell.height + 12 + 20)
        for y in 0..<cell.height {
            let row = (top + y) * sheet.width + left
            guard
                Array(sheet.pixels[row..<row + cell.width]) == Array(cell.pixels[y * cell.width..<(y + 1) * cell.width])
            else {
                Issue.record("row \(y) differs")
                break
            }
        }
    }

    @Test(arguments: [
        (["--vary", "styl=a"], "unknown key"), (["--vary", "style=flaoting"], "floating"),
        (["--vary", "popupBar.popupItem.title"], "values are needed"), ([], "nothing varies"),
        (["--vary", "style=compact", "--vary", "popupBar.barStyle=floating"], "given twice"),
        (["--vary", "device", "--vary", "textSize", "--vary", "direction"], "at most 200"),
        (["--vary", "appearance=light,light"], "given twice"),
    ])
    func wrongVariationsAreExplained(_ options: [String], _ words: String) throws {
        let result = try VitrineTool.run(["sheet", "bar.yaml", "-o", "x.png"] + options, in: workspace.path)
        #expect(result.status == 64 && result.errors.contains(words), "\(result.errors)")
        #expect(!workspace.exists("x.png"))
    }

    // MARK: Comparison

    @Test func aComparisonNamesKeysMeasuresAndPixels() throws {
        let result = try workspace.vitrine(
            "preview", "bar.yaml", "--against", "bar.yaml", "--against-set", "popupBar.barStyle=floating", "-o", "d.png"
        )
        #expect(result.status == 1)
        #expect(result.output.contains("popupBar.barStyle: default → floating"))
        #expect(result.output.contains("popupBar height: 48 pt → 58 pt"))
        #expect(result.output.contains("pixels differ"))
        #expect(try PNG.decode(workspace.bytes("d.png")).width > 3 * 375)
    }

    @Test func aSceneDoesNotDifferFromItself() throws {
        let result = try workspace.vitrine("preview", "bar.yaml", "--against", "bar.yaml", "-o", "d.png")
        #expect(result.status == 0 && result.output == "pictures: the same\n")
        #expect(!workspace.exists("d.png"))
    }

    // MARK: Explanation

    @Test func aDefaultIsExplainedByWhatItResolvesTo() throws {
        let glass = try workspace.vitrine("explain", "bar.yaml", "popupBar.barStyle")
        #expect(glass.output.contains("not given; default: default"))
        #expect(glass.output.contains("resolves to: floatingCompact (the glass design on a phone)"))
        let legacy = try workspace.vitrine("explain", "bar.yaml", "popupBar.barStyle", "--set", "design=legacy")
        #expect(legacy.output.contains("resolves to: floating (the legacy design on a phone)"))
        let given = try workspace.vitrine("explain", "bar.yaml", "popupBar.popupItem.title")
        #expect(given.output.contains("in the file: \"A\", line 5"))
        #expect(given.output.contains("without it the scene looks different"))
        let other = try workspace.vitrine(
            "explain", "bar.yaml", "popupBar.popupItem.title", "--set", "popupBar.popupItem.title=B")
        #expect(other.output.contains("in the file: \"A\", line 5\n  by an option: \"B\"\n"), "\(other.output)")
        // A file may repeat the default.
        try workspace.write("vitrine: 1\npopupBar: {popupItem: {title: A}, barStyle: default}\n", to: "same.yaml")
        let same = try workspace.vitrine("explain", "same.yaml", "popupBar.barStyle")
        #expect(same.output.contains("in the file: default, line 2, the default"), "\(same.output)")
        try Data("vitrine: 1\noutput: {loop: 0, fps: 25}\n".utf8).write(to: workspace.url("some.yaml"))
        let some = try workspace.vitrine("explain", "some.yaml", "output")
        #expect(some.output.contains("in the file: {loop: 0, fps: 25}, line 2"), "\(some.output)")
    }

    @Test func whatIsNotShownHasAReason() throws {
        let progress = try workspace.vitrine(
            "explain", "bar.yaml", "popupBar.popupItem.progress", "--set", "popupBar.popupItem.progress=0.5")
        #expect(progress.output.contains("not shown: popupBar.progressViewStyle is default, which shows no progress"))
        let absent = try workspace.vitrine(
            "explain", "bar.yaml", "popupBar.barStyle", "--set", "popupBar.presented=false")
        #expect(absent.output.contains("no event says `present: popupBar`"), "\(absent.output)")
        let unknown = try workspace.vitrine("explain", "bar.yaml", "popupBar.barStyl")
        #expect(unknown.status == 64 && unknown.errors.contains("barStyle"))
    }

    // MARK: The terminal

    @Test func aStillInHalfBlocksGoesToAPipe() throws {
        let result = try workspace.vitrine(
            "preview", "bar.yaml", "--protocol", "blocks", "--once", environment: ["COLUMNS": "40"])
        #expect(result.status == 0 && result.errors == "")
        // The page is red.
        #expect(result.output.contains("\u{1B}[38;2;255;0;0;48;2;255;0;0m"))
        #expect(result.output.count { $0 == "\u{2580}" } % 40 == 0)
        let refused = try workspace.vitrine("preview", "bar.yaml")
        #expect(refused.status == 64 && refused.errors.contains("--protocol"))
    }

    /// Returns the contents of a tmux pane as soon as it holds a text.
    private func pane(_ tmux: Program, _ socket: String, holds text: String, colors: Bool = false) throws -> String {
        var shown = ""
        for _ in 0..<200 {
            shown = try tmux.run(
                ["-L", socket, "capture-pane", "-p", "-t", "0"] + (colors ? ["-e"] : []), in: workspace.path
            ).output
            if shown.contains(text) { return shown }
            Thread.sleep(forTimeInterval: 0.05)
        }
        Issue.record("\(text) is not in \(shown)")
        return shown
    }

    @Test(.enabled(if: Program(named: "tmux") != nil))
    func tmuxShowsThePictureTheProblemAndThePictureAgain() throws {
        let tmux = try #require(Program(named: "tmux"))
        let socket = "vitrine-\(UUID().uuidString.prefix(8))"
        defer { _ = try? tmux.run(["-L", socket, "kill-server"], in: workspace.path) }
        let command = "'\(VitrineTool.path)' preview bar.yaml --watch; echo ended; sleep 60"
        // The server of tmux would keep the descriptor by which Foundation detects the end of a program.
        let closing = "for f in /dev/fd/*; do n=${f##*/}; [ $n -gt 2 ] && eval \"exec $n>&-\"; done; exec \"$@\""
        let begun = try #require(Program(named: "bash")).run(
            [
                "-c", closing, "bash", tmux.path, "-L", socket, "-f", "/dev/null", "new-session", "-d", "-x", "80",
                "-y",
                "24", command,
            ],
            in: workspace.path, environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TMUX": nil])
        #expect(begun.status == 0, "\(begun.errors)")
        _ = try pane(tmux, socket, holds: "\u{2580}\u{2580}\u{2580}")
        _ = try pane(tmux, socket, holds: "blocks")
        // The page is red, in direct color or the nearest of the palette.
        let colored = try pane(tmux, socket, holds: "\u{2580}", colors: true)
        #expect(colored.contains("8;2;255;0;0") || colored.contains("8;5;196"), "\(colored.prefix(2000))")

        _ = try tmux.run(["-L", socket, "send-keys", "-t", "0", "a"], in: workspace.path)
        _ = try pane(tmux, socket, holds: "dark")
        try workspace.write(Self.scene.replacing("popupItem", with: "popupItm"), to: "bar.yaml")
        let problem = try pane(tmux, socket, holds: "did you mean")
        #expect(problem.contains("bar.yaml:5:3") && problem.contains("popupItem"))
        #expect(!problem.contains("\u{2580}"))
        try workspace.write(Self.scene, to: "bar.yaml")
        _ = try pane(tmux, socket, holds: "\u{2580}\u{2580}\u{2580}")
        _ = try tmux.run(["-L", socket, "send-keys", "-t", "0", "?"], in: workspace.path)
        _ = try pane(tmux, socket, holds: "play, pause")
        _ = try tmux.run(["-L", socket, "send-keys", "-t", "0", "q"], in: workspace.path)
        _ = try pane(tmux, socket, holds: "ended")
    }
}

import Testing

@testable import VitrineStage
@testable import VitrineVocabulary

@Suite struct AllIssuesTests {
    @Test func aFileReportsAllItsProblemsAtOnceInOrderOfPlace() {
        let text = """
            vitrine: 2
            device: iphone-8s
            container:
              content: { background: 7DF67D }
              toolbar: { items: [Present Bar, Appearance] }
            popupBar:
              style: floatin
              tintColor: "#FF2D5"
              popupItem:
                titel: x
                title: a
                title: b
                title: c
                trailing: [[pause], {icn: x}, {icon: y, tint: pnk}]
                progress: 1.5
            timeline:
              - { at: 0.76s, tap: Present Br, hold: 180q, offset: {x: .inf, y: 0} }
              - { at: 0.5s, wait: -1s }
              - { taap: x }
              - { set: { popupBar: { item: { progress: 4 } } } }
            output:
              fps: 0
              fps: 3
              size: 5x99999
            """
        let found = Samples.problems(text).map { String($0.split(separator: " ")[1].dropLast()) + " " + place($0) }
        #expect(
            found == [
                "vitrine 1:10", "device 2:9", "container.content.background 4:26", "popupBar.style 7:10",
                "popupBar.tintColor 8:14",
                "popupBar.popupItem.titel 10:5", "popupBar.popupItem.title 12:5", "popupBar.popupItem.title 13:5",
                "popupBar.popupItem.trailing[0] 14:16", "popupBar.popupItem.trailing[1].icn 14:26",
                "popupBar.popupItem.trailing[2].tint 14:51", "popupBar.popupItem.progress 15:15",
                "timeline[0].tap 17:23",
                "timeline[0].hold 17:41", "timeline[0].offset.x 17:59", "timeline[1].at 18:11",
                "timeline[1].wait 18:23",
                "timeline[2].taap 19:7", "timeline[3].set.popupBar.item.progress 20:44", "output.fps 22:8",
                "output.fps 23:3",
                "output.size.height 24:9",
            ])
    }

    @Test func consequencesOfAProblemAreNotReported() {
        func paths(_ rest: String) -> [String] {
            do {
                _ = try SceneParser.parse("vitrine: 1\n" + rest)
                return []
            } catch {
                return error.issues.map(\.path)
            }
        }
        #expect(paths("popupbar: {}\ntimeline: [{present: popupBar}]") == ["popupbar"])
        #expect(paths("popupBar: []\ntimeline: [{present: popupBar}]") == ["popupBar"])
        #expect(paths("container: {toolbr: {items: [A]}}\ntimeline: [{tap: A}]") == ["container.toolbr"])
        #expect(paths("container: {toolbar: {items: [[A]]}}\ntimeline: [{tap: A}]") == ["container.toolbar.items[0]"])
        #expect(paths("output: {scale: x, crop: top 0.1}") == ["output.scale"])
        #expect(paths("timeline: [{at: 2q, wait: 1}, {at: 1s, wait: 1}]") == ["timeline[0].at"])
        #expect(paths("timeline: [{wait: 9e9}, {wait: 1}]") == ["timeline[0].wait"])
    }

    @Test func theListEndsAtAHundred() {
        let text = "vitrine: 1\n" + (0..<5000).map { "k\($0): 1\n" }.joined()
        let problems = Samples.problems(text)
        #expect(problems.count == 101)
        #expect(problems[0].hasPrefix("s.yaml:2:1: k0: unknown key"))
        #expect(problems.last == "s.yaml: more than 100 problems; the others are not listed")
    }

    @Test func manyDoublesAreAllFoundInASmallFile() {
        let text = "vitrine: 1\npopupBar:\n" + String(repeating: "  style: compact\n", count: 15)
        let lines = (4...17).map {
            "s.yaml:\($0):3: popupBar.style: the key \"style\" is given twice, first in line 3"
        }
        #expect(Samples.problems(text) == lines)
    }

    private func place(_ problem: String) -> String {
        problem.split(separator: ":").dropFirst().prefix(2).joined(separator: ":")
    }
}

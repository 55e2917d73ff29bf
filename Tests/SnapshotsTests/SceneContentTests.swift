import Testing
import Vitrine
import VitrineComparison
import VitrineStage

@testable import VitrineSnapshots

@Suite struct SceneContentTests {
    let folder = try! Folder()

    private static func scene(_ change: (inout PresentationScene) -> Void = { _ in }) throws -> Renderer {
        var scene = try PresentationScene(
            yaml: """
                vitrine: 1
                container:
                  content: { background: "#7DF67D" }
                  toolbar: { items: [Show, Hide] }
                popupBar: { barStyle: floating, popupItem: { title: A title, trailingBarButtonItems: [pause] } }
                timeline:
                  - { at: 0.1s, tap: Show, then: { present: popupBar } }
                output: { crop: bottom 170pt, size: 86x34, fps: 10, duration: 1.2s }
                """)
        change(&scene)
        return try Renderer(scene, threads: 1)
    }

    @Test func aFilmThatMovesLaterSaysSo() throws {
        let check = folder.check(.missing)
        #expect(check.result(of: try SceneContent.film(Self.scene()), named: "F/film").status == .recorded)
        #expect(check.result(of: try SceneContent.film(Self.scene()), named: "F/film").status == .passed)
        let later = try Self.scene { $0.timeline[0].at = 0.2 }
        let result = check.result(of: try SceneContent.film(later), named: "F/film")
        #expect(result.status == .failed)
        #expect(
            result.movements.contains { $0.contains("popupBar") && $0.contains("starts 100 ms later") }, "\(result)")
        #expect(result.frames?.hasPrefix("1") == true, "\(result)")
        #expect(result.message.contains("worst frame"))
    }

    @Test func posesAndAccessibilityAreTexts() throws {
        let check = folder.check(.missing)
        for (name, content) in [
            ("poses", try SceneContent.poses(Self.scene())),
            ("read", try SceneContent.accessibility(Self.scene(), at: 1)),
        ] {
            #expect(check.result(of: content, named: "T/\(name)").status == .recorded)
            #expect(check.result(of: content, named: "T/\(name)").status == .passed)
        }
        let later = try Self.scene { $0.timeline[0].at = 0.2 }
        let result = check.result(of: try SceneContent.poses(later), named: "T/poses")
        #expect(result.status == .failed && !result.movements.isEmpty)
    }

    @Test func theElementOfAChangeIsNamed() throws {
        let check = folder.check(.missing)
        #expect(check.result(of: try SceneContent.image(Self.scene(), at: 1), named: "I/i").status == .recorded)
        let other = try Self.scene { $0.popupBar?.popupItem.title = "Another title" }
        let result = check.result(of: try SceneContent.image(other, at: 1), named: "I/i")
        #expect(result.metrics?.element?.hasPrefix("popupBar") == true, "\(result)")
    }

    @Test func theKeysThatDifferLeadFromOneSceneToTheOther() throws {
        let a = try Self.scene().scene
        let b = try Self.scene {
            $0.popupBar?.barStyle = .compact
            $0.popupBar?.popupItem.subtitle = "New"
            $0.timeline[0].at = 0.3
            $0.traits.appearance = .dark
        }.scene
        let keys = SceneKeys(from: a, to: b)
        #expect(
            Set(keys.changes.map(\.path))
                == ["appearance", "popupBar.barStyle", "popupBar.popupItem.subtitle", "timeline[0].at"])
        #expect(try keys.scene(with: keys.changes.indices) == b)
        #expect(try keys.scene(with: []) == a)
        #expect(SceneKeys(from: a, to: a).changes.isEmpty)
    }
}

/// The search for the smallest set agrees with a search over all subsets.
@Suite struct SceneBisectionTests {
    @Test func theSetIsSmallestForEveryRule() {
        for count in 1...9 {
            for first in 0..<count {
                for second in first..<count {
                    // The scenes differ if both are chosen.
                    var bisection = SceneBisection { $0.contains(first) && $0.contains(second) ? .differs : .same }
                    #expect(bisection.smallest(of: count) == (first == second ? [first] : [first, second]))
                }
            }
        }
    }

    @Test func illegalSetsAreNotTaken() {
        // Key 1 is illegal without 0, and makes the difference by itself.
        var bisection = SceneBisection { set in
            if set.contains(1), !set.contains(0) { return .illegal }
            return set.contains(1) ? .differs : .same
        }
        #expect(bisection.smallest(of: 6) == [0, 1])
        var none = SceneBisection { _ in .same }
        #expect(none.smallest(of: 5) == [])
    }
}

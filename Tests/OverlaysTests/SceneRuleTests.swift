import Testing
import VitrinePrimitives
import VitrineStage
import VitrineVocabulary

@testable import VitrineOverlays

/// Reading, writing and rejection of keys of overlay containers.
struct SceneRuleTests {
    @Test(arguments: [
        ("25%", 0.25, 0.0), ("100pt", 0, 100), ("100% - 200pt", 1, -200), ("7%", 0.07, 0), ("12.5% + 8", 0.125, 8),
        ("0", 0, 0),
    ]) func `notches are read and written`(_ text: String, _ fraction: Double, _ constant: Double) throws {
        let notch = try #require(OverlayNotch(text: text))
        #expect(notch.fraction == fraction && notch.constant == constant)
        let written: OverlayNotch? = notch.node(Format()).value()
        #expect(written == notch)
        #expect(notch.height(in: 800) == fraction * 800 + constant)
    }

    @Test(arguments: ["", "%", "half", "25 %%", "-5%", "10% 20", "10% * 2", "1e1%", "50% - pt"])
    func `other texts are no notches`(_ text: String) { #expect(OverlayNotch(text: text) == nil) }

    @Test func `a scene is written as it is read`() throws {
        let keys = """
            style: rigid
            notches: [0, 50%, 100% - 200pt]
            disabledNotches: [0]
            overlayTranslationFunction: { factor: 0.7, bouncesAtMinimumHeight: false }
            overlayTargetNotchPolicy: nearest
            animationController: { damping: 0.5, response: 0.4s }
            sheetPresentation: { dimmingView: { maximumAlpha: 0.1 }, dismissalPolicy: { dismissingPosition: { notch: 1 } } }
            presented: true
            topAnchor: safeArea
            width: 300pt
            """
        let read = try SceneParser.parse(scene(keys))
        #expect(try SceneParser.parse(read.yaml) == read)
        let container = try #require(read.values.overlayContainers["maps"])
        #expect(container.overlayTargetNotchPolicy == .nearest)
        #expect(container.sheetPresentation?.dismissalPolicy.dismissingVelocity == 2400)
    }

    @Test(arguments: [
        ("notches: []", "1...50"),
        ("notches: [50%, 25%]", "notches ascend"),
        ("notches: [25%, 900pt]", "up to the height of the container"),
        ("notches: [.nan]", "notches[0]: .nan is out of range; legal: -10000...10000 pt"),
        ("notches: [25%, .inf]", "notches[1]: .inf is out of range; legal: -10000...10000 pt"),
        ("notches: [25%, 1e400]", "notches[1]"),
        ("notches: [-20pt]", "legal: 0..."),
        ("notches: [25%, half]", "\"half\" is not a notch (`25%`, `100pt` or `100% - 200pt`)"),
        ("notches: [120%]", "0%...100%"),
        ("notches: [25%]\ndisabledNotches: [1]", "0...0"),
        ("notches: [25%]\noverlayTranslationFunction: { factor: -1 }", "0...10"),
        ("notches: [25%]\nanimationController: { damping: 0 }", "0.01...1"),
        ("notches: [25%]\nsheetPresentation: { dismissalPolicy: { dismissingPosition: { notch: 3 } } }", "0...0"),
        ("notches: [25%]\nstyle: flexible", "did you mean \"flexibleHeight\""),
        ("style: rigid", "the key \"notches\" is missing"),
    ]) func `illegal values are refused, with how to mend them`(_ keys: String, _ words: String) {
        let error = #expect(throws: SceneIssues.self) { try SceneParser.parse(scene(keys)) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test func `names that the overlay does not have are refused with the nearest`() {
        let text = scene("notches: [25%]").replacing("drivingScrollView: list", with: "drivingScrollView: lists")
        let error = #expect(throws: SceneIssues.self) { try SceneParser.parse(text) }
        #expect(error?.description.contains("did you mean \"list\"") == true)
        let header = scene("notches: [25%]").replacing("[header]", with: "[heade]")
        let other = #expect(throws: SceneIssues.self) { try SceneParser.parse(header) }
        #expect(other?.description.contains("did you mean \"header\"") == true)
    }

    @Test func `a move to a notch that is not there is refused`() {
        let text = scene("notches: [25%, 50%]", timeline: "  - { at: 1s, move: maps, toNotchAt: 2 }")
        let error = #expect(throws: SceneIssues.self) { try SceneParser.parse(text) }
        #expect(error?.description.contains("0...1, the notches of maps") == true)
    }
}

import Testing
import VitrineChrome
import VitrineGestures
import VitrinePages
import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrineScenes

/// Popups, status bars, pages and fingers in scene files.
@Suite struct PopupParserTests {
    private func scene(_ rest: String) throws -> Scene { try SceneParser.parse("vitrine: 1\n" + rest) }

    private func problems(_ rest: String) -> [String] { Samples.problems("vitrine: 1\npopupBar: {}\n" + rest) }

    @Test func everyPropertyOfThePopup() throws {
        let content = try scene(
            """
            popupBar: {}
            popupContent:
              background: "#512834"
              darkBackground: black
              image: artwork/rain.png
              imageCornerRadius: 12pt
              imageShadow: { color: black, blurRadius: 4, offset: { x: 1, y: 2 } }
              showsControls: true
              bottomLabel: Bottom
              statusBarStyle: lightContent
              statusBarHidden: true
              popupCloseButtonStyle: chevron
              popupCloseButtonPositioning: trailing
              popupCloseButtonTintColor: white
              popupInteractionStyle: snap
              popupSnapPercent: 0.5
              backgroundEffect: systemThinMaterial
              translucent: false
              allowsContentTransition: false
              open: true
              list: { contentOffset: 12pt, sections: [{ header: Songs, rows: [One, { title: Two, accessory: checkmark }] }] }
            """
        ).popupContent
        #expect(
            content
                == PopupContent(
                    background: Color(0x512834), darkBackground: .black, image: "artwork/rain.png",
                    imageCornerRadius: 12,
                    imageShadow: .shadow(Shadow(color: .black, offset: Point(x: 1, y: 2), blurRadius: 4)),
                    showsControls: true, bottomLabel: "Bottom", statusBarStyle: .lightContent, statusBarHidden: true,
                    popupCloseButton: PopupCloseButton(style: .chevron, positioning: .trailing, tintColor: .white),
                    popupInteractionStyle: .snap, popupSnapPercent: 0.5, backgroundEffect: .systemThinMaterial,
                    translucent: false, allowsContentTransition: false, open: true,
                    list: ListPage(
                        sections: [
                            .init(
                                header: "Songs",
                                rows: [.init(title: "One"), .init(title: "Two", accessory: .checkmark)])
                        ], contentOffset: 12)))
        #expect(try scene("popupBar: {}\npopupContent: {}").popupContent == PopupContent())
    }

    /// A change names what it changes, and nothing else changes.
    @Test func changes() throws {
        let parsed = try scene("popupBar: {}\ntimeline: [{at: 1, set: {popupContent: {showsControls: true}}}]")
        guard case .set(let change) = parsed.timeline[0].action, let new = change.popupContent else {
            Issue.record("no change")
            return
        }
        var content = PopupContent(background: .black, popupSnapPercent: 0.4)
        new.apply(to: &content)
        #expect(content == PopupContent(background: .black, showsControls: true, popupSnapPercent: 0.4))
    }

    @Test func barsAtTheTop() throws {
        #expect(try scene("container: {statusBar: true}").container.statusBar == StatusBar())
        #expect(try scene("container: {statusBar: false}").container.statusBar == nil)
        let full = try scene(
            "container: {statusBar: {time: 7:24, style: darkContent, isHidden: true, showsLocation: true, hasSIM: false}}"
        )
        #expect(
            full.container.statusBar
                == StatusBar(time: "7:24", style: .darkContent, isHidden: true, showsLocation: true, hasSIM: false))
    }

    @Test func events() throws {
        let events = try scene(
            """
            popupBar: {}
            timeline:
              - { at: 0, present: popupBar, openPopup: true }
              - { at: 1, close: popup, duration: 300ms }
              - { at: 2, open: popup, animated: false }
              - { at: 3, drag: popupContent, offset: {x: 1, y: 2}, path: [{by: {y: 90}, duration: 0.2s, curve: linear}, {duration: 1s}] }
              - { swipe: popupBar, by: {x: 3, y: -4} }
              - { at: 6, push: {background: black, bottomLabel: a, hidesBottomBarWhenPushed: true} }
              - { at: 7, pop: page, animated: false }
              - { at: 8, tap: popupBar }
            """
        ).timeline
        #expect(events[0].action == .present(animated: true, duration: nil, openPopup: true))
        #expect(events[1].action == .close(animated: true, duration: 0.3))
        #expect(events[2].action == .open(animated: false, duration: nil))
        let legs = [
            FingerPath.Leg(by: Point(x: 0, y: 90), duration: 0.2, curve: .linear),
            FingerPath.Leg(by: .zero, duration: 1),
        ]
        #expect(
            events[3].action == .drag(Drag(target: .popupContent, offset: Point(x: 1, y: 2), path: legs)))
        // After the finger has gone.
        #expect((events[4].at - 4.2).magnitude < 1e-9)
        let flick = FingerPath.Leg(by: Point(x: 3, y: -4), duration: 0.15, curve: .easeOut)
        #expect(events[4].action == .drag(Drag(target: .popupBar, path: [flick])))
        let page = Page(background: .black, bottomLabel: "a", hidesBottomBarWhenPushed: true)
        #expect(events[5].action == .push(page, animated: true) && events[6].action == .pop(animated: false))
        #expect(events[7].action == .tap(Tap(target: Tap.popupBar)))
    }

    @Test func outOfRange() {
        let wrong = [
            "popupContent: {popupSnapPercent: 0.05}", "popupContent: {popupSnapPercent: 1}",
            "popupContent: {imageCornerRadius: -1}", "popupContent: {imageCornerRadius: 201}",
            "popupContent: {popupCloseButtonStyle: cross}", "popupContent: {popupInteractionStyle: pull}",
            "popupContent: {popupCloseButtonPositioning: left}", "popupContent: {statusBarStyle: white}",
            "popupContent: {list: {sections: []}}", "popupContent: {list: {sections: [{rows: []}]}}",
            "popupContent: {list: {sections: [{rows: [a]}], contentOffset: 10001}}", "popupContent: {list: {}}",
            "timeline: [{at: 1, set: {popupContent: {list: {sections: [{rows: [a], foot: b}]}}}}]",
            "popupContent: {popupCloseButtonStyl: none}", "design: legacy\npopupContent: {backgroundEffect: glass}",
            "container: {navigationBar: {leadingItems: [a, b, c, d]}}", "container: {statusBar: 3}",
            "timeline: [{at: 1, pop: page}]", "timeline: [{at: 1, open: popupBar}]",
            "timeline: [{at: 1, drag: popupBar}]", "timeline: [{at: 1, drag: popupBar, path: []}]",
            "timeline: [{at: 1, drag: popupBar, path: [{by: {y: 1}}]}]",
            "timeline: [{at: 1, drag: popupBar, path: [{duration: 0s}]}]",
            "timeline: [{at: 1, drag: popupBar, path: [{duration: 61s}]}]",
            "timeline: [{at: 1, drag: popupBar, path: [{duration: 1s, by: {x: 10001}}]}]",
            "timeline: [{at: 1, drag: popupBar, path: [{duration: 1s, curve: bounce}]}]",
            "timeline: [{at: 1, swipe: popupBar}]", "timeline: [{at: 1, set: {popupContent: {open: true}}}]",
            "timeline: [{at: 1, swipe: bar, by: {y: 1}}]",
            "timeline: [{at: 1, close: popup, duration: 0s}]", "output: {start: -1s}", "output: {start: 601s}",
        ]
        for text in wrong { #expect(problems(text).count == 1, "\(text): \(problems(text))") }
    }

    /// A finger is on the screen for ten minutes at most.
    @Test func longTouches() {
        let path = Array(repeating: "{duration: 60s}", count: 11).joined(separator: ", ")
        let found = problems("timeline: [{at: 1, drag: popupBar, path: [\(path)]}]")
        #expect(found.count == 1 && found[0].contains("timeline[0].path: 660 is out of range"), "\(found)")
        let ten = Array(repeating: "{duration: 60s}", count: 10).joined(separator: ", ")
        #expect(problems("timeline: [{at: 1, drag: popupBar, path: [\(ten)]}]").isEmpty)
    }

    /// A swipe is spoken of by its own keys.
    @Test func swipesOutOfRange() {
        let found = problems("timeline: [{at: 1, swipe: popupBar, by: {x: 10001}, duration: 61s}]")
        #expect(
            found.map { $0.drop { $0 != "t" } } == [
                "timeline[0].by.x: 10001 is out of range; legal: -10000...10000 pt",
                "timeline[0].duration: 61 is out of range; legal: above 0, at most 60 s",
            ])
        #expect(problems("timeline: [{at: 1, swipe: popupBar, by: {x: 1}, duration: 0s}]").count == 1)
    }

    @Test func needsAPopupBar() {
        #expect(Samples.problems("vitrine: 1\npopupContent: {}").count == 1)
        for event in ["open: popup", "close: popup", "swipe: popupBar, by: {y: 1}"] {
            #expect(Samples.problems("vitrine: 1\ntimeline: [{at: 1, \(event)}]").count == 1)
        }
    }
}

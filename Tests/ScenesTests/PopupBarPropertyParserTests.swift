import Testing
import VitrineChrome
import VitrinePopupBar
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrineScenes

/// Keys of what a popup bar shares with its item, its dock, its content and its container.
@Suite struct PopupBarPropertyParserTests {
    @Test func everyKey() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            design: legacy
            container:
              shouldExtendPopupBarUnderSafeArea: false
              shouldFadePopupBarOnDismiss: true
              toolbar:
                items: [Go]
                tintColor: red
                standardAppearance: { backgroundEffect: dark, backgroundColor: blue, shadowColor: white }
            popupContent: { title: Content }
            popupBar:
              inheritsAppearanceFromDockingView: false
              usesContentControllersAsDataSource: false
              backgroundColor: black
              standardAppearance: { buttonAppearance: { kern: 1 }, prominentButtonAppearance: { kern: 2 } }
              popupItem:
                standardAppearance: { highlightColor: red, titleTextAttributes: { font: { family: Comic Neue } } }
                trailing: [{ title: Buy, style: prominent, tint: red }, { icon: pause, style: plain }, play]
            """)
        let container = scene.container
        #expect(container.shouldExtendPopupBarUnderSafeArea == false && container.shouldFadePopupBarOnDismiss == true)
        let look = BarAppearance(
            backgroundEffect: .dark, backgroundColor: Color(0x0000ff), shadowColor: .white)
        let toolbar = Toolbar(items: ["Go"], standardAppearance: look, tintColor: Color(0xff0000))
        #expect(container.dock == .toolbar(toolbar))
        let bar = try #require(scene.popupBar)
        #expect(!bar.inheritsAppearanceFromDockingView && !bar.usesContentControllersAsDataSource)
        #expect(bar.backgroundColor == .black && scene.popupContent?.title == "Content")
        #expect(bar.standardAppearance.buttonAppearance == LabelAttributes(kern: 1))
        #expect(bar.standardAppearance.prominentButtonAppearance == LabelAttributes(kern: 2))
        let items = [
            BarButtonItem(title: "Buy", style: .prominent, tint: Color(0xff0000)), BarButtonItem(icon: "pause"),
            BarButtonItem(icon: "play"),
        ]
        #expect(bar.popupItem.trailingBarButtonItems == items)
        let own = try #require(bar.popupItem.standardAppearance)
        #expect(own.properties == [.highlightColor, .titleTextAttributes])
        #expect(own.values.highlightColor == Color(0xff0000) && scene.fontFamilies == ["Comic Neue"])
    }

    /// What a sidebar has to do with bars and popups, what is felt, and what is shown first.
    @Test func keysOfPadsAndFingers() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            container:
              popupOpensOverSplitViewController: false
              popupBarAvoidsPrimaryColumn: false
              allowPopupHapticFeedbackGeneration: true
            popupBar:
              allowHapticFeedbackGenerationOnItemPaging: false
              popupItems: [{ title: A, barButtonItems: [pause] }, { title: A, identifier: second }]
              initialPopupItem: 1
            """)
        let container = scene.container
        #expect(!container.popupOpensOverSplitViewController && !container.popupBarAvoidsPrimaryColumn)
        #expect(container.allowPopupHapticFeedbackGeneration)
        let bar = try #require(scene.popupBar)
        #expect(!bar.allowHapticFeedbackGenerationOnItemPaging && bar.popupItem == bar.popupItems[1])
        #expect(bar.popupItem.identifier == "second" && bar.popupItem != bar.popupItems[0])
        #expect(bar.popupItems[0].barButtonItems == [BarButtonItem(icon: "pause")])
        let plain = try SceneParser.parse("vitrine: 1\npopupBar: {}")
        #expect(plain.container.popupOpensOverSplitViewController && plain.container.popupBarAvoidsPrimaryColumn)
        #expect(!plain.container.allowPopupHapticFeedbackGeneration)
        #expect(plain.popupBar?.allowHapticFeedbackGenerationOnItemPaging == true)
    }

    /// A `set` event changes what it names of bar, item and dock, and nothing else.
    @Test func changes() throws {
        let scene = try SceneParser.parse(
            """
            vitrine: 1
            design: legacy
            container: { tabBar: { items: [{title: a, icon: x}, {title: b, icon: y}], tintColor: red } }
            popupBar: { customBar: { label: L }, popupItem: { title: T, leading: [pause], accessibilityHint: H } }
            timeline:
              - set:
                  tabBar: { standardAppearance: { backgroundColor: red }, scrollEdgeAppearance: transparent }
                  selectedTab: 1
                  leading: []
                  trailing: [{ title: Buy }, pause]
                  semanticContentAttribute: forceRightToLeft
                  barItemsSemanticContentAttribute: spatial
                  limitFloatingContentWidth: false
                  inheritsAppearanceFromDockingView: false
                  usesContentControllersAsDataSource: false
                  backgroundColor: blue
                  customBar: { height: 100pt }
                  customBarWantsFullBarWidth: true
                  accessibilityLabel: a
                  accessibilityImageLabel: b
                  accessibilityProgressLabel: c
                  accessibilityProgressValue: d
            """)
        guard case .set(let change) = scene.timeline[0].action else {
            Issue.record("not a change")
            return
        }
        var (container, bar) = (scene.container, try #require(scene.popupBar))
        container.apply(change)
        bar.apply(change)
        let tabs = TabBar(
            items: [.init(title: "a", icon: "x"), .init(title: "b", icon: "y")], selected: 1,
            scrollEdgeAppearance: .transparent, tintColor: Color(0xff0000),
            standardAppearance: BarAppearance(backgroundColor: Color(0xff0000)))
        #expect(container == Container(dock: .tabBar(tabs)))
        let item = PopupItem(
            title: "T", trailingBarButtonItems: [BarButtonItem(title: "Buy"), BarButtonItem(icon: "pause")],
            accessibilityLabel: "a", accessibilityHint: "H", accessibilityImageLabel: "b",
            accessibilityProgressLabel: "c", accessibilityProgressValue: "d")
        let wanted = PopupBar(
            popupItem: item, semanticContentAttribute: .forceRightToLeft, barItemsSemanticContentAttribute: .spatial,
            customBar: CustomPopupBar(height: 100, content: .label("L")), customBarWantsFullBarWidth: true,
            limitFloatingContentWidth: false, inheritsAppearanceFromDockingView: false,
            usesContentControllersAsDataSource: false, backgroundColor: Color(0x0000ff))
        #expect(bar == wanted)
    }

    @Test func docks() throws {
        func dock(_ keys: String) throws -> Container.Dock? {
            try SceneParser.parse("vitrine: 1\ndesign: legacy\ncontainer: {\(keys)}").container.dock
        }
        let own = CustomDock(height: 60, background: Color(0xff0000), bottomDockingViewMarginForPopupBar: 4)
        #expect(
            try dock("customDock: {height: 60pt, background: red, bottomDockingViewMarginForPopupBar: 4}")
                == .custom(own))
        #expect(try dock("customDock: {}") == .custom(CustomDock()))
        let tabs = TabBar(
            items: [.init(title: "A", icon: "x"), .init(title: "B", icon: "y")],
            tintColor: .white, standardAppearance: BarAppearance(shadowColor: .black))
        let items = "items: [{title: A, icon: x}, {title: B, icon: y}]"
        #expect(
            try dock("tabBar: {\(items), tintColor: white, standardAppearance: {shadowColor: black}}")
                == .tabBar(tabs))
    }

    static let problems: [(String, String)] = [
        (
            "popupBar: {popupItem: {standardAppearance: {marqueeScrollRate: 0}}}",
            "popupBar.popupItem.standardAppearance.marqueeScrollRate: 0 is out of range; legal: 1...1000 pt/s"
        ),
        (
            "popupBar: {popupItem: {standardAppearance: {floatingBackgroundEffect: glass}}}",
            "popupBar.popupItem.standardAppearance.floatingBackgroundEffect: needs the glass design"
        ),
        (
            "popupBar: {popupItems: [{title: a}, {standardAppearance: {marqueeScrollDelay: 61s}}]}",
            "popupBar.popupItems[1].standardAppearance.marqueeScrollDelay: 61s is out of range; legal: 0...60 s"
        ),
        (
            "container: {toolbar: {items: [a], standardAppearance: {shadowColour: red}}}",
            "container.toolbar.standardAppearance.shadowColour: unknown key; did you mean \"shadowColor\"? (backgroundEffect, backgroundColor, shadowColor)"
        ),
        (
            "container: {customDock: {}, toolbar: {items: [a]}}",
            "container.toolbar: \"customDock\" and \"toolbar\" exclude each other"
        ),
    ]

    /// Of appearances of items, and of docks; those of all keys have a test of their own. The file, line and column are in
    /// front of each.
    @Test(arguments: problems.indices) func clearErrors(_ i: Int) {
        let (keys, wanted) = Self.problems[i]
        let found = Samples.problems("vitrine: 1\ndesign: legacy\n\(keys)")
        #expect(found.count == 1 && found[0].hasSuffix(": \(wanted)"), "\(found)")
    }

    @Test func legacyOnly() {
        for (keys, path) in [
            ("popupBar: {backgroundColor: red}", "popupBar.backgroundColor"),
            ("container: {shouldExtendPopupBarUnderSafeArea: true}", "container.shouldExtendPopupBarUnderSafeArea"),
            ("container: {shouldFadePopupBarOnDismiss: true}", "container.shouldFadePopupBarOnDismiss"),
            ("container: {toolbar: {items: [a], standardAppearance: {}}}", "container.toolbar.standardAppearance"),
            ("popupBar: {}\ntimeline: [{set: {backgroundColor: red}}]", "timeline[0].set.backgroundColor"),
            (
                "container: {toolbar: {items: [a]}}\ntimeline: [{set: {toolbar: {standardAppearance: {}}}}]",
                "timeline[0].set.toolbar.standardAppearance"
            ),
        ] {
            let found = Samples.problems("vitrine: 1\n\(keys)")
            #expect(found.count == 1 && found[0].hasSuffix(" \(path): needs the legacy design"), "\(found)")
        }
    }
}

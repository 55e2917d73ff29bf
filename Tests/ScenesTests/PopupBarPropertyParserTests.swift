import Presentations
import Primitives
import Testing

@testable import Scenes

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
            "popupBar: {inheritsAppearanceFromDockingView: 1}",
            "popupBar.inheritsAppearanceFromDockingView: expected true or false, found 1"
        ),
        (
            "popupBar: {usesContentControllersAsDataSource: no way}",
            "popupBar.usesContentControllersAsDataSource: expected true or false, found \"no way\""
        ),
        (
            "popupBar: {backgroundColor: {red: 2, green: 0, blue: 0}}",
            "popupBar.backgroundColor.red: 2 is out of range; legal: 0...1"
        ),
        (
            "popupBar: {popupItem: {standardAppearance: {imageShadow: big}}}",
            "popupBar.popupItem.standardAppearance.imageShadow: \"big\" is not a shadow or its preset (default, static, none)"
        ),
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
            "popupBar: {standardAppearance: {buttonAppearance: {kern: 101}}}",
            "popupBar.standardAppearance.buttonAppearance.kern: 101 is out of range; legal: -100...100 pt"
        ),
        (
            "popupBar: {standardAppearance: {prominentButtonAppearance: {font: {size: 0}}}}",
            "popupBar.standardAppearance.prominentButtonAppearance.font.size: 0 is out of range; legal: 1...1000 pt"
        ),
        (
            "popupBar: {popupItem: {trailing: [{title: a, style: bold}]}}",
            "popupBar.popupItem.trailing[0].style: \"bold\" is not a button style (plain, prominent)"
        ),
        (
            "popupBar: {popupItem: {trailing: [{title: a, icon: b}]}}",
            "popupBar.popupItem.trailing[0].icon: \"title\" and \"icon\" exclude each other"
        ),
        (
            "popupBar: {popupItem: {trailing: [{style: plain}]}}",
            "popupBar.popupItem.trailing[0]: the key \"icon\" is missing"
        ),
        (
            "container: {toolbar: {items: [a], tintColor: redd}}",
            "container.toolbar.tintColor: \"redd\" is not a colour; did you mean \"red\"? (…)"
        ),
        (
            "container: {toolbar: {items: [a], standardAppearance: {backgroundEffect: glass}}}",
            "container.toolbar.standardAppearance.backgroundEffect: \"glass\" is not a material or a blur"
        ),
        (
            "container: {toolbar: {items: [a], standardAppearance: {shadowColour: red}}}",
            "container.toolbar.standardAppearance.shadowColour: unknown key; did you mean \"shadowColor\"? (backgroundEffect, backgroundColor, shadowColor)"
        ),
        (
            "container: {customDock: {height: 401}}",
            "container.customDock.height: 401 is out of range; legal: 0...400 pt"
        ),
        (
            "container: {customDock: {bottomDockingViewMarginForPopupBar: -1}}",
            "container.customDock.bottomDockingViewMarginForPopupBar: -1 is out of range; legal: 0...400 pt"
        ),
        (
            "container: {customDock: {}, toolbar: {items: [a]}}",
            "container.toolbar: \"customDock\" and \"toolbar\" exclude each other"
        ),
        (
            "container: {shouldExtendPopupBarUnderSafeArea: 3}",
            "container.shouldExtendPopupBarUnderSafeArea: expected true or false, found 3"
        ),
        (
            "container: {shouldFadePopupBarOnDismiss: []}",
            "container.shouldFadePopupBarOnDismiss: expected true or false, found a list"
        ),
        ("popupBar: {}\npopupContent: {title: [a]}", "popupContent.title: expected text, found a list"),
    ]

    /// The file, line and column are in front of each, and long lists of names in full; both are left out here.
    @Test(arguments: problems.indices) func clearErrors(_ i: Int) {
        let (keys, wanted) = Self.problems[i]
        let found = Samples.problems("vitrine: 1\ndesign: legacy\n\(keys)")
        #expect(found.count == 1, "\(found)")
        guard let problem = found.first else { return }
        if wanted.hasSuffix(" (…)") {
            #expect(problem.contains(": \(wanted.dropLast(4))"), "\(problem)")
        } else {
            #expect(problem.hasSuffix(": \(wanted)"), "\(problem)")
        }
    }

    @Test func legacyOnly() {
        for (keys, path) in [
            ("popupBar: {backgroundColor: red}", "popupBar.backgroundColor"),
            ("container: {shouldExtendPopupBarUnderSafeArea: true}", "container.shouldExtendPopupBarUnderSafeArea"),
            ("container: {shouldFadePopupBarOnDismiss: true}", "container.shouldFadePopupBarOnDismiss"),
            ("container: {toolbar: {items: [a], standardAppearance: {}}}", "container.toolbar.standardAppearance"),
        ] {
            let found = Samples.problems("vitrine: 1\n\(keys)")
            #expect(found.count == 1 && found[0].hasSuffix(" \(path): needs the legacy design"), "\(found)")
        }
    }
}

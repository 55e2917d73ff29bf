import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// Properties that a popup bar shares with its item, dock, content and container: each change has an effect in its
/// area.
@Suite struct PopupBarPropertyTests {
    typealias Change = PictureChangeTests.Change

    /// Returns a scene of a prominent bar over a toolbar of the legacy design, from 785 to 849 on a screen of 932 pt.
    private static func legacy(_ style: PopupBar.Style = .prominent, dock: Container.Dock? = toolbar)
        -> PresentationScene
    {
        var scene = PictureChangeTests.plain
        scene.traits.design = .legacy
        scene.container.dock = dock
        scene.popupBar?.barStyle = style
        return scene
    }

    private static let toolbar = Container.Dock.toolbar(Toolbar(items: ["Go"]))
    private static let tabs = Container.Dock.tabBar(
        TabBar(items: ["A", "B"].map { TabBar.Item(title: $0, icon: "library") }))
    /// The bar with the line above it.
    private static let legacyBar = Rect(x: 0, y: 784, width: 430, height: 65)
    private static let legacyDock = Rect(x: 0, y: 848, width: 430, height: 84)
    private static let both = Rect(x: 0, y: 784, width: 430, height: 148)
    private static let red = RGBColor(0xff0000)
    private static let blue = RGBColor(0x0000ff)

    private static func color(_ color: RGBColor) -> VitrineVocabulary.Change<PopupBarAppearance> {
        ["backgroundEffect": "none", "backgroundColor": .color(color)]
    }

    private static let legacyChanges: [Change] = [
        Change("color of the bar", in: legacyBar) { $0.popupBar?.backgroundColor = red },
        Change("appearance of the item", in: legacyBar) { $0.popupBar?.popupItem.standardAppearance = color(red) },
        Change("color of the toolbar, for both", in: both) {
            $0.changeToolbar { $0.standardAppearance = BarAppearance(backgroundColor: red) }
        },
        Change("effect of the toolbar, for both", in: both) {
            $0.changeToolbar { $0.standardAppearance = BarAppearance(backgroundEffect: .dark) }
        },
        Change("color of the toolbar, for itself", in: legacyDock) {
            $0.changeToolbar { $0.standardAppearance = BarAppearance(backgroundColor: red) }
            $0.popupBar?.inheritsAppearanceFromDockingView = false
        },
        Change("lines", in: Rect(x: 0, y: 784, width: 430, height: 65)) {
            $0.changeToolbar { $0.standardAppearance = BarAppearance(shadowColor: red) }
        },
        Change("tint of the toolbar, for both", in: both) { $0.changeToolbar { $0.tintColor = blue } },
        Change("tint of the toolbar, for itself", in: legacyDock) {
            $0.changeToolbar { $0.tintColor = blue }
            $0.popupBar?.inheritsAppearanceFromDockingView = false
        },
        Change("title of a button", in: legacyBar) {
            $0.popupBar?.popupItem.trailingBarButtonItems = [BarButtonItem(title: "Buy")]
        },
    ]

    @Test(arguments: legacyChanges) func legacyDesign(_ change: Change) throws {
        try PictureChangeTests().check(change, from: Self.legacy())
    }

    private static let glassChanges: [Change] = [
        Change("title of a button", in: PictureChangeTests.bar) {
            $0.popupBar?.popupItem.trailingBarButtonItems = [BarButtonItem(title: "Buy")]
        },
        Change("prominent icon", in: PictureChangeTests.bar) {
            $0.popupBar?.popupItem.trailingBarButtonItems[0].style = .prominent
        },
        Change("appearance of the item", in: nil) {
            $0.popupBar?.popupItem.standardAppearance = ["floatingBackgroundEffect": "dark"]
        },
        Change("custom dock", in: nil) { $0.container.dock = .custom(CustomDock()) },
    ]

    @Test(arguments: glassChanges) func glassDesign(_ change: Change) throws {
        try PictureChangeTests().check(change, from: PictureChangeTests.plain)
    }

    private static let buttonChanges: [Change] = [
        Change("color of plain titles", in: PictureChangeTests.bar) {
            $0.popupBar?.standardAppearance.buttonAppearance = LabelAttributes(foregroundColor: .black)
        },
        Change("weight of prominent titles", in: PictureChangeTests.bar) {
            $0.popupBar?.standardAppearance.prominentButtonAppearance = LabelAttributes(font: .init(weight: .black))
        },
        Change("style", in: PictureChangeTests.bar) {
            $0.popupBar?.popupItem.trailingBarButtonItems[0].style = .prominent
        },
        Change("tint", in: PictureChangeTests.bar) {
            $0.popupBar?.popupItem.trailingBarButtonItems[1].tint = Self.blue
        },
        Change("another title", in: PictureChangeTests.bar) {
            $0.popupBar?.popupItem.trailingBarButtonItems[0].title = "Sell it"
        },
    ]

    /// The test covers both designs; a bar from edge to edge has other areas.
    @Test(arguments: buttonChanges, Design.allCases) func buttons(_ change: Change, _ design: Design) throws {
        var scene = design == .glass ? PictureChangeTests.plain : Self.legacy()
        scene.popupBar?.popupItem.trailingBarButtonItems = [
            BarButtonItem(title: "Buy"), BarButtonItem(title: "Play", style: .prominent),
        ]
        let region = design == .glass ? change.region : Self.legacyBar
        try PictureChangeTests().check(Change(change.name, in: region, change.apply), from: scene)
    }

    private func pixel(_ scene: PresentationScene, _ x: Double, _ y: Double, at seconds: Double = 0) throws
        -> PremultipliedColor
    {
        let staged = try StagedScene(scene)
        let (scale, origin) = (staged.viewport.scale, staged.viewport.origin)
        return staged.picture(at: seconds)[Int((x - origin.x) * scale), Int((y - origin.y) * scale)]
    }

    /// The item's appearance takes precedence over the dock's, that over the bar's own, if it is inherited.
    @Test func lookUpOrder() throws {
        for dock in [Self.toolbar, Self.tabs] {
            var scene = Self.legacy(dock: dock)
            Self.color(Self.red).apply(to: &scene.popupBar!.standardAppearance)
            let bottom = try pixel(scene, 2, 900)
            #expect(try pixel(scene, 2, 800) == Self.red.premultiplied)
            let appearance = BarAppearance(backgroundEffect: BarEffect.none, backgroundColor: Self.blue)
            scene.changeToolbar { $0.standardAppearance = appearance }
            scene.changeTabs { $0.standardAppearance = appearance }
            #expect(try pixel(scene, 2, 800) == Self.blue.premultiplied)
            #expect(try pixel(scene, 2, 900) == Self.blue.premultiplied && bottom != Self.blue.premultiplied)
            scene.popupBar?.popupItem.standardAppearance = Self.color(.black)
            #expect(try pixel(scene, 2, 800) == RGBColor.black.premultiplied)
            scene.popupBar?.popupItem.standardAppearance = nil
            scene.popupBar?.inheritsAppearanceFromDockingView = false
            #expect(try pixel(scene, 2, 800) == Self.red.premultiplied)
            // The bar's own color is over all.
            scene.popupBar?.backgroundColor = .white
            #expect(try pixel(scene, 2, 800) == RGBColor.white.premultiplied)
        }
    }

    /// The progress line has the tint of the bar, else of the dock, else the system's blue.
    @Test(arguments: Design.allCases) func tint(_ design: Design) throws {
        for dock in [Self.toolbar, Self.tabs] {
            var scene = Self.legacy(.floating, dock: dock)
            scene.traits.design = design
            scene.popupBar?.popupItem.progress = 1
            // The line is beyond the dock's shadow.
            scene.popupBar?.progressViewStyle = .top
            scene.popupBar?.popupItem.trailingBarButtonItems = []
            // The point is the center of the line, found by the color it has by default.
            let staged = try StagedScene(scene)
            let plain = staged.picture(at: 0)
            let standard = RGBColor(design == .glass ? 0x0088FF : 0x007AFF).premultiplied
            let x = plain.width / 2
            let y = try #require((0..<plain.height).first { plain[x, $0] == standard })
            func line(_ scene: PresentationScene) throws -> PremultipliedColor {
                try StagedScene(scene).picture(at: 0)[x, y]
            }
            scene.changeToolbar { $0.tintColor = Self.blue }
            scene.changeTabs { $0.tintColor = Self.blue }
            #expect(try line(scene) == Self.blue.premultiplied)
            scene.popupBar?.tintColor = Self.red
            #expect(try line(scene) == Self.red.premultiplied)
            scene.popupBar?.tintColor = nil
            scene.popupBar?.inheritsAppearanceFromDockingView = false
            #expect(try line(scene) == standard)
            #expect(try StagedScene(scene).picture(at: 0) != plain)
        }
    }

    /// An item without title and subtitle shows the title of the content, any other one its own.
    @Test func contentTitle() throws {
        var scene = PictureChangeTests.plain
        scene.popupBar?.popupItem.title = nil
        let subtitleOnly = try StagedScene(scene).picture(at: 0)
        scene.popupContent = PopupContent(title: "Suscipit Ut")
        #expect(try StagedScene(scene).picture(at: 0) == subtitleOnly)
        scene.popupBar?.popupItem.subtitle = nil
        let shown = try StagedScene(scene).picture(at: 0)
        scene.popupContent?.title = nil
        let bare = try StagedScene(scene).picture(at: 0)
        #expect(shown != bare)
        scene.popupContent?.title = "Suscipit Ut"
        scene.popupBar?.usesContentControllersAsDataSource = false
        #expect(try StagedScene(scene).picture(at: 0) == bare)
        scene.popupBar?.popupItem.title = "Suscipit Ut"
        #expect(try StagedScene(scene).picture(at: 0) == shown)
    }

    /// A bar from edge to edge without a dock ends at the safe area, 34 pt above the screen's end, or extends below it.
    @Test func endAtSafeArea() throws {
        var scene = Self.legacy(dock: nil)
        let page = try #require(scene.container.content.background).premultiplied
        let (inside, below) = ((2.0, 880.0), (2.0, 915.0))
        #expect(try pixel(scene, below.0, below.1) == pixel(scene, inside.0, inside.1))
        scene.popupBar?.shouldExtendPopupBarUnderSafeArea = false
        #expect(try pixel(scene, below.0, below.1) == page && pixel(scene, inside.0, inside.1) != page)
        // On a dock the property has no effect.
        var docked = Self.legacy()
        let plain = try StagedScene(docked).picture(at: 0)
        docked.popupBar?.shouldExtendPopupBarUnderSafeArea = false
        #expect(try StagedScene(docked).picture(at: 0) == plain)
    }

    /// While a bar fades during its dismissal, less of it is visible at each point that it still covers.
    @Test(arguments: [PopupBar.Style.prominent, .floating]) func fading(_ style: PopupBar.Style) throws {
        for dock in [Self.toolbar, nil] {
            var scene = Self.legacy(style, dock: dock)
            scene.container.content.background = .black
            scene.container.content.body = []
            scene.timeline = [TimelineEvent(at: 1, .init("dismiss", "popupBar", ["duration": 0.5]))]
            scene.popupBar?.shouldFadePopupBarOnDismiss = false
            let stays = try StagedScene(scene)
            scene.popupBar?.shouldFadePopupBarOnDismiss = true
            let fades = try StagedScene(scene)
            #expect(stays.picture(at: 0.9) == fades.picture(at: 0.9))
            #expect(stays.picture(at: 3) == fades.picture(at: 3))
            let (a, b) = (stays.picture(at: 1.15), fades.picture(at: 1.15))
            let x = a.width / 2
            let brighter = (0..<a.height).filter { Int(a[x, $0].red) > Int(b[x, $0].red) + 10 }
            #expect(brighter.count > 10, "\(style), \(brighter.count)")
            // By default only a bar that extends below itself fades.
            scene.popupBar?.shouldFadePopupBarOnDismiss = nil
            let byDefault = try StagedScene(scene).picture(at: 1.15)
            #expect(byDefault == (style == .prominent && dock == nil ? b : a))
        }
    }

    /// Over a dock that loses its background, bars fade by default, and the strip of a floating one with them: at its
    /// lower end as much of it is left as of the bar.
    @Test(arguments: [PopupBar.Style.prominent, .floating]) func fadingOverBareDocks(_ style: PopupBar.Style) throws {
        var scene = Self.legacy(style, dock: .toolbar(Toolbar(items: ["Go"], scrollEdgeAppearance: .transparent)))
        scene.container.content.background = .black
        scene.container.content.body = []
        scene.timeline = [TimelineEvent(at: 1, .init("dismiss", "popupBar", ["duration": 0.5]))]
        let byDefault = try StagedScene(scene).picture(at: 1.1)
        scene.popupBar?.shouldFadePopupBarOnDismiss = true
        #expect(try StagedScene(scene).picture(at: 1.1) == byDefault)
        let faded = try pixel(scene, 2, 840, at: 1.1)
        scene.popupBar?.shouldFadePopupBarOnDismiss = false
        #expect(try StagedScene(scene).picture(at: 1.1) != byDefault)
        // The material that a bar from edge to edge shares with its dock disappears in either case.
        guard style == .floating else { return }
        let whole = try pixel(scene, 2, 840, at: 1.1)
        #expect(whole.red > 40 && Int(faded.red) < Int(whole.red) * 9 / 10, "\(faded) \(whole)")
    }

    /// The dock has height, color and margin: 50 pt above the safe area, it begins at 848.
    @Test(arguments: Design.allCases) func customDock(_ design: Design) throws {
        var scene = PictureChangeTests.plain
        scene.traits.design = design
        scene.popupBar?.barStyle = .floating
        scene.container.content.body = []
        scene.container.dock = .custom(CustomDock(height: 50, background: Self.blue))
        #expect(try pixel(scene, 2, 849) == Self.blue.premultiplied)
        #expect(try pixel(scene, 2, 931) == Self.blue.premultiplied)
        let page = try #require(scene.container.content.background).premultiplied
        scene.container.dock = .custom(CustomDock(height: 50, background: Self.blue))
        scene.popupBar?.presented = false
        #expect(try pixel(scene, 2, 847) == page)
        scene.popupBar?.presented = true
        func picture(_ height: Double, _ margin: Double) throws -> Bitmap {
            let dock = CustomDock(height: height, background: .clear, bottomDockingViewMarginForPopupBar: margin)
            scene.container.dock = .custom(dock)
            return try StagedScene(scene).picture(at: 0)
        }
        // The bar's position is that of height and margin together.
        #expect(try picture(50, 10) == picture(60, 0) && picture(50, 10) != picture(50, 0))
    }

    /// Titles of buttons never overlap the titles of the bar, and none is wider than half of it.
    @Test func longButtonTitle() throws {
        var scene = PictureChangeTests.plain
        let endless = String(repeating: "Explicabo ", count: 900)
        scene.popupBar?.popupItem.trailingBarButtonItems = [BarButtonItem(title: endless)]
        let long = try StagedScene(scene).picture(at: 0)
        scene.popupBar?.popupItem.trailingBarButtonItems = [BarButtonItem(title: String(endless.dropLast(1000)))]
        #expect(try StagedScene(scene).picture(at: 0) == long)
    }
}

extension PresentationScene {
    fileprivate mutating func changeToolbar(_ change: (inout Toolbar) -> Void) {
        guard case .toolbar(var toolbar) = container.dock else { return }
        change(&toolbar)
        container.dock = .toolbar(toolbar)
    }
}

import Testing
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// Changing a property changes the picture, and only where it applies.
@Suite struct PictureChangeTests {
    /// A change, and the area in points that it may affect; nil for any area.
    struct Change: Sendable, CustomTestStringConvertible {
        let name: String
        let region: Rect?
        let apply: @Sendable (inout PresentationScene) -> Void

        init(_ name: String, in region: Rect?, _ apply: @escaping @Sendable (inout PresentationScene) -> Void) {
            self.name = name
            self.region = region
            self.apply = apply
        }

        var testDescription: String { name }
    }

    // The bar is a compact one without a dock: 48 pt high, 21 pt from the sides, 28 pt above the bottom of 932 pt.
    static let bar = Rect(x: 21, y: 862, width: 388, height: 49)
    static let titles = Rect(x: 74, y: 864, width: 232, height: 45)
    static let pause = Rect(x: 409 - 73.3 - 17, y: 862, width: 34, height: 49)

    static var plain: PresentationScene {
        var bar = PopupBar.sample
        bar.progressViewStyle = .bottom
        bar.presented = true
        var scene = PresentationScene(
            container: with(Container()) { $0.content = .labeled("Bottom", background: RGBColor(0x7DF67D)) },
            output: Output(crop: .bottom(180), scale: 2))
        scene.popupBar = bar
        return scene
    }

    static let changes: [Change] = [
        Change("title", in: Rect(x: 74, y: 862, width: 232, height: 28)) {
            $0.popupBar?.popupItem.title = "Suscipit At"
        },
        Change("subtitle", in: Rect(x: 74, y: 885, width: 232, height: 23)) {
            $0.popupBar?.popupItem.subtitle = "Itaque eos officiis expedita"
        },
        Change("no title", in: titles) { $0.popupBar?.popupItem.title = nil },
        // The image has 30 pt, 16 pt inside, with a shadow of radius 3 around it.
        Change("image", in: Rect(x: 37, y: 871, width: 30, height: 31)) {
            $0.popupBar?.popupItem.image = "artwork/forest.png"
        },
        Change("no image", in: bar) { $0.popupBar?.popupItem.image = nil },
        // The line begins 14 pt inside, is 8/3 pt thick and flush with the edge.
        Change("progress", in: Rect(x: 35, y: 907, width: 360, height: 4)) { $0.popupBar?.popupItem.progress = 0.6 },
        Change("no progress", in: Rect(x: 35, y: 907, width: 180, height: 4)) {
            $0.popupBar?.progressViewStyle = .none
        },
        Change("progress at the top", in: Rect(x: 35, y: 862, width: 180, height: 49)) {
            $0.popupBar?.progressViewStyle = .top
        },
        Change("tint", in: bar) { $0.popupBar?.tintColor = RGBColor(0xFF2D55) },
        Change("trailing items", in: bar) { $0.popupBar?.popupItem.trailingBarButtonItems.removeLast() },
        Change("leading items", in: bar) {
            $0.popupBar?.popupItem.leadingBarButtonItems = [BarButtonItem(icon: "shuffle")]
        },
        Change("icon", in: pause) { $0.popupBar?.popupItem.trailingBarButtonItems[0].icon = "play" },
        Change("icon's tint", in: pause) { $0.popupBar?.popupItem.trailingBarButtonItems[0].tint = .black },
        Change("icon's scale", in: pause) { $0.popupBar?.popupItem.trailingBarButtonItems[0].scale = 1.4 },
        Change("version", in: titles) { $0.popupBar?.libraryVersion = .v4_0 },
        Change("style", in: nil) { $0.popupBar?.barStyle = .floating },
        Change("not presented", in: nil) { $0.popupBar?.presented = false },
        Change("no bar", in: nil) { $0.popupBar = nil },
        Change("background", in: nil) { $0.container.content.background = RGBColor(0x7DF67E) },
        // The label is also visible through the glass, which reads up to 30 pt beyond itself.
        Change("label", in: Rect(x: 20, y: 836, width: 390, height: 76)) {
            $0.container.content.body = Content.labeled("Top").body
        },
        Change("no label", in: Rect(x: 20, y: 836, width: 390, height: 76)) { $0.container.content.body = [] },
        Change("toolbar", in: nil) { $0.container.dock = .toolbar(Toolbar(items: ["Go"])) },
        Change("direction", in: bar) { $0.traits.direction = .rightToLeft },
        Change("appearance", in: nil) { $0.traits.appearance = .dark },
        Change("text size", in: nil) { $0.traits.textSize = .ax1 },
        Change("crop", in: nil) { $0.output.crop = .rect(Rect(x: 1, y: 752, width: 430, height: 180)) },
    ]

    /// Asserts the area in which two scenes' pictures differ.
    func check(_ change: Change, from scene: PresentationScene) throws {
        var changed = scene
        change.apply(&changed)
        let before = try StagedScene(scene)
        let (a, b) = (before.picture(at: 0), try StagedScene(changed).picture(at: 0))
        guard let seen = a.difference(from: b) else {
            Issue.record("\(change.name) is not seen")
            return
        }
        guard let region = change.region else { return }
        let scale = before.viewport.scale
        let origin = before.viewport.origin
        let place = Rect(
            x: Double(seen.x) / scale + origin.x, y: Double(seen.y) / scale + origin.y,
            width: Double(seen.width) / scale, height: Double(seen.height) / scale)
        let allowed = region.insetBy(dx: -0.5, dy: -0.5)
        #expect(
            place.minX >= allowed.minX && place.maxX <= allowed.maxX && place.minY >= allowed.minY
                && place.maxY <= allowed.maxY, "\(change.name) is seen at \(place)")
    }

    /// The page has no label, which grows with the text size too.
    @Test func slightlyLargerText() throws {
        var scene = Self.plain
        scene.container.content.body = []
        try check(Change("slightly larger text", in: Self.titles) { $0.traits.textSize = .xLarge }, from: scene)
    }

    @Test(arguments: changes) func popupBar(_ change: Change) throws { try check(change, from: Self.plain) }

    // The tab bar is 62 pt high, 21 pt from the sides and the bottom.
    static let tabBar = Rect(x: 21, y: 849, width: 388, height: 62)

    static let tabChanges: [Change] = [
        Change("selection", in: tabBar) { $0.changeTabs { $0.selected = 2 } },
        Change("tab's title", in: tabBar) { $0.changeTabs { $0.items[1].title = "Composers" } },
        Change("tab's icon", in: tabBar) { $0.changeTabs { $0.items[1].icon = "heart" } },
        Change("fewer tabs", in: tabBar) { $0.changeTabs { $0.items.removeLast() } },
        Change("tint", in: tabBar) { $0.traits.tintColor = RGBColor(0xFF2D55) },
        Change("direction", in: tabBar) { $0.traits.direction = .rightToLeft },
    ]

    /// There is no popup bar below, so that only the tab bar is visible.
    @Test(arguments: tabChanges) func tabBar(_ change: Change) throws {
        var scene = Self.plain
        scene.container.dock = PresentationScene.tabs().container.dock
        scene.popupBar?.presented = false
        try check(change, from: scene)
    }

    static let toolbarChanges: [Change] = [
        // The letters are the same, in capsules of the same width.
        Change("order of letters", in: Rect(x: 28, y: 856, width: 374, height: 48)) {
            $0.container.dock = .toolbar(Toolbar(items: ["ba", "dc"]))
        },
        Change("item's title", in: nil) { $0.container.dock = .toolbar(Toolbar(items: ["ab", "cdefghi"])) },
        Change("one item more", in: nil) { $0.container.dock = .toolbar(Toolbar(items: ["ab", "cd", "e"])) },
        Change("direction", in: Rect(x: 28, y: 856, width: 374, height: 48)) {
            $0.traits.direction = .rightToLeft
        },
    ]

    @Test(arguments: toolbarChanges) func toolbar(_ change: Change) throws {
        var scene = Self.plain
        scene.container.dock = .toolbar(Toolbar(items: ["ab", "cd"]))
        scene.popupBar = nil
        try check(change, from: scene)
    }

    /// Properties that do not apply change nothing.
    @Test func silentProperties() throws {
        let changes: [(String, (inout PresentationScene) -> Void)] = [
            ("dark background in light surroundings", { $0.container.content.darkBackground = .black }),
            ("presence that is the default", { $0.popupBar?.presented = nil }),
            ("frame rate", { $0.output.fps = 25 }), ("loop", { $0.output.loop = 3 }),
            ("quality", { $0.output.quality = 3 }),
            ("duration", { $0.output.duration = 3 }), ("format", { $0.output.format = .gif }),
            ("the style that the default means", { $0.popupBar?.barStyle = .default }),
            ("smaller text sizes' bar", { $0.traits.device = .standard }),
        ]
        let plain = try StagedScene(Self.plain).picture(at: 0)
        for (name, change) in changes {
            var scene = Self.plain
            change(&scene)
            #expect(try StagedScene(scene).picture(at: 0) == plain, "\(name)")
        }
        var hidden = Self.plain
        hidden.popupBar?.presented = false
        let bare = try StagedScene(hidden).picture(at: 0)
        hidden.popupBar?.popupItem.title = "Another"
        hidden.popupBar?.progressViewStyle = .top
        #expect(try StagedScene(hidden).picture(at: 0) == bare)
    }

    /// The pictures are all different from each other.
    @Test func variants() throws {
        func pictures(_ changes: [(inout PresentationScene) -> Void]) throws -> Set<Bitmap> {
            var out: Set<Bitmap> = []
            for change in changes {
                var scene = Self.plain
                scene.output.scale = 1
                change(&scene)
                out.insert(try StagedScene(scene).picture(at: 0))
            }
            return out
        }
        #expect(try pictures(TextSize.allCases.map { size in { $0.traits.textSize = size } }).count == 12)
        let styles: [PopupBar.ProgressViewStyle] = [.none, .top, .bottom]
        #expect(try pictures(styles.map { style in { $0.popupBar?.progressViewStyle = style } }).count == 3)
        var environments: [(inout PresentationScene) -> Void] = []
        for appearance in Appearance.allCases {
            for direction in InterfaceLayoutDirection.allCases {
                environments.append {
                    $0.traits.appearance = appearance
                    $0.traits.direction = direction
                }
            }
        }
        #expect(try pictures(environments).count == 4)
        var dark = Self.plain
        dark.traits.appearance = .dark
        let first = try StagedScene(dark).picture(at: 0)
        dark.container.content.darkBackground = RGBColor(0x2D572D)
        #expect(try StagedScene(dark).picture(at: 0) != first)
    }

    /// In the mirrored bar, the image's colors are at the other side, the page's stay.
    @Test func directionMirrorsTheImage() throws {
        var scene = Self.plain
        let left = try StagedScene(scene).picture(at: 0)
        scene.traits.direction = .rightToLeft
        let right = try StagedScene(scene).picture(at: 0)
        // The row is the center of the image, 52 pt from the screen's edge, at 2x; the canvas begins at 752 pt.
        let y = (880 - 752) * 2
        #expect(left[104, y] != right[104, y])
        let box = { (b: Bitmap, x: Int) in (0..<20).reduce(0) { sum, i in sum + Int(b[x + i - 10, y].bits & 255) } }
        #expect(abs(box(left, 104) - box(right, 860 - 104)) < 20 * 12)
        #expect(left[5, 5] == right[5, 5])
    }
}

extension PresentationScene {
    mutating func changeTabs(_ change: (inout TabBar) -> Void) {
        guard case .tabBar(var tabs) = container.dock else { return }
        change(&tabs)
        container.dock = .tabBar(tabs)
    }
}

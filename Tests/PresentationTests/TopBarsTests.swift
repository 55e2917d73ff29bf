import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePresentation
@testable import VitrineSurfaces

@Suite struct TopBarsTests {
    private static let tabs = TabBar(items: (1...4).map { .init(title: "Tab \($0)", icon: "heart") })
    private static let sidebar = Sidebar(
        editButton: "Edit", sections: [.init(title: "More", items: [.init(title: "Tab 5", icon: "house")])])
    private static let pad = Context.test(device: "ipad-pro-11-more-space", scale: 2, orientation: .landscape)

    /// The library's picture has a centered capsule of 362.6 pt for a button and four tabs, 32 pt down.
    @Test func tabBarIsThatOfThePicture() throws {
        let bar = TopTabBar(Self.tabs, Self.sidebar, in: Self.pad)
        #expect(near(bar.frame.width, 362.6, 3) && near(bar.frame.midX, 704, 0.5))
        #expect(bar.frame.minY == 32 && bar.frame.height == 44)
        #expect(bar.tabs.count == 4 && bar.tabs.map(\.isSelected) == [true, false, false, false])
        let button = try #require(bar.button)
        #expect(button.minX >= bar.frame.minX && bar.tabs.allSatisfy { $0.frame.minX >= button.maxX - 1e-9 })
        for (a, b) in zip(bar.tabs, bar.tabs.dropFirst()) { #expect(near(b.frame.minX, a.frame.maxX, 1e-9)) }
    }

    /// The selection fills the selected tab's cell between the insets, and its title alone has the tint.
    @Test func theSelectedTabIsMarked() throws {
        let bar = TopTabBar(with(Self.tabs) { $0.selected = 2 }, Self.sidebar, in: Self.pad)
        let tint = RGBColor(0x8A1C55)
        var selections: [Rect] = []
        let nodes = bar.content(
            { path, _, _ in
                selections.append(path.controlBounds)
                return .shape(ShapeNode(path, color: .black))
            }, tint: tint, opacity: 1, blur: 0, buttonOpacity: 1)
        let cell = bar.tabs[2].frame
        #expect(selections.count == 1 && near(selections[0], cell.insetBy(dx: 0, dy: TopTabBar.inset), 0.5))
        func texts(_ nodes: [Node]) -> [TextNode] {
            nodes.flatMap { node -> [TextNode] in
                switch node {
                case .group(let group): texts(group.children)
                case .text(let text): [text]
                default: []
                }
            }
        }
        let selected = texts(nodes).filter { cell.contains($0.origin) }
        #expect(!selected.isEmpty && texts(nodes).count > 3)
        let pigment = GlassInk.pigment(dark: Self.pad.isDark)
        #expect(texts(nodes).allSatisfy { cell.contains($0.origin) == ($0.color != pigment) })
    }

    /// Titles of any length stay within the widest bar.
    @Test func longTitles() {
        let items = (0..<5).map { _ in TabBar.Item(title: String(repeating: "Long ", count: 100), icon: "heart") }
        for direction in InterfaceLayoutDirection.allCases {
            let context = Context.test(device: "ipad-pro-11", direction: direction, scale: 2)
            let bar = TopTabBar(TabBar(items: items), Self.sidebar, in: context)
            #expect(bar.frame.width <= 600.5 && bar.tabs.count == 5)
            for tab in bar.tabs {
                #expect(tab.title.width <= tab.frame.width && tab.title.isTruncated)
                #expect(tab.frame.minX >= bar.frame.minX - 1 && tab.frame.maxX <= bar.frame.maxX + 1)
            }
        }
    }

    /// Only iPads have the tab bar at the top, in the glass design by default.
    @Test func placement() {
        func isAtTop(_ device: String, _ design: Design, _ placement: TabBar.Placement) -> Bool {
            TabBar(items: [], placement: placement).isAtTop(
                in: Traits(device: .named(device) ?? .standard, design: design))
        }
        #expect(isAtTop("ipad-pro-11", .glass, .automatic) && !isAtTop("ipad-pro-11", .legacy, .automatic))
        #expect(isAtTop("ipad-pro-11", .legacy, .top) && !isAtTop("ipad-pro-11", .glass, .bottom))
        #expect(!isAtTop("iphone-16-pro", .glass, .top))
    }

    /// Buttons overlap neither each other nor the title, from both sides.
    @Test func navigationBar() throws {
        let bar = NavigationBar(
            title: String(repeating: "Title ", count: 40), leadingItems: [.init(icon: "heart"), "Edit"],
            trailingItems: ["Done", .init(icon: "checkmark", style: .prominent)])
        for device in ["iphone-16-pro", "ipad-pro-11"] {
            for design in Design.allCases {
                for direction in InterfaceLayoutDirection.allCases {
                    let context = Context.test(device: device, direction: direction, scale: 2, design: design)
                    let layout = NavigationBarLayout(bar, in: context)
                    let title = try #require(layout.title)
                    let frames =
                        (layout.leading + layout.trailing).map(\.frame)
                        + [Rect(x: layout.titleX, y: 0, width: title.width, height: 44)]
                    let row = frames.sorted { $0.minX < $1.minX }
                    for (a, b) in zip(row, row.dropFirst()) { #expect(a.maxX <= b.minX + 1) }
                    #expect(row[0].minX >= 9 && row[4].maxX <= context.screen.maxX - 9)
                }
            }
        }
    }

    /// Neighboring icons share a capsule of glass, their centers 26 pt from its ends and 60.7 pt apart; titles and
    /// buttons of the tint have their own.
    @Test(arguments: InterfaceLayoutDirection.allCases)
    func neighbouringIconsShareACapsule(_ direction: InterfaceLayoutDirection) throws {
        let bar = NavigationBar(
            leadingItems: [.init(icon: "heart"), .init(icon: "display")],
            trailingItems: [.init(icon: "checkmark", style: .prominent), .init(icon: "heart"), "Edit"])
        let context = Context.test(direction: direction)
        let layout = NavigationBarLayout(bar, in: context)
        let capsule = context.directed(try #require(layout.leading[0].capsule))
        #expect(near(capsule.minX, 20, 0.4) && near(capsule.width, 112.7, 0.7) && layout.leading[1].capsule == nil)
        let centers = layout.leading.map { context.directed(Rect(x: $0.center.x, y: 0, width: 0, height: 0)).midX }
        #expect(near(centers[0], 46, 0.4) && near(centers[1], 106.7, 0.7))
        #expect(layout.leading[0].frame.intersection(layout.leading[1].frame).width < 0.4)
        #expect(layout.trailing.allSatisfy { $0.capsule == $0.frame && $0.center == $0.frame.center })
    }

    /// The chevron begins 8 points from the edge, the title 6 after it, other buttons follow; icons end at the margin.
    @Test(arguments: InterfaceLayoutDirection.allCases) func backButton(_ direction: InterfaceLayoutDirection) throws {
        let bar = NavigationBar(
            backButtonTitle: "Presets", leadingItems: ["Edit"], trailingItems: [.init(icon: "heart")])
        let context = Context.test(device: "iphone-x", direction: direction, design: .legacy)
        let layout = NavigationBarLayout(bar, in: context)
        try #require(layout.leading.map(\.item.name) == ["Presets", "Edit"])
        let chevron = context.directed(try #require(layout.leading[0].chevron))
        let (back, edit) = (context.directed(layout.leading[0].frame), context.directed(layout.leading[1].frame))
        let heart = context.directed(layout.trailing[0].frame)
        #expect(near(chevron.minX, 8, 0.4) && near(chevron.width, 13, 0.7) && near(chevron.midY, 66, 0.4))
        #expect(near(back.maxX, 27 + (layout.leading[0].title?.width ?? 0), 0.7) && edit.minX > back.maxX + 8)
        #expect(near(heart.maxX, 359, 0.4) && heart.width < 30)
        let glass = NavigationBarLayout(bar, in: .test(device: "iphone-x", design: .glass))
        #expect(glass.leading.map(\.item.name) == ["Presets", "Edit"])
    }

    /// A short title is centered on a phone, and beside the buttons of an iPad.
    @Test func shortTitle() throws {
        let bar = NavigationBar(title: "Title", leadingItems: [.init(icon: "heart")])
        let phone = NavigationBarLayout(bar, in: .test())
        let line = try #require(phone.title)
        #expect(near(phone.titleX + line.width / 2, 215, 0.4))
        #expect(near(NavigationBarLayout(bar, in: Self.pad).titleX, 66.2, 0.6))
    }

    /// Time and date are at the leading side, signs at the other, as in the library's picture of a screen 970 pt wide.
    @Test func statusBar() throws {
        let bar = StatusBar(date: "Tue Jan 9", showsFocus: true)
        func boxes(_ direction: InterfaceLayoutDirection) -> [Rect] {
            let context = Context.test(device: "ipad-pro-11-more-space", direction: direction, scale: 2)
            return PadStatusBarView(statusBar: bar, context: context).nodes(.black).compactMap { node in
                switch node {
                case .text(let text):
                    Rect(x: text.origin.x, y: text.origin.y - 10, width: text.line.width, height: 10)
                case .shape(let shape): shape.path.controlBounds
                default: nil
                }
            }
        }
        let parts = boxes(.leftToRight)
        #expect(near(parts.first?.minX, 25.9, 1.5) && near(parts[1].minX, 73.5, 2))
        #expect(near(parts.last?.maxX, 944, 0.1))
        for part in parts { #expect(part.minY >= 8 && part.maxY <= 23) }
        // From right to left, the positions are mirrored.
        for (a, b) in zip(parts, boxes(.rightToLeft)) { #expect(near(970 - a.maxX, b.minX, 0.6)) }
    }
}

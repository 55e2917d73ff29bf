import Testing
import VitrineChrome
import VitrinePrimitives

@testable import VitrineScenes

/// What only iPads have, and what is at the top of a page.
@Suite struct PadSceneTests {
    private static let full = """
        vitrine: 1
        device: ipad-pro-11
        orientation: landscape
        container:
          topLabel: Top
          nextLabel: Next
          centerIcons: [heart, house]
          navigationBar:
            title: T
            leadingItems: [Edit, { icon: heart }]
            trailingItems: [{ title: Done, style: prominent, tint: red }]
            scrollEdgeAppearance: transparent
          tabBar:
            placement: top
            tintColor: blue
            selected: 3
            items: [{ title: A, icon: heart }, { title: B, icon: house }]
          sidebar:
            isHidden: false
            preferredLayout: overlap
            editButton: Edit
            sections:
              - { title: More, items: [{ title: C, icon: clock }] }
              - items: [{ title: D, icon: pause }]
        popupBar: { limitFloatingContentWidth: false }
        timeline:
          - { at: 1s, sidebar: hide, hold: 80ms }
          - { sidebar: show, animated: false }
          - { at: 2s, pointer: { x: 10, y: 20pt } }
          - { at: 2.5s, pointer: press }
          - { at: 2.6s, pointer: release }
          - { at: 3s, pointer: hide }
        """

    @Test func everyKey() throws {
        let scene = try SceneParser.parse(Self.full)
        let items = [TabBar.Item(title: "A", icon: "heart"), TabBar.Item(title: "B", icon: "house")]
        let container = Container(
            dock: .tabBar(TabBar(items: items, selected: 3, placement: .top, tintColor: Color(0x0000ff))),
            navigationBar: NavigationBar(
                title: "T", leadingItems: ["Edit", .init(icon: "heart")],
                trailingItems: [.init(title: "Done", style: .prominent, tint: Color(0xff0000))],
                scrollEdgeAppearance: .transparent),
            sidebar: Sidebar(
                isHidden: false, preferredLayout: .overlap, editButton: "Edit",
                sections: [
                    .init(title: "More", items: [.init(title: "C", icon: "clock")]),
                    .init(items: [.init(title: "D", icon: "pause")]),
                ]),
            topLabel: "Top", centerIcons: ["heart", "house"], nextLabel: "Next")
        #expect(
            scene.container.sidebar == container.sidebar && scene.container.navigationBar == container.navigationBar)
        #expect(scene.container.topLabel == "Top" && scene.container.nextLabel == "Next")
        #expect(scene.container.centerIcons == container.centerIcons)
        #expect(scene.environment.orientation == .landscape && scene.popupBar?.limitFloatingContentWidth == false)
        if case .tabBar(let bar) = scene.container.dock {
            #expect(bar.placement == .top && bar.selected == 3 && bar.tintColor != nil)
        } else {
            Issue.record("no tab bar")
        }
        #expect(
            scene.timeline.map(\.action) == [
                .sidebar(SidebarEvent(shows: false, hold: 0.08)), .sidebar(SidebarEvent(shows: true, animated: false)),
                .pointer(.move(Point(x: 10, y: 20))), .pointer(.press), .pointer(.release), .pointer(.hide),
            ])
        // An event without a time comes when the button has been let go.
        #expect(near(scene.timeline[1].at, 1.08))
        #expect(scene.validate().isEmpty)
    }

    private func near(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-9 }

    private static let tabs = "tabBar: {items: [{title: A, icon: a}, {title: B, icon: b}]}"

    @Test(arguments: [
        ("orientation: upright", "2:14: orientation: \"upright\" is not an orientation (portrait, landscape)"),
        ("container: {centerIcons: ['']}", "2:27: container.centerIcons[0]: \"\" is not the name of an icon"),
        (
            "container: {navigationBar: {leadingItems: [{style: plain}]}}",
            "2:44: container.navigationBar.leadingItems[0]: one of these keys is needed: icon, title"
        ),
        (
            "container: {navigationBar: {trailingItems: [a, b, c, d, e]}}",
            "2:44: container.navigationBar.trailingItems: 5 items is out of range; legal: at most 3"
        ),
        ("container: {sidebar: {}}", "2:22: container.sidebar: needs a tabBar in the container"),
        (
            "container: {\(tabs), sidebar: {preferredLayout: tiled}}",
            "2:101: container.sidebar.preferredLayout: \"tiled\" is not a sidebar layout; did you mean \"tile\"? "
                + "(automatic, overlap, tile)"
        ),
        (
            "container: {\(tabs), sidebar: {sections: [{items: []}]}}",
            "2:103: container.sidebar.sections[0].items: 0 items is out of range; legal: 1...100"
        ),
        ("timeline: [{sidebar: show}]", "2:22: timeline[0].sidebar: needs a sidebar in the container"),
        (
            "device: ipad-pro-11\ntimeline: [{pointer: {x: 1e9, y: 0}}]",
            "3:26: timeline[0].pointer.x: 1e9 is out of range; legal: -10000...10000 pt"
        ),
        ("timeline: [{pointer: press}]", "2:22: timeline[0].pointer: needs an iPad as the device"),
        (
            "device: ipad-pro-11\ntimeline: [{pointer: click}]",
            "3:22: timeline[0].pointer: \"click\" is not a place {x, y} or a deed of the pointer (press, release, hide)"
        ),
    ])
    func problems(_ rest: String, _ problem: String) {
        #expect(Samples.problems("vitrine: 1\n" + rest) == ["s.yaml:" + problem])
    }

    /// The crop is checked against the screen as it is held.
    @Test func cropOfATurnedScreen() {
        let text = "vitrine: 1\ndevice: ipad-pro-11\norientation: landscape\noutput: {crop: bottom 900pt}"
        #expect(Samples.problems(text).count == 1)
        #expect(Samples.problems(text.replacing("landscape", with: "portrait")).isEmpty)
    }
}

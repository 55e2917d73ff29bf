import Testing
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineScreens
import VitrineSurfaces
import VitrineVocabulary

@testable import VitrineStage

/// Navigation bars, toolbars and tab bars of presentations' contents, from scene files.
@Suite struct ContentBarTests {
    enum Host: String, CaseIterable, Sendable {
        case popupBar, panel, overlay, card, container

        /// Returns a scene whose presentation shows two labels at the ends of its safe area, with bars.
        func scene(_ design: Design, _ bars: String, extra: String = "") throws -> StagedScene {
            let body =
                "body: [{ label: Upper, name: upper }, { label: Lower, name: lower, placement: bottom }], background: white"
            let bars = bars.isEmpty ? "" : ", \(bars)"
            let text =
                switch self {
                case .popupBar:
                    """
                    popupBar: { popupItem: { title: Song } }
                    popupContent: { open: true, popupCloseButtonStyle: none, content: { \(body) }\(bars) }
                    """
                case .panel:
                    """
                    floatingPanels:
                      panel: { contentMode: fitToBounds, layout: { preset: default, initialPosition: full }, content: { \(body) }\(bars) }
                    """
                case .overlay:
                    """
                    overlayContainers:
                      overlay: { notches: [600], viewControllers: [{ name: ground }, { name: top, \(body)\(bars) }] }
                    """
                case .card: "cards: { card: { presented: true, content: { \(body) }\(bars) } }"
                case .container:
                    "timeline: [{ at: 0s, push: { content: { \(body) }\(bars) }, animated: false }]"
                }
            return try StagedScene(
                SceneParser.parse(
                    "vitrine: 1\ndevice: iphone-13-pro\ndesign: \(design.rawValue)\noutput: { scale: 1, showsTouches: false, duration: 5s }\n\(extra)\(text)"
                ))
        }
    }

    /// A bar with an item of a unique name.
    enum Bar: String, CaseIterable, Sendable {
        case navigationBar = "navigationBar: { title: Title, trailingItems: [Own] }"
        case toolbar = "toolbar: { items: [Own, Other] }"
        case tabBar = "tabBar: { items: [{ title: Own, icon: house }, { title: Other, icon: heart }], selected: 1 }"

        var isAtTop: Bool { self == .navigationBar }
    }

    private static let designs = [Design.glass, .legacy]

    private func frame(_ name: String, in scene: StagedScene, at seconds: Double = 1) -> Rect? {
        scene.screen.targets(at: seconds, in: scene.context).first { $0.id.element == name }?.frame
    }

    @Test(arguments: Host.allCases, Bar.allCases)
    func `a bar beside a content is drawn, can be touched, and ends the content's safe area`(
        _ host: Host, _ bar: Bar
    ) throws {
        for design in Self.designs {
            let (bare, barred) = (try host.scene(design, ""), try host.scene(design, bar.rawValue))
            #expect(frame("Own", in: bare) == nil)
            let item = try #require(frame("Own", in: barred), "\(design)")
            let (upper, lower) = (try #require(frame("upper", in: barred)), try #require(frame("lower", in: barred)))
            let (upperBefore, lowerBefore) = (
                try #require(frame("upper", in: bare)), try #require(frame("lower", in: bare))
            )
            if bar.isAtTop {
                // Without a bar, a popup begins below its close button, 4 pt below the safe area.
                #expect(upper.minY >= upperBefore.minY + 39 && lower == lowerBefore, "\(design)")
                #expect(item.maxY <= upper.minY + 1, "\(design)")
            } else {
                #expect(lower.maxY <= lowerBefore.maxY - 40 && upper == upperBefore, "\(design)")
                #expect(item.minY >= lower.maxY - 1, "\(design)")
            }
            let box = barred.pixels(of: item, at: 1)
            let (a, b) = (bare.picture(at: 1), barred.picture(at: 1))
            let isDrawn = (Int(box.y)..<Int(box.maxY)).contains { (y: Int) -> Bool in
                (Int(box.x)..<Int(box.maxX)).contains { (x: Int) -> Bool in a[x, y] != b[x, y] }
            }
            #expect(isDrawn, "\(design)")
        }
    }

    @Test(arguments: Host.allCases) func `a toolbar stands above the tab bar of the same content`(_ host: Host) throws {
        for design in Self.designs {
            let both =
                "toolbar: { items: [Reply] }, tabBar: { items: [{ title: A, icon: house }, { title: B, icon: heart }] }"
            let scene = try host.scene(design, both)
            let (reply, tab) = (try #require(frame("Reply", in: scene)), try #require(frame("A", in: scene)))
            let lower = try #require(frame("lower", in: scene))
            #expect(reply.maxY <= tab.minY + 8 && lower.maxY <= reply.minY + 8, "\(design)")
        }
    }

    @Test func `a container has its page's toolbar above its tab bar, and a page's own above the tab bar`() throws {
        for design in Self.designs {
            let head = "vitrine: 1\ndevice: iphone-13-pro\ndesign: \(design.rawValue)\n"
            let tabs = "tabBar: { items: [{ title: A, icon: house }, { title: B, icon: heart }] }"
            let scene = try StagedScene(
                SceneParser.parse(
                    head + """
                        container: { content: [], \(tabs), toolbar: { items: [Reply] } }
                        timeline: [{ at: 2s, push: { content: [], toolbar: { items: [Send] } }, animated: false }]
                        output: { duration: 3s }
                        """))
            func frame(_ name: String, _ seconds: Double) -> Rect? {
                scene.elements(at: seconds).first { $0.name == "container.\(name)" }?.frame
            }
            let (reply, tab) = (try #require(frame("Reply", 1)), try #require(frame("A", 1)))
            #expect(reply.maxY <= tab.minY + 8)
            #expect(frame("Send", 2.5)?.minY == reply.minY && frame("Reply", 2.5) == nil && frame("A", 2.5) == tab)
        }
    }

    @Test func `a tab that is touched is selected, and a selected tab that there is not is an error`() throws {
        let tabs = "tabBar: { items: [{ title: Own, icon: house }, { title: Other, icon: heart }], selected: 1 }"
        let scene = try Host.card.scene(.glass, tabs, extra: "timeline: [{ at: 1s, tap: card.Own }]\n")
        let first = tabs.replacing("selected: 1", with: "selected: 0")
        let chosen = try Host.card.scene(.glass, first)
        #expect(scene.picture(at: 0.5) != chosen.picture(at: 0.5))
        #expect(scene.picture(at: 4) == chosen.picture(at: 4))
        #expect(throws: (any Error).self) {
            try Host.panel.scene(.glass, tabs.replacing("selected: 1", with: "selected: 2"))
        }
    }

    // MARK: Pages

    private static let stacks: [(host: Host, name: String)] = [
        (.popupBar, "popup"), (.panel, "panel"), (.overlay, "overlay"), (.card, "card"),
    ]

    private static let second =
        "{ content: { background: white, body: [{ label: Second, name: second }] }, navigationBar: { title: Detail, trailingItems: [Save] } }"

    @Test(arguments: stacks.indices)
    func `a page slides over the content of a presentation, and back by its button or an event`(_ index: Int) throws {
        let (host, name) = Self.stacks[index]
        let bar = "navigationBar: { title: Places, trailingItems: [Own] }"
        for design in Self.designs {
            func scene(_ events: String) throws -> StagedScene {
                try host.scene(design, bar, extra: "timeline: [\(events)]\n")
            }
            let push = "{ at: 0.2s, push: \(Self.second), in: \(name) }"
            let still = try scene("")
            let pushed = try scene(push)
            let (back, save) = (
                try #require(frame("Places", in: pushed, at: 2), "\(design)"),
                try #require(frame("Save", in: pushed, at: 2), "\(design)")
            )
            #expect(back.maxX < save.minX && frame("Own", in: pushed, at: 2) == nil, "\(design)")
            #expect(try #require(frame("second", in: pushed, at: 2)).minY >= back.maxY - 1, "\(design)")
            // During the transition both pages exist.
            let way = pushed.picture(at: 0.3)
            #expect(way != still.picture(at: 0.3) && way != pushed.picture(at: 2), "\(design)")
            for pop in ["pop: page, in: \(name)", "tap: Places"] {
                let film = try scene("\(push), { at: 1s, \(pop) }")
                #expect(film.picture(at: 4) == still.picture(at: 4), "\(design), \(pop)")
            }
        }
    }

    @Test func `a page is pushed over a presentation that has a content, and popped after that`() throws {
        #expect(throws: (any Error).self) {
            try Host.panel.scene(.glass, "", extra: "timeline: [{ at: 0s, push: { content: [] }, in: sheet }]\n")
        }
        #expect(throws: (any Error).self) {
            try Host.panel.scene(.glass, "", extra: "timeline: [{ at: 0s, pop: page, in: panel }]\n")
        }
    }
}

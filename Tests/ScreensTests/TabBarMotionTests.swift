import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineMotion
@testable import VitrinePages
@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

@Suite struct TabBarMotionTests {
    static let tabs = TabBar(
        items: ["Home", "New", "Library"].map { .init(title: $0, icon: "house") }, search: "Search")
    private static let rest = 10.0

    private func context(_ direction: InterfaceLayoutDirection = .leftToRight) -> Context {
        .test(device: "iphone-16-pro-max", appearance: .dark, direction: direction)
    }

    private func screen(
        _ bar: PopupBar = .music(.floatingCompact, .v4_5, item: .music(subtitle: nil)), tabs: TabBar = tabs,
        in context: Context, _ change: (inout TabBarMotion) -> Void = { _ in }
    ) -> Screen {
        var out = Screen(
            traits: context.traits, container: Container(dock: .tabBar(tabs)),
            popupBar: PopupBarPresentation(bar, presented: true, design: context.traits.design))
        change(&out.host.tabBar)
        return out
    }

    private func layout(_ screen: Screen, at seconds: Double, in context: Context) throws -> PopupBarLayout {
        try #require(screen.layout(at: seconds, in: context))
    }

    private func popupBarEnvironment(
        _ screen: Screen, at seconds: Double, in context: Context
    ) -> PopupBarEnvironment? {
        screen.popupBar?.popupBarEnvironment(at: screen.frame(at: seconds, in: context))
    }

    private func frame(_ screen: Screen, at seconds: Double, in context: Context) throws -> Rect {
        try layout(screen, at: seconds, in: context).frame
    }

    /// The seconds and the center of the bar's image, in pixels of the recording, across or down. Source: facts, popup
    /// bar, section 3.11.
    private static let minimizedX: [(Double, Double)] = [
        (0.84, 47.4), (0.86, 54.8), (0.88, 61.1), (0.90, 68.0), (0.92, 74.2), (0.94, 79.9), (0.96, 88.9),
        (0.98, 92.4), (1.00, 95.3), (1.02, 98.7), (1.04, 100.4), (1.06, 101.8), (1.08, 102.7), (1.10, 103.7),
        (1.14, 105.2), (1.18, 105.8), (1.24, 106.2), (1.30, 106.4),
    ]
    private static let minimizedY: [(Double, Double)] = [
        (0.84, 36.3), (0.94, 36.4), (0.96, 46.8), (0.98, 55.6), (1.00, 63.2), (1.02, 73.4), (1.04, 78.6),
        (1.06, 82.7), (1.08, 86.2), (1.10, 88.6), (1.14, 92.8), (1.18, 94.2), (1.24, 95.4), (1.30, 95.7),
    ]
    private static let expandedX: [(Double, Double)] = [
        (1.56, 106.4), (1.60, 107.1), (1.62, 107.3), (1.64, 107.1), (1.66, 106.5), (1.68, 101.7), (1.70, 93.5),
        (1.72, 77.8), (1.74, 71.3), (1.76, 65.7), (1.78, 61.2), (1.80, 57.6), (1.84, 51.5), (1.88, 49.4),
        (1.94, 47.9), (2.04, 47.4),
    ]
    private static let expandedY: [(Double, Double)] = [
        (1.56, 95.7), (1.58, 92.4), (1.60, 86.0), (1.62, 71.9), (1.64, 66.4), (1.66, 61.3), (1.68, 56.7),
        (1.70, 52.9), (1.72, 46.8), (1.74, 44.6), (1.76, 42.8), (1.78, 41.4), (1.80, 40.3), (1.84, 38.1),
        (1.88, 37.4), (1.94, 36.7), (2.04, 36.4),
    ]

    /// The motion is within 2 px of the recording, which skips frames and may be 5 ms early or late. As its tracker
    /// reads another center of the image, distances are compared.
    @Test(arguments: [
        Named("minimized, across", (minimizedX, true)), Named("minimized, down", (minimizedY, false)),
        Named("expanded, across", (expandedX, true)), Named("expanded, down", (expandedY, false)),
    ])
    func trajectory(series: Named<([(Double, Double)], Bool)>) throws {
        let (recorded, isAcross) = series.value
        let context = context()
        let screen = screen(in: context) {
            $0.go(to: .minimized, at: 0.78)
            $0.go(to: .regular, at: 1.546)
        }
        let scale = 414.0 / 440
        func ours(_ time: Double) throws -> Double {
            let center = try #require(try layout(screen, at: time, in: context).imageFrame).center
            return (isAcross ? center.x : center.y) * scale
        }
        let home = try ours(0) - (isAcross ? 47.4 : 36.3)
        for (time, place) in recorded {
            let (early, now, late) = (
                try ours(time - 0.005) - home, try ours(time) - home, try ours(time + 0.005) - home
            )
            #expect(
                place > min(early, late) - 2 && place < max(early, late) + 2,
                "\(series), \(time): \(now), recorded \(place)")
        }
    }

    /// At rest, circles have 48 pt, 28 pt from sides and bottom, and the bar is 8 pt from both.
    @Test(arguments: InterfaceLayoutDirection.allCases) func minimized(_ direction: InterfaceLayoutDirection) throws {
        let context = context(direction)
        let screen = screen(in: context) { $0.go(to: .minimized, at: 1) }
        let bar = try frame(screen, at: Self.rest, in: context)
        #expect(near(bar, Rect(x: 84, y: 880, width: 272, height: 48), 0.34))
        let geometry = TabBarGeometry(Self.tabs, in: context)
        let circles = [geometry.bar(.minimized), try #require(geometry.search(.minimized))]
        let lefts = direction == .leftToRight ? [28.0, 364] : [364.0, 28]
        for (circle, x) in zip(circles, lefts) {
            #expect(near(circle, Rect(x: x, y: 880, width: 48, height: 48), 1e-6))
        }
        // Without search the bar extends to the side.
        let alone = TabBar(items: Self.tabs.items)
        let wider = try frame(
            self.screen(tabs: alone, in: context) { $0.go(to: .minimized, at: 1) }, at: Self.rest, in: context)
        #expect(near(wider.width, 440 - 84 - 28, 0.34))
        #expect(near(direction == .leftToRight ? wider.minX : 440 - wider.maxX, 84, 0.34))
    }

    /// With a search field the bar is above both, as wide as they are together.
    @Test(arguments: InterfaceLayoutDirection.allCases) func searching(_ direction: InterfaceLayoutDirection) throws {
        let context = context(direction)
        let screen = screen(in: context) { $0.go(to: .searching, at: 1) }
        #expect(
            near(
                try frame(screen, at: Self.rest, in: context), Rect(x: 28, y: 824, width: 384, height: 48), 0.34))
        let field = try #require(TabBarGeometry(Self.tabs, in: context).search(.init(searching: 1)))
        #expect(near(field, Rect(x: direction == .leftToRight ? 88 : 28, y: 880, width: 324, height: 48), 1e-6))
        #expect(popupBarEnvironment(screen, at: Self.rest, in: context) == .regular)
    }

    /// A tab bar that has come back looks as if it had never moved, and during motions nothing leaves the screen.
    @Test func comesBack() throws {
        let context = context()
        let still = screen(in: context)
        let home = still.nodes(at: 0, in: context)
        let phases: [TabBarPhase] = [.minimized, .searching, .minimized, .regular, .searching, .regular]
        for pause in [0.05, 0.2, 1.0] {
            let screen = screen(in: context) {
                for (i, phase) in phases.enumerated() { $0.go(to: phase, at: 1 + Double(i) * pause) }
            }
            #expect(screen.nodes(at: 0.99, in: context).nodes == home.nodes)
            #expect(screen.nodes(at: 1.1, in: context).nodes != home.nodes)
            let end = 1 + Double(phases.count) * pause + 2
            #expect(screen.end < end)
            #expect(screen.nodes(at: screen.end + 0.001, in: context).nodes == home.nodes)
            for tick in 0..<Int(end * 120) {
                let seconds = Double(tick) / 120
                let pose = screen.host.tabBarPose(at: seconds, in: context)
                let geometry = TabBarGeometry(Self.tabs, in: context)
                let parts = [
                    try frame(screen, at: seconds, in: context), geometry.bar(pose),
                    try #require(geometry.search(pose)),
                ]
                for part in parts {
                    #expect(part.minX >= 0 && part.maxX <= 440 && part.maxY <= 956 && part.width > 0, "\(seconds)")
                }
            }
        }
    }

    /// The motion has no jumps: it is never faster than a spring's velocity, and finer than a pixel.
    @Test func movesSmoothly() throws {
        let context = context()
        let screen = screen(in: context) { $0.go(to: .minimized, at: 0) }
        let tops = try (0..<120).map { try frame(screen, at: Double($0) / 120, in: context).minY }
        // The maximum is three quarters of the distance in a tenth of a second.
        for (a, b) in zip(tops, tops.dropFirst()) { #expect(b - a >= -1e-9 && b - a < 6) }
        // The rounded values would be thirds of a point.
        #expect(Set(tops.map { ($0 * 3).rounded() / 3 }).count < Set(tops).count)
    }

    /// Source: facts, popup bar, sections 1.6 and 8.6.
    @Test func barsThatStayAbove() throws {
        let context = context()
        var independent = PopupBar.music(.floatingCompact, .v4_5)
        independent.inheritsBottomBarMetrics = false
        let custom = with(PopupBar()) {
            $0.customBar = CustomPopupBar(height: 65)
            $0.customBarWantsFullBarWidth = true
        }
        for bar in [independent, custom] {
            let screen = screen(bar, in: context) { $0.go(to: .minimized, at: 1) }
            let (before, after) = (
                try frame(screen, at: 0, in: context), try frame(screen, at: Self.rest, in: context)
            )
            #expect(near(after.minX, before.minX, 1e-9) && near(after.width, before.width, 1e-9))
            #expect(near(after.maxY, 880 - 8, 0.34))
            #expect(popupBarEnvironment(screen, at: Self.rest, in: context) == .regular)
        }
        let narrow = with(PopupBar()) { $0.customBar = CustomPopupBar(height: 65) }
        let beside = screen(narrow, in: context) { $0.go(to: .minimized, at: 1) }
        #expect(near(try frame(beside, at: Self.rest, in: context).width, 272, 0.34))
    }

    /// Source of the order of the appearances: facts, popup bar, section 1.5.
    @Test func inlineAppearance() throws {
        let context = context()
        func change(_ red: Double) -> Change<PopupBarAppearance> {
            ["floatingBackgroundColor": .color(RGBColor(red: red, green: 0, blue: 0))]
        }
        var bar = PopupBar.music(.floatingCompact, .v4_5)
        bar.popupItem.standardAppearance = change(0.1)
        bar.inlineAppearance = change(0.5)
        func color(_ bar: PopupBar, at seconds: Double) -> Double? {
            let screen = screen(bar, in: context) { $0.go(to: .minimized, at: 1) }
            return screen.bar(at: seconds, in: context)?.standardAppearance.floatingBackgroundColor?.red
        }
        #expect(color(bar, at: 1) == 0.1 && color(bar, at: 2) == 0.5)
        bar.popupItem.inlineAppearance = change(0.9)
        #expect(color(bar, at: 1) == 0.1 && color(bar, at: 2) == 0.9)
        bar.inlineAppearance = nil
        #expect(color(bar, at: 1) == 0.1 && color(bar, at: 2) == 0.9)
    }

    /// On iPads, in the legacy design and over a toolbar nothing shrinks.
    @Test func elsewhereNothingHappens() {
        let contexts = [
            Context.test(device: "ipad-pro-11-more-space", scale: 2), .test(design: .legacy),
        ]
        for context in contexts {
            let there = screen(in: context) { $0.go(to: .minimized, at: 0, animated: false) }
            let still = screen(in: context)
            #expect(there.nodes(at: 1, in: context).nodes == still.nodes(at: 1, in: context).nodes)
            #expect(popupBarEnvironment(there, at: 1, in: context) == .regular)
        }
    }

    /// Scrolling titles start anew when the bar is beside the circle, animated or not; on iPads they continue.
    @Test(arguments: [true, false]) func marquee(_ animated: Bool) throws {
        let long = PopupItem.music(title: String(repeating: "Very long ", count: 20), subtitle: nil)
        func origin(_ context: Context, at seconds: Double, minimizes: Bool) -> [Node] {
            let screen = screen(.music(.floatingCompact, .v4_5, item: long, marquee: true), in: context) {
                if minimizes { $0.go(to: .minimized, at: 3, animated: animated) }
            }
            return screen.nodes(at: seconds, in: context).nodes
        }
        let phone = context()
        // The two seconds of rest begin anew.
        #expect(origin(phone, at: 2.5, minimizes: true) != origin(phone, at: 2.9, minimizes: true))
        let rest = animated ? 3.9 : 3.1
        #expect(origin(phone, at: rest, minimizes: true) == origin(phone, at: rest + 0.5, minimizes: true))
        let pad = Context.test(device: "ipad-pro-11-more-space", scale: 2)
        #expect(origin(pad, at: 3.4, minimizes: true) == origin(pad, at: 3.4, minimizes: false))
    }

    /// A finger selects a tab, begins a search, or brings the tabs back.
    @Test func choosing() throws {
        let context = context()
        var screen = screen(in: context)
        func selected(at seconds: Double) -> Int? {
            if case .tabBar(let bar)? = screen.host.container.value(at: seconds).dock { return bar.selected }
            return nil
        }
        screen.host.choose(item: 2, at: 1)
        #expect(selected(at: 0.9) == 0 && selected(at: 1) == 2 && screen.host.tabBar.phase(at: 1) == .regular)
        screen.host.choose(item: 3, at: 2)
        #expect(screen.host.tabBar.phase(at: 2) == .searching && selected(at: 2) == 2)
        screen.host.choose(item: 2, at: 3)
        #expect(screen.host.tabBar.phase(at: 3) == .regular && selected(at: 3) == 2)
        screen.host.choose(item: 4, at: 4)
        screen.host.choose(item: -1, at: 4)
        #expect(screen.host.tabBar.phase(at: 5) == .regular && selected(at: 5) == 2)
        // A finger hits the circles at their positions.
        screen.host.tabBar.go(to: .minimized, at: 6)
        func press(_ item: Int, at down: Double) throws -> Point {
            let center = try #require(screen.host.itemCenter(item, at: down, in: context))
            screen.host.press(item: item, FingerPath(down: down, up: down + 0.1, at: center), in: context)
            return center
        }
        #expect(try near(press(2, at: 8).x, 52, 0.34) && near(press(3, at: 9).x, 388, 0.34))
        // An invisible tab is pressed at the selected one.
        #expect(try near(press(0, at: 9.5).x, 52, 0.34) && screen.host.presses.last?.item == 2)
        // They grow and light up under it.
        #expect(screen.nodes(at: 8.05, in: context).nodes != screen.nodes(at: 7.9, in: context).nodes)
    }

    /// Search is one more tab if it has no circle.
    @Test func searchElsewhere() {
        let legacy = Context.test(design: .legacy)
        let dock = DockLayout(Container(dock: .tabBar(Self.tabs)), in: legacy)
        let centers: [Double?] = (0..<4).map { (item: Int) in dock.itemCenter(item)?.x }
        let expected: [Double?] = [1, 3, 5, 7].map { (place: Double) in 430 * place / 8 }
        #expect(centers == expected)
        let pad = Context.test(device: "ipad-pro-11-more-space", scale: 2)
        let top = Container(dock: .tabBar(Self.tabs)).topBar(in: pad.traits)
        #expect(top?.items.map(\.title) == ["Home", "New", "Library", "Search"])
    }
}

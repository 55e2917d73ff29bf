import Testing
import VitrineMotion
import VitrinePages
import VitrinePopupBar
import VitrinePresentation
import VitrinePrimitives
import VitrineRasterizer
import VitrineScreens
import VitrineSurfaces
import VitrineTestSupport
import VitrineVocabulary

@testable import VitrineStage

/// A scene with any legal values can be drawn.
@Suite struct RandomSceneTests {
    static let cases = isDebugBuild ? 20 : 320

    @Test(arguments: SeedRange.parts(10, of: cases / 10, stride: 10_000))
    func legalScenesAreDrawn(_ seeds: SeedRange) throws {
        let rasterizer = Rasterizer()
        for seed in seeds {
            var maker = SceneMaker(seed: seed)
            let scene = maker.scene()
            #expect(scene.validate().isEmpty, "seed \(seed): \(scene.validate())")
            let staged: StagedScene
            do {
                staged = try StagedScene(scene)
            } catch {
                Issue.record("seed \(seed): \(error)")
                continue
            }
            for time in [0, maker.generator.double(0...3), staged.settled] {
                let picture = staged.picture(at: time, with: rasterizer)
                #expect(picture.width == staged.viewport.width && picture.height == staged.viewport.height)
                #expect(picture.isPremultiplied, "seed \(seed)")
            }
            #expect(staged.settled.isFinite && staged.settled >= 0)
            if seed % 10_000 % 8 == 0 {
                let again = try StagedScene(scene)
                #expect(again.picture(at: 0.3) == staged.picture(at: 0.3, with: rasterizer), "seed \(seed)")
            }
        }
    }
}

/// Makes random scenes of legal values, including extreme ones.
struct SceneMaker {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    static let icons = ["pause", "forward", "play", "heart", "airplay", "numbered-square-1", "library", "speaker"]
    static let texts = [
        "", " ", "A", "Suscipit Ut", "הספירה לאחור", "العد التنازلي", "Mixed עברית and العربية 123", "👩‍👩‍👧‍👦🇩🇪",
        "e\u{301}\u{323}",
        "\u{202E}sdrawkcab", "line\nbreak\ttab", "日本語", "\u{FFFF}\u{10FFFF}",
    ]

    mutating func scene() -> PresentationScene {
        var scene = PresentationScene()
        scene.traits = Traits(
            device: generator.element(of: Device.all), design: generator.element(of: Design.allCases),
            appearance: generator.element(of: Appearance.allCases),
            direction: generator.element(of: InterfaceLayoutDirection.allCases),
            locale: generator.element(of: [nil, "en", "he", "ar-EG", "zh-Hant"]),
            textSize: generator.element(of: TextSize.allCases),
            orientation: generator.element(of: Orientation.allCases))
        scene.container = container()
        if !generator.chance(6) { scene.popupBar = bar() }
        if scene.popupBar != nil, generator.chance(2) { scene.popupContent = popupContent() }
        scene.timeline = timeline(for: scene)
        scene.output = output(on: scene.traits.screenSize)
        return scene
    }

    /// Long texts are few, because setting them takes most of a scene's time.
    mutating func text() -> String {
        switch generator.below(60) {
        case 0: String(repeating: "W", count: 3_000)
        case 1: String(repeating: "שלום ab ", count: 400)
        case 2..<7: String(repeating: generator.element(of: Self.texts), count: 1 + generator.below(30))
        default: generator.element(of: Self.texts)
        }
    }

    mutating func optionalText() -> String? { generator.chance(5) ? nil : text() }

    mutating func color() -> RGBColor {
        let extremes = [0.0, 1, 0.5]
        return RGBColor(
            red: generator.chance(3) ? generator.element(of: extremes) : generator.double(0...1),
            green: generator.double(0...1), blue: generator.double(0...1),
            alpha: generator.chance(3) ? generator.double(0...1) : generator.element(of: [1, 1, 0]))
    }

    mutating func optionalColor() -> RGBColor? { generator.chance(2) ? nil : color() }

    mutating func container() -> Container {
        var out = with(Container()) {
            $0.content = Content(background: optionalColor(), darkBackground: optionalColor())
        }
        func label(_ text: String?, _ placement: ElementPlacement) {
            guard let text else { return }
            let label = Element(.label(LabelElement(text)), placement: placement, textStyle: .headline)
            out.content.body.append(label)
        }
        label(optionalText(), .bottom)
        if generator.chance(2) {
            out.navigationBar = NavigationBar(
                title: optionalText(), leadingItems: navigationItems(), trailingItems: navigationItems())
            label(optionalText(), .top)
            label(optionalText(), .trailing)
            let icons = (0..<generator.below(4)).map { _ in Element.icon(generator.element(of: Self.icons)) }
            out.content.body.append(.stack(icons).with { $0.placement = .center })
        }
        switch generator.below(3) {
        case 0:
            out.dock = .toolbar(Toolbar(items: (0..<1 + generator.below(5)).map { _ in Toolbar.Item(text()) }))
        case 1:
            let items = (0..<2 + generator.below(4)).map { _ in
                TabBar.Item(title: text(), icon: generator.element(of: Self.icons))
            }
            out.dock = .tabBar(
                TabBar(
                    items: items, selected: generator.below(items.count),
                    placement: generator.element(of: TabBar.Placement.allCases), tintColor: optionalColor(),
                    search: generator.chance(3) ? text() : nil))
            if generator.chance(2) { out.sidebar = sidebar() }
        default: break
        }
        return out
    }

    mutating func sidebar() -> Sidebar {
        let sections = (0..<generator.below(3)).map { _ in
            Sidebar.Section(
                title: optionalText(),
                items: (0..<1 + generator.below(30)).map { _ in
                    TabBar.Item(title: text(), icon: generator.element(of: Self.icons))
                })
        }
        return Sidebar(
            isHidden: generator.chance(2), preferredLayout: generator.element(of: Sidebar.Layout.allCases),
            editButton: optionalText(), sections: sections)
    }

    mutating func navigationItems() -> [NavigationBar.Item] {
        (0..<generator.below(4)).map { _ in
            NavigationBar.Item(
                title: generator.chance(2) ? text() : nil,
                icon: generator.chance(2) ? generator.element(of: Self.icons) : nil,
                style: generator.element(of: NavigationBar.Item.Style.allCases), tint: optionalColor())
        }
    }

    mutating func buttons() -> [BarButtonItem] {
        (0..<(generator.chance(4) ? 8 : generator.below(4))).map { _ in
            BarButtonItem(
                icon: generator.element(of: Self.icons), tint: optionalColor(),
                scale: generator.element(of: [0.25, 1, 1, 1.7, 4]))
        }
    }

    mutating func bar() -> PopupBar {
        with(
            PopupBar(
                barStyle: generator.element(of: PopupBar.Style.allCases),
                progressViewStyle: generator.element(of: PopupBar.ProgressViewStyle.allCases),
                tintColor: optionalColor(),
                popupItem: PopupItem(
                    title: optionalText(), subtitle: optionalText(),
                    image: generator.element(of: [nil, "artwork/rain.png", "artwork/sunset.png"]),
                    progress: generator.element(of: [0, 1, 0.5, 1e-300, .leastNonzeroMagnitude]),
                    leadingBarButtonItems: buttons(),
                    trailingBarButtonItems: buttons()))
        ) {
            $0.libraryVersion = generator.element(of: PopupBar.LibraryVersion.allCases)
            $0.presented = generator.element(of: [nil, true, false])
            $0.inheritsBottomBarMetrics = !generator.chance(4)
        }
    }

    mutating func popupContent() -> PopupContent {
        let sections = (0..<generator.below(3)).map { _ in
            ListElement.Section(
                header: optionalText(),
                rows: (0..<1 + generator.below(40)).map { _ in
                    ListElement.Row(
                        title: text(), detail: optionalText(),
                        accessory: generator.element(of: ListElement.Accessory.allCases))
                }, footer: optionalText())
        }
        let list =
            sections.isEmpty
            ? [] : [Element.list(sections: sections, contentOffset: generator.element(of: [0, 90, -10_000, 10_000]))]
        return with(
            PopupContent(
                image: generator.element(of: [nil, "artwork/rain.png"]), showsControls: generator.chance(2),
                open: generator.chance(2))
        ) {
            $0.content = Content(background: optionalColor(), body: list)
            $0.popupInteractionStyle = generator.element(of: PopupInteractionStyle.allCases)
            $0.allowsContentTransition = !generator.chance(3)
        }
    }

    /// Returns a finger at any position, for any time.
    mutating func drag() -> TimelineEvent.Action {
        let path = (0..<1 + generator.below(4)).map { _ in
            FingerPath.Leg(
                by: Point(
                    x: generator.double(-40...40), y: generator.element(of: [0, 10_000, generator.double(-900...900)])),
                duration: generator.element(of: [1e-9, 0.2, 0.5, 60]),
                curve: generator.element(of: FingerPath.Leg.Curve.allCases))
        }
        return .init("drag", generator.element(of: ["popupBar", "popup"]), ["path": path.node(Format())])
    }

    mutating func timeline(for scene: PresentationScene) -> [TimelineEvent] {
        var targets: [String] = []
        if let dock = scene.container.dock {
            switch dock {
            case .toolbar(let toolbar): targets = toolbar.items.map(\.title)
            case .tabBar(let tabBar): targets = tabBar.allTitles
            case .custom: break
            }
        }
        var (shrinks, searches) = (false, false)
        if case .tabBar(let tabBar) = scene.container.dock {
            shrinks = scene.traits.design == .glass && scene.traits.device.idiom == .phone
            searches = tabBar.search != nil
        }
        var at = 0.0
        return (0..<generator.below(6)).compactMap { _ in
            at += generator.element(of: [0, 1e-9, 1.0 / 120, 0.1, 0.5, generator.double(0...1)])
            let duration: ValueNode? = generator.element(of: [nil, 1e-9, 0.5, 60])
            switch generator.below(8) {
            case 6...7 where scene.popupContent != nil:
                return TimelineEvent(at: at, drag())
            case 5 where shrinks:
                let legal: [ValueNode] = searches ? ["expand", "minimize", "search"] : ["expand", "minimize"]
                return TimelineEvent(
                    at: at, .init("tabBar", generator.element(of: legal), ["animated": .flag(!generator.chance(4))]))
            case 4 where scene.container.sidebar != nil:
                let hold = generator.element(of: [0, 0.08, 60])
                let arguments: Arguments = ["animated": .flag(!generator.chance(4)), "hold": .number(hold)]
                return TimelineEvent(at: at, .init("sidebar", generator.chance(2) ? "show" : "hide", arguments))
            case 5 where scene.traits.isWide:
                let size = scene.traits.screenSize
                let place = Point(
                    x: generator.double(-50...size.width), y: generator.double(size.height - 100...size.height))
                let move: ValueNode = ["x": .number(place.x), "y": .number(place.y)]
                let action = generator.element(of: [move, move, "press", "release", "hide"])
                return TimelineEvent(at: at, .init("pointer", action))
            case 0 where !targets.isEmpty:
                let hasBar = scene.popupBar != nil
                let appearance = generator.element(of: Appearance.allCases).rawValue
                let set = TimelineEvent.Action("set", ["appearance": .text(appearance)])
                let calls = ["present", "dismiss"].map { TimelineEvent.Action($0, "popupBar") }
                var arguments: Arguments = ["hold": .number(generator.element(of: [1e-12, 0.1, 1, 60]))]
                arguments["after"] = generator.element(of: [nil, 0, 0.05, 60])
                arguments["offset"] = generator.element(
                    of: [["x": 0, "y": 0], ["x": 10_000, "y": -10_000], ["x": 3, "y": -2]])
                let then = generator.element(of: [[], [set]] + (hasBar ? calls.map { [$0] } : []))
                return TimelineEvent(
                    at: at, .init("tap", .text(generator.element(of: targets)), arguments, then: then))
            case 1...2 where scene.popupBar != nil:
                var arguments: Arguments = ["animated": .flag(!generator.chance(3))]
                arguments["duration"] = duration
                return TimelineEvent(
                    at: at, .init(generator.element(of: ["present", "dismiss"]), "popupBar", arguments))
            case 3:
                var change: ValueNode = ["container.content.background": .color(color())]
                if scene.popupBar != nil {
                    let bar: ValueNode = [
                        // Values of events are those of scene files, which have no null character.
                        "popupItem.title": .text(text().filter { $0 != "\0" }),
                        "popupItem.progress": .number(generator.double(0...1)),
                        "barStyle": .text(generator.element(of: PopupBar.Style.allCases).rawValue),
                    ]
                    change.set(bar, at: ["popupBar"])
                }
                return TimelineEvent(at: at, .init("set", change))
            default: return TimelineEvent(at: at, .init("wait", 600))
            }
        }
    }

    /// Returns small canvases of every kind: the whole screen on a pixel, or a tiny part of it on hundreds.
    mutating func output(on screen: Size) -> Output {
        let side = { (g: inout SplitMix64) in g.element(of: [1, 2, 7, 33, 64, 120]) }
        let size = PixelSize(width: side(&generator), height: side(&generator))
        switch generator.below(7) {
        case 0: return Output(size: size)
        case 1: return Output(scale: generator.double(0.003...0.1))
        case 2: return Output(crop: .bottom(generator.double(10...screen.height)), size: size)
        case 3: return Output(crop: .top(generator.element(of: [1e-12, 5, screen.height])), size: size)
        case 4:
            // The scale is 8x, of a few points anywhere.
            let rect = Rect(
                x: generator.double(-5...screen.width - 1),
                y: generator.double(screen.height - 120...screen.height - 1),
                width: 1 + generator.double(6...10), height: 1 + generator.double(6...10))
            return Output(crop: .rect(rect), scale: 8)
        case 5:
            // The area is mostly beside the screen.
            let far = generator.element(of: [-9_990.0, -100, screen.width - 1])
            return Output(
                crop: .rect(Rect(x: far, y: -50, width: max(10, 10 - far), height: 100)), size: size,
                scale: generator.element(of: [nil, nil, 1e-9, 8]))
        default:
            // The widths are extreme.
            let width = generator.element(of: [1e-3, 1e-9, 1e-150, 1e-300, 10_000])
            let height = generator.element(of: [1e-3, 1e-9, 1, 10_000])
            // A width that is lost beside its x would show nothing.
            let x = width < 1e-9 ? 0 : generator.double(0...screen.width - 1)
            let y = generator.double(screen.height - 110...screen.height - 1)
            return Output(crop: .rect(Rect(x: x, y: y, width: width, height: height)), size: size)
        }
    }
}

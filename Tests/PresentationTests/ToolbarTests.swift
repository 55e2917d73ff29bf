import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The glass toolbar, at rest and touched.
@Suite struct ToolbarTests {
    static let recorded = Toolbar(items: ["Present Bar", "Appearance", "Dismiss Bar"])

    /// The recorded capsules, in pixels at 414 for 430 pt: 27.1 + 110.9, 150.1 + 114.1, 276 + 111.2; 46.1 high.
    @Test func recordedCapsules() {
        let items = ToolbarLayout(Self.recorded, in: .test()).items
        let k = 414.0 / 430
        for (item, (x, width)) in zip(items, [(27.1, 110.9), (150.1, 114.1), (276.0, 111.2)]) {
            #expect(near(item.frame.minX, x / k, 1) && near(item.frame.maxX, (x + width) / k, 1), "\(item.frame)")
            #expect(near(item.frame.height, 46.1 / k, 0.5))
            // Texts begin 12 pt inside, and are black on a line whose capitals are centered.
            #expect(near(item.titleOrigin.x - item.frame.minX, 12, 0.34))
            #expect(near(item.titleOrigin.y - 17 * 0.705 / 2, item.frame.midY, 0.5))
        }
        // The picture shows the lower 173.5 pt; the capsules begin at 94 px in it.
        #expect(near(items[0].frame.minY - (932 - 173.5), 94.0 / k, 0.5))
        #expect(items[0].frame.maxY == 932 - 28)
        #expect(near(items[1].frame.minX - items[0].frame.maxX, 12.25, 0.6))
    }

    @Test(arguments: 1...5) func oneToFiveItems(_ count: Int) {
        let titles = ["A", "Bee", "", "Delta", "E"].prefix(count)
        for direction in InterfaceLayoutDirection.allCases {
            let items = ToolbarLayout(Toolbar(items: titles.map { Toolbar.Item($0) }), in: .test(direction: direction))
                .items
            #expect(items.count == count)
            for item in items { #expect(item.frame.width >= 48 && item.frame.height == 48) }
            let ordered = direction == .leftToRight ? items : items.reversed()
            // The outer ones are at the insets; the gaps are equal, as the outer ones of three are here.
            #expect(near(ordered.first?.frame.minX ?? .nan, count == 1 && direction == .rightToLeft ? 354 : 28, 0.34))
            if count > 1 { #expect(near(ordered.last?.frame.maxX, 402, 0.34)) }
            let gaps = zip(ordered, ordered.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
            for gap in gaps { #expect(gap >= 8 && near(gap, gaps[0], 0.67)) }
        }
    }

    @Test func rightToLeftMirrors() {
        let left = ToolbarLayout(Self.recorded, in: .test()).items
        let right = ToolbarLayout(Self.recorded, in: .test(direction: .rightToLeft)).items
        for (a, b) in zip(left, right) {
            #expect(near(430 - a.frame.maxX, b.frame.minX, 0.34))
            #expect(a.title == b.title)
        }
    }

    /// Titles that do not fit are truncated, so that every item stays on the screen and can be touched.
    @Test(arguments: 1...5) func longTitles(_ count: Int) {
        let long = "A title that is much too long for a toolbar of a telephone, however wide"
        for device in ["iphone-se-1", "iphone-14-pro-max"] {
            for short in 0..<count {
                var titles = Array(repeating: long, count: count)
                for i in 0..<short { titles[i] = "O" }
                let context = Context.test(device: device)
                let items = ToolbarLayout(Toolbar(items: titles.map { Toolbar.Item($0) }), in: context).items
                #expect(near(items.first?.frame.minX, 28, 0.34))
                #expect(near(items.last?.frame.maxX, context.screen.maxX - 28, 0.67))
                for (a, b) in zip(items, items.dropFirst()) { #expect(near(b.frame.minX - a.frame.maxX, 8, 0.67)) }
                for (i, item) in items.enumerated() {
                    #expect(item.title.isTruncated == (i >= short))
                    #expect(item.titleOrigin.x >= item.frame.minX + 11)
                    #expect(item.titleOrigin.x + item.title.width <= item.frame.maxX - 11)
                }
                // Truncated ones share the remainder equally.
                let widths = items[short...].map(\.frame.width)
                for width in widths { #expect(near(width, widths[0], 0.67)) }
            }
        }
    }

    private func glass(_ nodes: [Node]) throws -> GlassMark {
        guard case .glass(let node) = try #require(nodes.first) else {
            throw Missing.glass
        }
        return node.body
    }

    private enum Missing: Error {
        case glass
    }

    private func view(_ toolbar: Toolbar = recorded, _ context: Context = .test()) -> ToolbarView {
        ToolbarView(layout: ToolbarLayout(toolbar, in: context), page: RGBColor(0x7DF67D), context: context)
    }

    /// The capsules are one body whose parts join within 12 pt; lifted by 8 pt to each side, a capsule is closer to its
    /// neighbor than the 6 pt at which they join.
    @Test func pressedCapsuleFuses() throws {
        let view = view()
        let press = Press(item: 0, down: 0, up: 0.5, location: Point(x: 84, y: 880))
        let rest = try glass(view.nodes(at: -1, presses: [press]))
        #expect(rest.shapes.count == 3 && rest.fusion == 12)
        #expect(rest.shapes.allSatisfy { $0.tint == .clear && $0.glow == nil })
        let lifted = try glass(view.nodes(at: 0.3, presses: [press]))
        let (a, b) = (rest.shapes[0].outline.rect, lifted.shapes[0].outline.rect)
        #expect(near(b.width - a.width, 16, 0.7) && near(b.height / a.height, b.width / a.width, 1e-9))
        #expect(near(b.center.x, a.center.x, 1e-9) && near(b.center.y, a.center.y, 1e-9))
        #expect(
            lifted.shapes[1].outline == rest.shapes[1].outline && lifted.shapes[2].outline == rest.shapes[2].outline)
        #expect(lifted.shapes[1].outline.rect.minX - b.maxX < 6)
        // One light for all, so that there is no edge where capsules flow together.
        #expect(lifted.shapes[0].glow?.center == b.center)
        #expect(lifted.shapes.allSatisfy { $0.glow == lifted.shapes[0].glow && $0.tint == .clear })
    }

    /// Without a finger, or long after it, the toolbar looks as without touches.
    @Test func pressesLeaveNoTrace() {
        let view = view()
        let press = Press(item: 1, down: 0, up: 0.1, location: .zero)
        #expect(view.nodes(at: press.end, presses: [press]) == view.nodes(at: 0, presses: []))
        #expect(view.nodes(at: 0.05, presses: [press]) != view.nodes(at: 0.05, presses: []))
        // A missing item changes nothing.
        let nowhere = Press(item: 7, down: 0, up: 0.1, location: .zero)
        #expect(view.nodes(at: 0.05, presses: [nowhere]) == view.nodes(at: 0, presses: []))
    }

    /// A canvas so small that frames shrink to 0 still has numbers everywhere.
    @Test(arguments: [0.001, 0.01, 0.02]) func tinyScales(_ scale: Double) throws {
        let mark = try glass(view(Self.recorded, .test(scale: scale)).nodes(at: 0, presses: []))
        for shape in mark.shapes { #expect(shape.outline.rect.isFinite) }
    }

    /// Pressed again during its oscillation, the glass continues from its state.
    @Test(arguments: [0.05, 0.11, 0.2, 0.3, 0.45]) func pressedAgain(_ pause: Double) throws {
        let context = Context.test()
        var host = Host(
            traits: context.traits, container: Container(dock: .toolbar(Toolbar(items: ["One", "Two"]))))
        func press(_ item: Int, down: Double, up: Double) throws {
            let center = try #require(host.itemCenter(item, at: down, in: context))
            host.press(item: item, FingerPath(down: down, up: up, at: center), in: context)
        }
        try press(0, down: 0, up: 0.1)
        try press(1, down: 0.02, up: 0.1)
        let second = 0.1 + pause
        try press(0, down: second, up: second + 0.1)
        #expect(near(host.presses[2].lift(at: second), host.presses[0].lift(at: second), 1e-9))
        #expect(host.presses[1].lift(at: 0.02) == 0)
        #expect(near(host.presses[2].lift(at: second + 0.16), 1, 0.05))
    }
}

/// Icons in toolbars. Figures: facts, iOS surroundings, section 2.4.
@Suite struct ToolbarIconTests {
    private func items(_ icons: [[String]], _ direction: InterfaceLayoutDirection = .leftToRight) -> [ToolbarLayout
        .Item]
    {
        let toolbar = Toolbar(items: icons.enumerated().map { Toolbar.Item("Item \($0)", icons: $1) })
        return ToolbarLayout(toolbar, in: .test(direction: direction)).items
    }

    @Test func twoIconsShareACapsuleOf117Points() {
        let items = items([["top-bar", "sidebar"], ["checkmark"]])
        #expect(near(items[0].frame.width, 117.4, 0.34) && near(items[1].frame.width, 48, 0.34))
        #expect(items[0].icons.map(\.name) == ["top-bar", "sidebar"])
        let centers = items[0].icons.map(\.center.x)
        // Source: measured in overview.png, 60.7 pt apart.
        #expect(near(centers[1] - centers[0], 60.7, 0.1))
        #expect(near((centers[0] + centers[1]) / 2, items[0].frame.midX, 0.01))
        #expect(items[1].icons[0].center == items[1].frame.center)
    }

    @Test func iconsAreMirroredFromRightToLeft() {
        let (left, right) = (items([["top-bar", "sidebar"]]), items([["top-bar", "sidebar"]], .rightToLeft))
        for (a, b) in zip(left[0].icons, right[0].icons) { #expect(near(430 - a.center.x, b.center.x, 0.34)) }
    }

    @Test func manyIconsStayWithinTheScreen() {
        let items = items(Array(repeating: Array(repeating: "sidebar", count: 5), count: 5))
        for item in items {
            #expect(item.frame.minX >= 27 && item.frame.maxX <= 403)
            #expect(item.icons.allSatisfy { item.frame.minX < $0.center.x && $0.center.x < item.frame.maxX })
        }
    }
}

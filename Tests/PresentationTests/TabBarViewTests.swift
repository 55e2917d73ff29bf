import Testing
import VitrineDisplayList
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph

@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The glass tab bar compared with measured stills of 430 pt at 3x.
@Suite struct TabBarViewTests {
    static func tabs(_ count: Int, selected: Int = 0, titles: [String] = []) -> TabBar {
        TabBar(
            items: (0..<count).map { i in
                TabBar.Item(title: titles.indices.contains(i) ? titles[i] : "Tab", icon: "heart")
            }, selected: selected)
    }

    private struct Parts {
        var body: Rect
        var fusion: Double
        var selection: Rect?
        var labels: [TextNode] = []
        var icons: [Rect] = []
        /// The indices of the nodes.
        var selectionPlace = -1
        var firstContentPlace = Int.max
    }

    private func parts(_ bar: TabBar, in context: Context = .test()) throws -> Parts {
        let nodes = TabBarView(tabBar: bar, tint: RGBColor(0xFF2D55), page: RGBColor(0x81A1EA), context: context)
            .nodes()
        guard case .glass(let glass) = try #require(nodes.first) else { throw Missing.glass }
        var out = Parts(body: glass.body.shapes[0].outline.rect, fusion: glass.body.fusion)
        for (place, node) in nodes.enumerated().dropFirst() {
            guard case .group(var group) = node else { continue }
            // The selected item is drawn in two equal layers.
            if case .group(let layer)? = group.children.first, group.children.count == 2 { group = layer }
            var isContent = false
            for child in group.children {
                if case .text(let text) = child {
                    out.labels.append(text)
                    isContent = true
                }
            }
            for child in group.children {
                if case .shape(let shape) = child {
                    if isContent {
                        out.icons.append(shape.path.controlBounds)
                    } else {
                        out.selection = shape.path.controlBounds
                    }
                }
            }
            if isContent {
                out.firstContentPlace = min(out.firstContentPlace, place)
            } else {
                out.selectionPlace = place
            }
        }
        return out
    }

    private enum Missing: Error {
        case glass
    }

    /// The capsule is 62 pt high, 21 pt from the sides and the bottom.
    @Test func capsule() throws {
        let parts = try parts(Self.tabs(4))
        #expect(near(parts.body, Rect(x: 21, y: 849, width: 388, height: 62), 0.34))
    }

    /// In a still, the selection covers 75…390 of a capsule of 63…1227 px, and begins 12 px below its top.
    @Test func selection() throws {
        let parts = try parts(Self.tabs(4))
        let selection = try #require(parts.selection)
        #expect(near(selection.minX, 75.0 / 3, 0.5) && near(selection.maxX, 390.0 / 3, 0.5))
        #expect(near(selection.minY - parts.body.minY, 4, 0.34) && near(selection.height, 54, 0.5))
        // The last one is that of the Hebrew still: 900…1215 px.
        let last = try #require(try self.parts(Self.tabs(4, selected: 3)).selection)
        #expect(near(last.minX, 900.0 / 3, 0.5) && near(last.maxX, 1215.0 / 3, 0.5))
        #expect(parts.selectionPlace < parts.firstContentPlace)
    }

    @Test(arguments: 0..<5) func selectionLiesBelowLabels(_ selected: Int) throws {
        let parts = try parts(Self.tabs(5, selected: selected))
        #expect(parts.selectionPlace == 1 && parts.firstContentPlace == 2)
    }

    /// Icons are centered at 227, 506, 785 and 1061 px in a still, 24 pt below the bar's top; labels are 48.7 pt below
    /// it.
    @Test func iconsAndLabels() throws {
        let parts = try parts(Self.tabs(4))
        let centers = [201, 476, 751, 1026].map { (Double($0) + 63 / 2.0) / 3 }
        #expect(parts.icons.count == 4 && parts.labels.count == 4)
        for (icon, x) in zip(parts.icons, centers) {
            #expect(near(icon.midX, x, 0.75), "\(icon)")
            #expect(near(icon.midY - parts.body.minY, 24, 0.6))
        }
        for (label, icon) in zip(parts.labels, parts.icons) {
            #expect(near(label.origin.y - parts.body.minY, 48.7, 0.34))
            // Both are at whole points, each by its own width.
            #expect(near(label.origin.x + label.line.width / 2, icon.midX, 1))
        }
        #expect(parts.labels[0].color == RGBColor(0xFF2D55) && parts.labels[1].color == .black)
    }

    @Test(arguments: 2...5) func twoToFiveItems(_ count: Int) throws {
        for selected in 0..<count {
            let parts = try parts(Self.tabs(count, selected: selected))
            #expect(parts.icons.count == count)
            let pitches = zip(parts.icons, parts.icons.dropFirst()).map { $1.midX - $0.midX }
            // Slots are equal; selections that overlap by 10/3 points per tab fill the capsule less 4 points at both
            // ends.
            let overlap = 10.0 / 3 * Double(count)
            for pitch in pitches { #expect(near(pitch, (388 - 8 - overlap) / Double(count), 0.5)) }
            let selection = try #require(parts.selection)
            #expect(near(selection.midX, parts.icons[selected].midX, 0.5))
            #expect(near(selection.width, (388 - 8 - overlap) / Double(count) + overlap, 0.5))
            #expect(selection.minX >= parts.body.minX + 3.5 && selection.maxX <= parts.body.maxX - 3.5)
        }
    }

    @Test func rightToLeftMirrors() throws {
        let titles = ["Music", "Artists", "Composers", "Recents"]
        let left = try parts(Self.tabs(4, selected: 1, titles: titles))
        let right = try parts(Self.tabs(4, selected: 1, titles: titles), in: .test(direction: .rightToLeft))
        #expect(left.body == right.body)
        // Icons are at whole points in the items' views, which are not mirrored.
        for (a, b) in zip(left.icons, right.icons) { #expect(near(430 - a.midX, b.midX, 1)) }
        #expect(near(430 - (try #require(left.selection)).midX, (try #require(right.selection)).midX, 1e-6))
        #expect(left.labels.map(\.line) == right.labels.map(\.line))
    }

    @Test func longTitles() throws {
        let long = String(repeating: "Composers ", count: 40)
        let parts = try parts(Self.tabs(5, titles: Array(repeating: long, count: 5)))
        for (a, b) in zip(parts.labels, parts.labels.dropFirst()) {
            #expect(a.line.isTruncated && a.origin.x + a.line.width <= b.origin.x + 0.34)
        }
    }

    /// Labels are at whole points in the items' views, which are as wide as the selection. Measured in rtl_english.png:
    /// they begin at 183, 458, 700 and 1002.3 px; in floating_custom.png, unless selected, at 482, 757 and 1032.
    @Test(arguments: [
        (["Music", "Artists", "Composers", "Recents"], [183.0, 458, 700, 1002.3]),
        (["Tab", "Tab", "Tab", "Tab"], [482, 757, 1032]),
    ]) func labelsLieAtWholePoints(titles: [String], pixels: [Double]) throws {
        let parts = try parts(Self.tabs(4, titles: titles))
        let starts = parts.labels.map { $0.origin.x * 3 }.sorted()
        #expect(starts.count == 4)
        for (start, pixel) in zip(starts.suffix(pixels.count), pixels) {
            #expect(near(start, pixel, 0.67), "\(start), not \(pixel)")
        }
    }

    /// A long title makes all slots narrower, their centers equally far apart. Measured in rtl_english.png: the
    /// selection is 101.7 wide, the centers are 75.5, 168.5, 261.3 and 353.5 from the left.
    @Test func slotsFollowLongTitles() {
        func geometry(_ titles: [String]) -> TabBarGeometry {
            let bar = TabBar(items: titles.map { TabBar.Item(title: $0, icon: "") })
            return TabBarGeometry(bar, in: .test())
        }
        let long = geometry(["Music", "Artists", "Composers", "Recents"])
        for (i, x) in [75.5, 168.5, 261.3, 353.5].enumerated() { #expect(near(long.cell(i).midX, x, 1.1)) }
        #expect(near(long.cell(0).width + 2 * long.selectionOutset, 101.7, 0.8))
        let short = geometry(["Tab", "Tab", "Tab", "Tab"])
        #expect(near(short.cell(2).width + 2 * short.selectionOutset, 105, 0.1))
        // Titles of any length leave something of each slot.
        let endless = geometry(["Tab", String(repeating: "W", count: 99)])
        #expect(endless.cell(0).width > 20 && endless.cell(0).maxX < endless.bar.maxX)
    }

    /// The first and last selection end 4 points inside the capsule, and neighbors overlap by 10/3 points per tab.
    /// Measured in floating_custom.png (four: 105 wide, 91.67 apart in 388) and overview.png (three: 113.3, 103.35 in
    /// 328).
    @Test(arguments: 2...5) func selectionsOverlapByTheNumberOfTabs(count: Int) {
        let bar = Self.tabs(count)
        let geometry = TabBarGeometry(bar, in: .test())
        let selections = (0..<count).map { geometry.selection(in: geometry.cell($0)).controlBounds }
        #expect(near(selections.first?.minX, geometry.bar.minX + 4, 1e-9))
        #expect(near(selections.last?.maxX, geometry.bar.maxX - 4, 1e-9))
        for (a, b) in zip(selections, selections.dropFirst()) {
            #expect(near(a.maxX - b.minX, 10.0 / 3 * Double(count), 1e-9))
        }
    }

    /// A finger hits the center of an item's part of the bar.
    @Test func itemCenters() {
        for direction in InterfaceLayoutDirection.allCases {
            let context = Context.test(direction: direction)
            let bar = Self.tabs(3)
            let x = TabBarGeometry(bar, in: context).itemCenter(0, .regular)?.x
            let fromTheSide = 21 + 9 + 370.0 / 6
            let expected = direction == .leftToRight ? fromTheSide : 430 - fromTheSide
            #expect(near(x, expected, 0.34))
            #expect(TabBarGeometry(bar, in: context).itemCenter(3, .regular) == nil)
            #expect(TabBarGeometry(bar, in: context).itemCenter(-1, .regular) == nil)
        }
    }
}

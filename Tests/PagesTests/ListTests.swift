import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrinePages

/// Source of the figures: facts, iOS surroundings, section 2.6; popup bar, section 7.4.
@Suite struct ListTests {
    private let list = ListElement(sections: [
        .init(header: "Demo Apps", rows: [.init(title: "Music")], footer: "Presents a standard player scene."),
        .init(
            header: "Custom", rows: [.init(title: "One", detail: "1"), .init(title: "Two", detail: "2")], footer: "End"),
    ])

    private func nodes(_ list: ListElement, in context: ElementContext) -> [Node] {
        let safe = Insets(top: 59, bottom: 34)
        return ContentLayout(Content(body: [Element(.list(list), name: "list")]), context, safeArea: safe).nodes()
    }

    private func plates(_ nodes: [Node]) -> [Rect] {
        nodes.compactMap { node in
            if case .shape(let s) = node, s.paint == .solid(.white) { return s.path.controlBounds }
            return nil
        }
    }

    private func baselines(_ nodes: [Node]) -> [Double] {
        nodes.compactMap { node in
            if case .text(let t) = node { return t.origin.y }
            return nil
        }
    }

    /// Rows are 52 pt high, 20 pt from the edges; baselines are 10 pt above and 20 below a plate, 45.3 between
    /// sections.
    @Test func placesOfThePicture() throws {
        let out = nodes(list, in: .test(device: "iphone-14-pro-max"))
        let plates = plates(out)
        #expect(plates.count == 2)
        #expect(near(plates[0].minX, 20, 0.01) && near(plates[0].width, 390, 0.01))
        #expect(near(plates[0].height, 52, 0.4) && near(plates[1].height, 104, 0.4))
        let y = baselines(out)
        try #require(y.count == 9)
        #expect(near(plates[0].minY - y[0], 10, 0.4))
        #expect(near(y[2] - plates[0].maxY, 20, 0.4))
        #expect(near(y[3] - y[2], 45.3, 0.5))
    }

    /// Row titles of cells that begin between two pixels keep their distance, as in popup_bar_context_menu.png.
    @Test(arguments: 0..<12) func titlesKeepTheirDistanceFromCellsThatBeginBetweenPixels(twelfths: Int) throws {
        var moved = list
        moved.contentOffset = Double(twelfths) / 12
        let out = nodes(moved, in: .test(device: "iphone-11"))
        let cell = try #require(plates(out).first).minY
        let title = try #require(baselines(out).dropFirst().first)
        // The title is 16 pt above a label whose ascender is 16.2 pt, at 2x.
        #expect(title - (cell * 2).rounded() / 2 == 32.5)
    }

    @Test func scrolls() {
        var moved = list
        moved.contentOffset = 30
        let (a, b) = (
            plates(nodes(list, in: .test(device: "iphone-14-pro-max"))),
            plates(nodes(moved, in: .test(device: "iphone-14-pro-max")))
        )
        #expect(zip(a, b).allSatisfy { near($0.minY - $1.minY, 30, 0.01) })
        // Outside the visible area there is nothing to draw.
        moved.contentOffset = 10_000
        #expect(nodes(moved, in: .test(device: "iphone-14-pro-max")).isEmpty)
    }

    /// Returns the lines between rows, from edge to edge of the screen.
    private func lines(_ nodes: [Node]) -> [Rect] {
        nodes.compactMap { node in
            guard case .shape(let s) = node else { return nil }
            let box = s.path.controlBounds
            return box.height < 1 ? box : nil
        }
    }

    /// With 16 pt above and 4 below, the content is 6 pt below the center.
    @Test func rowsWithAHeightHaveTheirContentInTheMiddleOfTheirInsets() throws {
        func rows(_ insets: Insets) -> ListElement {
            with(ListElement(rows: [.init(title: "One", subtitle: "Two")], rowHeight: 100)) { $0.rowInsets = insets }
        }
        let (even, lower) = (
            baselines(nodes(rows(Insets(top: 4, bottom: 4)), in: .test(device: "iphone-14-pro-max"))),
            baselines(nodes(rows(Insets(top: 16, bottom: 4)), in: .test(device: "iphone-14-pro-max")))
        )
        try #require(even.count == 2 && lower.count == 2)
        // The capitals of the title are above the center of the row, the subtitle's baseline is below it.
        #expect(even[0] < 59 + 50 && even[1] > 59 + 50)
        #expect(zip(even, lower).allSatisfy { near($1 - $0, 6, 0.4) })
    }

    /// Texts are as high as labels, whole pixels of the device, and a header with a background has no line above it.
    @Test func rowsWithInsetsHaveWholePixels() throws {
        var list = ListElement(
            sections: (0..<4).map {
                .init(header: "Part \($0)", rows: [.init(title: "One", subtitle: "Two"), .init(title: "Three")])
            }, style: .plain)
        list.rowInsets = Insets(top: 16, left: 16, bottom: 16, right: 16)
        list.headerBackground = RGBColor(white: 0.9)
        list.headerHeight = 28
        list.titleAttributes = LabelAttributes(font: .init(size: 18.1))
        let shapes = nodes(list, in: .test(device: "iphone-14-pro-max")).compactMap { node -> Rect? in
            guard case .shape(let shape) = node else { return nil }
            return shape.path.controlBounds
        }
        let (headers, lines) = (shapes.filter { near($0.height, 28, 0.01) }, shapes.filter { $0.height < 1 })
        try #require(headers.count == 4 && lines.count == 4)
        let pitches = zip(headers, headers.dropFirst()).map { $1.minY - $0.minY }
        #expect(pitches.allSatisfy { near($0, pitches[0], 1e-6) && near($0 * 3, ($0 * 3).rounded(), 1e-6) })
        for header in headers { #expect(lines.allSatisfy { $0.minY > header.maxY + 30 || $0.minY < header.minY - 30 }) }
    }

    @Test func separatorsBeginAndEndAtTheirInsets() throws {
        var list = ListElement(rows: [.init(title: "One"), .init(title: "Two")])
        list.separatorInset = Insets(left: 100, right: 30)
        let lines = lines(nodes(list, in: .test(device: "iphone-14-pro-max")))
        try #require(lines.count == 2)
        #expect(lines.allSatisfy { near($0.minX, 100, 0.01) && near($0.maxX, 400, 0.01) })
        list.separatorInset = Insets(left: 1000, right: 1000)
        #expect(self.lines(nodes(list, in: .test(device: "iphone-14-pro-max"))).allSatisfy { $0.width == 0 })
    }

    /// A list that a finger scrolls omits rows above its frame and includes rows that appear below.
    @Test func scrollsAsAWhole() {
        func texts(_ offset: Double) -> [Double] {
            var moment = ContentMoment()
            moment.scroll("list", to: offset)
            let rows = ListElement(sections: [.init(rows: (0..<100).map { .init(title: "\($0)") })])
            return nodes(rows, in: .test(device: "iphone-14-pro-max", moment: moment)).flatMap { node -> [Double] in
                guard case .group(let group) = node else { return baselines([node]) }
                return baselines(group.children)
            }
        }
        let (rest, lifted) = (texts(0), texts(2600))
        #expect(!lifted.isEmpty && (rest.max() ?? 0) < (lifted.min() ?? 0))
        #expect((lifted.min() ?? 0) > 2600 - 200 && (lifted.max() ?? 0) < 2600 + 932 + 200)
        // The number of rows on the screen is the same.
        #expect(abs(lifted.count - rest.count) <= 2)
    }

    /// Large text makes rows higher, never narrower than their text.
    @Test func growsWithTheText() {
        func height(_ size: TextSize) -> Double {
            plates(nodes(list, in: .test(device: "iphone-14-pro-max", textSize: size)))[0].height
        }
        #expect(height(.xSmall) == height(.large))
        #expect(height(.ax5) > height(.ax1) && height(.ax1) > height(.large))
    }

    @Test func pageColors() {
        var content = Content()
        #expect(content.pageColor(in: .light) == .white)
        content.body = [Element(.list(list))]
        #expect(content.pageColor(in: .light) == RGBColor(0xf2f2f7))
        #expect(content.pageColor(in: .dark) == .black)
        content.background = RGBColor(0x112233)
        #expect(content.pageColor(in: .light) == RGBColor(0x112233))
    }

    @Test func legacyHeadersAreCapitals() {
        let context = ElementContext.test(design: .legacy)
        let m = ListMetrics(design: .legacy, textSize: .large, width: 430)
        #expect(m.headersAreCapitals && m.rowHeight == 44 && m.cornerRadius == 10)
        #expect(!nodes(list, in: context).isEmpty)
    }
}

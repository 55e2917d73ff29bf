import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText

@testable import VitrinePages

/// The layout of rows. Source of the rules: facts, iOS surroundings, section 2.6.
@Suite struct ListRowTests {
    private static let long = "A title that is so long that it needs more than one line"
    private static let longer = "and a subtitle that is much longer than the line below the title allows it to be"

    /// Rows with every combination of parts, with short and long texts.
    private static let rows: [ListElement.Row] = ["One", long].flatMap { title in
        [nil, "Two", longer].flatMap { subtitle in
            [nil, "3:38"].flatMap { detail in
                [(nil, nil), ("heart", nil), ("heart", RGBColor(0x00ff00)), (nil, nil)].enumerated().map { i, icon in
                    ListElement.Row(
                        title: title, detail: detail, accessory: detail == nil ? .none : .disclosureIndicator,
                        subtitle: subtitle, icon: icon.0, iconBackground: icon.1, isOn: i == 1 ? true : nil,
                        image: i == 3 ? "art.png" : nil)
                }
            }
        }
    }

    private struct Shown {
        var texts: [TextNode] = []
        var pictures: [Rect] = []
        var lines: [Rect] = []
        var shapes: [Rect] = []

        var inks: [Rect] { texts.map { $0.line.inkBounds.offsetBy(dx: $0.origin.x, dy: $0.origin.y) } }
        /// The frames of the pictures and discs before the texts.
        var leads: [Rect] { pictures + shapes.filter { near($0.width, $0.height, 0.01) && $0.width > 20 } }
    }

    private func shown(_ list: ListElement, in context: ElementContext) -> Shown {
        var out = Shown()
        for node in ContentLayout(Content(body: [Element(.list(list), name: "list")]), context).nodes() {
            switch node {
            case .text(let text): out.texts.append(text)
            case .image(let image): out.pictures.append(image.frame)
            case .shape(let shape):
                let box = shape.path.controlBounds
                if box.height < 1 { out.lines.append(box) } else { out.shapes.append(box) }
            default: break
            }
        }
        return out
    }

    private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
        inner.minX > outer.minX - 0.01 && inner.maxX < outer.maxX + 0.01 && inner.minY > outer.minY - 0.01
            && inner.maxY < outer.maxY + 0.01
    }

    private func list(_ rows: [ListElement.Row], _ style: ListElement.Style = .plain) -> ListElement {
        ListElement(sections: [.init(rows: rows)], style: style)
    }

    struct Setting: CustomStringConvertible {
        var size: TextSize
        var direction: InterfaceLayoutDirection
        var style: ListElement.Style
        var description: String { "\(size) \(direction) \(style)" }

        static let all = [TextSize.xSmall, .large, .xxxLarge, .ax1, .ax3, .ax5].flatMap { size in
            [InterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
                ListElement.Style.allCases.map { Setting(size: size, direction: direction, style: $0) }
            }
        }

        func context(_ device: String = "iphone-16-pro") -> ElementContext {
            .test(device: device, direction: direction, textSize: size)
        }
    }

    @Test(arguments: Setting.all)
    func textsAreWholeAndInsideTheirRow(_ setting: Setting) {
        for row in Self.rows {
            let context = setting.context()
            let height = list([row], setting.style).size(
                of: Element(.list(list([row], setting.style)), name: "list"), fitting: 402, in: context
            ).height
            let shown = shown(list([row], setting.style), in: context)
            let wanted = (row.title + (row.subtitle ?? "") + (row.detail ?? "")).filter { $0 != " " }
            #expect(shown.texts.reduce(0) { $0 + $1.line.glyphs.count } == wanted.count, "\(row)")
            let area = Rect(x: 15, y: 62, width: 402 - 30, height: height)
            for ink in shown.inks { #expect(Self.contains(area, ink), "\(row)") }
            for (i, ink) in shown.inks.enumerated() {
                for other in shown.inks.dropFirst(i + 1) + shown.leads {
                    #expect(ink.insetBy(dx: 0.5, dy: 0.5).intersection(other).isEmpty, "\(row)")
                }
            }
        }
    }

    @Test(arguments: Setting.all)
    func linesBeginWhereTheTextsOfTheRowAboveBegin(_ setting: Setting) {
        for row in Self.rows where row.title == "One" {
            let shown = shown(list([row, .init(title: "Last")], setting.style), in: setting.context())
            let titles = shown.texts.prefix(1).map { text in
                setting.direction == .leftToRight ? text.origin.x : 402 - text.origin.x - text.line.width
            }
            guard let line = shown.lines.first, let title = titles.first else {
                Issue.record("no line below \(row)")
                continue
            }
            let start = setting.direction == .leftToRight ? line.minX : 402 - line.maxX
            // At the accessibility sizes texts continue below pictures.
            let lead = setting.size.isAccessibilitySize ? shown.leads.map { $0.width + 12 }.first ?? 0 : 0
            guard lead > 0 || row.icon == nil || !setting.size.isAccessibilitySize else { continue }
            #expect(near(start + lead, title, 0.6), "\(row)")
        }
    }

    @Test func `pictures and discs grow at the accessibility sizes, symbols at every size`() throws {
        func side(_ row: ListElement.Row, _ size: TextSize) throws -> Double {
            let context = ElementContext.test(device: "iphone-16-pro", textSize: size)
            let shown = shown(list([row]), in: context)
            return try #require((shown.pictures + shown.shapes).map(\.height).max())
        }
        let sizes = TextSize.allCases
        for row in [
            ListElement.Row(title: "One", image: "art.png"), .init(title: "One", icon: "heart", iconBackground: .black),
        ] {
            let sides = try sizes.map { try side(row, $0) }
            #expect(sides.prefix(7).allSatisfy { $0 == 30 })
            #expect(zip(sides.dropFirst(6), sides.dropFirst(7)).allSatisfy { $0 < $1 })
        }
        let symbols = try sizes.map { try side(.init(title: "One", icon: "heart"), $0) }
        #expect(zip(symbols, symbols.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `icons without a background have no disc`() throws {
        let context = ElementContext.test(device: "iphone-16-pro")
        let nodes = ContentLayout(
            Content(body: [Element(.list(list([.init(title: "One", icon: "heart")])), name: "list")]), context
        ).nodes()
        let shapes = nodes.compactMap { node -> ShapeNode? in
            guard case .shape(let shape) = node, shape.path.controlBounds.height > 1 else { return nil }
            return shape
        }
        #expect(shapes.count == 1 && shapes.first?.paint == .solid(context.tint))
    }

    @Test func `a detail ends the row beside a subtitle`() throws {
        let row = ListElement.Row(title: "One", detail: "2:58", subtitle: "Two")
        let shown = shown(list([row]), in: .test(device: "iphone-16-pro"))
        try #require(shown.texts.count == 3)
        let detail = shown.inks[2]
        #expect(near(detail.maxX, 402 - 20, 1.5) && detail.minX > shown.inks[1].maxX)
        #expect(near(detail.midY, shown.lines[0].maxY - 67.5 / 2, 2))
    }

    @Test func `a detail that does not fit beside the title stands below it`() {
        for (detail, isBeside) in [("Reflection", true), ("a value that is long enough for two lines", false)] {
            let row = ListElement.Row(title: "The name of a setting", detail: detail)
            let shown = shown(list([row]), in: .test(device: "iphone-16-pro"))
            let baselines = shown.texts.map(\.origin.y)
            #expect(shown.texts.count == 2 && (baselines[0] == baselines[1]) == isBeside)
            #expect(shown.texts.allSatisfy { !$0.line.isTruncated })
        }
    }

    @Test(arguments: [44.0, 57, 74.33, 140]) func rowsWithAHeightKeepIt(_ height: Double) {
        for size in VitrineText.TextSize.allCases {
            for row in Self.rows where row.detail == nil {
                var list = list([row])
                list.rowHeight = height
                let shown = shown(list, in: .test(device: "iphone-16-pro", textSize: size))
                #expect(shown.lines.map { ($0.maxY - 62 - height).magnitude < 0.4 } == [true])
                let lines = TypeTableOracle.lineHeight(size) * (row.subtitle == nil ? 1 : 1.8)
                guard lines < height else { continue }
                for ink in shown.inks { #expect(ink.minY > 62 && ink.maxY < 62 + height, "\(row)") }
            }
        }
    }

    @Test func `titleLines and subtitleLines end texts with an ellipsis`() {
        var list = list([.init(title: Self.long, subtitle: String(repeating: Self.longer, count: 4))])
        for lines in 1...3 {
            (list.titleLines, list.subtitleLines) = (1, lines)
            let texts = shown(list, in: .test(device: "iphone-x")).texts
            #expect(texts.count == 1 + lines && texts[0].line.isTruncated)
            let letters = texts.dropFirst().reduce(0) { $0 + $1.line.glyphs.count }
            #expect(letters < Self.longer.filter { $0 != " " }.count * 4)
        }
    }

    /// The first line is beside the picture, the others are below it at the leading edge.
    @Test(arguments: [InterfaceLayoutDirection.leftToRight, .rightToLeft])
    func titlesGoOnBelowThePicture(_ direction: InterfaceLayoutDirection) throws {
        let row = ListElement.Row(title: Self.long, image: "art.png")
        let shown = shown(list([row]), in: .test(device: "iphone-16-pro", direction: direction, textSize: .ax3))
        let picture = try #require(shown.pictures.first)
        try #require(shown.inks.count > 2)
        let isLeft = direction == .leftToRight
        let (first, rest) = (shown.inks[0], shown.inks.dropFirst())
        #expect(isLeft ? first.minX > picture.maxX : first.maxX < picture.minX)
        #expect(Self.contains(Rect(x: 0, y: picture.minY, width: 402, height: picture.height), first))
        for line in rest {
            #expect(line.minY > picture.maxY - 1)
            #expect(near(isLeft ? line.minX : line.maxX, isLeft ? picture.minX : picture.maxX, 4))
        }
    }

    @Test func `a word that is too long for the room beside a picture stands below it`() throws {
        let row = ListElement.Row(title: "Erinnerungen", image: "art.png")
        let shown = shown(list([row]), in: .test(device: "iphone-se-1", textSize: .ax3))
        let picture = try #require(shown.pictures.first)
        #expect(shown.inks.count == 1 && shown.inks[0].minY >= picture.maxY)
    }

    @Test func picturesThatAreHigherThanTwoLinesStandAbove() throws {
        for (side, isBeside) in [(30.0, true), (64, false)] {
            let row = list([ListElement.Row(title: "One", image: "art.png")])
            let shown = shown(
                with(row) { $0.imageSize = Size(width: side, height: side) },
                in: .test(device: "iphone-16-pro", textSize: .ax3))
            let picture = try #require(shown.pictures.first)
            #expect((shown.inks[0].minX > picture.maxX) == isBeside && (shown.inks[0].minY > picture.maxY) == !isBeside)
        }
    }

    /// In right-to-left layouts, the lines of a footer end at the trailing edge and keep their distance from the plate.
    @Test(arguments: [InterfaceLayoutDirection.leftToRight, .rightToLeft])
    func footersBeginAtTheLeadingEdge(_ direction: InterfaceLayoutDirection) throws {
        for size in [VitrineText.TextSize.xSmall, .large, .ax1, .ax5] {
            let list = ListElement(sections: [.init(rows: [.init(title: "One")], footer: Self.long + Self.longer)])
            let shown = shown(list, in: .test(device: "iphone-16-pro", direction: direction, textSize: size))
            let (plate, lines) = (try #require(shown.shapes.first), shown.inks.dropFirst())
            try #require(lines.count > 1)
            for line in lines {
                #expect(near(direction == .leftToRight ? line.minX : 402 - line.maxX, 40, 3.5))
                #expect(line.minY > plate.maxY + 7)
            }
        }
    }
}

/// The line heights of body text by a separate oracle: 1.193 em of SF.
private enum TypeTableOracle {
    static func lineHeight(_ size: TextSize) -> Double {
        let bodies: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        return 1.193 * bodies[size.step]
    }
}

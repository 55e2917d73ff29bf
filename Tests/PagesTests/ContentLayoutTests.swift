import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces

@testable import VitrinePages

@Suite struct ContentLayoutTests {
    private static let content = Content(body: Element.samples.filter { $0.keyboard == nil })

    private static func layout(_ frame: Rect, _ context: ElementContext = .test()) -> ContentLayout {
        ContentLayout(content, frame: frame, safeArea: Insets(top: 44, bottom: 34), in: context)
    }

    /// The distances are whole pixels, so that all parts are rounded equally.
    @Test func aMovedFrameMovesEverything() {
        let context = ElementContext.test()
        let a = Self.layout(Rect(x: 0, y: 0, width: 330, height: 2000))
        let b = Self.layout(Rect(x: 17, y: 41, width: 330, height: 2000))
        for element in Element.samples where element.keyboard == nil {
            let (from, to) = (a.frame(of: element.sampleName), b.frame(of: element.sampleName))
            #expect(from?.offsetBy(dx: 17, dy: 41) == to)
        }
        let viewport = Viewport(
            origin: Point(x: 17, y: 41), scale: context.context.viewport.scale, width: context.context.viewport.width,
            height: context.context.viewport.height)
        let first = Resolver.displayList(for: a.nodes(), in: context.context.viewport, background: .white)
        let second = Resolver.displayList(for: b.nodes(), in: viewport, background: .white)
        #expect(first.marks.count == second.marks.count)
        #expect(zip(first.marks, second.marks).allSatisfy { $0.bounds == $1.bounds })
    }

    @Test func theMixtureAtItsEndsIsTheEnds() {
        let a = Self.layout(Rect(x: 0, y: 0, width: 375, height: 2000))
        let b = Self.layout(Rect(x: 10, y: 300, width: 300, height: 1800))
        #expect(ContentLayout.mixed(a, b, at: 0).nodes() == a.nodes())
        #expect(ContentLayout.mixed(a, b, at: 1).nodes() == b.nodes())
        #expect(ContentLayout.mixed(a, a, at: 0.4).nodes() == a.nodes())
        let half = ContentLayout.mixed(a, b, at: 0.5)
        for element in Element.samples where element.keyboard == nil {
            let name = element.sampleName
            guard let from = a.frame(of: name), let to = b.frame(of: name), let between = half.frame(of: name) else {
                Issue.record("\(name) is missing")
                continue
            }
            #expect(abs(between.midX - (from.midX + to.midX) / 2) < 1e-9)
            #expect(abs(between.height - (from.height + to.height) / 2) < 1e-9)
        }
    }

    @Test func elementsThatOnlyOneEndHasFade() {
        let context = ElementContext.test()
        let a = ContentLayout([.label("Old", name: "old")], context)
        let b = ContentLayout([.label("New", name: "new")], context)
        let half = ContentLayout.mixed(a, b, at: 0.25)
        #expect(half.elements.map(\.presence) == [0.75, 0.25])
        #expect(half.nodes().count == 2)
    }

    @Test func textsWrapForTheLayoutFrame() {
        let context = ElementContext.test()
        let text = Element.label("One two three four five six seven eight nine ten", numberOfLines: 0, name: "text")
        func lines(_ frame: Rect, _ layoutFrame: Rect?) -> Int {
            let layout = ContentLayout([text], frame: frame, layoutFrame: layoutFrame, in: context)
            return layout.nodes().count
        }
        let (small, large) = (Rect(x: 0, y: 0, width: 150, height: 300), Rect(x: 0, y: 0, width: 400, height: 300))
        #expect(lines(small, nil) > lines(large, nil))
        #expect(lines(small, large) == lines(large, nil))
        #expect(lines(large, small) == lines(small, nil))
    }

    @Test func `a text keeps the width of its own frame`() {
        let context = ElementContext.test()
        let text = Element.label("New Message", name: "text").with {
            $0.frame = Rect(x: 20, y: 20, width: 120, height: 30)
        }
        let (narrow, wide) = (Rect(x: 0, y: 0, width: 280, height: 300), Rect(x: 0, y: 0, width: 400, height: 300))
        let rest = ContentLayout([text], frame: wide, in: context).nodes()
        #expect(ContentLayout([text], frame: wide, layoutFrame: narrow, in: context).nodes() == rest)
        #expect(ContentLayout([text], frame: narrow, layoutFrame: wide, in: context).nodes() == rest)
    }

    @Test func rightToLeftLayoutsAreMirrored() {
        let frame = Rect(x: 5, y: 0, width: 365, height: 2000)
        let a = Self.layout(frame)
        let b = Self.layout(frame, .test(direction: .rightToLeft))
        for element in Element.samples where element.keyboard == nil && !element.hasOwnPlace {
            let name = element.sampleName
            #expect(a.frame(of: name)?.mirrored(in: frame) == b.frame(of: name), "\(name)")
        }
        // The element stays at its point of the screen.
        #expect(a.frame(of: "marker") == b.frame(of: "marker"))
        let stack = ("Food", "Fun")
        #expect((a.frame(of: stack.0)?.minX ?? 0) < (a.frame(of: stack.1)?.minX ?? 0))
        #expect((b.frame(of: stack.0)?.minX ?? 0) > (b.frame(of: stack.1)?.minX ?? 0))
    }

    @Test(arguments: [
        (ElementPlacement.center, 172.5, 391.0), (.top, 172.5, 44), (.bottom, 172.5, 748), (.leading, 0, 391),
        (.trailing, 345, 391), (.topLeading, 0, 44), (.topTrailing, 345, 44), (.bottomLeading, 0, 748),
        (.bottomTrailing, 345, 748),
    ])
    func placements(placement: ElementPlacement, x: Double, y: Double) {
        let box = Element.shape(fill: .black, name: "box").with {
            ($0.width, $0.height, $0.placement) = (30, 30, placement)
        }
        let layout = ContentLayout([box], .test())
        #expect(layout.frame(of: "box") == Rect(x: x, y: y, width: 30, height: 30))
    }

    @Test func elementsFollowOneAnotherDownTheSafeArea() {
        let layout = ContentLayout(
            [
                .searchField(name: "field"), .view(name: "header").with { $0.height = 0 },
                .list(rows: ["A"], name: "list"),
            ], .test())
        #expect(layout.frame(of: "field") == Rect(x: 0, y: 44, width: 375, height: 60))
        #expect(layout.frame(of: "header")?.height == 0)
        #expect(layout.frame(of: "list") == Rect(x: 0, y: 104, width: 375, height: 708))
    }

    @Test func aListAloneFillsTheContentAndBeginsInTheSafeArea() {
        let layout = ContentLayout([.list(rows: ["A"], name: "list")], .test())
        #expect(layout.frame(of: "list") == Rect(x: 0, y: 0, width: 375, height: 812))
        #expect(layout.frame(of: "list.A")?.minY == 44)
    }

    @Test(arguments: [[2, 3, 1], [1, 7, 2], [1, 40, 2], [3, 2, 40], [40, 1, 1], [30, 30, 1]])
    func `lists leave the height that they do not need to the others`(
        _ counts: [Int]
    ) {
        let context = ElementContext.test()
        let lists = counts.enumerated().map { i, count in
            Element(
                .list(ListElement(rows: (0..<count).map { .init(title: "Row \($0)") }, style: .insetGrouped)),
                name: "list \(i)")
        }
        let frame = Rect(x: 0, y: 0, width: 375, height: 800)
        let safeArea = Insets(top: 44, bottom: 34)
        let layout = ContentLayout(
            Content(body: lists + [Element(.label(LabelElement("Below")), name: "below")]), frame: frame,
            safeArea: safeArea, in: context)
        let frames = counts.indices.compactMap { layout.frame(of: "list \($0)") }
        // The elements fill the page down to the label.
        #expect(frames[0].minY == 0 && zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 1e-9 })
        #expect(abs((layout.frame(of: "below")?.minY ?? 0) - frames[2].maxY) < 10)
        let needs = lists.enumerated().map { i, list in
            list.kind.part.size(of: list, fitting: 375, in: context).height + (i == 0 ? 44 : 0)
        }
        let room = frames[2].maxY
        for (i, frame) in frames.enumerated() {
            // A list scrolls only if the others leave too little room.
            if frame.height < needs[i] - 1e-9 { #expect(frame.height >= room / 3 - 1e-9, "\(i) of \(counts)") }
            let allFit = needs.reduce(0, +) <= room
            if allFit ? i < 2 : needs[i] <= room / 3 {
                #expect(abs(frame.height - needs[i]) < 1e-9, "\(i) of \(counts)")
            }
        }
    }

    @Test func aContentHasTheSizeOfItsElements() {
        let context = ElementContext.test()
        let body: [Element] = [.searchField(), .switch(), .label("Text")]
        let size = ContentLayout.size(of: Content(body: body), fitting: 300, safeArea: Insets(bottom: 34), in: context)
        let more = ContentLayout.size(of: Content(body: body + [.progress(0.5)]), fitting: 300, in: context)
        #expect(size.width == 300)
        #expect(size.height > 60 + 28 + 34)
        #expect(more.height == size.height - 34 + 8 + 4 + 8)
    }

    @Test func spinnersAndCursorsRepeat() {
        let focused = Element(.searchField(SearchFieldElement(isFocused: true)))
        func period(_ element: Element) -> Double? { ContentLayout([element], .test()).period }
        #expect(period(.spinner()) == 1 && period(focused) == 1 && period(.view([.spinner()])) == 1)
        #expect(period(.searchField()) == nil && period(.label("A")) == nil)
        // One period later, the picture is the same.
        for element in [Element.spinner(), focused] {
            let pictures = [0.3, 1.3].map { seconds in
                ContentLayout([element], .test(moment: ContentMoment(seconds: seconds))).painted()
            }
            #expect(pictures[0] == pictures[1])
        }
    }

    // MARK: Touches

    @Test func elementsAreFoundByName() {
        let layout = ContentLayout(
            [
                .view([.button("Save").with { $0.placement = .center }], name: "card").with { $0.height = 100 },
                .segmentedControl(["Map", "Transit"], name: "kind"), .list(rows: ["Top", "Top"], name: "presets"),
            ], .test())
        for name in ["card", "Save", "kind.Map", "kind.Transit", "presets.Top", "presets.Top 2"] {
            #expect(layout.frame(of: name) != nil, "\(name)")
        }
        let save = layout.frame(of: "Save")?.center ?? .zero
        #expect(layout.targets(at: save).map(\.name) == ["Save", "card"])
        #expect(layout.targets.first { $0.name == "presets.Top" }?.label == "Top")
        #expect(layout.targets.first { $0.name == "kind.Map" }?.value == "selected")
    }

    @Test func hiddenAndClearElementsAreNotTouched() {
        let body: [Element] = [
            .button("A").with { $0.isHidden = true }, .button("B").with { $0.alpha = 0.005 }, .button("C"),
        ]
        #expect(ContentLayout(Content(body: body), .test()).targets.map(\.name) == ["C"])
    }

    @Test func rowsOutOfSightAreNotTouched() {
        var moment = ContentMoment()
        let body: [Element] = [
            Element(.list(ListElement(rows: (0..<40).map { .init(title: "Row \($0)") })), name: "list")
        ]
        let rest = ContentLayout(Content(body: body), .test())
        #expect(rest.frame(of: "list.Row 0") != nil && rest.frame(of: "list.Row 39") == nil)
        let reach = rest.scrollGeometry()?.reach ?? 0
        #expect(reach > 1000)
        moment.scroll("list", to: reach)
        let end = ContentLayout(Content(body: body), .test(moment: moment))
        #expect(end.frame(of: "list.Row 0") == nil)
        // The last row ends above the home indicator.
        #expect(abs((end.frame(of: "list.Row 39")?.maxY ?? 0) - (812 - 34)) < 0.5)
    }
}

import Testing
import VitrineMotion
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport

@testable import VitrinePages

/// Source of the rules: facts, iOS surroundings, section 2.6 (scroll view, refresh control, page control).
@Suite struct ScrollBehaviorTests {
    private let frame = Rect(x: 0, y: 0, width: 375, height: 812)

    private func layout(_ presented: PresentedContent, at seconds: Double) -> ContentLayout {
        presented.layout(in: frame, safeArea: Insets(top: 44, bottom: 34), .test(), at: seconds)
    }

    private func finger(_ y: Double, down: Double = 1, in duration: Double = 0.5, hold: Double = 0) -> FingerPath {
        var legs = [FingerPath.Leg(by: Point(x: 0, y: y), duration: duration, curve: .linear)]
        if hold > 0 { legs.append(FingerPath.Leg(by: .zero, duration: hold)) }
        return FingerPath(down: down, start: Point(x: 100, y: 400), legs: legs)
    }

    /// - Returns: Whether the content takes the finger.
    @discardableResult
    private func drag(_ presented: inout PresentedContent, _ name: String, _ path: FingerPath) throws -> Bool {
        presented.state.began(path, on: name, in: layout(presented, at: path.down))
        let begin = try #require(path.panBegin())
        let takes = presented.state.panned(path, on: name, at: begin, in: layout(presented, at: begin))
        presented.state.ended(name, at: path.up)
        return takes
    }

    private func offset(_ presented: PresentedContent, _ name: String, at seconds: Double) -> Double {
        presented.state.moment(at: seconds).number(.contentOffset, of: name) ?? 0
    }

    private func list(_ rows: Int, _ change: (inout ListElement) -> Void = { _ in }) -> PresentedContent {
        PresentedContent(
            Content(body: [
                Element.list(rowCount: rows, name: "list").with { element in
                    element.list = element.list.map { list in with(list, change) }
                }
            ]))
    }

    private func view(_ height: Double, _ change: (inout ViewElement) -> Void = { _ in }) -> PresentedContent {
        var element = ViewElement(["Text"])
        element.contentHeight = height
        change(&element)
        return PresentedContent(
            Content(body: [Element(.view(element), name: "view", frame: Rect(x: 0, y: 0, width: 375, height: 600))]))
    }

    /// A list always bounces, a view only if it declares it, and content that does not bounce is not pulled.
    @Test func contentThatFitsIsPulledWhereItAlwaysBounces() throws {
        for (always, bounces) in [(nil, true), (nil, false), (true, true), (true, false), (false, true)]
            as [(Bool?, Bool)]
        {
            var list = list(3) {
                ($0.scrollBehavior.alwaysBounceVertical, $0.scrollBehavior.bounces) = (always, bounces)
            }
            var view = view(500) {
                ($0.scrollBehavior.alwaysBounceVertical, $0.scrollBehavior.bounces) = (always, bounces)
            }
            #expect(try drag(&list, "list", finger(200)) == ((always ?? true) && bounces))
            #expect(try drag(&view, "view", finger(200)) == ((always ?? false) && bounces))
            #expect((offset(list, "list", at: 1.4) < -20) == ((always ?? true) && bounces))
            #expect((offset(view, "view", at: 1.4) < -20) == ((always ?? false) && bounces))
            #expect(offset(list, "list", at: 9).magnitude < 0.1 && offset(view, "view", at: 9).magnitude < 0.1)
        }
    }

    @Test func contentThatDoesNotBounceStaysWithinItsEnds() throws {
        var list = list(60) { $0.scrollBehavior.bounces = false }
        let reach = try #require(layout(list, at: 0).scrollGeometry()?.reach)
        for (i, y) in [300.0, -700, -700, -700, -700, 700, 700].enumerated() {
            try drag(&list, "list", finger(y, down: Double(i) * 2, in: 0.1))
        }
        for tick in 0..<2000 { #expect((0...reach).contains(offset(list, "list", at: Double(tick) / 120))) }
        #expect(offset(list, "list", at: 9.9) == reach)
    }

    @Test func contentThatDoesNotScrollLeavesTheFingerToOthers() throws {
        var list = list(60) { $0.scrollBehavior.isScrollEnabled = false }
        var view = view(2000) { $0.scrollBehavior.isScrollEnabled = false }
        #expect(try !drag(&list, "list.Row 3", finger(-200)))
        #expect(try !drag(&view, "view", finger(-200)))
        #expect(offset(list, "list", at: 9) == 0 && offset(view, "view", at: 9) == 0)
        #expect(layout(list, at: 0).scrollGeometry() == nil)
    }

    // MARK: Refresh controls

    private func nodes(_ presented: PresentedContent, at seconds: Double) -> [Node] {
        layout(presented, at: seconds).nodes()
    }

    private func firstTitle(_ presented: PresentedContent, at seconds: Double) -> Double? {
        func find(_ nodes: [Node], _ dy: Double) -> Double? {
            for node in nodes {
                switch node {
                case .text(let text): return text.origin.y + dy
                case .group(let group):
                    let moved = group.transform.apply(Point(x: 0, y: 0)).y
                    if let found = find(group.children, dy + moved) { return found }
                default: break
                }
            }
            return nil
        }
        return find(nodes(presented, at: seconds), 0)
    }

    private func spokes(_ presented: PresentedContent, at seconds: Double) -> Int {
        nodes(presented, at: seconds).count { node in
            if case .shape(let shape) = node { shape.stroke != nil } else { false }
        }
    }

    private func setRefreshing(_ value: Bool?, _ presented: inout PresentedContent, at seconds: Double) {
        presented.update(at: seconds) { content in
            content.body[0].list?.scrollBehavior.refreshControl?.isRefreshing = value
        }
    }

    private func refreshing(_ rows: Int = 6, _ value: Bool? = nil) -> PresentedContent {
        list(rows) { $0.scrollBehavior.refreshControl = RefreshControl(isRefreshing: value) }
    }

    /// 300 pt of a finger pull the content by more than 110, 150 by less.
    @Test func aLongPullRefreshesAShortOneDoesNot() throws {
        for (way, refreshes) in [(300.0, true), (150, false)] {
            var list = refreshing()
            let rest = try #require(firstTitle(list, at: 0))
            try drag(&list, "list", finger(way))
            #expect(spokes(list, at: 0.5) == 0)
            let counts = (0..<60).map { spokes(list, at: 1 + Double($0) / 120) }
            #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 })
            #expect((counts.last == 12) == refreshes && (counts.last ?? 0) > 0)
            let end = try #require(firstTitle(list, at: 5))
            #expect((end - rest - (refreshes ? 60 : 0)).magnitude < 0.5)
            #expect((spokes(list, at: 5) == 12) == refreshes)
            #expect((layout(list, at: 5).period != nil) == refreshes)
            setRefreshing(false, &list, at: 6)
            #expect((try #require(firstTitle(list, at: 9)) - rest).magnitude < 0.5 && spokes(list, at: 9) == 0)
            // The content comes back at once, not in a jump.
            for tick in 0..<120 {
                let (a, b) = (
                    firstTitle(list, at: 6 + Double(tick) / 120), firstTitle(list, at: 6 + Double(tick + 1) / 120)
                )
                #expect(try (#require(a) - #require(b)).magnitude < 8)
            }
        }
    }

    @Test func aPullThatIsTakenAwayBeforeItIsLongEnoughDoesNotRefresh() throws {
        for (cancelled, refreshes) in [(1.15, false), (1.45, true)] {
            var list = refreshing()
            let (path, rest) = (finger(400), try #require(firstTitle(list, at: 0)))
            list.state.began(path, on: "list", in: layout(list, at: 1))
            let begin = try #require(path.panBegin())
            _ = list.state.panned(path, on: "list", at: begin, in: layout(list, at: begin))
            list.state.cancelled("list", at: cancelled)
            #expect((spokes(list, at: 5) == 12) == refreshes)
            #expect((try #require(firstTitle(list, at: 5)) - rest - (refreshes ? 60 : 0)).magnitude < 0.5)
        }
    }

    @Test func refreshingBeginsAndEndsByItsValue() throws {
        var list = refreshing()
        let rest = try #require(firstTitle(list, at: 0))
        #expect((try #require(firstTitle(refreshing(6, true), at: 0)) - rest - 60).magnitude < 1e-6)
        for (i, value) in [true, nil, true, false].enumerated() {
            setRefreshing(value, &list, at: Double(i) * 3)
            let moved = try #require(firstTitle(list, at: Double(i) * 3 + 2.5)) - rest
            #expect((moved - (value == true ? 60 : 0)).magnitude < 0.5)
        }
    }

    /// At the end of the content its last row has the same position as without refreshing.
    @Test func refreshingContentThatIsScrolledStaysWhereItIs() throws {
        var list = refreshing(60)
        setRefreshing(true, &list, at: 0)
        try drag(&list, "list", finger(-300, down: 2, hold: 0.3))
        let scrolled = try #require(firstTitle(list, at: 5))
        setRefreshing(false, &list, at: 6)
        for seconds in [6.0, 6.2, 9] {
            #expect((try #require(firstTitle(list, at: seconds)) - scrolled).magnitude < 0.5)
        }
    }

    // MARK: Page controls

    private func dots(_ control: PageControlElement, _ context: ElementContext = ElementContext.test()) -> [(
        frame: Rect, isBlack: Bool
    )] {
        let element = Element(.pageControl(control), name: "pages", at: Point(x: 180, y: 300))
        return ContentLayout(Content(body: [element]), context).nodes().compactMap { node in
            guard case .shape(let shape) = node else { return nil }
            return (shape.path.controlBounds, shape.paint == .solid(.black))
        }
    }

    @Test func aPageControlHasADotForEachPage() {
        for count in 0...12 {
            var control = PageControlElement(numberOfPages: count, currentPage: 2)
            control.currentPageIndicatorTintColor = .black
            let shown = dots(control)
            #expect(shown.count == count)
            let current = shown.indices.filter { shown[$0].isBlack }
            #expect(current == (count == 0 ? [] : [min(2, count - 1)]))
            #expect(zip(shown, shown.dropFirst()).allSatisfy { ($1.frame.midX - $0.frame.midX - 18).magnitude < 1e-9 })
            let mirrored = dots(control, ElementContext.test(direction: .rightToLeft))
            #expect(zip(shown, mirrored).allSatisfy { ($0.frame.midX + $1.frame.midX - 360).magnitude < 1e-6 })
            control.hidesForSinglePage = true
            #expect(dots(control).count == (count == 1 ? 0 : count))
        }
    }

    @Test func tapsOnItsSidesTurnPages() {
        let content = Content(body: [.pageControl(3, currentPage: 1, name: "pages")])
        var state = ContentState()
        var expected = 1.0
        for (i, side) in ["next", "next", "previous", "previous", "previous"].enumerated() {
            state.tap("pages.\(side)", in: content, at: Double(i))
            expected = min(2, max(0, expected + (side == "next" ? 1 : -1)))
            #expect(state.moment(at: Double(i)).number(.selection, of: "pages") == expected)
        }
    }
}

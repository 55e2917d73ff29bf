import Testing
import VitrinePrimitives
import VitrineVocabulary

@testable import VitrinePages

@Suite struct ContentFieldsTests {
    private func read(_ node: ValueNode) -> (content: Content?, issues: [String]) {
        let log = IssueLog(file: nil)
        let content = Content.read(SourceValue(node, path: SourcePath(), log: log), onto: nil, Format())
        var issues = ValueIssues()
        content?.check(Format(), at: "", mentions: nil, into: &issues)
        log.report(issues)
        return (content, log.issues.map(\.description))
    }

    @Test func shortFormsAreLabelsRowsAndItems() {
        let (content, issues) = read(
            .mapping([
                (
                    "body",
                    .list([
                        .text("Details"), .mapping([("stack", .list([.text("Food"), .text("Fun")]))]),
                        .mapping([("list", .mapping([("rowCount", .number(2))])), ("name", .text("list"))]),
                        .mapping([("switch", .flag(false))]),
                        .mapping([("polyline", .text("0,45 17,45.5"))]), .mapping([("keyboard", .flag(true))]),
                    ])
                )
            ]))
        #expect(issues.isEmpty)
        #expect(
            content?.body == [
                .label("Details"), .stack(["Food", "Fun"]), .list(rowCount: 2, name: "list"),
                .switch(isOn: false), .polyline([Point(x: 0, y: 45), Point(x: 17, y: 45.5)]), .keyboard(),
            ])
    }

    @Test func anElementIsOfOneKind() {
        let two = read(.mapping([("body", .list([.mapping([("label", .text("A")), ("button", .text("B"))])]))]))
        #expect(two.issues.count == 1 && two.issues[0].contains("button"))
        let none = read(.mapping([("body", .list([.mapping([("name", .text("A"))])]))]))
        #expect(none.issues.count == 1)
    }

    @Test(arguments: Element.samples) func everySampleIsReadAsItIsWritten(element: Element) {
        let content = Content(background: RGBColor(0x336699), body: [element])
        let (again, issues) = read(content.node(Format()))
        #expect(issues.isEmpty)
        #expect(again == content)
    }

    @Test func changesReachElementsByName() {
        var content = Content(body: [
            .view([.label("A", name: "title")], name: "header"), .list(rows: ["A"], name: "list"),
        ])
        Change<Content>(["body.header.height": 116, "body.list.alpha": 0.5]).apply(to: &content)
        #expect(content.body[0].height == 116)
        #expect(content.body[1].alpha == 0.5)
    }

    @Test(arguments: ["0;45", "1,2,3", "1e3,4", "inf,0", "1,", "+1,2", "1..2,3"])
    func pointsAreDecimalNumbersInPairs(text: String) {
        #expect(PointList(text: text) == nil)
        let pattern = try? Regex(PointList.pattern)
        #expect(pattern.map { text.wholeMatch(of: $0) == nil } == true)
    }

    @Test(arguments: ["", "0,45", " 0,45  -17.5,.5\n1.,2 "]) func pointsMayHaveSpaceAroundThem(text: String) {
        #expect(PointList(text: text) != nil)
        let pattern = try? Regex(PointList.pattern)
        #expect(pattern.map { text.wholeMatch(of: $0) != nil } == true)
    }

    @Test func valuesOutOfRangeAreReported() {
        let body: [ValueNode] = [
            .mapping([("slider", .number(2))]), .mapping([("label", .text("A")), ("alpha", .number(-1))]),
            .mapping([
                (
                    "segmentedControl",
                    .mapping([("segments", .list([.text("A")])), ("selectedSegmentIndex", .number(3))])
                )
            ]),
            .mapping([("polyline", .text("0;45"))]), .mapping([("placement", .word("middle")), ("label", .text("A"))]),
        ]
        let issues = read(.mapping([("body", .list(body))])).issues
        #expect(issues.count == 4, "\(issues)")
    }
}

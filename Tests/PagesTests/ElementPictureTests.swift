import Testing
import VitrinePrimitives
import VitrineSurfaces

@testable import VitrinePages

/// The looks of elements, as relations between pictures.
@Suite struct ElementPictureTests {
    private static let frame = Rect(x: 20, y: 60, width: 330, height: 120)

    private static func picture(_ element: Element, _ context: ElementContext = .test()) -> Bitmap {
        var element = element
        if !element.hasOwnPlace {
            element.frame = element.keyboard == nil ? frame : Rect(x: 0, y: 400, width: 375, height: 291)
        }
        return ContentLayout([element], context).painted()
    }

    private static let empty = ContentLayout([], .test()).painted()

    @Test(arguments: Element.samples) func everyKindButASpacerShowsSomething(element: Element) {
        #expect((Self.picture(element) != Self.empty) == (element.spacer == nil))
    }

    @Test(arguments: Element.samples) func everyKindShowsSomethingInEachDesignAndAppearance(element: Element) {
        for design in Design.allCases {
            for appearance in Appearance.allCases {
                let context = ElementContext.test(appearance: appearance, design: design)
                let bare = ContentLayout([], context).painted()
                #expect((Self.picture(element, context) != bare) == (element.spacer == nil))
            }
        }
    }

    @Test(arguments: Element.samples) func aHiddenOrClearElementShowsNothing(element: Element) {
        #expect(Self.picture(element.with { $0.isHidden = true }) == Self.empty)
        #expect(Self.picture(element.with { $0.alpha = 0 }) == Self.empty)
    }

    /// Pictures and keyboards are excluded, as they cover their backgrounds.
    @Test(arguments: Element.samples.filter { $0.image == nil && $0.keyboard == nil })
    func lookPropertiesChangeThePicture(element: Element) {
        let base = Self.picture(element)
        #expect(Self.picture(element.with { $0.background = RGBColor(0xFF00FF) }) != base)
        let plate = element.with { $0.background = RGBColor(0xFF00FF) }
        #expect(Self.picture(plate.with { $0.alpha = 0.5 }) != Self.picture(plate))
        if element.marker == nil {
            #expect(Self.picture(plate.with { $0.cornerRadius = 12 }) != Self.picture(plate))
        }
    }

    @Test func theTintChangesWhatHasOne() {
        let tinted: [Element] = Element.samples.filter {
            $0.button != nil || $0.switch != nil || $0.slider != nil || $0.stars != nil || $0.progress != nil
                || $0.textField != nil || $0.icon != nil || $0.spinner != nil
        }
        #expect(tinted.count == 8)
        for element in tinted {
            #expect(Self.picture(element.with { $0.tint = RGBColor(0x00AA44) }) != Self.picture(element))
        }
    }

    @Test func textPropertiesChangeWhatHasText() {
        let texts = Element.samples.filter {
            $0.label != nil || $0.button != nil || $0.searchField != nil || $0.textField != nil || $0.marker != nil
                || $0.segmentedControl != nil || $0.list != nil || $0.recordingPill != nil
        }
        #expect(texts.count == 8)
        for element in texts {
            let attributes = LabelAttributes(font: .init(size: 10, weight: .bold))
            #expect(Self.picture(element.with { $0.textAttributes = attributes }) != Self.picture(element))
        }
        let label = Element.label("Details")
        #expect(Self.picture(label.with { $0.textStyle = .headline }) != Self.picture(label))
    }

    /// Pairs of values of one property, for the properties of each kind.
    private static let changes: [(Element.Kind, Element.Kind)] = {
        let points: PointList = [Point(x: 0, y: 0), Point(x: 90, y: 60), Point(x: 180, y: 10)]
        let line = PolylineElement(points, color: .black)
        func polyline(_ change: (inout PolylineElement) -> Void) -> (Element.Kind, Element.Kind) {
            var other = line
            change(&other)
            return (.polyline(line), .polyline(other))
        }
        let rows: [ListElement.Row] = [.init(title: "Row", detail: "Detail", subtitle: "Below", icon: "heart")]
        func list(_ row: ListElement.Row) -> Element.Kind { .list(ListElement(rows: [row])) }
        func row(_ change: (inout ListElement.Row) -> Void) -> (Element.Kind, Element.Kind) {
            var other = rows[0]
            change(&other)
            return (list(rows[0]), list(other))
        }
        let text = String(repeating: "word ", count: 30)
        return [
            (.label(.init("A")), .label(.init("B"))),
            (.label(.init(text)), .label(.init(text, numberOfLines: 0))),
            (.icon(.init("heart")), .icon(.init("house"))),
            (.icon(.init("heart", size: 20)), .icon(.init("heart", size: 40))),
            (.icon(.init("heart")), .icon(.init("heart", color: RGBColor(0xFF0000)))),
            (.image(.init("art.png")), .image(.init("art.png", contentMode: .scaleAspectFit))),
            (.image(.init("art.png")), .image(.init("art.png", isRound: true))),
            (.image(.init("art.png")), .image(.init("art.png", shadow: Shadow(blurRadius: 9)))),
            (.shape(.init()), .shape(.init(.capsule))), (.shape(.init(.oval)), .shape(.init(.capsule))),
            (.shape(.init(fill: .black)), .shape(.init(fill: .white))),
            (.shape(.init(fill: .white)), .shape(.init(fill: .white, borderColor: .black))),
            (.shape(.init(borderColor: .black)), .shape(.init(borderColor: .black, borderWidth: 6))),
            polyline { $0.color = RGBColor(0xFF0000) }, polyline { $0.lineWidth = 5 },
            polyline { $0.fill = RGBColor(0xFF0000) },
            polyline { $0.isClosed = true }, polyline { $0.dashes = [4, 8] },
            (
                .polyline(.init(points, fill: .black)), .polyline(.init(points, fill: .black, fillsToBottom: true))
            ),
            (.stack(.init(["A", "B"])), .stack(.init(["A", "B"], axis: .vertical))),
            (.stack(.init(["A", "B"])), .stack(.init(["A", "B"], distribution: .fillEqually))),
            (.stack(.init(["A", "B"])), .stack(.init(["A", "B"], distribution: .equalSpacing))),
            (.stack(.init(["A", "B"])), .stack(.init(["A", "B"], alignment: .trailing))),
            (.stack(.init(["A", "B"])), .stack(.init(["A", "B"], spacing: 40))),
            (.grid(.init(["A", "B", "C"])), .grid(.init(["A", "B", "C"], columns: 3))),
            (.grid(.init(["A", "B", "C"])), .grid(.init(["A", "B", "C"], spacing: 30))),
            (.grid(.init(["A", "B", "C"])), .grid(.init(["A", "B", "C"], rowHeight: 50))),
            row { $0.title = "Other" }, row { $0.subtitle = nil }, row { $0.icon = "house" },
            row { $0.iconBackground = .black }, row { $0.isOn = true }, row { $0.accessory = .checkmark },
            (list(.init(title: "A", detail: "B")), list(.init(title: "A", detail: "C"))),
            (.list(.init(rows: ["A", "B"])), .list(.init(rows: ["A", "B"], style: .insetGrouped))),
            (.list(.init(rows: ["A", "B"])), .list(.init(rows: ["A", "B"], rowHeight: 80))),
            (.list(.init(rows: ["A", "B"])), .list(.init(rows: ["A", "B"], contentOffset: 20))),
            (
                .list(.init(rows: rows)),
                .list(.init(rows: rows, detailAttributes: LabelAttributes(foregroundColor: .black)))
            ),
            (
                .list(.init(sections: [.init(rows: ["A"])])),
                .list(.init(sections: [.init(header: "H", rows: ["A"], footer: "F")]))
            ),
            (.map(.init()), .map(.init(image: "art.png"))),
            (.map(.init(body: [.shape(.oval, fill: .black)])), .map(.init())),
            (
                .map(.init(body: [.marker("A", at: Point(x: 50, y: 50))])),
                .map(.init(body: [.marker("A", at: Point(x: 50, y: 50))], origin: Point(x: 10, y: 0)))
            ),
            (
                .map(.init(body: [.marker("A", at: Point(x: 50, y: 30))])),
                .map(.init(body: [.marker("A", at: Point(x: 50, y: 30))], zoom: 2))
            ),
            (.marker(.init("A")), .marker(.init("A", angle: 30))),
            (.marker(.init("A")), .marker(.init("A", haloColor: .black))),
            (
                .marker(.init("A", disc: .init(icon: "flag"))),
                .marker(.init("A", textPlacement: .below, disc: .init(icon: "flag")))
            ),
            (.marker(.init(disc: .init(icon: "flag"))), .marker(.init(disc: .init(icon: "flag", diameter: 40)))),
            (.searchField(.init()), .searchField(.init(placeholder: "Find"))),
            (.searchField(.init()), .searchField(.init(text: "ab"))),
            (.searchField(.init()), .searchField(.init(isFocused: true))),
            (.searchField(.init(isFocused: true)), .searchField(.init(isFocused: true, cancelTitle: "Cancel"))),
            (.textField(.init(text: "ab")), .textField(.init(text: "ab", isSecureTextEntry: true))),
            (.textField(.init()), .textField(.init(placeholder: "Name"))),
            (.textField(.init()), .textField(.init(icon: "heart"))),
            (.textField(.init()), .textField(.init(isFocused: true))),
            (.textField(.init()), .textField(.init(lineColor: .black))),
            (.button(.init("A")), .button(.init("B"))), (.button(.init("A")), .button(.init("A", icon: "heart"))),
            (.button(.init("A")), .button(.init("A", isEnabled: false))),
            (.button(.init("A")), .button(.init("A", style: .gray))),
            (.button(.init("A", style: .tinted)), .button(.init("A", style: .filled))),
            (.buttonBar(.init(titles: ["A", "B"])), .buttonBar(.init(["A", "B"], buttonHeight: 30))),
            (
                .buttonBar(.init(titles: ["A", "B"])),
                .buttonBar(.init(["A", "B"], horizontalDistributionThreshold: 1))
            ),
            (.buttonBar(.init(titles: ["A", "B"])), .buttonBar(.init(["A", "B"], separatorColor: .black))),
            (.segmentedControl(.init(["A", "B"])), .segmentedControl(.init(["A", "B"], selectedSegmentIndex: 1))),
            (.switch(.init()), .switch(.init(isOn: false))), (.slider(.init(value: 0.1)), .slider(.init(value: 0.9))),
            (.stars(.init(value: 1)), .stars(.init(value: 2))), (.stars(.init()), .stars(.init(count: 3))),
            (.stars(.init()), .stars(.init(size: 30))),
            (.stars(.init(value: 1)), .stars(.init(value: 1, color: .black))),
            (.stars(.init()), .stars(.init(emptyColor: RGBColor(0xFF0000)))),
            (.progress(.init(value: 0.2)), .progress(.init(value: 0.7))),
            (
                .pageControl(with(.init(numberOfPages: 3)) { $0.currentPageIndicatorTintColor = .black }),
                .pageControl(
                    with(.init(numberOfPages: 3, currentPage: 1)) { $0.currentPageIndicatorTintColor = .black })
            ),
            (.spinner(.init()), .spinner(.init(size: 50))),
            (.spinner(.init()), .spinner(.init(color: RGBColor(0xFF0000)))),
            (.keyboard(.init()), .keyboard(.init(returnKey: "Go"))),
            (.keyboard(.init()), .keyboard(.init(highlightsReturnKey: true))),
            (.recordingPill(.init()), .recordingPill(.init(time: "16:36"))),
            (.recordingPill(.init()), .recordingPill(.init(color: .black))),
        ]
    }()

    /// Two elements of one kind, reported by the paths of the properties in which they differ.
    struct Change: Sendable, CustomTestStringConvertible {
        let before: Element.Kind
        let after: Element.Kind

        var testDescription: String { Self.differences(before, after, "").joined(separator: ", ") }

        private static func differences(_ a: Any, _ b: Any, _ path: String) -> [String] {
            let (before, after) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
            guard String(reflecting: a) != String(reflecting: b) else { return [] }
            guard !before.isEmpty, before.count == after.count else { return [path] }
            return zip(before, after).enumerated().flatMap { i, pair in
                differences(pair.0.value, pair.1.value, (path.isEmpty ? "" : path + ".") + (pair.0.label ?? "\(i)"))
            }
        }
    }

    @Test(arguments: changes.map(Change.init)) func eachPropertyChangesThePicture(_ change: Change) {
        #expect(Self.picture(Element(change.before)) != Self.picture(Element(change.after)))
    }

    @Test func whatTouchesWriteChangesThePicture() {
        let fields: [(String, ElementField, Double)] = [
            ("label", .alpha, 0.3), ("searchField", .pressed, 1), ("searchField", .focused, 1), ("switch", .isOn, 0.5),
            ("slider", .value, 0.9), ("stars", .value, 5), ("progress", .value, 0.9),
            ("segmentedControl", .selection, 1),
            ("button", .pressed, 1), ("textField", .focused, 1), ("list", .contentOffset, 30),
            ("list.Favorites", .pressed, 1), ("stars.2", .pressed, 1), ("segmentedControl.Transit", .pressed, 1),
            ("keyboard.g", .pressed, 1),
        ]
        for (name, field, value) in fields {
            let element = Element.samples.first { name.hasPrefix($0.sampleName) }!
            var moment = ContentMoment()
            moment.numbers[.init(name, field)] = value
            #expect(Self.picture(element, .test(moment: moment)) != Self.picture(element), "\(name) \(field)")
        }
    }

    @Test func typedTextAndTimeChangeThePicture() {
        var typed = ContentMoment()
        typed.texts["searchField"] = "Go"
        let field = Element.searchField(name: "searchField")
        #expect(Self.picture(field, .test(moment: typed)) != Self.picture(field))
        let later = ContentMoment(seconds: 0.5)
        #expect(Self.picture(.spinner(), .test(moment: later)) != Self.picture(.spinner()))
        let focused = Element(.textField(TextFieldElement(isFocused: true)))
        #expect(Self.picture(focused, .test(moment: later)) != Self.picture(focused))
    }
}

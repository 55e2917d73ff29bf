import Testing
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineSwiftEntryKit

/// Illegal attributes in Swift are reported with the legal values, also those of an entry that code displays later.
@Suite struct EntryNonsenseTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let words: String
        let change: @Sendable (inout EKAttributes) -> Void
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "infinite width", words: "size.width") {
            $0.positionConstraints.size.width = .constant(value: .infinity)
        },
        Case(name: "not a number", words: "maxSize.height") {
            $0.positionConstraints.maxSize.height = .constant(value: .nan)
        },
        Case(name: "no ratio", words: "above 0") { $0.positionConstraints.size.height = .ratio(value: 0) },
        Case(name: "negative display", words: "displayDuration") { $0.displayDuration = -1 },
        Case(name: "display that is not a number", words: "displayDuration") { $0.displayDuration = .nan },
        Case(name: "negative animation", words: "translate.duration") {
            $0.entranceAnimation = .init(translate: .init(duration: -0.3))
        },
        Case(name: "endless animation", words: "fade.duration") {
            $0.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: .infinity))
        },
        Case(name: "spring without damping", words: "spring.damping") {
            $0.entranceAnimation = .init(
                translate: .init(duration: 0.3, spring: .init(damping: 0, initialVelocity: 0)))
        },
        Case(name: "priority", words: "0...1000") {
            $0.precedence = .override(priority: .init(1001), dropEnqueuedEntries: false)
        },
        Case(name: "gradient without colors", words: "1...32") {
            $0.entryBackground = .gradient(gradient: .init(colors: [EKColor](), startPoint: .zero, endPoint: .zero))
        },
        Case(name: "no such picture", words: "nowhere.png") {
            $0.screenBackground = .image(image: UIImage(named: "nowhere.png")!)
        },
        Case(name: "negative radius", words: "0...1000") { $0.roundCorners = .all(radius: -1) },
        Case(name: "shadow", words: "0...1") { $0.shadow = .active(with: .init(opacity: 3, radius: 1)) },
        Case(name: "border", words: "border.width") { $0.border = .value(color: .red, width: -.infinity) },
        Case(name: "pull-back", words: "pullbackAnimation") {
            $0.scroll = .enabled(
                swipeable: true, pullbackAnimation: .init(duration: -1, damping: 0.3, initialSpringVelocity: 10))
        },
    ]

    private static func view() -> UIView {
        let view = UIView()
        view.set(.height, of: 60)
        return view
    }

    @Test(arguments: cases) func `an illegal attribute is an error`(_ one: Case) {
        var attributes = EKAttributes()
        one.change(&attributes)
        var scene = PresentationScene()
        scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: Self.view(), using: attributes) }
        #expect {
            _ = try StagedScene(scene)
        } throws: {
            "\($0)".contains("entries.entry1.attributes.") && "\($0)".contains(one.words)
        }
    }

    @Test(arguments: cases.filter { $0.name != "no such picture" })
    func `an entry with an illegal attribute that code displays is refused`(_ one: Case) throws {
        var attributes = EKAttributes()
        one.change(&attributes)
        var scene = PresentationScene()
        scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: Self.view(), using: EKAttributes()) }
        scene.perform(at: 1) { SwiftEntryKit.display(entry: Self.view(), using: attributes) }
        let words = try StagedScene(scene).log.compactMap { entry -> String? in
            if case .delegate(let what) = entry.what, entry.owner == "entry2" { what } else { nil }
        }
        #expect(words.count == 1 && words[0].hasPrefix("display refused: ") && words[0].contains(one.words))
    }

    @Test func `an empty animation displays at once`() throws {
        var attributes = EKAttributes()
        (attributes.entranceAnimation, attributes.exitAnimation) = (.init(), .none)
        attributes.entryBackground = .color(color: .black)
        attributes.displayDuration = 1
        var scene = PresentationScene()
        scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: Self.view(), using: attributes) }
        let staged = try StagedScene(scene)
        #expect(try staged.picture(at: 0.51) == staged.picture(at: 1.4))
        #expect(
            try staged.picture(at: 0.4) != staged.picture(at: 0.51)
                && staged.picture(at: 0.4) == staged.picture(at: 1.6))
    }
}

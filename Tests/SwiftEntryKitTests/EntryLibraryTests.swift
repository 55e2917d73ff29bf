import Testing
import VitrineEntries
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineSwiftEntryKit
import VitrineVocabulary

/// Code that uses SwiftEntryKit, in scenes.
@Suite struct EntryLibraryTests {
    private static func view(_ height: CGFloat = 60) -> UIView {
        let view = UIView()
        view.set(.height, of: height)
        return view
    }

    private static func label(_ text: String) -> EKProperty.LabelContent {
        .init(text: text, style: .init(font: .systemFont(ofSize: 14), color: .black))
    }

    private static func named(_ name: String, _ change: (inout EKAttributes) -> Void = { _ in }) -> EKAttributes {
        var attributes = EKAttributes.topToast
        attributes.name = name
        attributes.displayDuration = 3
        change(&attributes)
        return attributes
    }

    private func words(_ scene: PresentationScene) throws -> [String] {
        try StagedScene(scene).log.compactMap { entry in
            if case .delegate(let what) = entry.what { "\(entry.owner) \(what)" } else { nil }
        }
    }

    @Test func `queries see what is displayed and what waits`() throws {
        var scene = PresentationScene()
        scene.performEntryKit(at: 0.5) {
            SwiftEntryKit.display(entry: Self.view(), using: Self.named("first"))
            SwiftEntryKit.display(
                entry: Self.view(), using: Self.named("second") { $0.precedence = .enqueue(priority: .normal) })
        }
        var seen: [[Bool]] = []
        var counts: [Int] = []
        func look() {
            seen.append([
                SwiftEntryKit.isCurrentlyDisplaying, SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "first"),
                SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "second"), SwiftEntryKit.isQueueEmpty,
                SwiftEntryKit.queueContains(entryNamed: "second"), SwiftEntryKit.queueContains(),
                EKAttributes.isPresenting,
            ])
            counts.append(EKAttributes.count)
        }
        for seconds in [0.1, 1, 5, 20] { scene.perform(at: seconds, look) }
        _ = try StagedScene(scene)
        #expect(
            seen == [
                [false, false, false, true, false, false, false], [true, true, false, false, true, true, true],
                [true, false, true, true, false, false, true], [false, false, false, true, false, false, false],
            ])
        #expect(counts == [0, 1, 1, 0])
    }

    @Test func `an action of a button displays a view that the scene does not have`() throws {
        let ok = EKProperty.ButtonContent(
            label: Self.label("OK"), backgroundColor: .clear, highlightedBackgroundColor: .clear
        ) {
            SwiftEntryKit.display(entry: Self.view(), using: Self.named("next"))
        }
        let bar = EKProperty.ButtonBarContent(with: ok, separatorColor: .clear, expandAnimatedly: false)
        let simple = EKSimpleMessage(title: Self.label("A"), description: Self.label("B"))
        let alert = EKAlertMessageView(with: EKAlertMessage(simpleMessage: simple, buttonBarContent: bar))
        var scene = PresentationScene()
        scene.performEntryKit(at: 0.5) {
            SwiftEntryKit.display(
                entry: alert, using: Self.named("alert") { $0.entryInteraction = .absorbTouches })
        }
        scene.timeline.append(TimelineEvent(at: 1.5, .init("tap", target: "entry1.OK")))
        let words = try words(scene)
        #expect(words.contains("entry1 button(OK)"))
        #expect(words.suffix(3) == ["entry2 didAppear", "entry2 willDisappear", "entry2 didDisappear"])
    }

    @Test func `a view controller is displayed, and a view transformed to another`() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemRed
        controller.view.set(.height, of: 80)
        var scene = PresentationScene()
        scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: controller, using: Self.named("controller")) }
        scene.perform(at: 2) { SwiftEntryKit.transform(to: Self.view(200)) }
        let staged = try StagedScene(scene)
        #expect(try staged.picture(at: 1.5) != staged.picture(at: 3))
        #expect(try words(scene).filter { $0.hasSuffix("willAppear") }.count == 1)
    }

    @Test func `a form that becomes the first responder gets the keyboard`() throws {
        let field = EKProperty.TextFieldContent(
            placeholder: Self.label("Name"), textStyle: .init(font: .systemFont(ofSize: 14), color: .black))
        let go = EKProperty.ButtonContent(
            label: Self.label("Go"), backgroundColor: .clear, highlightedBackgroundColor: .clear)
        func scene(_ isFirst: Bool) -> PresentationScene {
            let form = EKFormMessageView(with: Self.label("A"), textFieldsContent: [field], buttonContent: go)
            var scene = PresentationScene()
            var attributes = Self.named("form") {
                $0.positionConstraints.keyboardRelation = .bind(offset: .init(bottom: 10, screenEdgeResistance: nil))
            }
            attributes.lifecycleEvents.didAppear = { if isFirst { form.becomeFirstResponder(with: 0) } }
            scene.performEntryKit(at: 0.5) { SwiftEntryKit.display(entry: form, using: attributes) }
            return scene
        }
        let (with, without) = (try StagedScene(scene(true)), try StagedScene(scene(false)))
        #expect(try with.picture(at: 0.7) == without.picture(at: 0.7))
        #expect(try with.picture(at: 2) != without.picture(at: 2))
    }

    @Test func `spellings of May 2018 mean those of today`() {
        var attributes = EKAttributes()
        attributes.displayPriority = .high
        #expect(attributes.precedence.priority == .high)
        attributes.statusBarStyle = .lightContent
        #expect(attributes.statusBar == .light)
        attributes.customTapActions.append {}
        #expect(attributes.entryInteraction.customTapActions.count == 1)
        attributes.popBehavior = .overriden
        #expect(attributes.popBehavior.isOveriden)
        attributes.positionConstraints = .full
        attributes.positionConstraints.width = .offset(value: 20)
        attributes.positionConstraints.maximumWidth = .constant(value: 300)
        attributes.positionConstraints.safeArea = .overriden
        #expect(attributes.positionConstraints.size.width == .offset(value: 20))
        #expect(attributes.positionConstraints.maxSize.width == .constant(value: 300))
        #expect(attributes.positionConstraints.safeArea.isOverriden)
        #expect(EKAttributes.PositionConstraints.Size.defaultSize == .sizeToWidth)
        #expect(EKAttributes.PositionConstraints.Size.defaultMaxSize == .intrinsic)
    }

    @Test func `parts of messages keep their values`() {
        let content = EKMessageContentView()
        content.titleContent = Self.label("A")
        content.title = "B"
        #expect(content.titleContent.text == "B" && content.verticalMargins == 20 && content.labelsOffset == 8)
        let field = EKTextField(
            with: .init(placeholder: Self.label("Name"), textStyle: .init(font: .systemFont(ofSize: 14), color: .black))
        )
        field.text = "typed"
        #expect(field.text == "typed")
        var chosen: [Int] = []
        let symbol = EKRatingSymbolView(
            unselectedImage: .init(imageName: "star"), selectedImage: .init(imageName: "star-fill")
        ) { chosen.append($0) }
        symbol.isSelected = true
        #expect(symbol.isSelected && chosen.isEmpty)
    }
}

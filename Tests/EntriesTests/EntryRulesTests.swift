import Testing
import VitrineEntries
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineVocabulary

/// Illegal values are reported with the legal ones.
@Suite struct EntryRulesTests {
    private func errors(_ attributes: String, content: String = "{ note: A }", _ rest: String = "") -> String {
        do {
            _ = try SceneParser.parse(
                "vitrine: 1\nentries: { a: { attributes: \(attributes), content: \(content) } }\n\(rest)")
            return ""
        } catch { return error.description }
    }

    @Test(arguments: [
        ("{ preset: topTaost }", "did you mean \"topToast\""), ("{ displayDuration: -1s }", "0...600 s"),
        ("{ displayDuration: 700s }", "0...600 s"), ("{ entranceAnimation: {} }", "one of these keys is needed"),
        ("{ entranceAnimation: { translate: { duration: -0.3s } } }", "0...60 s"),
        ("{ entranceAnimation: { fade: { from: 0, to: 2, duration: 1s } } }", "0...1"),
        ("{ exitAnimation: { scale: { from: 1, to: 20, duration: 1s } } }", "0...10"),
        ("{ popBehavior: { animated: { translate: { duration: 1s, spring: { damping: 0 } } } } }", "0.01...1"),
        ("{ positionConstraints: { size: { width: { constant: .inf } } } }", "constant"),
        ("{ positionConstraints: { size: { width: { ratio: 0 } } } }", "above 0"),
        ("{ positionConstraints: { size: { height: { ratio: 1, offset: 2 } } } }", "exclude each other"),
        ("{ precedence: { override: 1001 } }", "0...1000"),
        ("{ precedence: { enqueue: hihg } }", "did you mean \"high\""),
        ("{ precedence: { enqueue: high, dropEnqueuedEntries: true } }", "exclude each other"),
        ("{ scroll: enabeld }", "did you mean \"enabled\""), ("{ shadow: { opacity: 2, radius: 3pt } }", "0...1"),
        ("{ shadow: { radius: 3pt } }", "opacity"), ("{ roundCorners: { all: -1pt } }", "0...1000"),
        ("{ border: { color: red } }", "width"), ("{ entryBackground: { gradient: { colors: [] } } }", "1...32"),
        ("{ entryBackground: { visualEffect: lihgt } }", "did you mean \"light\""),
        ("{ entryInteraction: dismis }", "did you mean \"dismiss\""), ("{ windowLevel: { custom: .nan } }", "custom"),
    ])
    func `illegal attributes`(_ attributes: String, _ words: String) {
        let text = errors(attributes)
        #expect(text.contains(words), "\(text)")
    }

    @Test func `illegal messages`() {
        #expect(errors("{}", content: "{}").contains("one of these keys is needed"))
        #expect(errors("{}", content: "{ note: A, popUp: { title: B, button: C } }").contains("exclude each other"))
        #expect(errors("{}", content: "{ popUp: { title: B } }").contains("button"))
        #expect(
            errors(
                "{}", content: "{ rating: { initialTitle: A, initialDescription: B, ratingItems: [], buttonBar: [C] } }"
            ).contains("1...20"))
    }

    @Test func `illegal events`() {
        let display = errors("{}", "timeline: [{ at: 0s, display: b }]")
        #expect(display.contains("timeline[0].display") && display.contains("\"b\""))
        #expect(errors("{}", "timeline: [{ at: 0s, display: entryKit }]").contains("an entry"))
        #expect(errors("{}", "timeline: [{ at: 0s, transform: entryKit, to: c }]").contains("\"c\""))
        #expect(errors("{}", "timeline: [{ at: 0s, dismiss: a, descriptor: al }]").contains("did you mean \"all\""))
    }

    @Test func `a scene with every attribute is written as it is read`() throws {
        let yaml = """
            vitrine: 1
            entryKit: { queueingHeuristic: chronological, libraryVersion: "0.1" }
            entries:
              a:
                attributes:
                  preset: bottomFloat
                  name: other
                  windowLevel: { custom: 12 }
                  precedence: { override: 300, dropEnqueuedEntries: true }
                  displayDuration: infinity
                  positionConstraints:
                    verticalOffset: 12pt
                    size: { width: { ratio: 0.5 }, height: intrinsic }
                    maxSize: { width: fill, height: { constant: 300pt } }
                    safeArea: { empty: { fillSafeArea: true } }
                    keyboardRelation: { bind: { bottom: 10pt, screenEdgeResistance: 5pt } }
                    rotation: { isEnabled: false, supportedInterfaceOrientations: all }
                  screenInteraction: { defaultAction: delayExit, by: 3s, customTapActions: [log] }
                  entryInteraction: forward
                  scroll: { enabled: { swipeable: false, pullbackAnimation: { duration: 1s, damping: 0.5 } } }
                  hapticFeedbackType: success
                  displayMode: dark
                  entryBackground: { visualEffect: { light: extraLight, dark: dark } }
                  screenBackground: { gradient: { colors: [red, { light: white, dark: black }], startPoint: { x: 0, y: 0 }, endPoint: { x: 0, y: 1 } } }
                  shadow: { opacity: 0.5, radius: 3pt, offset: { x: 1, y: 2 } }
                  roundCorners: { top: 12pt }
                  border: { color: red, width: 2pt }
                  statusBar: hidden
                  entranceAnimation: { translate: { duration: 1s, anchorPosition: top, delay: 0.2s, spring: { damping: 0.5 } }, fade: { from: 0, to: 1, duration: 1s } }
                  exitAnimation: none
                  popBehavior: overridden
                content: { notification: { title: A, description: B, insets: { titleToDescription: 9pt } } }
            """
        let scene = try SceneParser.parse(yaml)
        #expect(try SceneParser.parse(scene.yaml) == scene)
    }
}

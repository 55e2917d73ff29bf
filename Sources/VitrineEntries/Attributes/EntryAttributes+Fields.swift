import VitrineVocabulary

extension EntryAttributes: Described {
    package static let fields: [Field<EntryAttributes>] = [
        Field("preset", \.preset, "The preset that has the values of the keys that are not given."),
        Field("name", \.name, "The name by which a call dismisses the entry; by default its name in the scene."),
        Field(
            "windowLevel", given: \.given.windowLevel, or: \.windowLevel,
            "The level of the window that shows the entry."),
        Field(
            "position", given: \.given.position, or: \.position,
            "The edge of the screen that the entry is anchored to."),
        Field("precedence", \.precedence, "Whether the entry takes the place of another, or waits in the queue."),
        Field(
            "displayDuration", \.displayTime, in: 0...600,
            "The time from the end of the entrance to the beginning of the exit, in seconds, or `infinity`."),
        Field("positionConstraints", \.given.positionConstraints, "Where the entry rests, and how large it is."),
        Field("screenInteraction", \.screenInteraction, "What touches around the entry do."),
        Field(
            "entryInteraction", \.given.entryInteraction,
            "What touches on the entry do; by default `dismiss`, or as the preset says."),
        Field("scroll", given: \.given.scroll, or: \.scroll, "How the entry follows a finger."),
        Field("hapticFeedbackType", \.hapticFeedbackType, "The haptic feedback that is logged when the entry appears."),
        Field("displayMode", \.displayMode, "Which color of a pair is shown."),
        Field("entryBackground", \.entryBackground, "The background of the entry, behind its content."),
        Field("screenBackground", \.screenBackground, "The background that covers the screen below the entry."),
        Field("shadow", \.shadow, "The shadow of the entry."),
        Field(
            "roundCorners", given: \.given.roundCorners, or: \.roundCorners,
            "The corners of the entry's background that are round."),
        Field(
            "border", \.border, "The line along the edge of the background. Of round corners the inner half is seen."),
        Field("statusBar", \.statusBar, "The style of the status bar while the entry is displayed."),
        Field("entranceAnimation", \.entranceAnimation, "The animation with which the entry appears."),
        Field("exitAnimation", \.exitAnimation, "The animation with which the entry leaves."),
        Field("popBehavior", \.popBehavior, "How the entry leaves when another one replaces it."),
    ]

    private var displayTime: DisplayTime {
        get { DisplayTime(seconds: displayDuration) }
        set { displayDuration = newValue.seconds }
    }
}

/// A time, or `infinity`.
private struct DisplayTime: SceneValue {
    var seconds: Double

    static func form(_ format: Format) -> Form {
        .anyOf([.choice(["infinity"]), .time(format.range?.with(unit: "s"))])
    }

    static func read(_ source: SourceValue, onto base: DisplayTime?, _ format: Format) -> DisplayTime? {
        if case .scalar(let text, _) = source.node.content {
            if text == "infinity" { return DisplayTime(seconds: .infinity) }
            // The spelling is checked as in Swift.
            if text.lowercased().hasSuffix("infinity") {
                source.report(
                    .unknownValue(value: text, noun: noun(format), nearest: "infinity", legal: ["infinity"]))
                return nil
            }
        }
        return source.time().map { DisplayTime(seconds: $0) }
    }

    func node(_ format: Format) -> ValueNode { seconds == .infinity ? .word("infinity") : .number(seconds) }

    func check(_ format: Format, at path: String, mentions: ValueNode?, into issues: inout ValueIssues) {
        if seconds != .infinity, let range = format.range { issues.check(seconds, range.with(unit: "s"), path) }
    }

    static func noun(_ format: Format) -> String { "a time (1.5s, 750ms or a number of seconds), or infinity" }
}

extension EntryAttributes.Preset: Choice { package static let noun = "a preset" }
extension EntryAttributes.Position: Choice { package static let noun = "a position" }
extension EntryAttributes.StatusBar: Choice { package static let noun = "a status bar" }
extension EntryAttributes.NotificationHapticFeedback: Choice { package static let noun = "a haptic feedback" }

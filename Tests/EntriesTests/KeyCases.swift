extension KeyCase {
    static let tapEntry = "  - { at: 1s, tap: a }"
    static let tapScreen = "  - { at: 1s, tap: { x: 180, y: 600 } }"
    static let pullDown = "  - { at: 1s, drag: a, by: { x: 0, y: 90 }, duration: 0.3s }"
    static let throwUp = "  - { at: 1s, drag: a, by: { x: 0, y: -60 }, duration: 0.1s }"
    /// Another entry is displayed and a third one waits when the entry is displayed again.
    static let occupied = """
          - { at: 0.2s, display: other }
          - { at: 0.3s, display: waits }
          - { at: 0.4s, display: a }
        """
    static let takeOver = "  - { at: 1s, display: other }"
    static let dismissal = "  - { at: 0.9s, dismiss: a }"
    static let rotation = "  - { at: 0.5s, rotate: landscape, animated: false }"
    static let form = "{ form: { title: Sign in, textFields: [Name], button: Go } }"
    static let fields = "  - { at: 0.5s, tap: a.Name }"

    /// Positions, windows, queues and touches.
    static let behavior: [KeyCase] = [
        attribute("preset", "", "preset: bottomFloat"),
        attribute("name", "", "name: b", timeline: "  - { at: 0.5s, dismiss: entryKit, descriptor: { specific: a } }"),
        attribute("windowLevel", "", "windowLevel: normal", with: ["positionConstraints": "{ safeArea: overridden }"]),
        attribute(
            "windowLevel.custom", "windowLevel: { custom: 900 }", "windowLevel: { custom: 1100 }",
            with: ["positionConstraints": "{ safeArea: overridden }"]),
        attribute("position", "", "position: bottom"),
        attribute("precedence", "", "precedence: { enqueue: normal }", timeline: occupied),
        attribute("displayDuration", "displayDuration: 0.5s", "displayDuration: 3s"),
        attribute("positionConstraints", "", "positionConstraints: { verticalOffset: 30pt }"),
        attribute("positionConstraints.verticalOffset", "", "positionConstraints: { verticalOffset: 30pt }"),
        attribute("positionConstraints.size", "", "positionConstraints: { size: { width: { ratio: 0.5 } } }"),
        attribute("positionConstraints.size.width", "", "positionConstraints: { size: { width: { constant: 99pt } } }"),
        attribute(
            "positionConstraints.size.width.ratio", "positionConstraints: { size: { width: { ratio: 0.4 } } }",
            "positionConstraints: { size: { width: { ratio: 0.5 } } }"),
        attribute(
            "positionConstraints.size.width.offset", "", "positionConstraints: { size: { width: { offset: 9pt } } }"),
        attribute(
            "positionConstraints.size.width.constant",
            "positionConstraints: { size: { width: { constant: 99pt } } }",
            "positionConstraints: { size: { width: { constant: 199pt } } }"),
        attribute("positionConstraints.size.height", "", "positionConstraints: { size: { height: { ratio: 0.5 } } }"),
        attribute("positionConstraints.maxSize", "", "positionConstraints: { maxSize: { width: { constant: 99pt } } }"),
        attribute(
            "positionConstraints.maxSize.width", "", "positionConstraints: { maxSize: { width: { ratio: 0.5 } } }"),
        attribute(
            "positionConstraints.maxSize.height", "",
            "positionConstraints: { maxSize: { height: { constant: 10pt } } }"),
        attribute("positionConstraints.safeArea", "", "positionConstraints: { safeArea: overridden }"),
        attribute(
            "positionConstraints.safeArea.empty", "",
            "positionConstraints: { safeArea: { empty: { fillSafeArea: true } } }"),
        attribute(
            "positionConstraints.safeArea.empty.fillSafeArea",
            "positionConstraints: { safeArea: { empty: { fillSafeArea: false } } }",
            "positionConstraints: { safeArea: { empty: { fillSafeArea: true } } }"),
        attribute(
            "positionConstraints.keyboardRelation", "", "positionConstraints: { keyboardRelation: { bind: {} } }",
            content: form, timeline: fields),
        attribute(
            "positionConstraints.keyboardRelation.bind", "",
            "positionConstraints: { keyboardRelation: { bind: {} } }", content: form, timeline: fields),
        attribute(
            "positionConstraints.keyboardRelation.bind.bottom",
            "positionConstraints: { keyboardRelation: { bind: {} } }",
            "positionConstraints: { keyboardRelation: { bind: { bottom: 40pt } } }", content: form, timeline: fields),
        attribute(
            "positionConstraints.keyboardRelation.bind.screenEdgeResistance",
            "positionConstraints: { keyboardRelation: { bind: { bottom: 300pt } } }",
            "positionConstraints: { keyboardRelation: { bind: { bottom: 300pt, screenEdgeResistance: 250pt } } }",
            content: form, timeline: fields),
        attribute(
            "positionConstraints.rotation", "", "positionConstraints: { rotation: { isEnabled: false } }",
            timeline: rotation),
        attribute(
            "positionConstraints.rotation.isEnabled", "",
            "positionConstraints: { rotation: { isEnabled: false } }", timeline: rotation),
        attribute("screenInteraction", "", "screenInteraction: dismiss", timeline: tapScreen),
        attribute(
            "screenInteraction.defaultAction", "screenInteraction: { defaultAction: absorbTouches }",
            "screenInteraction: { defaultAction: dismiss }", timeline: tapScreen),
        attribute(
            "screenInteraction.customTapActions", "screenInteraction: absorbTouches",
            "screenInteraction: { defaultAction: absorbTouches, customTapActions: [count] }", timeline: tapScreen),
        attribute("entryInteraction", "", "entryInteraction: absorbTouches", timeline: tapEntry),
        attribute(
            "entryInteraction.defaultAction", "entryInteraction: { defaultAction: dismiss }",
            "entryInteraction: { defaultAction: absorbTouches }", timeline: tapEntry),
        attribute(
            "entryInteraction.customTapActions", "entryInteraction: absorbTouches",
            "entryInteraction: { defaultAction: absorbTouches, customTapActions: [count] }", timeline: tapEntry),
        attribute("scroll", "", "scroll: disabled", timeline: pullDown),
        attribute(
            "scroll.edgeCrossingDisabled", "", "scroll: { edgeCrossingDisabled: { swipeable: true } }",
            timeline: pullDown),
        attribute(
            "scroll.edgeCrossingDisabled.swipeable", "scroll: { edgeCrossingDisabled: { swipeable: false } }",
            "scroll: { edgeCrossingDisabled: { swipeable: true } }", timeline: throwUp),
        attribute("scroll.enabled", "scroll: disabled", "scroll: { enabled: { swipeable: true } }", timeline: pullDown),
        attribute(
            "scroll.enabled.swipeable", "scroll: { enabled: { swipeable: false } }",
            "scroll: { enabled: { swipeable: true } }", timeline: throwUp),
        attribute(
            "scroll.enabled.pullbackAnimation", "",
            "scroll: { enabled: { swipeable: true, pullbackAnimation: easeOut } }", timeline: pullDown),
        attribute(
            "scroll.enabled.pullbackAnimation.duration", "",
            "scroll: { enabled: { pullbackAnimation: { duration: 2s, damping: 0.3, initialSpringVelocity: 10 } } }",
            timeline: pullDown),
        attribute(
            "scroll.enabled.pullbackAnimation.damping", "",
            "scroll: { enabled: { pullbackAnimation: { duration: 0.5s, damping: 0.9, initialSpringVelocity: 10 } } }",
            timeline: pullDown),
        attribute(
            "scroll.enabled.pullbackAnimation.initialSpringVelocity", "",
            "scroll: { enabled: { pullbackAnimation: { duration: 0.5s, damping: 0.3, initialSpringVelocity: 1 } } }",
            timeline: pullDown),
        attribute("hapticFeedbackType", "", "hapticFeedbackType: success"),
        attribute("statusBar", "", "statusBar: hidden", with: ["position": "bottom"]),
        attribute(
            "precedence.override", "precedence: { override: 500 }", "precedence: { override: 400 }",
            timeline: occupied),
        attribute(
            "precedence.enqueue", "precedence: { enqueue: 100 }", "precedence: { enqueue: 700 }",
            timeline: occupied + "\n  - { at: 0.7s, dismiss: other }"),
        attribute(
            "precedence.dropEnqueuedEntries", "precedence: { override: 500 }",
            "precedence: { override: 500, dropEnqueuedEntries: true }",
            timeline: occupied + "\n  - { at: 0.7s, dismiss: a }"),
    ]
}

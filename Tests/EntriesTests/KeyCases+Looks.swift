extension KeyCase {
    private static let gradient = "gradient: { colors: [red, blue]"
    private static let dark = "displayMode: dark"

    private static func background(_ key: String, _ before: String, _ after: String) -> KeyCase {
        attribute(
            "entryBackground.\(key)", "entryBackground: \(before)", "entryBackground: \(after)",
            with: ["displayMode": "dark"])
    }

    private static func entrance(
        _ key: String, _ before: String, _ after: String, timeline: String = ""
    ) -> KeyCase {
        attribute(
            "entranceAnimation\(key)", before.isEmpty ? "" : "entranceAnimation: \(before)",
            "entranceAnimation: \(after)", timeline: timeline)
    }

    static let looks: [KeyCase] = [
        attribute("displayMode", "", dark, with: ["entryBackground": "{ color: { light: red, dark: blue } }"]),
        attribute("entryBackground", "entryBackground: clear", "entryBackground: { color: red }"),
        background("color", "{ color: red }", "{ color: blue }"),
        background("color.light", "{ color: red }", "{ color: { light: red, dark: blue } }"),
        attribute(
            "entryBackground.color.light", "entryBackground: { color: { light: red, dark: blue } }",
            "entryBackground: { color: { light: green, dark: blue } }"),
        background("color.dark", "{ color: { light: red, dark: blue } }", "{ color: { light: red, dark: green } }"),
        background("gradient", "{ color: red }", "{ \(gradient) } }"),
        background("gradient.colors", "{ \(gradient) } }", "{ gradient: { colors: [red, green] } }"),
        background("gradient.startPoint", "{ \(gradient) } }", "{ \(gradient), startPoint: { x: 0.5, y: 0 } } }"),
        background("gradient.endPoint", "{ \(gradient) } }", "{ \(gradient), endPoint: { x: 0.5, y: 1 } } }"),
        background("image", "clear", "{ image: artwork/rain.png }"),
        background("visualEffect", "clear", "{ visualEffect: extra }"),
        attribute(
            "entryBackground.visualEffect.light", "entryBackground: { visualEffect: { light: light, dark: dark } }",
            "entryBackground: { visualEffect: { light: dark, dark: dark } }"),
        background(
            "visualEffect.dark", "{ visualEffect: { light: light, dark: dark } }",
            "{ visualEffect: { light: light, dark: extraLight } }"),
        attribute("screenBackground", "", "screenBackground: { color: red }"),
        attribute("shadow", "", "shadow: { opacity: 1, radius: 9pt }"),
        attribute(
            "shadow.color", "shadow: { opacity: 1, radius: 9pt }", "shadow: { opacity: 1, radius: 9pt, color: red }"),
        attribute("shadow.opacity", "shadow: { opacity: 1, radius: 9pt }", "shadow: { opacity: 0.4, radius: 9pt }"),
        attribute("shadow.radius", "shadow: { opacity: 1, radius: 9pt }", "shadow: { opacity: 1, radius: 3pt }"),
        attribute(
            "shadow.offset", "shadow: { opacity: 1, radius: 9pt }",
            "shadow: { opacity: 1, radius: 9pt, offset: { x: 4, y: 8 } }"),
        attribute("roundCorners", "", "roundCorners: { all: 9pt }"),
        attribute("roundCorners.all", "", "roundCorners: { all: 9pt }"),
        attribute("roundCorners.top", "", "roundCorners: { top: 9pt }"),
        attribute("roundCorners.bottom", "", "roundCorners: { bottom: 9pt }"),
        attribute("border", "", "border: { color: red, width: 3pt }"),
        attribute("border.color", "border: { color: red, width: 3pt }", "border: { color: blue, width: 3pt }"),
        attribute("border.width", "border: { color: red, width: 3pt }", "border: { color: red, width: 6pt }"),
        entrance("", "", "none"),
        entrance(".translate", "none", "{ translate: { duration: 1s } }"),
        entrance(".translate.duration", "", "{ translate: { duration: 1s } }"),
        entrance(".translate.anchorPosition", "", "{ translate: { duration: 0.3s, anchorPosition: bottom } }"),
        entrance(".translate.delay", "", "{ translate: { duration: 0.3s, delay: 0.2s } }"),
        entrance(".translate.spring", "", "{ translate: { duration: 0.3s, spring: { damping: 1 } } }"),
        entrance(
            ".translate.spring.damping", "{ translate: { duration: 0.3s, spring: { damping: 1 } } }",
            "{ translate: { duration: 0.3s, spring: { damping: 0.3 } } }"),
        entrance(
            ".translate.spring.initialVelocity", "{ translate: { duration: 0.3s, spring: { damping: 1 } } }",
            "{ translate: { duration: 0.3s, spring: { damping: 1, initialVelocity: 5 } } }"),
        entrance(".scale", "none", "{ scale: { from: 0.5, to: 1, duration: 1s } }"),
        entrance(
            ".scale.from", "{ scale: { from: 0.9, to: 1, duration: 1s } }",
            "{ scale: { from: 0.5, to: 1, duration: 1s } }"),
        entrance(
            ".scale.to", "{ scale: { from: 0.5, to: 1, duration: 1s } }",
            "{ scale: { from: 0.5, to: 0.8, duration: 1s } }"),
        entrance(
            ".scale.duration", "{ scale: { from: 0.5, to: 1, duration: 1s } }",
            "{ scale: { from: 0.5, to: 1, duration: 0.2s } }"),
        entrance(
            ".scale.delay", "{ scale: { from: 0.5, to: 1, duration: 1s } }",
            "{ scale: { from: 0.5, to: 1, duration: 1s, delay: 0.2s } }"),
        entrance(
            ".scale.spring", "{ scale: { from: 0.5, to: 1, duration: 1s } }",
            "{ scale: { from: 0.5, to: 1, duration: 1s, spring: { damping: 0.3 } } }"),
        entrance(".fade", "none", "{ fade: { from: 0, to: 1, duration: 1s } }"),
        attribute(
            "exitAnimation", "", "exitAnimation: { fade: { from: 1, to: 0, duration: 1s } }", timeline: dismissal),
        attribute("popBehavior", "", "popBehavior: overridden", timeline: takeOver),
        attribute(
            "popBehavior.animated", "", "popBehavior: { animated: { fade: { from: 1, to: 0, duration: 1s } } }",
            timeline: takeOver),
    ]
}

import VitrineSwiftEntryKit
import VitrineUIKit

extension SameBytesCase {
    private static func entry(
        _ name: String, _ attributes: String,
        content: String = "{ note: { label: { text: Note, font: { size: 15, weight: regular }, color: white } } }",
        timeline: String = "  - { at: 0.5s, display: entry1 }",
        _ build: @escaping @Sendable (FilmStage) -> Void
    ) -> SameBytesCase {
        let keys = """
            container:
              content: { background: { red: 0, green: 0.5, blue: 1 } }
            entries:
              entry1:
                presented: false
                attributes: { displayDuration: infinity, \(attributes) }
                content: \(content)
            timeline:
            \(timeline)
            """
        return SameBytesCase(name, keys) { stage in
            let page = UIViewController()
            page.view.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
            stage.show(page)
            build(stage)
        }
    }

    private static func note(
        _ name: String, _ attributes: String, _ preset: @escaping @Sendable () -> EKAttributes,
        _ change: @escaping @Sendable (inout EKAttributes) -> Void = { _ in }
    ) -> SameBytesCase {
        entry(name, attributes) { stage in
            stage.perform(at: 0.5) { display(preset(), change) }
        }
    }

    private static func display(_ preset: EKAttributes, _ change: (inout EKAttributes) -> Void) {
        var attributes = preset
        attributes.displayDuration = .infinity
        change(&attributes)
        let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 15), color: .white)
        SwiftEntryKit.display(
            entry: EKNoteMessageView(with: EKProperty.LabelContent(text: "Note", style: style)), using: attributes)
    }

    private static let red = "entryBackground: { color: red }"

    static let entries: [SameBytesCase] = [
        note("top toast", "preset: topToast, \(red)", { .topToast }) {
            $0.entryBackground = .color(color: EKColor(.red))
        },
        note("bottom toast", "preset: bottomToast, \(red)", { .bottomToast }) {
            $0.entryBackground = .color(color: EKColor(.red))
        },
        note("top float", "preset: topFloat, \(red)", { .topFloat }) {
            $0.entryBackground = .color(color: EKColor(.red))
        },
        note("center float", "preset: centerFloat, \(red)", { .centerFloat }) {
            $0.entryBackground = .color(color: EKColor(.red))
        },
        note(
            "screen background",
            "preset: topFloat, \(red), screenBackground: { color: { red: 0, green: 0, blue: 0, alpha: 0.5 } }",
            { .topFloat }
        ) {
            $0.entryBackground = .color(color: EKColor(.red))
            $0.screenBackground = .color(color: EKColor(UIColor(white: 0, alpha: 0.5)))
        },
        note(
            "round corners and border",
            "preset: topFloat, \(red), roundCorners: { all: 20pt }, border: { color: black, width: 3pt }", { .topFloat }
        ) {
            $0.entryBackground = .color(color: EKColor(.red))
            $0.roundCorners = .all(radius: 20)
            $0.border = .value(color: .black, width: 3)
        },
        note(
            "shadow", "preset: bottomFloat, \(red), shadow: { color: black, opacity: 0.5, radius: 10pt }",
            { .bottomFloat }
        ) {
            $0.entryBackground = .color(color: EKColor(.red))
            $0.shadow = .active(with: EKAttributes.Shadow.Value(color: .black, opacity: 0.5, radius: 10))
        },
        note(
            "fade", "preset: topFloat, \(red), entranceAnimation: { fade: { from: 0, to: 1, duration: 0.8s } }",
            { .topFloat }
        ) {
            $0.entryBackground = .color(color: EKColor(.red))
            $0.entranceAnimation = EKAttributes.Animation(
                fade: EKAttributes.Animation.RangeAnimation(from: 0, to: 1, duration: 0.8))
        },
        entry(
            "dismissed", "preset: topToast, \(red)",
            timeline: "  - { at: 0.5s, display: entry1 }\n  - { at: 1.5s, dismiss: entryKit, descriptor: displayed }"
        ) { stage in
            stage.perform(at: 0.5) { display(.topToast) { $0.entryBackground = .color(color: EKColor(.red)) } }
            stage.perform(at: 1.5) { SwiftEntryKit.dismiss() }
        },
        entry(
            "view of an app", "preset: topFloat, \(red)",
            content: """
                { view: { body: [
                  { label: Custom, frame: { x: 10, y: 10, width: 150, height: 20 },
                    textAttributes: { font: { size: 17, weight: regular }, foregroundColor: white } },
                  { shape: { fill: clear }, height: 60pt, margins: { top: 0, left: 0, bottom: 0, right: 0 } } ] } }
                """
        ) { stage in
            stage.perform(at: 0.5) {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
                let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 20))
                label.text = "Custom"
                label.textColor = .white
                view.addSubview(label)
                var attributes = EKAttributes.topFloat
                attributes.displayDuration = .infinity
                attributes.entryBackground = .color(color: EKColor(.red))
                SwiftEntryKit.display(entry: view, using: attributes)
            }
        },
    ]
}

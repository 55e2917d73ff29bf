import VitrineSwiftEntryKit
import VitrineUIKit

extension EntrySnippets {
    // Background.
    static func background23(_ attributes: inout EKAttributes) {
        attributes.entryBackground = .clear
    }

    static func background24(_ attributes: inout EKAttributes) {
        attributes.entryBackground = .color(color: UIColor.systemRed)
    }

    static func background25(_ attributes: inout EKAttributes) {
        let colors: [UIColor] = [.red, .green]
        attributes.entryBackground = .gradient(
            gradient: .init(colors: colors, startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    }

    static func background26(_ attributes: inout EKAttributes) {
        attributes.entryBackground = .visualEffect(style: .light)
    }

    // Shadow.
    static func shadow27(_ attributes: inout EKAttributes) {
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.5, radius: 10, offset: .zero))
    }

    static func shadow28(_ attributes: inout EKAttributes) {
        attributes.shadow = .none
    }

    // Round corners.
    static func corners29(_ attributes: inout EKAttributes) {
        attributes.roundCorners = .bottom(radius: 20)
    }

    static func corners30(_ attributes: inout EKAttributes) {
        attributes.roundCorners = .all(radius: 20)
    }

    static func corners31(_ attributes: inout EKAttributes) {
        attributes.roundCorners = .none
    }

    // Border.
    static func border32(_ attributes: inout EKAttributes) {
        attributes.border = .value(color: .black, width: 5)
    }

    static func border33(_ attributes: inout EKAttributes) {
        attributes.border = .none
    }

    // Animations.
    static func animation34(_ attributes: inout EKAttributes) {
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, spring: .init(damping: 0.4, initialVelocity: 0)),
            scale: .init(from: 0.6, to: 1, duration: 0.7), fade: .init(from: 0.2, to: 1, duration: 0.7))
    }

    static func animation35(_ attributes: inout EKAttributes) {
        attributes.exitAnimation = .init(
            translate: .init(duration: 1.2), fade: .init(from: 1, to: 0.1, duration: 1.2))
    }

    // The effect of another entry on the displayed one.
    static func pop36(_ attributes: inout EKAttributes) {
        attributes.popBehavior = .animated(
            animation: .init(translate: .init(duration: 0.2), scale: .init(from: 1, to: 0.5, duration: 1)))
    }

    static func pop37(_ attributes: inout EKAttributes) {
        attributes.popBehavior = .overriden
    }

    // Status bar, in the words of the document.
    static func statusBar38(_ attributes: inout EKAttributes) {
        attributes.statusBarStyle = .default
    }

    // The interface of EKAttributes: every property in the block.
    static func interface39(_ attributes: inout EKAttributes) {
        attributes.statusBar = .hidden
        attributes.screenBackground = .color(color: EKColor(UIColor(white: 0, alpha: 0.5)))
        attributes.hapticFeedbackType = .success
        attributes.displayMode = .dark
        attributes.lifecycleEvents = .init(willAppear: {}, didAppear: {})
    }
}

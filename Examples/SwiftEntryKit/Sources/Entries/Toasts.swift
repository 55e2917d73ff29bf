import SwiftEntryKit
import UIKit

extension UIColor {
    convenience init(rgb: Int) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }
}

struct Preset {
    let title: String
    let attributes: EKAttributes
}

struct ToastPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        // Preset I
        attributes = .topToast
        attributes.hapticFeedbackType = .success
        attributes.entryBackground = .color(color: EKColor(rgb: 0x0091EA))
        attributes.entranceAnimation = .translation
        attributes.exitAnimation = .translation
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.displayDuration = 4
        presets.append(Preset(title: "Top I", attributes: attributes))

        // Preset II
        attributes = .topToast
        attributes.displayDuration = .infinity
        attributes.entryBackground = .gradient(
            gradient: .init(
                colors: [EKColor(rgb: 0xFFD54F), EKColor(rgb: 0xFF6F00)],
                startPoint: .zero,
                endPoint: CGPoint(x: 1, y: 1)))
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 10, offset: .zero))
        attributes.statusBar = .light
        presets.append(Preset(title: "Top II", attributes: attributes))

        // Preset III
        attributes = .bottomToast
        attributes.entryBackground = .visualEffect(style: .standard)
        attributes.entryInteraction = .delayExit(by: 3)
        attributes.screenInteraction = .forward
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
        presets.append(Preset(title: "Bottom I", attributes: attributes))

        // Preset IV
        attributes = .bottomToast
        attributes.entryBackground = .color(color: .standardBackground)
        attributes.border = .value(color: .black, width: 2)
        attributes.roundCorners = .top(radius: 20)
        attributes.positionConstraints.safeArea = .empty(fillSafeArea: true)
        presets.append(Preset(title: "Bottom II", attributes: attributes))

        // Preset V: entrance and exit with springs
        attributes = .toast
        attributes.position = .bottom
        attributes.entryBackground = .color(color: EKColor(light: .white, dark: UIColor(white: 0.2, alpha: 1)))
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, spring: .init(damping: 0.8, initialVelocity: 0)))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.3))
        attributes.popBehavior = .animated(animation: .init(fade: .init(from: 1, to: 0, duration: 0.2)))
        presets.append(Preset(title: "Springs", attributes: attributes))

        // Preset VI: in front of everything
        attributes = .topToast
        attributes.windowLevel = .alerts
        attributes.precedence = .override(priority: .max, dropEnqueuedEntries: true)
        attributes.entryBackground = .color(color: .black)
        presets.append(Preset(title: "Urgent", attributes: attributes))

        // Preset VII: one after another
        attributes = .topToast
        attributes.precedence = .enqueue(priority: .high)
        attributes.entryBackground = .color(color: EKColor(rgb: 0x00C853))
        presets.append(Preset(title: "Queued", attributes: attributes))

        return presets
    }
}

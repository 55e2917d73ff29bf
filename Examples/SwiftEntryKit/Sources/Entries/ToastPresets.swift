import SwiftEntryKit
import UIKit

/// Bars as wide as the screen.
enum ToastPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .topToast
        attributes.name = "Boarding"
        attributes.hapticFeedbackType = .success
        attributes.entryBackground = .color(color: Palette.sea)
        attributes.entranceAnimation = .translation
        attributes.exitAnimation = .translation
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.displayDuration = 3
        presets.add(
            "Boarding", "At the top, can be swiped out", attributes,
            view: Messages.notification(
                "Boarding has begun", "Harbour to Shore, gate B", picture: "artwork/harbour.png", time: "09:00"))

        attributes = .topToast
        attributes.displayDuration = .infinity
        attributes.entryBackground = Palette.gradient(Palette.amber, Palette.coral)
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 10, offset: .zero))
        attributes.statusBar = .light
        presets.add(
            "Late departure", "Stays until it is touched", attributes,
            view: Messages.notification(
                "20 minutes late", "The ferry waits for the train from the south.", icon: "clock"))

        attributes = .bottomToast
        attributes.entryBackground = .visualEffect(style: .standard)
        attributes.entryInteraction = .delayExit(by: 3)
        attributes.screenInteraction = .forward
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
        presets.add(
            "Offline", "Blurs the page", attributes,
            view: Messages.notification(
                "No connection", "Tickets on this phone remain valid.", icon: "compass", color: Palette.ink))

        attributes = .bottomToast
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.border = .value(color: UIColor(rgb: 0x0B7A9B), width: 2)
        attributes.roundCorners = .top(radius: 20)
        attributes.positionConstraints.safeArea = .empty(fillSafeArea: true)
        presets.add(
            "Receipt", "A border, and corners at the top", attributes,
            view: Messages.notification(
                "Receipt sent", "It is in your mailbox in a minute.", icon: "envelope", color: Palette.ink))

        // Springs in, fades out.
        attributes = .toast
        attributes.position = .bottom
        attributes.entryBackground = .color(color: EKColor(light: UIColor(rgb: 0x2B3A47), dark: UIColor(rgb: 0x4A5A68)))
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, spring: .init(damping: 0.8, initialVelocity: 0)))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.3))
        attributes.popBehavior = .animated(animation: .init(fade: .init(from: 1, to: 0, duration: 0.2)))
        presets.add("Seat kept", "Springs in, fades out", attributes, view: Messages.note("Seat 14 A is yours"))

        // In front of everything, whatever waits.
        attributes = .topToast
        attributes.windowLevel = .alerts
        attributes.precedence = .override(priority: .max, dropEnqueuedEntries: true)
        attributes.entryBackground = .color(color: .black)
        attributes.hapticFeedbackType = .error
        presets.add(
            "Storm", "Replaces every other entry", attributes,
            view: Messages.notification("Storm warning", "No departures after 18:00.", icon: "info-circle"))

        // One after another.
        attributes = .topToast
        attributes.precedence = .enqueue(priority: .high)
        attributes.entryBackground = .color(color: Palette.pine)
        presets.add(
            "Saved", "Waits for the entries before it", attributes,
            view: Messages.imageNote("The ticket is in your wallet", icon: "checkmark"))

        return presets
    }
}

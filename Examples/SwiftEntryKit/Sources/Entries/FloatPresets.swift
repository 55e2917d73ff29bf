import SwiftEntryKit
import UIKit

/// Cards that keep away from the edges.
enum FloatPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .topFloat
        attributes.entryBackground = Palette.gradient(Palette.sea, Palette.foam)
        attributes.popBehavior = .animated(
            animation: .init(translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.7, duration: 0.7)))
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.5, radius: 10, offset: .zero))
        attributes.statusBar = .dark
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        attributes.positionConstraints.maxSize.width = .constant(value: UIScreen.main.bounds.minEdge)
        presets.add(
            "Arrival", "Shrinks when another entry replaces it", attributes,
            view: Messages.notification(
                "Lagoon in 5 minutes", "Cars leave through the bow.", picture: "artwork/lagoon.png"))

        attributes = .bottomFloat
        attributes.hapticFeedbackType = .success
        attributes.dimPage()
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.5, spring: .init(damping: 0.9, initialVelocity: 0)),
            scale: .init(from: 0.8, to: 1, duration: 0.5, spring: .init(damping: 0.8, initialVelocity: 0)),
            fade: .init(from: 0.7, to: 1, duration: 0.3))
        attributes.exitAnimation = .init(
            translate: .init(duration: 0.5), scale: .init(from: 1, to: 0.8, duration: 0.5),
            fade: .init(from: 1, to: 0, duration: 0.5))
        attributes.statusBar = .light
        presets.add(
            "Upgrade", "Springs up and dims the page", attributes,
            view: Messages.notification(
                "A cabin is free", "Deck 3 with a window, for 12 more.", icon: "moon", color: Palette.ink))

        attributes = .float
        attributes.position = .bottom
        attributes.positionConstraints.verticalOffset = 60
        attributes.positionConstraints.size = .init(width: .offset(value: 60), height: .constant(value: 80))
        attributes.entryBackground = .color(color: Palette.coral)
        presets.add(
            "Café", "60 points above the safe area", attributes,
            view: Messages.imageNote("The café is open", icon: "cup"))

        attributes = .topFloat
        attributes.positionConstraints.size = .init(width: .constant(value: 200), height: .constant(value: 50))
        attributes.roundCorners = .all(radius: 25)
        attributes.entryBackground = .color(color: EKColor.black.with(alpha: 0.8))
        attributes.entranceAnimation = .init(translate: .init(duration: 0.4, anchorPosition: .bottom))
        attributes.exitAnimation = .init(translate: .init(duration: 0.4, anchorPosition: .bottom))
        presets.add(
            "Pill", "Crosses the screen from the bottom", attributes,
            view: Messages.imageNote("Favorite", icon: "heart"))

        attributes = .centerFloat
        attributes.entryBackground = .image(image: UIImage(named: "artwork/sunset.png")!)
        attributes.positionConstraints.size = .init(width: .constant(value: 240), height: .constant(value: 240))
        attributes.positionConstraints.rotation.isEnabled = false
        attributes.displayMode = .dark
        presets.add(
            "Sunset cruise", "A picture as background", attributes, view: Messages.note("Every evening at nine"))

        attributes = .topFloat
        attributes.entryBackground = .visualEffect(style: .init(light: .extraLight, dark: .dark))
        attributes.shadow = .active(with: .init(opacity: 0.2, radius: 8))
        attributes.displayMode = .light
        presets.add(
            "Message", "Blurs the page, and is always light", attributes,
            view: Messages.notification(
                "Anna", "I am on the upper deck.", picture: "artwork/contact.png", time: "now", color: .black))

        attributes = .centerFloat
        attributes.entryBackground = .color(color: Palette.violet)
        attributes.popBehavior = .overridden
        attributes.screenInteraction = .absorbTouches
        attributes.precedence.priority = .low
        presets.add(
            "Tour", "The next entry takes its place at once", attributes,
            view: Messages.note("Tap a ship to see its course"))

        attributes = .topFloat
        attributes.positionConstraints.maxSize.width = .constant(value: 280)
        attributes.roundCorners = .bottom(radius: 30)
        attributes.entryBackground = .color(color: Palette.night)
        attributes.entranceAnimation = .init(scale: .init(from: 0.3, to: 1, duration: 0.4))
        attributes.exitAnimation = .init(
            scale: .init(from: 1, to: 0.3, duration: 0.3), fade: .init(from: 1, to: 0, duration: 0.3))
        presets.add(
            "Points", "Grows in place", attributes, view: Messages.imageNote("120 points earned", icon: "star-fill"))

        attributes = .bottomFloat
        attributes.scroll = .enabled(
            swipeable: false, pullbackAnimation: .init(duration: 1, damping: 0.5, initialSpringVelocity: 4))
        attributes.windowLevel = .custom(level: UIWindow.Level(rawValue: 500))
        attributes.entryBackground = .color(color: Palette.pine)
        presets.add(
            "Bicycle", "Cannot be swiped out, swings back slowly", attributes,
            view: Messages.note("A place for your bicycle is booked"))

        return presets
    }
}

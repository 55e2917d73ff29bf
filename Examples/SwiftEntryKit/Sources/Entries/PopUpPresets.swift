import SwiftEntryKit
import UIKit

/// A picture, a title, a text and a button, over a dimmed page.
enum PopUpPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .bottomFloat
        attributes.hapticFeedbackType = .success
        attributes.dimPage()
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 8))
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        attributes.roundCorners = .all(radius: 25)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, spring: .init(damping: 1, initialVelocity: 0)),
            scale: .init(from: 1.05, to: 1, duration: 0.4, spring: .init(damping: 1, initialVelocity: 0)))
        attributes.exitAnimation = .init(translate: .init(duration: 0.2))
        attributes.popBehavior = .animated(animation: .init(translate: .init(duration: 0.2)))
        attributes.positionConstraints.maxSize.width = .constant(value: UIScreen.main.bounds.minEdge)
        attributes.statusBar = .dark
        presets.add(
            "Booked", "Floats at the bottom", attributes,
            view: Messages.popUp(
                "Have a good trip!", "Two adults and a bicycle, tomorrow at nine. The code is in your wallet.",
                button: "Show the ticket", image: .init(image: icon("checkmark-double", 54, Palette.sea)),
                tint: Palette.sea, color: Palette.ink))

        attributes = .centerFloat
        attributes.windowLevel = .alerts
        attributes.dimPage()
        attributes.entryBackground = Palette.gradient(Palette.night, Palette.violet)
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 8))
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        attributes.roundCorners = .all(radius: 8)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, spring: .init(damping: 0.7, initialVelocity: 0)),
            scale: .init(from: 0.7, to: 1, duration: 0.4, spring: .init(damping: 1, initialVelocity: 0)))
        attributes.exitAnimation = .init(translate: .init(duration: 0.2))
        attributes.positionConstraints.maxSize.width = .constant(value: UIScreen.main.bounds.minEdge)
        presets.add(
            "Night ferry", "Swings into the middle", attributes,
            view: Messages.popUp(
                "Sleep on the way", "Cabins on the night ferry are half price until Sunday.", button: "See cabins",
                image: .init(image: icon("moon", 54, Palette.amber)), tint: Palette.amber))

        attributes = .bottomToast
        attributes.dimPage()
        attributes.entryBackground = Palette.gradient(Palette.coral, Palette.amber)
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.roundCorners = .top(radius: 20)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.5, spring: .init(damping: 1, initialVelocity: 0)))
        attributes.exitAnimation = .init(translate: .init(duration: 0.2))
        presets.add(
            "Pizza on board", "As wide as the screen", attributes,
            view: Messages.popUp(
                "Hungry?", "The kitchen on deck 2 bakes until half an hour before arrival.", button: "See the menu",
                image: .init(image: icon("pizza", 54, .white)), tint: .white))

        // The picture stands half above the entry.
        attributes = .centerFloat
        attributes.displayDuration = .infinity
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.screenBackground = .visualEffect(style: .dark)
        attributes.screenInteraction = .dismiss
        attributes.entryInteraction = .absorbTouches
        attributes.scroll = .disabled
        attributes.roundCorners = .all(radius: 16)
        attributes.entranceAnimation = .init(
            scale: .init(from: 0.9, to: 1, duration: 0.4, spring: .init(damping: 0.8, initialVelocity: 0)),
            fade: .init(from: 0, to: 1, duration: 0.3))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.2))
        presets.add(
            "Crew", "Its picture crosses the upper edge", attributes,
            view: Messages.popUp(
                "Your captain today", "Mara Lind has been at sea for twenty years.", button: "Say hello",
                image: .init(
                    image: EKProperty.ImageContent.thumb(with: "artwork/contact.png", edgeSize: 110),
                    position: .centerToTop(offset: 0)), tint: Palette.sea, color: Palette.ink))

        // Dark, whatever the surroundings.
        attributes = .topFloat
        attributes.displayMode = .dark
        attributes.displayDuration = 4
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.entryInteraction = .absorbTouches
        attributes.roundCorners = .all(radius: 14)
        attributes.border = .value(color: UIColor(white: 0.6, alpha: 1), width: 1)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.6, spring: .init(damping: 0.8, initialVelocity: 0)))
        presets.add(
            "Lights out", "Always dark, leaves after 4 seconds", attributes,
            view: Messages.popUp(
                "Quiet hours", "The lounge is dark from eleven to six.", button: "Understood",
                image: .init(image: icon("moon", 54, Palette.amber)), tint: Palette.amber))

        return presets
    }
}

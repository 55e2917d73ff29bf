import SwiftEntryKit
import UIKit

/// Questions with a bar of buttons.
enum AlertPresets {
    private static var base: EKAttributes {
        var attributes = EKAttributes.centerFloat
        attributes.displayDuration = .infinity
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.screenBackground = .color(color: Palette.dim)
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.3, radius: 8))
        attributes.screenInteraction = .absorbTouches
        attributes.entryInteraction = .absorbTouches
        attributes.scroll = .disabled
        attributes.positionConstraints.maxSize.width = .constant(value: UIScreen.main.bounds.minEdge)
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.2))
        return attributes
    }

    static var all: [Preset] {
        var presets: [Preset] = []

        var attributes = base
        attributes.hapticFeedbackType = .warning
        attributes.entranceAnimation = .init(
            scale: .init(from: 0.9, to: 1, duration: 0.4, spring: .init(damping: 1, initialVelocity: 0)),
            fade: .init(from: 0, to: 1, duration: 0.3))
        presets.add(
            "Cancel", "Two buttons, side by side", attributes,
            view: Messages.alert(
                "Cancel the trip?", "Half of the price is returned until tomorrow.", buttons: ["Keep it", "Cancel it"],
                icon: "info-circle", tint: Palette.coral))

        attributes = base
        attributes.position = .top
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, spring: .init(damping: 1, initialVelocity: 0)),
            scale: .init(from: 0.6, to: 1, duration: 0.7))
        presets.add(
            "Nearby", "Grows down from the top, picture at the left", attributes,
            view: Messages.alert(
                "Share your place?", "The crew sees that you are on the way, for an hour.",
                buttons: ["Not now", "Share"], icon: "compass", tint: Palette.sea, position: .left))

        attributes = base
        attributes.roundCorners = .all(radius: 20)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.7, anchorPosition: .top, spring: .init(damping: 0.8, initialVelocity: 0)))
        attributes.exitAnimation = .init(translate: .init(duration: 0.3, anchorPosition: .top))
        presets.add(
            "Luggage", "Three buttons, one below the other", attributes,
            view: Messages.alert(
                "What do you bring?", "Large pieces travel on the car deck.",
                buttons: ["A bicycle", "A trailer", "Nothing"], icon: "tree", tint: Palette.pine))

        return presets
    }
}

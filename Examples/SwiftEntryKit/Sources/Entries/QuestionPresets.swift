import SwiftEntryKit
import UIKit

/// Forms above the keyboard, and stars.
enum QuestionPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .bottomFloat
        attributes.dimPage()
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.65, spring: .init(damping: 1, initialVelocity: 0)))
        attributes.exitAnimation = .init(translate: .init(duration: 0.35))
        attributes.positionConstraints.keyboardRelation = .bind(offset: .init(bottom: 15, screenEdgeResistance: 0))
        attributes.positionConstraints.maxSize = .init(width: .constant(value: 400), height: .intrinsic)
        presets.add(
            "Sign in", "Rises above the keyboard", attributes,
            view: Messages.form("Sign in", fields: ["Email", "Password"], button: "Continue"))

        attributes = .topToast
        attributes.dimPage()
        attributes.entryBackground = Palette.gradient(Palette.night, Palette.sea)
        attributes.statusBar = .light
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.65, spring: .init(damping: 0.8, initialVelocity: 0)))
        presets.add(
            "Passenger", "A form at the top", attributes,
            view: Messages.form("Who travels?", fields: ["Name"], button: "Add", color: .white))

        attributes = .centerFloat
        attributes.dimPage()
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.scroll = .disabled
        attributes.roundCorners = .all(radius: 12)
        attributes.entranceAnimation = .init(
            scale: .init(from: 0.9, to: 1, duration: 0.4, spring: .init(damping: 0.8, initialVelocity: 0)),
            fade: .init(from: 0, to: 1, duration: 0.3))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.2))
        attributes.hapticFeedbackType = .success
        presets.add("Rate the trip", "Stars spring in", attributes, view: Messages.rating())

        return presets
    }
}

import SwiftEntryKit
import UIKit

/// Lines of text, and what lies over the status bar.
enum NotePresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .topNote
        attributes.displayMode = .inferred
        attributes.name = "Top Note"
        attributes.hapticFeedbackType = .success
        attributes.popBehavior = .animated(animation: .translation)
        attributes.entryBackground = .color(color: Palette.pine)
        attributes.statusBar = .light
        presets.add("Running on time", "Absorbs touches", attributes, view: Messages.note("All ferries run on time"))

        attributes = .topNote
        attributes.displayDuration = .infinity
        attributes.entryBackground = .color(color: Palette.sea)
        presets.add(
            "Search", "Stays until the search ends", attributes, view: Messages.processing("Searching for departures"))

        attributes = .bottomNote
        attributes.entryBackground = .color(color: Palette.coral)
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.4, radius: 6, offset: .zero))
        presets.add(
            "Sold out", "At the bottom, with a shadow", attributes, view: Messages.note("The 10:40 is sold out"))

        attributes = .statusBar
        attributes.entryBackground = .color(color: .black)
        attributes.statusBar = .hidden
        presets.add("Gate", "Covers the status bar", attributes, view: Messages.statusBar("Gate B", "Row 14"))

        attributes = .statusBar
        attributes.entryBackground = Palette.gradient(Palette.coral, Palette.violet, isHorizontal: true)
        attributes.displayDuration = 1
        attributes.statusBar = .ignored
        presets.add("Live", "Lies below the status bar's text", attributes, view: Messages.statusBar("Live", "12 kn"))

        attributes = .topNote
        attributes.entranceAnimation = .none
        attributes.exitAnimation = .none
        attributes.entryBackground = .color(color: Palette.night)
        attributes.entryInteraction = .dismiss
        presets.add(
            "Copied", "Appears and leaves at once", attributes,
            view: Messages.imageNote("Booking number copied", icon: "checkmark-double"))

        // Only the text moves: without a background the page shines through.
        attributes = .bottomNote
        attributes.entryBackground = .color(color: EKColor.black.with(alpha: 0.7))
        attributes.positionConstraints.safeArea = .empty(fillSafeArea: false)
        attributes.entranceAnimation = .init(fade: .init(from: 0, to: 1, duration: 0.4, delay: 0.2))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.4))
        presets.add(
            "Hint", "Fades in after a moment", attributes, view: Messages.note("Swipe a ticket to show its code"))

        return presets
    }
}

import SwiftEntryKit
import UIKit

/// Views of the app itself.
enum CustomPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .bottomFloat
        attributes.displayDuration = .infinity
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.shadow = .active(
            with: .init(color: .black, opacity: 0.3, radius: 10, offset: CGSize(width: 0, height: 4)))
        attributes.roundCorners = .all(radius: 18)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.5, spring: .init(damping: 0.9, initialVelocity: 0)),
            scale: .init(from: 0.8, to: 1, duration: 0.5, spring: .init(damping: 0.8, initialVelocity: 0)))
        attributes.screenInteraction = .dismiss
        presets.add("Ticket", "A view of stacks and constraints", attributes, view: TicketView())

        attributes = .bottomToast
        attributes.displayDuration = .infinity
        attributes.positionConstraints = .fullWidth
        attributes.positionConstraints.safeArea = .overridden
        attributes.positionConstraints.size.height = .ratio(value: 0.6)
        attributes.roundCorners = .top(radius: 24)
        attributes.entryBackground = .color(color: Palette.surface)
        attributes.screenBackground = .color(color: Palette.dim)
        attributes.screenInteraction = .dismiss
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.5, spring: .init(damping: 1, initialVelocity: 0)))
        presets.add("Departures", "60 % of the screen, to its edge", attributes, view: DeparturesView())

        attributes = EKAttributes()
        attributes.position = .center
        attributes.positionConstraints.size = .init(width: .ratio(value: 0.5), height: .ratio(value: 0.2))
        attributes.roundCorners = .all(radius: 12)
        attributes.entryBackground = .color(color: EKColor(rgb: 0x30404E))
        attributes.entranceAnimation = .init(fade: .init(from: 0, to: 1, duration: 0.3))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.3))
        attributes.displayDuration = 1.5
        presets.add(
            "Favorite", "Half as wide as the screen", attributes, view: BadgeView(icon: "heart", text: "Added"))

        attributes = EKAttributes()
        attributes.positionConstraints = .fullScreen
        attributes.positionConstraints.safeArea = .overridden
        attributes.entryBackground = Palette.gradient(Palette.sea, Palette.night)
        attributes.statusBar = .light
        attributes.entranceAnimation = .init(fade: .init(from: 0, to: 1, duration: 0.25))
        attributes.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 0.25))
        presets.add("Welcome", "Covers the screen", attributes, view: BadgeView(icon: "flag", text: "Welcome on board"))

        attributes = .topFloat
        attributes.positionConstraints.verticalOffset = 120
        attributes.positionConstraints.size = .init(width: .constant(value: 150), height: .intrinsic)
        attributes.entryBackground = .color(color: Palette.amber)
        attributes.screenBackground = .gradient(
            gradient: .init(
                colors: [EKColor.black.with(alpha: 0.7), EKColor.clear], startPoint: .zero,
                endPoint: CGPoint(x: 0, y: 1)))
        attributes.precedence = .enqueue(priority: .normal)
        presets.add(
            "Tip", "The page darkens toward the top", attributes, view: BadgeView(icon: "speech", text: "Ask the crew"))

        // As the library's document of May 2018 writes it.
        attributes = EKAttributes.topFloat
        attributes.displayPriority = .high
        attributes.statusBarStyle = .lightContent
        attributes.popBehavior = .overriden
        attributes.positionConstraints.safeArea = .overriden
        attributes.customTapActions.append({})
        attributes.positionConstraints.width = .offset(value: 20)
        attributes.positionConstraints.maximumWidth = .constant(value: UIScreen.main.bounds.minEdge)
        attributes.entryBackground = .gradient(
            gradient: .init(
                colors: [UIColor(rgb: 0x2E8B57), UIColor(rgb: 0x7FD1C7)], startPoint: .zero,
                endPoint: CGPoint(x: 1, y: 1)))
        attributes.shadow = .active(with: .init(color: UIColor.black, opacity: 0.3, radius: 10, offset: .zero))
        presets.add("First release", "Spellings of the year 2018", attributes, view: Messages.oldNote)

        return presets
    }
}

import SwiftEntryKit
import UIKit

struct NotePresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .topNote
        attributes.displayMode = .inferred
        attributes.name = "Top Note"
        attributes.hapticFeedbackType = .success
        attributes.popBehavior = .animated(animation: .translation)
        attributes.entryBackground = .color(color: EKColor(rgb: 0x50AA50))
        attributes.statusBar = .light
        presets.append(Preset(title: "Top Note", attributes: attributes))

        attributes = .topNote
        attributes.displayDuration = .infinity
        attributes.entryBackground = .color(color: EKColor(rgb: 0x0091EA))
        presets.append(Preset(title: "Processing", attributes: attributes))

        attributes = .bottomNote
        attributes.entryBackground = .color(color: EKColor(rgb: 0xFF5252))
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.4, radius: 6, offset: .zero))
        presets.append(Preset(title: "Bottom Note", attributes: attributes))

        attributes = .statusBar
        attributes.entryBackground = .color(color: .black)
        attributes.statusBar = .hidden
        presets.append(Preset(title: "Status Bar", attributes: attributes))

        attributes = .statusBar
        attributes.entryBackground = .gradient(
            gradient: .init(
                colors: [EKColor(rgb: 0xE91E63), EKColor(rgb: 0x9C27B0)], startPoint: .zero,
                endPoint: CGPoint(x: 1, y: 0)))
        attributes.displayDuration = 1
        attributes.statusBar = .ignored
        presets.append(Preset(title: "Status Bar II", attributes: attributes))

        attributes = .topNote
        attributes.entranceAnimation = .none
        attributes.exitAnimation = .none
        attributes.entryBackground = .color(color: .black)
        attributes.entryInteraction = .dismiss
        presets.append(Preset(title: "At once", attributes: attributes))

        return presets
    }
}

// One attribute each.
struct SingleAttributes {
    static var all: [Preset] {
        func preset(_ title: String, _ change: (inout EKAttributes) -> Void) -> Preset {
            var attributes = EKAttributes()
            attributes.entryBackground = .color(color: EKColor(rgb: 0x3F51B5))
            attributes.positionConstraints.size.height = .constant(value: 100)
            change(&attributes)
            return Preset(title: title, attributes: attributes)
        }
        return [
            preset("defaults") { _ in },
            preset("center") { $0.position = .center },
            preset("bottom") { $0.position = .bottom },
            preset("full screen") { $0.positionConstraints = .fullScreen },
            preset("ratio") {
                $0.positionConstraints.size = .init(width: .ratio(value: 0.5), height: .ratio(value: 0.2))
            },
            preset("overridden safe area") { $0.positionConstraints.safeArea = .overridden },
            preset("filled safe area") { $0.positionConstraints.safeArea = .empty(fillSafeArea: true) },
            preset("maximum") { $0.positionConstraints.maxSize.width = .constant(value: 150) },
            preset("bottom corners") { $0.roundCorners = .bottom(radius: 30) },
            preset("custom level") { $0.windowLevel = .custom(level: UIWindow.Level(rawValue: 500)) },
            preset("scale") {
                $0.entranceAnimation = .init(scale: .init(from: 0.3, to: 1, duration: 0.4))
            },
            preset("fade") {
                $0.entranceAnimation = .init(fade: .init(from: 0, to: 1, duration: 0.4, delay: 0.2))
            },
            preset("screen gradient") {
                $0.screenBackground = .gradient(
                    gradient: .init(
                        colors: [EKColor.black.with(alpha: 0.7), EKColor.clear], startPoint: .zero,
                        endPoint: CGPoint(x: 0, y: 1)))
            },
            preset("custom scroll") {
                $0.scroll = .enabled(
                    swipeable: false,
                    pullbackAnimation: .init(duration: 1, damping: 0.5, initialSpringVelocity: 4))
            },
        ]
    }
}

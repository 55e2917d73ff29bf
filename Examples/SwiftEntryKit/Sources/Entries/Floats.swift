import SwiftEntryKit
import UIKit

struct FloatPresets {
    static var all: [Preset] {
        var presets: [Preset] = []
        var attributes: EKAttributes

        attributes = .topFloat
        attributes.entryBackground = .gradient(
            gradient: .init(
                colors: [EKColor(.red), EKColor(.green)], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
        attributes.popBehavior = .animated(
            animation: .init(
                translate: .init(duration: 0.3), scale: .init(from: 1, to: 0.7, duration: 0.7)))
        attributes.shadow = .active(with: .init(color: .black, opacity: 0.5, radius: 10, offset: .zero))
        attributes.statusBar = .dark
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        attributes.positionConstraints.maxSize = .init(
            width: .constant(value: UIScreen.main.bounds.minEdge), height: .intrinsic)
        presets.append(Preset(title: "Top Float", attributes: attributes))

        attributes = .bottomFloat
        attributes.hapticFeedbackType = .success
        attributes.displayDuration = .infinity
        attributes.entryBackground = .color(color: .standardBackground)
        attributes.screenBackground = .color(color: EKColor(UIColor(white: 0.5, alpha: 0.5)))
        attributes.screenInteraction = .dismiss
        attributes.entryInteraction = .absorbTouches
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.entranceAnimation = .init(
            translate: .init(duration: 0.5, spring: .init(damping: 0.9, initialVelocity: 0)),
            scale: .init(from: 0.8, to: 1, duration: 0.5, spring: .init(damping: 0.8, initialVelocity: 0)),
            fade: .init(from: 0.7, to: 1, duration: 0.3))
        attributes.exitAnimation = .init(
            translate: .init(duration: 0.5),
            scale: .init(from: 1, to: 0.8, duration: 0.5),
            fade: .init(from: 1, to: 0, duration: 0.5))
        attributes.statusBar = .light
        presets.append(Preset(title: "Bottom Float", attributes: attributes))

        attributes = .centerFloat
        attributes.windowLevel = .alerts
        attributes.displayDuration = .infinity
        attributes.screenBackground = .visualEffect(style: .dark)
        attributes.entryBackground = .color(color: EKColor(rgb: 0x512DA8))
        attributes.screenInteraction = .dismiss
        attributes.entryInteraction = .absorbTouches
        attributes.scroll = .disabled
        attributes.roundCorners = .all(radius: 8)
        attributes.border = .value(color: UIColor(white: 0.6, alpha: 1), width: 1)
        attributes.positionConstraints.size = .init(width: .ratio(value: 0.7), height: .ratio(value: 0.3))
        presets.append(Preset(title: "Center Float", attributes: attributes))

        attributes = .float
        attributes.position = .bottom
        attributes.positionConstraints.verticalOffset = 60
        attributes.positionConstraints.size = .init(width: .offset(value: 60), height: .constant(value: 80))
        attributes.entryBackground = .color(color: EKColor(red: 200, green: 20, blue: 60))
        presets.append(Preset(title: "Offset", attributes: attributes))

        attributes = .topFloat
        attributes.positionConstraints.size = .init(width: .constant(value: 200), height: .constant(value: 50))
        attributes.roundCorners = .all(radius: 25)
        attributes.entryBackground = .color(color: EKColor.black.with(alpha: 0.8))
        attributes.entranceAnimation = .init(translate: .init(duration: 0.4, anchorPosition: .bottom))
        attributes.exitAnimation = .init(translate: .init(duration: 0.4, anchorPosition: .bottom))
        presets.append(Preset(title: "Pill", attributes: attributes))

        attributes = .centerFloat
        attributes.entryBackground = .image(image: UIImage(named: "artwork/rain.png")!)
        attributes.positionConstraints.size = .init(width: .constant(value: 240), height: .constant(value: 240))
        attributes.positionConstraints.rotation.isEnabled = false
        attributes.displayMode = .dark
        presets.append(Preset(title: "Picture", attributes: attributes))

        attributes = .bottomFloat
        attributes.positionConstraints.keyboardRelation = .bind(
            offset: .init(bottom: 15, screenEdgeResistance: 0))
        attributes.positionConstraints.maxSize = .init(width: .constant(value: 400), height: .intrinsic)
        attributes.entryBackground = .color(color: .white)
        attributes.displayDuration = .infinity
        presets.append(Preset(title: "Form", attributes: attributes))

        attributes = .centerFloat
        attributes.entryBackground = .color(color: .white)
        attributes.popBehavior = .overridden
        attributes.screenInteraction = .absorbTouches
        attributes.precedence.priority = .low
        presets.append(Preset(title: "Overridden", attributes: attributes))

        attributes = .topFloat
        attributes.entryBackground = .visualEffect(style: .init(light: .extraLight, dark: .dark))
        attributes.shadow = .active(with: .init(opacity: 0.2, radius: 8))
        attributes.displayMode = .light
        presets.append(Preset(title: "Blurred", attributes: attributes))

        return presets
    }
}

extension CGRect {
    var minEdge: CGFloat {
        return min(width, height)
    }
}

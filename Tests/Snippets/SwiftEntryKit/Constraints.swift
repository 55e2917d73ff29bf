import VitrineSwiftEntryKit
import VitrineUIKit

extension EntrySnippets {
    // Size: a fraction of the width, the view's own height.
    static func size9(_ attributes: inout EKAttributes) {
        let widthConstraint = EKAttributes.PositionConstraints.Edge.ratio(value: 0.9)
        let heightConstraint = EKAttributes.PositionConstraints.Edge.intrinsic
        attributes.positionConstraints.size = .init(width: widthConstraint, height: heightConstraint)
    }

    // Safe area.
    static func safeArea10(_ attributes: inout EKAttributes) {
        attributes.positionConstraints.safeArea = .empty(fillSafeArea: true)
    }

    static func safeArea11(_ attributes: inout EKAttributes) {
        attributes.positionConstraints.safeArea = .overriden
    }

    // Vertical offset.
    static func offset12(_ attributes: inout EKAttributes) {
        attributes.positionConstraints.verticalOffset = 50
    }

    static func all13(_ attributes: inout EKAttributes) {
        attributes.positionConstraints = .float
        attributes.positionConstraints.size = .init(width: .offset(value: 40), height: .constant(value: 90))
    }

    // The effects of touches.
    static func interaction14(_ attributes: inout EKAttributes) {
        attributes.entryInteraction = .delayExit(by: 3)
    }

    static func interaction15(_ attributes: inout EKAttributes) {
        attributes.entryInteraction = .dismiss
    }

    static func interaction16(_ attributes: inout EKAttributes) {
        attributes.screenInteraction = .absorbTouches
    }

    static func interaction17(_ attributes: inout EKAttributes) {
        attributes.screenInteraction = .forward
    }

    // Scroll behavior.
    static func scroll19(_ attributes: inout EKAttributes) {
        attributes.scroll = .disabled
    }

    static func scroll20(_ attributes: inout EKAttributes) {
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
    }

    static func scroll21(_ attributes: inout EKAttributes) {
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
    }

    static func scroll22(_ attributes: inout EKAttributes) {
        attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
    }

    // Swiping.
    static func swiping43(_ attributes: inout EKAttributes) {
        attributes.scroll = .enabled(swipeable: false, pullbackAnimation: .easeOut)
    }

    static func swiping44(_ attributes: inout EKAttributes) {
        attributes.scroll = .edgeCrossingDisabled(swipeable: false)
    }

    // Orientation: never wider than the narrow side of the screen.
    static func orientation45(_ attributes: inout EKAttributes) {
        attributes.positionConstraints.width = .offset(value: 20)
        attributes.positionConstraints.maximumWidth = .constant(value: 280)
        let screen = UIScreen.main.bounds
        attributes.positionConstraints.verticalOffset = screen.width < screen.height ? 30 : 0
    }
}

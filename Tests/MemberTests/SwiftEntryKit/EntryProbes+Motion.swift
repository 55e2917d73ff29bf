import Vitrine
import VitrineScreens
import VitrineSwiftEntryKit
import VitrineTestSupport

/// Probes of animations and of the effects of touches.
extension ProbeList {
    private typealias Animation = EKAttributes.Animation

    mutating func addEntryAnimations() {
        let type = "EKAttributes.Animation"
        look("EKAttributes.entranceAnimation", "\(type).none") { $0.entranceAnimation = .none }
        let none: AttributeChange = { $0.entranceAnimation = .none }
        look("\(type).translation", after: none) { $0.entranceAnimation = .translation }
        func entrance(
            _ members: String..., after base: @escaping @Sendable () -> EKAttributes.Animation = { .none },
            _ animation: @escaping @Sendable () -> EKAttributes.Animation
        ) {
            add(members, after: base, animation)
        }
        entrance("\(type).init(translate:scale:fade:)", "\(type).fade") {
            Animation(fade: .init(from: 0, to: 1, duration: 1))
        }
        entrance("\(type).scale") { Animation(scale: .init(from: 0.5, to: 1, duration: 1)) }
        entrance("\(type).translate") { Animation(translate: .init(duration: 1)) }
        addTranslations("\(type).Translate")
        addRanges("\(type).RangeAnimation")
    }

    private mutating func add(
        _ members: [String], after base: @escaping @Sendable () -> EKAttributes.Animation,
        _ animation: @escaping @Sendable () -> EKAttributes.Animation
    ) {
        add(members) { isSet in
            var scene = emptyScene()
            var attributes = plainAttributes()
            attributes.entranceAnimation = isSet ? animation() : base()
            scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: note(), using: attributes) }
            return try scene.pictures(at: entryMoments)
        }
    }

    private mutating func addTranslations(_ type: String) {
        let slowly: @Sendable () -> EKAttributes.Animation = { Animation(translate: .init(duration: 1)) }
        let members: [(String, @Sendable (inout EKAttributes.Animation.Translate) -> Void)] = [
            ("\(type).duration", { $0.duration = 0.4 }), ("\(type).delay", { $0.delay = 0.3 }),
            ("\(type).anchorPosition", { $0.anchorPosition = .bottom }),
            ("\(type).AnchorPosition.bottom", { $0.anchorPosition = .bottom }),
            ("\(type).spring", { $0.spring = .init(damping: 0.4, initialVelocity: 0) }),
            (
                "EKAttributes.Animation.Spring.init(damping:initialVelocity:)",
                { $0.spring = .init(damping: 0.4, initialVelocity: 0) }
            ),
        ]
        for (member, change) in members {
            add([member], after: slowly) {
                var animation = slowly()
                change(&animation.translate!)
                return animation
            }
        }
        add(["\(type).init(duration:anchorPosition:delay:spring:)"], after: slowly) {
            Animation(
                translate: .init(
                    duration: 0.5, anchorPosition: .bottom, delay: 0.1,
                    spring: .init(damping: 0.5, initialVelocity: 1)))
        }
        let fromBelow: @Sendable () -> EKAttributes.Animation = {
            Animation(translate: .init(duration: 1, anchorPosition: .bottom))
        }
        add(["\(type).AnchorPosition.top"], after: fromBelow) {
            Animation(translate: .init(duration: 1, anchorPosition: .top))
        }
        add(["\(type).AnchorPosition.automatic"], after: fromBelow) {
            Animation(translate: .init(duration: 1, anchorPosition: .automatic))
        }
        let springy: @Sendable () -> EKAttributes.Animation = {
            Animation(translate: .init(duration: 1, spring: .init(damping: 1, initialVelocity: 0)))
        }
        add(["EKAttributes.Animation.Spring.damping"], after: springy) {
            var animation = springy()
            animation.translate?.spring?.damping = 0.3
            return animation
        }
        add(["EKAttributes.Animation.Spring.initialVelocity"], after: springy) {
            var animation = springy()
            animation.translate?.spring?.initialVelocity = 5
            return animation
        }
    }

    private mutating func addRanges(_ type: String) {
        let growing: @Sendable () -> EKAttributes.Animation = {
            Animation(scale: .init(from: 0.5, to: 1, duration: 1))
        }
        let members: [(String, @Sendable (inout EKAttributes.Animation.RangeAnimation) -> Void)] = [
            ("\(type).start", { $0.start = 0.8 }), ("\(type).end", { $0.end = 0.8 }),
            ("\(type).duration", { $0.duration = 0.4 }), ("\(type).delay", { $0.delay = 0.3 }),
            ("\(type).spring", { $0.spring = .init(damping: 0.3, initialVelocity: 0) }),
        ]
        for (member, change) in members {
            add([member], after: growing) {
                var animation = growing()
                change(&animation.scale!)
                return animation
            }
        }
        add(["\(type).init(from:to:duration:delay:spring:)"], after: growing) {
            Animation(
                scale: .init(
                    from: 0.2, to: 0.9, duration: 0.5, delay: 0.1, spring: .init(damping: 0.5, initialVelocity: 1)))
        }
        look("EKAttributes.exitAnimation", after: { $0.displayDuration = 0.3 }) {
            $0.exitAnimation = .init(fade: .init(from: 1, to: 0, duration: 1))
        }
        queue("EKAttributes.popBehavior", "EKAttributes.PopBehavior.animated(animation:)") { isSet, all in
            if isSet { all[0].popBehavior = .animated(animation: .init(fade: .init(from: 1, to: 0, duration: 1))) }
        }
        queue("EKAttributes.PopBehavior.overridden") { isSet, all in
            if isSet { all[0].popBehavior = .overridden }
        }
        queue("EKAttributes.PopBehavior.overriden") { isSet, all in if isSet { all[0].popBehavior = .overriden } }
    }

    mutating func addEntryTouches() {
        let tap = [TimelineEvent.tapOnEntry], outside = [TimelineEvent.tapOnScreen]
        let pull = [TimelineEvent.pullDown], flick = [TimelineEvent.flickUp]
        let type = "EKAttributes.UserInteraction"
        look("EKAttributes.entryInteraction", "\(type).absorbTouches", events: tap) {
            $0.entryInteraction = .absorbTouches
        }
        look("EKAttributes.screenInteraction", "\(type).dismiss", events: outside) {
            $0.screenInteraction = .dismiss
        }
        look("\(type).forward", events: tap) { $0.entryInteraction = .forward }
        let brief: AttributeChange = {
            $0.displayDuration = 1.2
            $0.entryInteraction = .absorbTouches
        }
        look("\(type).delayExit(by:)", after: brief, events: tap) { $0.entryInteraction = .delayExit(by: 3) }
        look("\(type).init(defaultAction:customTapActions:)", events: tap) { $0.entryInteraction = .init() }
        look("\(type).defaultAction", "\(type).Default.absorbTouches", events: tap) {
            $0.entryInteraction.defaultAction = .absorbTouches
        }
        look("\(type).Default.forward", events: tap) { $0.entryInteraction.defaultAction = .forward }
        look("\(type).Default.delayExit(by:)", after: brief, events: tap) {
            $0.entryInteraction.defaultAction = .delayExit(by: 3)
        }
        look("\(type).Default.dismissEntry", events: outside) {
            $0.screenInteraction.defaultAction = .dismissEntry
        }
        let scroll = "EKAttributes.Scroll"
        look("EKAttributes.scroll", "\(scroll).disabled", events: pull) { $0.scroll = .disabled }
        look("\(scroll).edgeCrossingDisabled(swipeable:)", events: pull) {
            $0.scroll = .edgeCrossingDisabled(swipeable: true)
        }
        look("\(scroll).enabled(swipeable:pullbackAnimation:)", events: flick) {
            $0.scroll = .enabled(swipeable: false, pullbackAnimation: .jolt)
        }
        let pullback = "\(scroll).PullbackAnimation"
        look("\(pullback).easeOut", events: pull) {
            $0.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
        }
        look(
            "\(pullback).jolt",
            after: { $0.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut) }, events: pull
        ) { $0.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt) }
        look("\(pullback).init(duration:damping:initialSpringVelocity:)", events: pull) {
            $0.scroll = .enabled(
                swipeable: true, pullbackAnimation: .init(duration: 1, damping: 0.6, initialSpringVelocity: 2))
        }
        let members: [(String, @Sendable (inout EKAttributes.Scroll.PullbackAnimation) -> Void)] = [
            ("duration", { $0.duration = 1 }), ("damping", { $0.damping = 0.9 }),
            ("initialSpringVelocity", { $0.initialSpringVelocity = 1 }),
        ]
        for (member, change) in members {
            look("\(pullback).\(member)", events: pull) {
                var animation = EKAttributes.Scroll.PullbackAnimation.jolt
                change(&animation)
                $0.scroll = .enabled(swipeable: true, pullbackAnimation: animation)
            }
        }
    }
}

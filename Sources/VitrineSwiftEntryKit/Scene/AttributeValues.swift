import VitrineEntries
import VitrinePrimitives
import VitrineSurfaces

// Conversions of the attributes of an entry to those of a scene.

extension EKAttributes {
    var value: EntryAttributes {
        var out = EntryAttributes()
        out.name = name
        out.windowLevel =
            switch windowLevel {
            case .alerts: .alerts
            case .statusBar: .statusBar
            case .normal: .normal
            case .custom(let level): .custom(Double(level.rawValue))
            }
        out.position =
            switch position {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            }
        out.precedence = precedence.value
        out.displayDuration = displayDuration
        out.positionConstraints = positionConstraints.value
        out.screenInteraction = screenInteraction.value
        out.entryInteraction = entryInteraction.value
        out.scroll = scroll.value
        out.hapticFeedbackType =
            switch hapticFeedbackType {
            case .success: .success
            case .warning: .warning
            case .error: .error
            case .none: .none
            }
        out.displayMode = displayMode.value
        out.entryBackground = entryBackground.value
        out.screenBackground = screenBackground.value
        if case .active(let shadow) = shadow {
            out.shadow = .active(
                EntryAttributes.Shadow.Value(
                    color: shadow.color.value, opacity: Double(shadow.opacity), radius: Double(shadow.radius),
                    offset: Point(x: Double(shadow.offset.width), y: Double(shadow.offset.height))))
        }
        out.roundCorners =
            switch roundCorners {
            case .none: .none
            case .all(let radius): .all(radius: Double(radius))
            case .top(let radius): .top(radius: Double(radius))
            case .bottom(let radius): .bottom(radius: Double(radius))
            }
        if case .value(let color, let width) = border {
            out.border = .value(color: color.light, width: Double(width))
        }
        out.statusBar =
            switch statusBar {
            case .ignored: .ignored
            case .hidden: .hidden
            case .dark: .dark
            case .light: .light
            case .inferred: .inferred
            }
        out.entranceAnimation = entranceAnimation.value
        out.exitAnimation = exitAnimation.value
        switch popBehavior {
        case .overridden: out.popBehavior = .overridden
        case .animated(let animation): out.popBehavior = .animated(animation.value)
        }
        return out
    }
}

extension EKAttributes.DisplayMode {
    var value: EntryDisplayMode {
        switch self {
        case .inferred: .inferred
        case .light: .light
        case .dark: .dark
        }
    }
}

extension EKAttributes.Precedence {
    fileprivate var value: EntryAttributes.Precedence {
        switch self {
        case .override(let priority, let drops):
            .override(priority: EntryAttributes.Priority(priority.rawValue), dropEnqueuedEntries: drops)
        case .enqueue(let priority): .enqueue(priority: EntryAttributes.Priority(priority.rawValue))
        }
    }
}

extension EKAttributes.PositionConstraints {
    fileprivate var value: EntryAttributes.PositionConstraints {
        var out = EntryAttributes.PositionConstraints()
        out.verticalOffset = Double(verticalOffset)
        out.size = size.value
        out.maxSize = maxSize.value
        switch safeArea {
        case .overridden: out.safeArea = .overridden
        case .empty(let fills): out.safeArea = .empty(fillSafeArea: fills)
        }
        if case .bind(let offset) = keyboardRelation {
            out.keyboardRelation = .bind(
                bottom: Double(offset.bottom), screenEdgeResistance: offset.screenEdgeResistance.map { Double($0) })
        }
        out.rotation = EntryAttributes.Rotation(
            isEnabled: rotation.isEnabled,
            supportedInterfaceOrientations: rotation.supportedInterfaceOrientations == .all ? .all : .standard)
        return out
    }
}

extension EKAttributes.PositionConstraints.Size {
    fileprivate var value: EntryAttributes.Size { EntryAttributes.Size(width: width.value, height: height.value) }
}

extension EKAttributes.PositionConstraints.Edge {
    fileprivate var value: EntryAttributes.Edge {
        switch self {
        case .ratio(let value): .ratio(Double(value))
        case .offset(let value): .offset(Double(value))
        case .constant(let value): .constant(Double(value))
        case .intrinsic: .intrinsic
        }
    }
}

extension EKAttributes.UserInteraction {
    /// The interaction, whose actions are named by their indexes.
    fileprivate var value: EntryAttributes.UserInteraction {
        let action: EntryAttributes.UserInteraction.Default =
            switch defaultAction {
            case .absorbTouches: .absorbTouches
            case .delayExit(let seconds): .delayExit(by: seconds)
            case .dismissEntry: .dismissEntry
            case .forward: .forward
            }
        return EntryAttributes.UserInteraction(
            defaultAction: action, customTapActions: customTapActions.indices.map { "\($0)" })
    }
}

extension EKAttributes.Scroll {
    fileprivate var value: EntryAttributes.Scroll {
        switch self {
        case .disabled: .disabled
        case .edgeCrossingDisabled(let swipeable): .edgeCrossingDisabled(swipeable: swipeable)
        case .enabled(let swipeable, let animation):
            .enabled(
                swipeable: swipeable,
                pullbackAnimation: EntryAttributes.PullbackAnimation(
                    duration: animation.duration, damping: Double(animation.damping),
                    initialSpringVelocity: Double(animation.initialSpringVelocity)))
        }
    }
}

extension EKAttributes.BackgroundStyle {
    fileprivate var value: EntryAttributes.BackgroundStyle {
        switch self {
        case .visualEffect(let style):
            .visualEffect(EntryAttributes.BlurStyle(light: style.light.effect, dark: style.dark.effect))
        case .color(let color): .color(color.value)
        case .gradient(let gradient):
            .gradient(
                EntryAttributes.Gradient(
                    colors: gradient.colors.map(\.value), startPoint: gradient.startPoint.point,
                    endPoint: gradient.endPoint.point))
        case .image(let image): .image(image.name)
        case .clear: .clear
        }
    }
}

extension UIBlurEffect.Style {
    fileprivate var effect: BarEffect { BarEffect(rawValue: "\(self)") ?? .regular }
}

extension EKAttributes.Animation {
    fileprivate var value: EntryAttributes.Animation {
        EntryAttributes.Animation(
            translate: translate.map { move in
                let anchor: EntryAttributes.Translate.AnchorPosition =
                    switch move.anchorPosition {
                    case .top: .top
                    case .bottom: .bottom
                    case .automatic: .automatic
                    }
                return EntryAttributes.Translate(
                    duration: move.duration, anchorPosition: anchor, delay: move.delay, spring: move.spring?.value)
            }, scale: scale?.value, fade: fade?.value)
    }
}

extension EKAttributes.Animation.RangeAnimation {
    fileprivate var value: EntryAttributes.RangeAnimation {
        EntryAttributes.RangeAnimation(
            from: Double(start), to: Double(end), duration: duration, delay: delay, spring: spring?.value)
    }
}

extension EKAttributes.Animation.Spring {
    fileprivate var value: EntryAttributes.Spring {
        EntryAttributes.Spring(damping: Double(damping), initialVelocity: Double(initialVelocity))
    }
}

extension EKColor {
    /// The color. Colors of the system keep following the surroundings.
    var value: EntryColor {
        EntryColor(
            light: light.systemColor.map { RGBColor($0) } ?? light.light,
            dark: dark.systemColor.map { RGBColor($0) } ?? dark.dark)
    }
}

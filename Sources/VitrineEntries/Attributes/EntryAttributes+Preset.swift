import VitrineVocabulary

extension EntryAttributes {
    /// The given values in place of a preset's.
    package struct Given: Hashable, Sendable {
        var windowLevel: WindowLevel?
        var position: Position?
        var positionConstraints = PositionConstraints.Given()
        var entryInteraction = UserInteraction.Given()
        var scroll: Scroll?
        var roundCorners: RoundCorners?
    }

    /// The level of the window. Default: that of the preset, else `statusBar`.
    public var windowLevel: WindowLevel {
        get { given.windowLevel ?? standard.windowLevel }
        set { given.windowLevel = newValue == standard.windowLevel ? nil : newValue }
    }

    /// The position. Default: that of the preset, else `top`.
    public var position: Position {
        get { given.position ?? standard.position }
        set { given.position = newValue == standard.position ? nil : newValue }
    }

    /// The constraints of position and size. Default: those of the preset.
    public var positionConstraints: PositionConstraints {
        get { given.positionConstraints.completing(standard.positionConstraints) }
        set { given.positionConstraints = PositionConstraints.Given(newValue, beside: standard.positionConstraints) }
    }

    /// The effect of touches on the entry. Default: that of the preset, else `dismiss`.
    public var entryInteraction: UserInteraction {
        get { given.entryInteraction.completing(standard.entryInteraction) }
        set { given.entryInteraction = UserInteraction.Given(newValue, beside: standard.entryInteraction) }
    }

    /// The response to drags. Default: that of the preset, else enabled, swipeable, with a jolt.
    public var scroll: Scroll {
        get { given.scroll ?? standard.scroll }
        set { given.scroll = newValue == standard.scroll ? nil : newValue }
    }

    /// The rounded corners. Default: those of the preset, else `none`.
    public var roundCorners: RoundCorners {
        get { given.roundCorners ?? standard.roundCorners }
        set { given.roundCorners = newValue == standard.roundCorners ? nil : newValue }
    }

    private var standard: Standard { Standard(preset) }

    private struct Standard {
        var windowLevel = WindowLevel.statusBar
        var position = Position.top
        var positionConstraints = PositionConstraints()
        var entryInteraction = UserInteraction.dismiss
        var scroll = Scroll.enabled(swipeable: true, pullbackAnimation: .jolt)
        var roundCorners = RoundCorners.none

        init(_ preset: Preset?) {
            switch preset {
            case .default, nil: break
            case .toast, .topToast, .bottomToast:
                positionConstraints.safeArea = .empty(fillSafeArea: true)
                scroll = .edgeCrossingDisabled(swipeable: true)
                if preset == .bottomToast { position = .bottom }
            case .topNote, .bottomNote:
                positionConstraints.safeArea = .empty(fillSafeArea: true)
                (windowLevel, scroll, entryInteraction) = (.normal, .disabled, .absorbTouches)
                if preset == .bottomNote { position = .bottom }
            case .statusBar:
                positionConstraints.safeArea = .overridden
                (scroll, entryInteraction) = (.edgeCrossingDisabled(swipeable: true), .absorbTouches)
            case .float, .topFloat, .centerFloat, .bottomFloat:
                positionConstraints = .float
                roundCorners = .all(radius: 10)
                if preset == .centerFloat { position = .center }
                if preset == .bottomFloat { position = .bottom }
            }
        }
    }
}

extension EntryAttributes: PresetValue {
    package var completed: EntryAttributes {
        var out = self
        out.given = Given(
            windowLevel: windowLevel, position: position,
            positionConstraints: PositionConstraints.Given(positionConstraints, beside: nil),
            entryInteraction: UserInteraction.Given(entryInteraction, beside: nil), scroll: scroll,
            roundCorners: roundCorners)
        return out
    }
}

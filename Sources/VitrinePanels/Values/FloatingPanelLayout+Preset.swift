import VitrineVocabulary

extension FloatingPanel.Layout {
    /// The given values in place of a preset's.
    package struct Given: Hashable, Sendable {
        var initialPosition: FloatingPanel.Position?
        var supportedPositions: [FloatingPanel.Position]?
        var insets = Insets()
        var positionReference: FloatingPanel.LayoutReference?
    }

    /// The preset. Given values stay, unless they do not fit the new preset: then all are those of the preset.
    package var chosenPreset: Preset {
        get { preset }
        set {
            preset = newValue
            var issues = ValueIssues()
            checkRules(at: "", into: &issues)
            if !issues.all.isEmpty { given = Given() }
        }
    }

    /// The position at which `show` ends. Default: that of the preset, else `half`.
    public var initialPosition: FloatingPanel.Position {
        get { given.initialPosition ?? preset.initialPosition }
        set { given.initialPosition = newValue == preset.initialPosition ? nil : newValue }
    }

    /// The supported positions, in any order, none twice. Default: those of the preset, else all but `hidden`.
    public var supportedPositions: [FloatingPanel.Position] {
        get { given.supportedPositions ?? preset.supportedPositions }
        set { given.supportedPositions = newValue == preset.supportedPositions ? nil : newValue }
    }

    /// The insets of the positions. A nil distance is that of the preset. Default: those of the preset.
    public var insets: Insets {
        get {
            let standard = preset.insets
            return Insets(
                full: given.insets.full ?? standard.full, half: given.insets.half ?? standard.half,
                tip: given.insets.tip ?? standard.tip, hidden: given.insets.hidden)
        }
        set {
            func own(_ new: Double?, _ standard: Double?) -> Double? { new == standard ? nil : new }
            let standard = preset.insets
            given.insets = Insets(
                full: own(newValue.full, standard.full), half: own(newValue.half, standard.half),
                tip: own(newValue.tip, standard.tip), hidden: newValue.hidden)
        }
    }

    /// The reference of the insets. Default: that of the preset, else `fromSafeArea`.
    public var positionReference: FloatingPanel.LayoutReference {
        get { given.positionReference ?? preset.positionReference }
        set { given.positionReference = newValue == preset.positionReference ? nil : newValue }
    }
}

extension FloatingPanel.Layout.Preset {
    fileprivate var initialPosition: FloatingPanel.Position {
        switch self {
        case .custom, .default, .fullScreen: .half
        case .defaultLandscape: .tip
        case .intrinsic: .full
        }
    }

    fileprivate var supportedPositions: [FloatingPanel.Position] {
        switch self {
        case .custom, .default, .fullScreen: [.full, .half, .tip]
        case .defaultLandscape: [.full, .tip]
        case .intrinsic: [.full]
        }
    }

    fileprivate var insets: FloatingPanel.Layout.Insets {
        switch self {
        case .default: FloatingPanel.Layout.Insets(full: 18, half: 262, tip: 69)
        case .defaultLandscape: FloatingPanel.Layout.Insets(full: 16, tip: 69)
        case .custom, .fullScreen, .intrinsic: FloatingPanel.Layout.Insets()
        }
    }

    fileprivate var positionReference: FloatingPanel.LayoutReference {
        self == .fullScreen ? .fromSuperview : .fromSafeArea
    }
}

extension FloatingPanel.Layout: PresetValue {
    package var completed: FloatingPanel.Layout {
        var out = self
        out.given = Given(
            initialPosition: initialPosition, supportedPositions: supportedPositions, insets: insets,
            positionReference: positionReference)
        return out
    }
}

import VitrinePrimitives
import VitrineSurfaces

/// How an entry is displayed, beside what it shows; `EKAttributes`, with its names and defaults.
///
/// Source: facts, entry kit, sections 1.1 (members) and 1.6 (presets).
public struct EntryAttributes: Hashable, Sendable {
    /// The edge of the screen that an entry is anchored to.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        case top, center, bottom
    }

    /// The status bar while an entry is displayed.
    public enum StatusBar: String, Hashable, Sendable, CaseIterable {
        /// The entry leaves it as it is.
        case ignored
        case hidden
        /// Black.
        case dark
        /// White.
        case light
        /// As it was before the first entry.
        case inferred
    }

    public enum NotificationHapticFeedback: String, Hashable, Sendable, CaseIterable {
        case success, warning, error, none
    }

    /// The preset that has the values of what is not set. Default: none.
    public internal(set) var preset: Preset?
    /// The name by which a call dismisses the entry. Default: that of the entry in the scene.
    public var name: String?
    /// Default: overrides with normal priority.
    public var precedence = Precedence.override(priority: .normal, dropEnqueuedEntries: false)
    /// From the end of the entrance to the beginning of the exit, in seconds, 0...600, or infinity. Default 2.
    public var displayDuration = 2.0
    /// Touches around the entry. Default `forward`.
    public var screenInteraction = UserInteraction.forward
    /// Logged when the entry appears. Default `none`.
    public var hapticFeedbackType = NotificationHapticFeedback.none
    /// Default `inferred`.
    public var displayMode = EntryDisplayMode.inferred
    /// Default `clear`.
    public var entryBackground = BackgroundStyle.clear
    /// Default `clear`.
    public var screenBackground = BackgroundStyle.clear
    /// Default `none`.
    public var shadow = Shadow.none
    /// Default `none`.
    public var border = Border.none
    /// Default `inferred`.
    public var statusBar = StatusBar.inferred
    /// Default: a translation of 0.3 s.
    public var entranceAnimation = Animation.translation
    /// Default: a translation of 0.3 s.
    public var exitAnimation = Animation.translation
    /// Default: a translation of 0.3 s.
    public var popBehavior = PopBehavior.animated(.translation)

    /// What is given in place of the preset's values.
    package var given = Given()

    public init() {}

    /// The attributes of a preset.
    public init(_ preset: Preset) { self.preset = preset }

    /// The presets of `EKAttributes`.
    public enum Preset: String, Hashable, Sendable, CaseIterable {
        case `default`
        /// From edge to edge, the background behind the status bar or the home indicator.
        case toast, topToast, bottomToast
        /// The same below the status bar, for one line.
        case topNote, bottomNote
        /// In place of the status bar.
        case statusBar
        /// With distances and round corners.
        case float, topFloat, centerFloat, bottomFloat
    }

    /// From the call to the beginning of the exit; nil for an entry that stays.
    package var secondsUntilExit: Double? {
        displayDuration.isFinite ? entranceAnimation.totalDuration + displayDuration : nil
    }
}

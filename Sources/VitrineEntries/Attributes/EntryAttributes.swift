import VitrinePrimitives
import VitrineSurfaces

/// The display of an entry, apart from its content; `EKAttributes`, with its names and defaults. Source: facts, entry
/// kit, sections 1.1 (members) and 1.6 (presets).
public struct EntryAttributes: Hashable, Sendable {
    /// The edge of the screen that an entry is anchored to.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        case top, center, bottom
    }

    /// The status bar while an entry is displayed.
    public enum StatusBar: String, Hashable, Sendable, CaseIterable {
        /// The entry does not change it.
        case ignored
        case hidden
        /// Black.
        case dark
        /// White.
        case light
        /// The state before the first entry.
        case inferred
    }

    public enum NotificationHapticFeedback: String, Hashable, Sendable, CaseIterable {
        case success, warning, error, none
    }

    /// The preset with the values of unset members. Default: none.
    public internal(set) var preset: Preset?
    /// The name by which a call dismisses the entry. Default: that of the entry in the scene.
    public var name: String?
    /// The precedence. Default: overrides with normal priority.
    public var precedence = Precedence.override(priority: .normal, dropEnqueuedEntries: false)
    /// The time between the entrance and the exit, in seconds, 0...600, or infinity. Default: 2.
    public var displayDuration = 2.0
    /// The effect of touches around the entry. Default: `forward`.
    public var screenInteraction = UserInteraction.forward
    /// The feedback that is logged when the entry appears. Default: `none`.
    public var hapticFeedbackType = NotificationHapticFeedback.none
    /// The mode that chooses the color of a pair. Default: `inferred`.
    public var displayMode = EntryDisplayMode.inferred
    /// The background of the entry. Default: `clear`.
    public var entryBackground = BackgroundStyle.clear
    /// The background of the screen. Default: `clear`.
    public var screenBackground = BackgroundStyle.clear
    /// The shadow. Default: `none`.
    public var shadow = Shadow.none
    /// The border. Default: `none`.
    public var border = Border.none
    /// The status bar. Default: `inferred`.
    public var statusBar = StatusBar.inferred
    /// The entrance. Default: a translation of 0.3 s.
    public var entranceAnimation = Animation.translation
    /// The exit. Default: a translation of 0.3 s.
    public var exitAnimation = Animation.translation
    /// The exit when another entry replaces it. Default: a translation of 0.3 s.
    public var popBehavior = PopBehavior.animated(.translation)

    package var given = Given()

    public init() {}

    /// Creates the attributes of a preset.
    public init(_ preset: Preset) { self.preset = preset }

    /// The presets of `EKAttributes`.
    public enum Preset: String, Hashable, Sendable, CaseIterable {
        case `default`
        /// From edge to edge, with the background behind the status bar or the home indicator.
        case toast, topToast, bottomToast
        /// From edge to edge below the status bar, for one line.
        case topNote, bottomNote
        /// In place of the status bar.
        case statusBar
        /// With margins and round corners.
        case float, topFloat, centerFloat, bottomFloat
    }

    /// The time from the call to the beginning of the exit; nil for an entry that stays.
    package var secondsUntilExit: Double? {
        displayDuration.isFinite ? entranceAnimation.totalDuration + displayDuration : nil
    }
}

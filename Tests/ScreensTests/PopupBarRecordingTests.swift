import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

/// The presentation of a bar compared with a recording.
@Suite struct PopupBarRecordingTests {
    /// The milliseconds of the recording, the bar's scale, its visible fraction, and the y coordinate of the center of
    /// the label above it in points from the top of the picture, which shows the lower 173.5 pt of the screen.
    static let recording: [(time: Double, scale: Double, alpha: Double, label: Double?)] = [
        (865, 1.050, 0.00, 88.4), (880, 1.048, 0.03, 85.6), (900, 1.043, 0.13, 79.9), (920, 1.037, 0.25, 72.8),
        (960, 1.026, 0.47, nil), (980, 1.022, 0.54, nil), (1000, 1.018, 0.64, nil), (1020, 1.014, 0.70, nil),
        (1040, 1.008, 0.81, nil), (1060, 1.007, 0.86, nil), (1080, 1.005, 0.89, 27.8), (1100, 1.004, 0.91, 27.1),
        (1120, 1.003, 0.95, 26.4), (1160, 1.001, 0.98, 25.1), (1200, 1.001, 0.98, 24.4), (1240, 1.000, 1.00, 23.2),
        (1320, 1.000, 1.00, 22.5), (1480, 1.000, 1.00, 22.2),
    ]

    /// The recording repeats a frame at 940 ms, which its table omits. It is slower than the library's half second;
    /// 0.54 s fits the whole table, the durations of the scene files fit its glass.
    @Test(arguments: [(0.54, 0.003, 2.08), (0.56, 0.0031, 2.5), (0.58, 0.004, 3.4)])
    func presentFollowsTheRecording(_ duration: Double, _ scaleTolerance: Double, _ labelTolerance: Double) {
        var bar = PopupBarPresentation(.music(.floating), presented: false)
        bar.present(at: 0.866, duration: duration)
        let context = Context.test()
        for r in Self.recording {
            let t = r.time / 1000
            #expect(near(bar.motion.alpha.value(at: t), r.alpha, 0.06), "alpha at \(r.time)")
            #expect(near(bar.motion.scale.value(at: t), r.scale, scaleTolerance), "scale at \(r.time)")
            if let label = r.label {
                let y = Self.labelMiddle(bar, at: t, in: context) - (932 - 173.5)
                #expect(near(y, label, labelTolerance), "label \(y) at \(r.time)")
            }
        }
    }

    @Test(arguments: [0.4, 0.5, 0.7, 1]) func otherDurationsDoNotFollowIt(_ duration: Double) {
        var bar = PopupBarPresentation(.music(.floating), presented: false)
        bar.present(at: 0.866, duration: duration)
        #expect(Self.recording.contains { !near(bar.motion.alpha.value(at: $0.time / 1000), $0.alpha, 0.06) })
    }

    /// Returns the center of the capitals of the page's label.
    private static func labelMiddle(_ bar: PopupBarPresentation, at t: Double, in context: Context) -> Double {
        let screen = Screen(
            traits: context.traits,
            container: with(Container(dock: .toolbar(Toolbar(items: ["Present Bar"])))) {
                $0.content = .labeled("Bottom")
            },
            popupBar: bar)
        for node in screen.nodes(at: t, in: context).nodes {
            if case .text(let text) = node { return text.origin.y - 17 * 0.705 / 2 }
        }
        return .nan
    }
}

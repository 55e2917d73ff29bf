import Testing
import VitrineLayoutTestSupport
import VitrineMotion
import VitrinePages
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineSurfaces

/// The presentation and dismissal of a bar compared with a recording and with the rules of its source.
@Suite struct PopupBarMotionTests {
    /// At half a second the bar is drawn as at rest, and not before a quarter of a second.
    @Test func presentTakesHalfASecond() {
        var motion = PopupBarMotion(presented: false)
        motion.present(at: 0, animated: true, duration: PopupBarMotion.duration)
        #expect(motion.alpha.value(at: 0.5) > 0.998 && motion.alpha.value(at: 0.25) < 0.96)
        for (value, from, to) in motion.parts {
            #expect(value.value(at: 0) == from)
            #expect(value.value(at: 2) == to)
        }
        #expect(motion.end < 1)
    }

    /// Scale changes to 1.05, blur to 20, glass and inset to 0 with the spring; content fades from 0.1 s on, for 0.2 s.
    @Test func dismissGrowsBlursAndFades() {
        var motion = PopupBarMotion(presented: true)
        motion.dismiss(at: 1, animated: true, duration: 0.5)
        #expect(motion.scale.value(at: 1.5) > 1.0499 && motion.scale.value(at: 1.5) <= 1.05)
        #expect(motion.contentBlur.value(at: 1.5) > 19.9 && motion.contentBlur.value(at: 1.2) < 19.9)
        #expect(motion.alpha.value(at: 1.5) < 0.002)
        #expect(motion.inset.value(at: 1.5) < 0.002)
        #expect(motion.contentAlpha.value(at: 1.1) == 1)
        #expect(near(motion.contentAlpha.value(at: 1.2), 0.5, 1e-6))
        #expect(motion.contentAlpha.value(at: 1.3) == 0)
        #expect(motion.scale.value(at: 5) == 1.05 && motion.alpha.value(at: 5) == 0)
        #expect(motion.contentBlur.value(at: 5) == 20 && motion.inset.value(at: 5) == 0)
    }

    /// After a dismissal the bar appears as at first.
    @Test func presentsTheSameWayAgain() {
        var once = PopupBarMotion(presented: false)
        once.present(at: 2, animated: true, duration: 0.5)
        var again = PopupBarMotion(presented: true)
        again.dismiss(at: 0, animated: true, duration: 0.5)
        again.present(at: 2, animated: true, duration: 0.5)
        for (a, b) in zip(once.parts, again.parts) {
            for t in stride(from: 2.0, through: 3.5, by: 1.0 / 120) { #expect(a.0.value(at: t) == b.0.value(at: t)) }
        }
    }

    @Test func unanimatedChangesJump() {
        var motion = PopupBarMotion(presented: false)
        motion.present(at: 1, animated: false, duration: 0.5)
        motion.dismiss(at: 2, animated: false, duration: 0.5)
        for (value, hidden, shown) in motion.parts {
            #expect(value.value(at: 0.999) == hidden && value.value(at: 1) == shown)
            #expect(value.value(at: 1.999) == shown && value.value(at: 2) == hidden)
        }
        #expect(motion.end == 2)
    }

    /// An unanimated dismissal during a presentation ends it for good.
    @Test func jumpsEndMotions() {
        var motion = PopupBarMotion(presented: true)
        motion.dismiss(at: 0, animated: true, duration: 0.5)
        // The time is before the content's fading begins.
        motion.present(at: 0.05, animated: false, duration: 0.5)
        for t in [0.05, 0.1, 0.2, 0.3, 1] {
            for (value, _, shown) in motion.parts { #expect(value.value(at: t) == shown) }
        }
    }

    /// With interruptions of presentations and dismissals, nothing moves farther in 1/120 s than at the springs' own
    /// maximum velocity: ω/e per second at ω = 9.23/0.5, 5.7 % of the distance.
    @Test(arguments: 0..<40) func interruptionsNeverJump(_ seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        var bar = PopupBarPresentation(.music(.floating), presented: seed % 2 == 0)
        var t = 0.1
        for i in 0..<12 {
            if (i + seed) % 2 == 0 { bar.dismiss(at: t) } else { bar.present(at: t) }
            // Every fourth pause is long enough to settle, the others are not.
            t += i % 4 == 3 ? 2 : (1 + Double(generator.below(50))) / 120
        }
        let motion = bar.motion
        let parts = [(motion.scale, 0.05), (motion.alpha, 1), (motion.inset, 1)]
        for tick in 1..<Int(t * 120) {
            let (now, before) = (Double(tick) / 120, Double(tick - 1) / 120)
            for (value, way) in parts {
                #expect((value.value(at: now) - value.value(at: before)).magnitude < 0.06 * way)
            }
            // The content's fading is shorter (eased over 0.2 s: at most 1.75 distances in it), except for a bar that
            // was invisible, which gets the blur of appearing.
            let contents = motion.contentAlpha
            #expect((contents.value(at: now) - contents.value(at: before)).magnitude < 0.08)
            if motion.alpha.value(at: before) > 0.001 {
                let blur = motion.contentBlur
                #expect((blur.value(at: now) - blur.value(at: before)).magnitude < 0.06 * 20)
            }
        }
    }

    @Test func presentingTwiceChangesNothing() {
        var once = PopupBarPresentation(.music(.floating), presented: false)
        once.present(at: 0.2)
        var twice = once
        twice.present(at: 0.3)
        twice.present(at: 3, animated: false)
        #expect(once == twice)
        var gone = PopupBarPresentation(.music(.floating), presented: false)
        gone.dismiss(at: 1)
        #expect(gone == PopupBarPresentation(.music(.floating), presented: false))
        #expect(gone.end == 0)
    }
}

extension PopupBarMotion {
    /// Every animated value, with its values for a bar that has never been presented and for one that is.
    var parts: [(AnimatedValue, hidden: Double, shown: Double)] {
        [(scale, 1.05, 1), (alpha, 0, 1), (contentAlpha, 0, 1), (contentBlur, 5, 0), (inset, 0, 1)]
    }
}

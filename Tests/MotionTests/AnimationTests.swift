import Testing
import VitrineMotion
import VitrinePrimitives

@Suite struct AnimationTests {
    static let pacings: [Pacing] = [
        .spring(.system), .spring(.settling(in: 0.5, dampingRatio: 0.3)), .spring(.settling(in: 0.2)),
        .curve(.easeInOut, duration: 0.3), .curve(.linear, duration: 0.25), .curve(.keyboard, duration: 0),
        .curve(.linear, duration: -1), .curve(.linear, duration: .nan),
    ]

    @Test(arguments: pacings)
    func holdsBeforeAndAfter(pacing: Pacing) {
        let animation = Animation(from: 868.1, to: 0.3, start: 0.76, delay: 0.2, pacing: pacing)
        #expect(animation.begin == 0.76 + 0.2)
        for t in [-10, 0, 0.5, 0.9599] { #expect(animation.value(at: t) == 868.1) }
        for t in [animation.end, animation.end + 1e-6, 1000, .infinity] {
            #expect(animation.value(at: t) == 0.3)
            #expect(animation.velocity(at: t) == 0)
            #expect(animation.isSettled(at: t))
        }
        #expect(!animation.isSettled(at: 0.9))
        #expect(animation.value(at: .nan) == 868.1)
    }

    @Test func springsComeToRestWithoutAJump() {
        for (from, to) in [(868.0, 0.0), (1.05, 1.0), (0.0, 1.0), (3.0, 3.0), (-2e-7, 0.0)] {
            for velocity in [0.0, 2000, -35] {
                for pacing in Self.pacings.prefix(3) {
                    let animation = Animation(from: from, to: to, start: 1, pacing: pacing, initialVelocity: velocity)
                    let last = animation.value(at: animation.end - 2e-9)
                    #expect(abs(last - to) <= 0.0001 * 1.0001)
                    if velocity == 0 { #expect(abs(last - to) <= 0.0001 * abs(from - to) * 1.0001) }
                    #expect(animation.end < 4)
                }
            }
        }
    }

    /// UIKit calls the half-second spring complete after half a second, when a thousandth of the distance remains.
    @Test func nominalDurations() {
        #expect(abs(Pacing.spring(.settling(in: 0.5)).nominalDuration - 0.5) < 1e-9)
        #expect(Pacing.curve(.easeIn, duration: 0.2).nominalDuration == 0.2)
        #expect(Pacing.curve(.easeIn, duration: -0.2).nominalDuration == 0)
    }

    @Test func decimalTimesReachTheEnd() {
        // In binary, 0.1 + 0.2 > 0.3.
        let animation = Animation(from: 0, to: 1, start: 0.1, pacing: .curve(.linear, duration: 0.2))
        #expect(animation.value(at: 0.3) == 1)
        #expect(animation.value(at: Tick(36)) == 1)
        #expect(Animation(from: 0, to: 1, start: Tick(12), pacing: .curve(.linear, duration: 0.2)) == animation)
    }
}

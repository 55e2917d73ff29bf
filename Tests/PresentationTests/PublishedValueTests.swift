import Testing
import VitrineMotion
import VitrinePresentation
import VitrineVocabulary

/// Elements that follow a value of a presentation.
@Suite struct PublishedValueTests {
    private let times = (0...240).map { Double($0) / 120 }

    @Test func `a number between levels is interpolated, and constant beyond them`() {
        let follow = Follow("a.b", values: ["1": 10, "0": 0, "3": 0])
        for (level, number) in [(-1.0, 0.0), (0, 0), (0.25, 2.5), (1, 10), (2, 5), (3, 0), (9, 0)] {
            #expect(follow.number(at: level) == number)
        }
        #expect(Follow("a.b").number(at: 0.7) == 0.7)
    }

    @Test func `a source is a presentation and the name of a value`() {
        let follow = Follow("search.position")
        #expect(follow.presentation == "search" && follow.value == "position")
        #expect(Follow("position").presentation == "")
    }

    /// A linear function of a motion is the same motion between the function's values.
    @Test func `a follower of a linear level moves as the presentation moves`() {
        var raw = AnimatedValue(0)
        raw.follow(from: 0.2, to: 0.5) { ($0 - 0.2) * 300 }
        raw.animate(to: 400, start: 0.5, pacing: .spring(.settling(in: 0.5)), carriesVelocity: false)
        let published = PublishedValue(raw) { $0 / 400 }
        let follow = Follow("a.b", values: ["0": 0, "1": 0.5])
        for seconds in times {
            let expected = raw.value(at: seconds) / 800
            let number = published.number(for: follow, at: seconds) ?? .nan
            // Springs end when less than 0.0001 of the motion is left.
            #expect((number - expected).magnitude < 1e-4, "\(seconds): \(number), \(expected)")
        }
        #expect((published.end(for: follow) - (raw.end ?? 0)).magnitude < 0.5)
    }

    /// The dimming of a backdrop is 0.5 for every progress from 1 on: an overshoot is invisible.
    @Test func `a move animates to the number for its target`() {
        let bouncy = Pacing.spring(.settling(in: 0.6, dampingRatio: 0.4))
        var raw = AnimatedValue(0)
        raw.animate(to: 1, start: 0, pacing: bouncy)
        let clamped = Follow("a.b", values: ["0": 0, "1": 0.5])
        let number = times.compactMap { PublishedValue(raw).number(for: clamped, at: $0) }
        #expect(number.max() ?? 0 > 0.55)
        #expect(times.allSatisfy { clamped.number(at: raw.value(at: $0)) <= 0.5 })
    }

    @Test func `names are numbers, at once or with the move's pacing or a duration of the follower's own`() {
        var value = PublishedValue(.name("tip"))
        value.move(to: .name("full"), at: 1, pacing: .curve(.linear, duration: 0.4))
        value.set(.name("half"), at: 1.5)
        let follow = Follow("a.b", values: ["tip": 0, "full": 1, "half": 0.25])
        for (seconds, number) in [(0.5, 0.0), (1, 0), (1.2, 0.5), (1.4, 1), (1.49, 1), (1.5, 0.25), (9, 0.25)] {
            #expect(((value.number(for: follow, at: seconds) ?? .nan) - number).magnitude < 1e-9, "\(seconds)")
        }
        var own = follow
        own.duration = 0.2
        #expect(((value.number(for: own, at: 1.1) ?? .nan) - 0.5).magnitude < 1e-9)
        #expect(value.number(for: own, at: 1.2) == 1)
        #expect(value.end(for: own) == 1.5)
    }

    @Test func `a level without a number keeps the number before`() {
        var value = PublishedValue(.name("hidden"))
        value.move(to: .name("tip"), at: 1, pacing: .curve(.linear, duration: 1))
        value.move(to: .name("half"), at: 3, pacing: .curve(.linear, duration: 1))
        let follow = Follow("a.b", values: ["tip": 1])
        #expect(value.number(for: follow, at: 0.5) == nil)
        for seconds in [1.0, 1.5, 2, 3.5, 9] { #expect(value.number(for: follow, at: seconds) == 1) }
    }

    @Test func `an interrupted move goes on from where it is`() {
        var value = PublishedValue(.number(0))
        value.move(to: .number(1), at: 0, pacing: .curve(.linear, duration: 1))
        value.move(to: .number(0), at: 0.5, pacing: .curve(.linear, duration: 1))
        let follow = Follow("a.b")
        #expect(value.number(for: follow, at: 0.5) == 0.5)
        #expect(value.number(for: follow, at: 1) == 0.25)
        #expect(value.number(for: follow, at: 1.5) == 0)
    }
}

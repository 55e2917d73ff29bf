import Testing
import VitrineMotion
import VitrineTestSupport

@Suite struct KeyframesTests {
    @Test func valuesBetweenAndBeyond() throws {
        let keyframes = try Keyframes([
            Keyframe(time: 1, value: 10), Keyframe(time: 2, value: 20),
            Keyframe(time: 4, value: 0, curve: .smoothstep), Keyframe(time: 4, value: 7), Keyframe(time: 5, value: 8),
        ])
        let expected: [(Double, Double)] = [
            (-5, 10), (1, 10), (1.25, 12.5), (2, 20), (3, 10), (4, 7), (4.5, 7.5), (5, 8), (99, 8), (.nan, 10),
        ]
        for (time, value) in expected { #expect(keyframes.value(at: time) == value) }
        #expect(abs(keyframes.value(at: 4 - 1e-9)) < 1e-6)
    }

    @Test func everyKeyframeIsMetExactly() throws {
        var generator = SplitMix64(seed: 11)
        var time = -3.0
        let list = (0..<500).map { _ in
            time += generator.double(0.001...0.5)
            return Keyframe(
                time: time, value: generator.double(-100...100),
                curve: generator.element(of: [.linear, .easeIn, .smoothstep]))
        }
        let keyframes = try Keyframes(list)
        for (previous, keyframe) in zip(list, list.dropFirst()) {
            #expect(keyframes.value(at: keyframe.time) == keyframe.value)
            let middle = keyframes.value(at: (previous.time + keyframe.time) / 2)
            #expect(middle >= min(previous.value, keyframe.value) && middle <= max(previous.value, keyframe.value))
        }
    }

    @Test func badListsAreNamed() {
        #expect(throws: MotionError.noKeyframes) { try Keyframes([]) }
        #expect(throws: MotionError.timeRunsBackward(time: 1, previous: 2)) {
            try Keyframes([Keyframe(time: 2, value: 0), Keyframe(time: 1, value: 0)])
        }
        for bad in [Double.nan, .infinity, -2e9] {
            #expect(throws: MotionError.self) { try Keyframes([Keyframe(time: bad, value: 0)]) }
            #expect(throws: MotionError.self) { try Keyframes([Keyframe(time: 0, value: bad)]) }
        }
    }
}

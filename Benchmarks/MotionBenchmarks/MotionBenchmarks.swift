import Benchmark
import BenchmarkSupport
import VitrineMotion

let benchmarks: @Sendable () -> Void = {
    timed("spring-value", times: .kilo) {
        let animation = Animation(from: 0, to: 300, start: 0.0, pacing: .spring(.system), initialVelocity: 200)
        var tick = 0
        return {
            tick = (tick + 1) % 50
            blackHole(animation.value(at: Double(tick) / 120))
        }
    }
    timed("curve-value", times: .kilo) {
        let animation = Animation(from: 0, to: 300, start: 0.0, pacing: .curve(.easeInOut, duration: 0.5))
        var tick = 0
        return {
            tick = (tick + 1) % 60
            blackHole(animation.value(at: Double(tick) / 120))
        }
    }
    timed("spring-rest-duration", times: .kilo) {
        var offset = 1.0
        return {
            offset = offset > 1000 ? 1 : offset + 1
            blackHole(Spring.system.restDuration(offset: offset, velocity: 50))
        }
    }
}

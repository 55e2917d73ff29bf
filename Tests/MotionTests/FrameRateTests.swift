import Testing
import VitrineMotion
import VitrinePrimitives

@Suite struct FrameRateTests {
    static let rates: [FrameRate] = {
        let plain = [1, 10, 12, 15, 20, 24, 25, 29.97, 30, 33.3, 48, 50, 60, 90, 120, 59.94]
        return plain.compactMap { try? FrameRate(framesPerSecond: $0) }
            + [try? FrameRate(numerator: 60_000, denominator: 1001), try? FrameRate(delayInCentiseconds: 3)]
            .compactMap { $0 }
    }()

    @Test(arguments: rates)
    func nothingDriftsOverManyFrames(rate: FrameRate) throws {
        var sum = 0
        var previousTick = Tick(-1)
        let ticksPerFrame = 120 / rate.framesPerSecond
        for frame in 0..<100_000 {
            let exact = Double(frame) * Double(rate.denominator) / Double(rate.numerator)
            // A frame is late by less than a unit, never early (except for the rounding of this oracle itself).
            let late = exact * 100 - Double(sum)
            let tick = rate.tick(frame: frame)
            let lateTicks = Double(frame) * ticksPerFrame - Double(tick.count)
            let right =
                rate.timestampInCentiseconds(frame: frame) == sum && rate.seconds(frame: frame) == exact
                && late > -1e-6 && late < 1 && lateTicks > -1e-6 && lateTicks < 1 && tick > previousTick
            // As a million expectations take seconds, only failures are recorded.
            if !right { Issue.record("frame \(frame) of \(rate)") }
            previousTick = tick
            sum += rate.delayInCentiseconds(frame: frame)
        }
    }

    @Test(arguments: rates)
    func gifDelaysAreAtLeastTwo(rate: FrameRate) {
        let gif = rate.limitedForGIF
        #expect(rate.framesPerSecond > 50 ? gif == .fastestGIF : gif == rate)
        let delays = Set((0..<10_000).map(gif.delayInCentiseconds(frame:)))
        #expect(delays.min() ?? 0 >= 2)
        #expect(delays.count <= 2)
    }

    @Test func knownPatterns() throws {
        func delays(_ fps: Double) throws -> [Int] {
            let rate = try FrameRate(framesPerSecond: fps)
            return (0..<6).map(rate.delayInCentiseconds(frame:))
        }
        #expect(try delays(50) == [2, 2, 2, 2, 2, 2])
        #expect(try delays(30) == [3, 3, 4, 3, 3, 4])
        #expect(try delays(25) == [4, 4, 4, 4, 4, 4])
        #expect(try delays(24) == [4, 4, 4, 4, 4, 5])
        #expect(try delays(33.3) == [3, 3, 3, 3, 3, 3])
        #expect(try FrameRate(delayInCentiseconds: 2) == .fastestGIF)
        let ticks = (0...5).map { FrameRate.fastestGIF.tick(frame: $0).count }
        #expect(ticks == [0, 2, 4, 7, 9, 12])
        #expect((0..<1000).allSatisfy { FrameRate.fastestGIF.tick(frame: $0).count == $0 * 12 / 5 })
    }

    @Test func fractionsAreReduced() throws {
        #expect(try FrameRate(numerator: 150, denominator: 3) == .fastestGIF)
        #expect(try FrameRate(framesPerSecond: 33.3) == FrameRate(numerator: 333, denominator: 10))
        #expect(try FrameRate(numerator: .max - 7, denominator: .max - 7) == FrameRate(framesPerSecond: 1))
    }

    @Test func framesOfADuration() throws {
        // In binary, 2.26 · 50 is 112.99999999999999.
        #expect(try FrameRate.fastestGIF.frameCount(duration: 2.26) == 113)
        #expect(try FrameRate.fastestGIF.frameCount(duration: 2.261) == 114)
        #expect(try FrameRate.fastestGIF.frameCount(duration: 0) == 1)
        for rate in Self.rates {
            for centiseconds in 1...2000 {
                let duration = Double(centiseconds) / 100
                let count = try rate.frameCount(duration: duration)
                // The last frame begins before the end, the next one would not.
                let begins = count == 1 || rate.seconds(frame: count - 1) < duration - 1e-7
                if !begins || rate.seconds(frame: count) < duration - 1e-6 {
                    Issue.record("\(count) frames of \(rate) in \(duration) s")
                }
            }
            #expect(try rate.frameCount(duration: 3600) > 0)
        }
    }

    @Test(arguments: [Double.nan, 0, -1, 0.99, 120.01, .infinity, -.infinity, 1e300])
    func illegalRatesAreNamed(value: Double) {
        #expect(throws: MotionError.self) { try FrameRate(framesPerSecond: value) }
    }

    @Test func illegalFractionsAndDurationsAreNamed() throws {
        let pairs = [
            (0, 1), (1, 0), (-50, 1), (50, -1), (-50, -1), (121, 1), (1, 2), (.max, 1), (1, .max), (.min, .min),
            (.max, .max - 1), (.min, 1), (60_000_001, 1_000_001), (0, 0),
        ]
        for (n, d) in pairs {
            #expect(throws: MotionError.self, "\(n)/\(d)") { try FrameRate(numerator: n, denominator: d) }
        }
        for delay in [.min, -2, 0, 1, 101, .max] {
            #expect(throws: MotionError.self) { try FrameRate(delayInCentiseconds: delay) }
        }
        for duration in [Double.nan, -0.01, .infinity, 3601] {
            #expect(throws: MotionError.self) { try FrameRate.fastestGIF.frameCount(duration: duration) }
        }
        let error = #expect(throws: MotionError.self) { try FrameRate(framesPerSecond: 0) }
        #expect(error.map { "\($0)" } == "frame rate is 0; expected 1 to 120")
    }

    @Test func extremeFrameNumbersDoNotTrap() throws {
        let rate = try FrameRate(numerator: 119_999_999, denominator: 1_000_000)
        for frame in [Int.min, -1, 0, 1_000_000_000, .max - 1, .max] {
            #expect(rate.timestampInCentiseconds(frame: frame) >= 0)
            #expect(rate.tick(frame: frame) >= .zero)
            #expect(rate.seconds(frame: frame) >= 0)
            #expect(rate.delayInCentiseconds(frame: frame) >= 0)
        }
        #expect(try rate.frameCount(duration: 3600) == 432_000)
    }
}

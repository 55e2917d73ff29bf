import Testing
import VitrineMotion
import VitrineTestSupport

/// Source of the figures: facts, popup bar, section 4.
@Suite struct MarqueeTests {
    private let marquee = Marquee()

    /// A text of 250 pt rests for two seconds, scrolls by 300 pt in ten, and repeats.
    @Test func lapByLap() {
        for lap in 0..<3 {
            let start = 12.0 * Double(lap)
            for t in [0, 0.5, 1.999, 2.0] { #expect(marquee.pose(width: 250, after: start + t).offset == 0) }
            for t in [2.1, 3, 7.5, 11.9] {
                #expect((marquee.pose(width: 250, after: start + t).offset - 30 * (t - 2)).magnitude < 1e-9)
            }
        }
        #expect(marquee.lap(width: 250) == 10)
        #expect(marquee.distance(width: 250) == 300)
    }

    /// Any time can be asked for directly, and the velocity is constant.
    @Test func evenSteps() {
        var last = marquee.pose(width: 400, after: 2).offset
        for tick in 241..<2200 {
            let offset = marquee.pose(width: 400, after: Double(tick) / 120).offset
            if offset == 0 { break }
            #expect((offset - last - 0.25).magnitude < 1e-9)
            last = offset
        }
        #expect(last > 449.5)
    }

    /// The leading fade grows in 0.2 s, stays until the text has left, and ends 0.1 s later.
    @Test func leadingFade() {
        func fade(_ t: Double) -> Double { marquee.pose(width: 240, after: 2 + t).leadingFade }
        #expect(fade(0) == 0 && fade(-1) == 0)
        #expect((fade(0.1) - 0.5).magnitude < 1e-9)
        #expect(fade(0.2) > 1 - 1e-9 && fade(4) == 1 && fade(7.99) == 1)
        #expect((fade(8.05) - 0.5).magnitude < 1e-6)
        #expect(fade(8.101) == 0 && fade(9) == 0)
        // The fade is continuous at the end of a lap.
        #expect(fade(9.66) == 0 && fade(9.67) == 0)
    }

    /// Both texts start each lap together, though one returns before the other.
    @Test func texts() {
        let widths = [200.0, 320]
        let period = 2 + 370.0 / 30
        for lap in [0.0, 1, 5] {
            let start = lap * period
            func offset(_ i: Int, _ t: Double) -> Double {
                marquee.pose(width: widths[i], after: start + t, together: widths).offset
            }
            #expect(offset(0, 1.99) == 0 && offset(1, 1.99) == 0)
            #expect((offset(0, 5) - 90).magnitude < 1e-9 && (offset(1, 5) - 90).magnitude < 1e-9)
            #expect(offset(0, 2 + 250.0 / 30 + 0.01) == 0)
            #expect(offset(1, 2 + 250.0 / 30 + 0.01) > 250)
        }
        // By itself, the shorter one begins its second lap earlier.
        let alone = marquee.pose(width: 200, after: 2 + 250.0 / 30 + 3).offset
        #expect((alone - 30).magnitude < 1e-9)
    }

    @Test func ratesAndDelays() {
        let slow = Marquee(rate: 17.6, delay: 2.267)
        #expect(slow.pose(width: 300, after: 2.267).offset == 0)
        #expect((slow.pose(width: 300, after: 3.267).offset - 17.6).magnitude < 1e-9)
        #expect(Marquee(rate: 0).rate == 1 && Marquee(rate: 1e9).rate == 1000 && Marquee(rate: .nan).rate == 30)
        #expect(Marquee(delay: -1).delay == 0 && Marquee(delay: .infinity).delay == 60)
    }

    /// All values are in their ranges for any numbers.
    @Test func hostileNumbers() {
        var random = SplitMix64(seed: 7)
        let odd = [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, .greatestFiniteMagnitude]
        func number() -> Double {
            random.next() % 2 == 0 ? odd[Int(random.next() % UInt64(odd.count))] : Double(random.next() % 1000) / 7
        }
        for _ in 0..<20_000 {
            let m = Marquee(rate: number(), delay: number(), spacing: number())
            let width = number()
            let pose = m.pose(width: width, after: number(), together: [number(), number()])
            #expect(pose.offset >= 0 && (pose.offset == 0 || pose.offset <= m.distance(width: width)))
            #expect(0...1 ~= pose.leadingFade)
        }
    }
}

import Testing
import VitrinePrimitives

/// Clamping, interpolation, and the ticks of a time.
@Suite struct NumbersTests {
    @Test func aNumberIsClampedToTheNearestBound() {
        #expect([-1.0, 0, 0.25, 1, 7].map { $0.clamped(to: 0...1) } == [0, 0, 0.25, 1, 1])
        #expect([-9, 3, 9].map { $0.clamped(to: -2...5) } == [-2, 3, 5])
        #expect(Double.infinity.clamped(to: 2...3) == 3 && (-Double.infinity).clamped(to: 2...3) == 2)
    }

    @Test func notANumberIsClampedToTheLowerBound() {
        #expect(Double.nan.clamped(to: 2...3) == 2)
    }

    @Test func anInterpolationHasBothEndsAndGoesBeyondThem() {
        #expect([0.0, 0.5, 1, 2, -1].map { 10.0.mixed(with: 20, at: $0) } == [10, 15, 20, 30, 0])
    }

    @Test func everyTickIsTheFirstAtItsOwnTime() {
        for count in -500...100_000 {
            let tick = Tick(count)
            #expect(Tick(atOrAfter: tick.seconds) == tick)
            #expect(Tick(atOrAfter: tick.seconds.nextUp) == tick + 1)
            #expect(Tick(nearest: tick.seconds + 0.4 / 120) == tick)
        }
    }

    @Test func ticksOfAStretchHaveBothEnds() {
        #expect(Array(Tick.seconds(from: 1, through: 1 + 2.0 / 120)) == [120, 121, 122].map { Tick($0).seconds })
        #expect(Array(Tick.seconds(from: 1.001, through: 1 + 1.9 / 120)) == [Tick(121).seconds])
        #expect(Array(Tick.seconds(from: 1.001, through: 1.002)).isEmpty)
        #expect(Array(Tick.seconds(from: 2, through: 1)).isEmpty)
    }

    @Test func timesThatAreNotFiniteHaveNoTicks() {
        for time in [Double.nan, .infinity, -.infinity] {
            #expect(Tick.seconds(from: 0, through: time).isEmpty && Tick.seconds(from: time, through: 1).isEmpty)
        }
    }
}

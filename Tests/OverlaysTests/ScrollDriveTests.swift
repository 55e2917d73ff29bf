import Testing

@testable import VitrineOverlays

/// The library's own tests of a scroll view that drives the overlay. Source: facts, overlay container, section 3.5.
struct ScrollDriveTests {
    /// Moves a finger in steps; scrolling content follows it freely.
    private func run(
        height: Double, offset: Double, range: ClosedRange<Double> = 0...300, takesWholeSteps: Bool = false,
        _ steps: [Double]
    ) -> [(height: Double, offset: Double)] {
        var drive = ScrollDrive(height: height, offset: offset, takesWholeSteps: takesWholeSteps)
        var (height, offset) = (height, offset)
        return steps.map { delta in
            switch drive.step(by: delta, to: offset - delta, height: height, range: range) {
            case .scroll: offset -= delta
            case .translate(let new, let rest): (height, offset) = (new, rest)
            }
            return (height, offset)
        }
    }

    @Test func `in flight over content at its top, the overlay takes every step`() {
        let places = run(height: 100, offset: 0, [10, -20, 20])
        #expect(places.map(\.height) == [90, 110, 90])
        #expect(places.map(\.offset) == [0, 0, 0])
    }

    @Test func `in flight over scrolled content, upward steps raise the overlay and downward steps scroll`() {
        let places = run(height: 100, offset: 100, [10, -20, 20, 80])
        #expect(places.map(\.height) == [100, 120, 120, 110])
        #expect(places.map(\.offset) == [90, 90, 70, 0])
    }

    @Test func `at the top content scrolls up, at the bottom it bounces, on a single notch it always scrolls`() {
        #expect(run(height: 300, offset: 0, [-10])[0] == (300, 10))
        #expect(run(height: 0, offset: 0, [10])[0] == (0, -10))
        #expect(run(height: 0, offset: 0, [-10])[0] == (10, 0))
        let single = run(height: 200, offset: 0, range: 200...200, [-30, 50])
        #expect(single.map(\.height) == [200, 200])
        #expect(single.map(\.offset) == [30, -20])
    }

    @Test func `a scroll view never takes the overlay beyond its outermost notches`() {
        let places = run(height: 100, offset: 0, range: 50...120, [-60, 200])
        #expect(places[0].height == 120)
        #expect(places.allSatisfy { (50...120).contains($0.height) })
    }

    @Test func `before 3_5 the overlay takes whole steps over frozen content`() {
        let places = run(height: 100, offset: 6, takesWholeSteps: true, [10, 10])
        #expect(places.map(\.height) == [90, 80])
        #expect(places.map(\.offset) == [6, 6])
    }

    @Test func `released in flight, content stays where it scrolled last`() {
        var drive = ScrollDrive(height: 100, offset: 40)
        _ = drive.step(by: -10, to: 50, height: 100, range: 0...300)
        #expect(drive.target(predicted: 300, position: .inFlight, isOnNotch: false) == 40)
        #expect(drive.target(predicted: 300, position: .inFlight, isOnNotch: true) == nil)
        #expect(drive.target(predicted: 300, position: .bottom, isOnNotch: true) == 0)
        #expect(drive.target(predicted: -20, position: .bottom, isOnNotch: true) == nil)
        #expect(drive.target(predicted: 300, position: .top, isOnNotch: true) == nil)
    }
}

import Testing
import VitrineLayoutTestSupport
import VitrinePopupBarTestSupport
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineMotion
@testable import VitrinePopupBar
@testable import VitrineSurfaces

/// An iPad's pointer and the popup bar under it.
@Suite struct PointerTests {
    private static let context = Context.test(device: "ipad-pro-11", scale: 2, orientation: .landscape)

    private static let targets: PointerTargets = {
        let layout = PopupBarLayout(
            .music(.floating, item: .music(trailing: ["backward", "pause", "forward"])), over: nil, in: context)
        return PointerTargets(layout, in: context)
    }()

    /// A button is found all around its shape, as far as `reach`.
    @Test func buttonsAreFoundAllAround() throws {
        let targets = Self.targets
        #expect(targets.buttons.count == 3)
        for (i, box) in targets.buttons.enumerated() {
            for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
                func place(_ beyond: Double) -> Point {
                    Point(x: box.midX + dx * (box.width / 2 + beyond), y: box.midY + dy * (box.height / 2 + beyond))
                }
                #expect(targets.button(at: place(PointerTargets.reach * 0.9)) == i)
                #expect(targets.button(at: place(PointerTargets.reach + 0.1)) != i)
            }
        }
    }

    /// The pointer passes every position at its time and never leaves the box of two consecutive positions.
    @Test func path() throws {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<100 {
            var path = PointerPath()
            var stops: [(Double, Point)] = []
            var at = generator.double(0...1)
            for _ in 0..<2 + generator.below(8) {
                at += generator.element(of: [0.01, 0.3, generator.double(0.02...2)])
                let place = Point(x: generator.double(-100...1300), y: generator.double(-100...900))
                stops.append((at, generator.chance(4) ? stops.last?.1 ?? place : place))
                path.move(to: stops[stops.count - 1].1, at: at)
            }
            #expect(path.location(at: stops[0].0 - 0.001) == nil)
            for (time, place) in stops {
                let found = try #require(path.location(at: time))
                #expect(near(found.x, place.x, 1e-9) && near(found.y, place.y, 1e-9))
            }
            for (a, b) in zip(stops, stops.dropFirst()) {
                for i in 1..<10 {
                    let found = try #require(path.location(at: a.0 + (b.0 - a.0) * Double(i) / 10))
                    #expect(found.x >= min(a.1.x, b.1.x) - 1e-6 && found.x <= max(a.1.x, b.1.x) + 1e-6)
                    #expect(found.y >= min(a.1.y, b.1.y) - 1e-6 && found.y <= max(a.1.y, b.1.y) + 1e-6)
                }
            }
            path.hide(at: at + 1)
            #expect(path.location(at: at + 0.5) == stops[stops.count - 1].1 && path.location(at: at + 1) == nil)
        }
    }

    /// Decreasing times and NaN change nothing.
    @Test func hostileStops() {
        var path = PointerPath()
        path.move(to: Point(x: 1, y: 1), at: 1)
        path.move(to: Point(x: 5, y: 5), at: 1)
        path.move(to: Point(x: .nan, y: 5), at: 2)
        path.move(to: Point(x: 5, y: 5), at: .infinity)
        #expect(path.location(at: 9) == Point(x: 1, y: 1) && path.end == 1)
    }

    private func pointer(_ stops: [(Double, Point)], press: (Double, Double)? = nil) -> PopupBarPointer {
        var pointer = Pointer()
        for (at, place) in stops { pointer.move(to: place, at: at) }
        if let press {
            pointer.press(at: press.0)
            pointer.release(at: press.1)
        }
        pointer.hide(at: (stops.last?.0 ?? 0) + 1)
        var hover = PopupBarPointer(pointer)
        hover.resolve { _ in Self.targets }
        return hover
    }

    private func view(_ pointer: PopupBarPointer, at seconds: Double) -> PopupBarPointerView {
        PopupBarPointerView(state: pointer, seconds: seconds, context: Self.context)
    }

    /// A width of 700 pt becomes 706, and 700 again.
    @Test func barGrowsUnderThePointer() {
        let bar = Self.targets.bar
        let inside = Point(x: bar.minX + 200, y: bar.midY)
        let pointer = pointer([(0, Point(x: 100, y: 100)), (0.5, inside), (1, inside)])
        func width(_ seconds: Double) -> Double { view(pointer, at: seconds).transform(of: bar).a * bar.width }
        #expect(width(0) == 700 && near(width(1), 706, 0.05) && near(width(pointer.end), 700, 0.01))
        #expect(width(0.52) < width(0.6))
    }

    /// The shape of one button slides to that of the next, and the bar does not grow.
    @Test func shapeSlides() throws {
        let (first, second) = (Self.targets.buttons[0], Self.targets.buttons[1])
        let pointer = pointer([(0, first.center), (0.5, first.center), (0.6, second.center), (1.5, second.center)])
        func minX(_ seconds: Double) -> Double { pointer.shape[0].value(at: seconds) }
        #expect(minX(0.4) == first.minX && near(minX(1.4), second.minX, 0.1))
        #expect((0.56...0.8).contains(where: { minX($0) > first.minX + 5 && minX($0) < second.minX - 5 }))
        #expect(near(pointer.shapeOpacity.value(at: 0.4), 1, 1e-6) && pointer.shapeOpacity.value(at: pointer.end) == 0)
        #expect(pointer.hover.value(at: 1) == 0)
    }

    /// A click on a button flashes only the button; the bar follows a pull at the titles with growing resistance.
    @Test func presses() {
        let clicked = pointer(
            [(0, Self.targets.buttons[2].center), (1, Self.targets.buttons[2].center)], press: (0.3, 0.4))
        #expect(clicked.flashed.value(at: 0.35) == 2 && near(clicked.flash.value(at: 0.38), 1, 1e-6))
        #expect(clicked.flash.value(at: 1) == 0 && clicked.pull.value(at: 0.4) == 0)
        let start = Point(x: Self.targets.bar.minX + 150, y: Self.targets.bar.midY)
        let pulled = pointer([(0, start), (0.3, start), (0.8, start + Point(x: 200, y: 0))], press: (0.3, 0.8))
        #expect(pulled.flash.value(at: 0.5) == 0)
        #expect(near(pulled.pull.value(at: 0.8), 7.5, 0.1) && pulled.pull.value(at: pulled.end) == 0)
        #expect(view(pulled, at: pulled.end).transform(of: Self.targets.bar) == .identity)
        for distance in [0, 1, 100, 1e9, -1e9, .infinity, .nan] {
            #expect(PopupBarPointer.pull(by: distance).magnitude <= Press.growth)
        }
    }
}

extension ClosedRange<Double> {
    /// Returns whether a condition holds at one of the range's hundredths.
    fileprivate func contains(where holds: (Double) -> Bool) -> Bool {
        stride(from: lowerBound, through: upperBound, by: (upperBound - lowerBound) / 100).contains(where: holds)
    }
}

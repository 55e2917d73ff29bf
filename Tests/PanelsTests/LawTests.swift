import Testing
import VitrineMotion
import VitrinePrimitives

@testable import VitrinePanels

/// Geometry, drags, backdrops, removals and springs compared with the figures of the library's tests and with an
/// independent integrator.
struct LawTests {
    typealias Position = FloatingPanel.Position

    private static let phone = PanelGeometry(
        FloatingPanel.Layout(.default), size: Size(width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34))

    /// Source: facts, floating panel, section 2.1.
    @Test func `the default layout stands where the facts have it`() {
        let positions: [Position] = [.full, .half, .tip, .hidden]
        #expect(positions.map { Self.phone.y(of: $0) } == [62, 516, 709, 812])
        let small = PanelGeometry(
            FloatingPanel.Layout(.default), size: Size(width: 375, height: 667), safeArea: Insets(top: 20))
        #expect(positions.map { small.y(of: $0) } == [38, 405, 598, 667])
        let landscape = PanelGeometry(
            FloatingPanel.Layout(.defaultLandscape), size: Size(width: 812, height: 375),
            safeArea: Insets(left: 44, bottom: 21, right: 44))
        #expect(landscape.y(of: .full) == 16 && landscape.y(of: .tip) == 285)
        #expect(landscape.shown(.half) == .tip)
    }

    /// Source: facts, floating panel, section 1.4 (the Maps demo in landscape).
    @Test func `sides are constraints of the safe area or of the superview`() {
        func sides(_ sides: FloatingPanel.Layout.Sides) -> [Double] {
            var layout = FloatingPanel.Layout(.defaultLandscape)
            layout.sides = sides
            let geometry = PanelGeometry(
                layout, size: Size(width: 812, height: 375), safeArea: Insets(left: 44, bottom: 21, right: 44))
            return [geometry.sides.x, geometry.sides.x + geometry.sides.width]
        }
        #expect(sides(.init()) == [44, 768])
        #expect(sides(.init(left: 8, width: 291)) == [52, 343])
        #expect(sides(.init(right: 8, width: 291)) == [469, 760])
        #expect(sides(.init(width: 300, centerX: 10)) == [266, 566])
        #expect(sides(.init(left: 10, right: 20, reference: .fromSuperview)) == [10, 792])
    }

    /// Source: facts, floating panel, section 3.2.
    @Test func `a drag stops at the buffers, which are 6 points`() {
        let drag = PanelDrag(Self.phone, from: 62, bands: [], isRemovable: false)
        #expect(drag.y(movedBy: -100) == 56)
        #expect(drag.y(movedBy: -100, allowsTopBuffer: false) == 62)
        #expect(drag.y(movedBy: 747) == 715)
        #expect(PanelDrag(Self.phone, from: 709, bands: [], isRemovable: true).y(movedBy: 300) == 818)
    }

    /// Source: facts, floating panel, section 3.2 (H = 812).
    @Test(
        arguments: [
            (5, 2.74), (10, 5.46), (25, 13.52), (50, 26.60), (100, 51.51), (200, 96.88), (400, 173.1),
        ] as [(Double, Double)])
    func `the rubber band yields as the facts have it at both ends`(pull: Double, expected: Double) {
        var layout = FloatingPanel.Layout(.default)
        (layout.topInteractionBuffer, layout.bottomInteractionBuffer) = (1000, 1000)
        let geometry = PanelGeometry(
            layout, size: Size(width: 375, height: 812), safeArea: Insets(top: 44, bottom: 34))
        let drag = PanelDrag(geometry, from: 62, bands: [.top, .bottom], isRemovable: false)
        #expect((62 - drag.y(movedBy: -pull) - expected).magnitude < 0.05)
        #expect((drag.y(movedBy: 647 + pull) - 709 - expected).magnitude < 0.05)
        let stiff = PanelDrag(geometry, from: 62, bands: [.bottom], isRemovable: false)
        #expect(stiff.y(movedBy: -pull) == 62 - pull)
    }

    /// Source: facts, floating panel, section 3.5.
    @Test func `the backdrop follows a drag linearly between positions`() {
        func alpha(_ y: Double, _ translation: Double = 1) -> Double {
            PanelDrag.alpha(Self.phone, at: y, translation: translation)
        }
        #expect(alpha(62) == 0.3 && alpha(516) == 0 && alpha(600) == 0)
        #expect((alpha(289) - 0.15).magnitude < 1e-12 && (alpha(289, -1) - 0.15).magnitude < 1e-12)
        var layout = FloatingPanel.Layout(.custom)
        (layout.initialPosition, layout.supportedPositions) = (.full, [.full])
        let single = PanelGeometry(layout, size: Size(width: 375, height: 812), safeArea: .zero)
        for y in [-100.0, 0, 100] {
            #expect(PanelDrag.alpha(single, at: y, translation: y) == 0.3)
        }
    }

    /// Source: facts, floating panel, section 3.6.
    @Test func `a release below the lowest position removes the panel by its way or its velocity`() {
        func removes(_ y: Double, _ velocity: Double, from state: Position = .tip, projects: Bool = false) -> Bool {
            var panel = FloatingPanel()
            panel.behavior.shouldProjectMomentum = projects
            let rules = SceneRules(panel)
            let release = PanelRelease(Self.phone, from: state, y: y, velocity: velocity)
            return release.removes(goingTo: release.target(asking: rules), asking: rules)
        }
        // The limit is half of the distance from 709 to 812.
        #expect(removes(761, 0) && !removes(760, 0))
        // The panel moves down by 20 points at 200 points per second.
        #expect(removes(729, 200) && !removes(729, 199))
        #expect(!removes(700, 1000))
        #expect(!removes(760, 0, from: .half))
    }

    /// Source: facts, floating panel, section 3.4.
    @Test(
        arguments: [
            (0.0, [0.282, 0.619, 0.821, 0.921, 0.967]), (4, [0.352, 0.668, 0.847, 0.933, 0.972]),
            (9, [0.524, 0.896, 1.036, 1.050, 1.027]), (12, [0.590, 0.942, 1.054, 1.051, 1.024]),
        ] as [(Double, [Double])])
    func `the settling spring is that of the table and of an integrator`(velocity: Double, expected: [Double]) {
        let animation = SceneRules(FloatingPanel()).interactionAnimator(to: .half, velocity: velocity)
        #expect(!animation.isInterruptible)
        var value = AnimatedValue(0)
        animation.run(&value, to: 1, from: 0)
        for (i, fraction) in expected.enumerated() {
            let time = Double(i + 1) * 0.05
            #expect((value.value(at: time) - fraction).magnitude < 0.0015)
            let exact = Self.integrated(velocity: velocity, ratio: velocity > 8 ? 0.7 : 1, until: time)
            #expect((value.value(at: time) - exact).magnitude < 1e-6)
        }
    }

    /// Integrates x'' = k (1 - x) - c x' by the classical Runge-Kutta method.
    private static func integrated(velocity: Double, ratio: Double, until end: Double) -> Double {
        let frequency = 2 * Double.pi / 0.3
        func slope(_ x: Double, _ v: Double) -> (Double, Double) {
            (v, frequency * frequency * (1 - x) - 2 * ratio * frequency * v)
        }
        var (x, v) = (0.0, velocity)
        let steps = 4000
        let h = end / Double(steps)
        for _ in 0..<steps {
            let a = slope(x, v)
            let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
            let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
            let d = slope(x + h * c.0, v + h * c.1)
            x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        }
        return x
    }

    /// A release removes the panel at the threshold itself. Source: facts, floating panel, section 3.6.
    @Test(arguments: [0.25, 0.5, 1]) func `a release exactly at the removal's progress removes`(_ progress: Double) {
        var panel = FloatingPanel()
        panel.behavior.removalProgress = progress
        let (tip, hidden) = (Self.phone.y(of: .tip), Self.phone.y(of: .hidden))
        func removes(_ share: Double) -> Bool {
            let y = tip + share * (hidden - tip)
            return PanelRelease(Self.phone, from: .tip, y: y, velocity: 0).removes(
                goingTo: .tip, asking: SceneRules(panel))
        }
        #expect(removes(progress) && removes(progress + 0.01) && !removes(progress - 0.01))
    }
}

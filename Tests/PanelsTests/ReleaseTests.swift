import Testing
import VitrinePanels
import VitrinePrimitives

/// The positions after releases. Source: facts, floating panel, section 3.1 (expected by the library's tests).
struct ReleaseTests {
    typealias Position = FloatingPanel.Position

    private func geometry(_ supported: [Position]) -> PanelGeometry {
        var layout = FloatingPanel.Layout(
            initialPosition: supported[0], supportedPositions: supported, insets: .init(full: 20, half: 250, tip: 60))
        layout.positionReference = .fromSuperview
        return PanelGeometry(layout, size: Size(width: 375, height: 667), safeArea: .zero)
    }

    private func target(
        _ y: Double, _ velocity: Double, _ supported: [Position] = [.full, .half, .tip], projects: Bool = false,
        from state: Position? = nil
    ) -> Set<Position> {
        var panel = FloatingPanel()
        panel.behavior.shouldProjectMomentum = projects
        let states = state.map { [$0] } ?? supported
        return Set(
            states.map {
                PanelRelease(geometry(supported), from: $0, y: y, velocity: velocity).target(asking: SceneRules(panel))
            })
    }

    @Test(
        arguments: [
            (-480, -100, Position.full), (-480, 100, .full), (10, 1000, .half), (10, 3000, .half), (20, -1000, .full),
            (20, -100, .full), (20, 100, .full), (20, 500, .half), (20, 1000, .half), (20, 3000, .half),
            (30, 100, .full), (407, -100, .half), (417, -1000, .full), (417, -3000, .full), (417, -100, .half),
            (417, 100, .half), (417, 1000, .tip), (427, 100, .half), (597, -100, .tip), (607, -3000, .half),
            (607, -1000, .half), (607, -500, .half), (607, -100, .tip), (607, 100, .tip), (617, -3000, .half),
            (1107, -100, .tip), (1107, 100, .tip),
        ] as [(Double, Double, Position)])
    func `without projection a release goes to the next position at most, whatever the state`(
        y: Double, velocity: Double, expected: Position
    ) {
        #expect(target(y, velocity) == [expected])
    }

    @Test(
        arguments: [(-480, Position.full), (20, .full), (417, .half), (607, .tip), (1107, .tip)] as [(Double, Position)]
    )
    func `a release at rest goes to the nearest position`(y: Double, expected: Position) {
        #expect(target(y, 0) == [expected])
    }

    @Test(
        arguments: [
            (10, 3000, Position.tip), (20, 1000, .tip), (20, 3000, .tip), (417, 1000, .tip), (417, -1000, .full),
            (607, -3000, .full), (607, -1000, .full), (617, -3000, .full),
        ] as [(Double, Double, Position)])
    func `with projection a release can skip positions`(y: Double, velocity: Double, expected: Position) {
        #expect(target(y, velocity, projects: true) == [expected])
    }

    @Test(
        arguments: [
            (417, 385, Position.tip), (417, 1000, .hidden), (607, -3000, .half), (607, 1000, .hidden), (607, -10, .tip),
            (607, 10, .tip),
        ] as [(Double, Double, Position)])
    func `hidden takes part where it is supported`(y: Double, velocity: Double, expected: Position) {
        #expect(target(y, velocity, [.hidden, .tip, .half], projects: true) == [expected])
    }

    @Test func `two positions and hidden without projection`() {
        let supported: [Position] = [.hidden, .half, .full]
        #expect(target(20, 1000, supported, from: .full) == [.half])
        #expect(target(417, 1000, supported, from: .half) == [.hidden])
        #expect(target(417, -1000, supported, from: .half) == [.full])
        #expect(target(10, 1000, [.full, .half]) == [.half])
    }

    @Test func `a panel with one position keeps its state`() {
        #expect(target(300, 5000, [.half], from: .half) == [.half])
    }

    @Test func `the redirectional progress decides how far a release must reach`() {
        for (progress, expected) in [(0.2, Position.half), (0.9, .full)] {
            var panel = FloatingPanel()
            panel.behavior.redirectionalProgress = progress
            let release = PanelRelease(geometry([.full, .half, .tip]), from: .full, y: 20 + 0.5 * 397, velocity: 0)
            #expect(release.target(asking: SceneRules(panel)) == expected)
        }
    }

    /// A release moves to the next position beyond the threshold, and stays at it.
    @Test(arguments: [0.25, 0.5, 0.75]) func `a release exactly at the threshold goes back`(_ progress: Double) {
        var panel = FloatingPanel()
        panel.behavior.redirectionalProgress = progress
        let geometry = geometry([.full, .half])
        let (full, half) = (geometry.y(of: .full), geometry.y(of: .half))
        func target(_ share: Double, from state: Position) -> Position {
            let (start, end) = state == .full ? (full, half) : (half, full)
            return PanelRelease(geometry, from: state, y: start + share * (end - start), velocity: 0).target(
                asking: SceneRules(panel))
        }
        for (state, other) in [(Position.full, Position.half), (.half, .full)] {
            #expect(target(progress - 0.01, from: state) == state)
            #expect(target(progress, from: state) == state)
            #expect(target(progress + 0.01, from: state) == other)
        }
    }
}

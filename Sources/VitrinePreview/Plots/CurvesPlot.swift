import VitrinePresentation
import VitrinePrimitives

/// A plot of what moves in one scene or two: gestures and springs, then the position and velocity of each curve.
package enum CurvesPlot {
    /// The maximum number of curves that are drawn if none are named.
    package static let mostCurves = 12

    /// - Parameters:
    ///   - scenes: One or two scenes, with their names.
    ///   - names: The names of the curves, in their order.
    package static func plot(_ scenes: [(name: String, motion: MotionCurves)], names: [String]) -> Plot {
        let duration = max(0.05, scenes.map(\.motion.duration).max() ?? 1)
        let legend = scenes.enumerated().map { (name: $1.name, color: Plot.colors[$0 % Plot.colors.count]) }
        var panels: [Plot.Panel] = []
        for (i, scene) in scenes.enumerated() {
            if let panel = events(of: scene.motion, color: legend[i].color, name: scenes.count > 1 ? scene.name : nil) {
                panels.append(panel)
            }
        }
        for name in names {
            let curves = scenes.map { scene in scene.motion.curves.first { $0.name == name } }
            let unit = curves.compactMap { $0?.unit }.first ?? ""
            var position = Plot.Panel(unit.isEmpty ? name : "\(name), \(unit)")
            var velocity = Plot.Panel("velocity\(unit.isEmpty ? ", 1/s" : ", \(unit)/s")")
            velocity.height = 50
            for (i, curve) in curves.enumerated() {
                guard let curve else { continue }
                position.lines.append(line(curve.values, legend[i].color))
                velocity.lines.append(line(curve.velocities, legend[i].color))
            }
            panels += [shaded(position, scenes[0].motion), shaded(velocity, scenes[0].motion)]
        }
        return Plot(panels, x: 0...duration, unit: "s", legend: legend)
    }

    private static func line(_ values: [Double?], _ color: RGBColor) -> Plot.Line {
        Plot.Line(color, values.enumerated().map { (Double($0) / 120, $1) })
    }

    /// Returns the panel with the time of touches shaded behind its lines.
    private static func shaded(_ panel: Plot.Panel, _ motion: MotionCurves) -> Plot.Panel {
        let known = panel.lines.flatMap { $0.points.compactMap(\.y) }
        guard let low = known.min(), let high = known.max() else { return panel }
        var out = panel
        out.bars = motion.touches.map {
            Plot.Bar(Plot.touch, x: $0.down...min(motion.duration, max($0.down, $0.up)), y: low...max(low, high))
        }
        return out
    }

    /// Returns a panel with a row for each touch and each move; nil if there are none.
    private static func events(of motion: MotionCurves, color: RGBColor, name: String?) -> Plot.Panel? {
        typealias Row = (begin: Double, end: Double, color: RGBColor, label: String)
        let touches: [Row] = motion.touches.map { touch in
            let distance = length(touch.translation)
            let label =
                distance < 1
                ? "touch"
                : "drag \(Measure.number(distance)) pt, released at \(Measure.number(length(touch.velocity))) pt/s"
            return (touch.down, touch.up, Plot.touch, label)
        }
        var moveColor = color
        moveColor.alpha = 0.25
        let moves: [Row] = motion.moves.map { ($0.begin, $0.end, moveColor, "\($0.name): \($0.pacing)") }
        let rows = (touches + moves).enumerated().sorted {
            ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset)
        }
        .prefix(24).map(\.element)
        guard !rows.isEmpty else { return nil }
        var panel = Plot.Panel("gestures and springs" + (name.map { " of \($0)" } ?? ""))
        panel.hasScale = false
        panel.height = 15 * Double(rows.count)
        panel.includes = 0...Double(rows.count)
        panel.bars = rows.enumerated().map { i, row in
            let top = Double(rows.count - i)
            let end = min(motion.duration, max(row.begin, row.end))
            return Plot.Bar(row.color, x: min(row.begin, end)...end, y: (top - 0.9)...(top - 0.1), label: row.label)
        }
        return panel
    }

    private static func length(_ p: Point) -> Double { (p.x * p.x + p.y * p.y).squareRoot() }
}

import VitrinePresentation
import VitrinePrimitives

package enum FrameTimesPlot {
    /// The durations of one scene's frames, in milliseconds.
    package struct Scene: Sendable {
        package var name: String
        package var layout: [Double]
        package var raster: [Double]

        package init(name: String, layout: [Double], raster: [Double]) {
            self.name = name
            self.layout = layout
            self.raster = raster
        }
    }

    /// The maximum number of bars in a panel. If there are more frames, the slowest of each group is shown.
    private static let mostBars = 600

    /// - Parameters:
    ///   - framesPerSecond: The frame rate of the scenes.
    ///   - budget: The time of a frame, in milliseconds.
    package static func plot(_ scenes: [Scene], framesPerSecond: Double, budget: Double) -> Plot {
        let longest = scenes.map(\.layout.count).max() ?? 1
        let panels = scenes.map { scene in
            var panel = Plot.Panel("\(scene.name): milliseconds per frame")
            panel.includes = 0...budget
            panel.level = (budget, "\(Measure.number(budget)) ms")
            panel.height = 120
            let group = max(1, (scene.layout.count + mostBars - 1) / mostBars)
            for start in stride(from: 0, to: scene.layout.count, by: group) {
                let frames = start..<min(scene.layout.count, start + group)
                guard
                    let i = frames.max(by: { scene.layout[$0] + scene.raster[$0] < scene.layout[$1] + scene.raster[$1] }
                    )
                else { continue }
                let x = Double(start) / framesPerSecond...Double(frames.upperBound) / framesPerSecond
                let (layout, whole) = (scene.layout[i], scene.layout[i] + scene.raster[i])
                panel.bars.append(Plot.Bar(Plot.colors[2], x: x, y: 0...layout))
                panel.bars.append(Plot.Bar(Plot.colors[0], x: x, y: layout...whole))
            }
            return panel
        }
        return Plot(
            panels, x: 0...max(0.05, Double(longest) / framesPerSecond), unit: "s",
            legend: [("layout", Plot.colors[2]), ("raster", Plot.colors[0])])
    }
}

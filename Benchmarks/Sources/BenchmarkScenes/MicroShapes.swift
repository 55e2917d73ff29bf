import Foundation

/// The shapes of the microbenchmarks, one by one.
package struct MicroShapes: Decodable, Sendable {
    package struct Curve: Decodable, Sendable {
        /// Red, green, blue and alpha, all in 0...255.
        package var color: [Double]
        /// The start, then three points a cubic.
        package var points: [[Double]]
    }

    /// x, y, and red, green, blue and alpha in 0...255.
    package var rrects: [[Double]]
    package var paths: [Curve]
    package var lines: [String]

    package init(path: String) throws {
        self = try JSONDecoder().decode(MicroShapes.self, from: SceneError.contents(of: path))
    }

    /// Shapes of the same kinds and numbers as the compared scene's, from a seed.
    package init(seed: UInt64, for scene: SceneDescription) {
        var random = SeededNumbers(seed: seed)
        let (width, height) = (Double(scene.canvas.width), Double(scene.canvas.height))
        func color() -> [Double] { (0..<3).map { _ in Double(random.below(256)) } + [200] }
        let size = scene.micro.rrects.size
        func quarter(_ range: ClosedRange<Double>) -> Double { (random.double(range) * 4).rounded() / 4 }
        rrects = (0..<200).map { _ in
            [quarter(-40...width - size[0] + 40), quarter(0...height - size[1])] + color()
        }
        let extent = 400.0
        paths = (0..<100).map { _ in
            let (x, y) = (random.double(0...width - extent), random.double(0...height - extent))
            return Curve(
                color: color(),
                points: (0..<25).map { _ in [x + random.double(0...extent), y + random.double(0...extent)] })
        }
        let source = Array(scene.micro.text.text + " ")
        lines = (0..<10).map { i in String((0..<50).map { source[(i * 7 + $0) % source.count] }) }
    }
}

import Foundation
import Vitrine

/// Notes what does not hold, and goes on.
struct Checks {
    private(set) var failures: [String] = []
    private(set) var count = 0

    mutating func expect(_ holds: Bool, _ what: String) {
        count += 1
        if !holds { failures.append(what) }
    }

    mutating func expectEqual<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) {
        expect(value == expected, "\(what): \(value), expected \(expected)")
    }
}

/// A screen of 375 x 812 points, a pixel for each.
func emptyScene() -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.output = Output(scale: 1, fps: 10)
    return scene
}

extension Bitmap {
    /// Red, green and blue of a pixel.
    func color(_ x: Double, _ y: Double) -> [Int] {
        let pixel = self[min(width - 1, max(0, Int(x))), min(height - 1, max(0, Int(y)))]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }
}

/// Whether two colors differ by no more than a few levels a channel.
func isNear(_ a: [Int], _ b: [Int], within levels: Int = 4) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= levels }
}

extension Renderer {
    /// Writes a picture, for those who want to look.
    /// - Parameter seconds: its moment. Default nil: the scene's still.
    func save(_ name: String, at seconds: Double? = nil, in folder: URL?) throws(VitrineError) {
        guard let folder else { return }
        let url = folder.appendingPathComponent("\(name.replacingOccurrences(of: " ", with: "-")).png")
        guard let seconds else {
            try write(to: url.path)
            return
        }
        let bytes = try png(at: seconds)
        if (try? Data(bytes).write(to: url)) == nil { print("\(url.path) was not written") }
    }
}

import Testing
import Vitrine
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineTestSupport

extension Probe: CustomTestStringConvertible {
    public var testDescription: String { description }

    func check() throws {
        // The message excludes the pictures, which would be megabytes.
        let takesEffect = try takesEffect()
        #expect(takesEffect, "\(description) changes nothing")
    }
}

/// Returns a screen of 375 x 812 points, at 0.5x, with a status bar.
func emptyScene() -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.output = Output(scale: 0.5, fps: 10)
    scene.output.showsTouches = false
    scene.container.content.background = .systemTeal
    scene.container.statusBar = StatusBar()
    return scene
}

extension PresentationScene {
    /// Returns the pictures at times in seconds.
    func pictures(at seconds: [Double]) throws -> [AnyHashable] {
        let renderer = try Renderer(self)
        return try seconds.map { AnyHashable(try renderer.bitmap(at: $0)) }
    }

    /// Returns the calls of libraries to user code while the scene is recorded, in order.
    func log() throws -> [AnyHashable] {
        try Renderer(self).staged.log.map { AnyHashable("\($0.owner) \($0.what)") }
    }
}

extension TimelineEvent {
    /// Returns a finger that moves vertically from an element, and rests for `rest` seconds before it is lifted.
    static func swipe(_ target: String, at seconds: Double, by y: Double, in duration: Double, rest: Double = 0) -> Self
    {
        var path = [FingerPath.Leg(by: ScenePoint(x: 0, y: y), duration: duration, curve: .linear)]
        if rest > 0 { path.append(FingerPath.Leg(by: ScenePoint(x: 0, y: 0), duration: rest)) }
        return .drag(target, at: seconds, path: path)
    }
}

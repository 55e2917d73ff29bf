import Testing
import Vitrine
import VitrinePresentation
import VitrineScreens
import VitrineStage
import VitrineTestSupport

extension Probe: CustomTestStringConvertible {
    public var testDescription: String { description }

    func check() throws {
        // The pictures themselves would be megabytes of a message.
        let takesEffect = try takesEffect()
        #expect(takesEffect, "\(description) changes nothing")
    }
}

/// A screen of 375 x 812 points, half a pixel for each, with a status bar.
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
    /// The pictures of some moments, in seconds.
    func pictures(at seconds: [Double]) throws -> [AnyHashable] {
        let renderer = try Renderer(self)
        return try seconds.map { AnyHashable(try renderer.bitmap(at: $0)) }
    }

    /// What libraries tell their users while the scene is recorded, in order.
    func log() throws -> [AnyHashable] {
        try Renderer(self).staged.log.map { AnyHashable("\($0.owner) \($0.what)") }
    }
}

extension TimelineEvent {
    /// A finger that moves up or down from an element in a straight line, and rests before it is lifted where `rest` is
    /// above 0.
    static func swipe(_ target: String, at seconds: Double, by y: Double, in duration: Double, rest: Double = 0) -> Self
    {
        var path = [FingerPath.Leg(by: ScenePoint(x: 0, y: y), duration: duration, curve: .linear)]
        if rest > 0 { path.append(FingerPath.Leg(by: ScenePoint(x: 0, y: 0), duration: rest)) }
        return .drag(target, at: seconds, path: path)
    }
}

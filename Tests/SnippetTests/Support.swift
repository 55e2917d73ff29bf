import VitrineEncoders
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineUIKit

@testable import Vitrine

/// A screen of 375 x 812 points, a pixel for each.
func emptyScene() -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.output = Output(scale: 1, fps: 10)
    scene.output.showsTouches = false
    return scene
}

/// A controller whose view has a background and nothing else.
func plainController(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
}

extension PresentationScene {
    /// The pictures of some moments, in seconds.
    func pictures(at seconds: [Double]) throws -> [Bitmap] {
        let renderer = try Renderer(self)
        return try seconds.map { try renderer.bitmap(at: $0) }
    }

    func picture(at seconds: Double) throws -> Bitmap { try Renderer(self).bitmap(at: seconds) }
}

extension PremultipliedColor {
    static let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
}

extension Bitmap {
    /// The first row below which a column keeps a color; the height where there is none.
    func top(of color: PremultipliedColor, x: Int = 60) -> Int {
        var row = height
        while row > 0, self[x, row - 1] == color { row -= 1 }
        return row
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

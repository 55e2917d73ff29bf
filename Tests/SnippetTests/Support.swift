import VitrineEncoders
import VitrinePrimitives
import VitrineScreens
import VitrineStage
import VitrineUIKit

@testable import Vitrine

/// Returns a screen of 375 x 812 points at 1x.
func emptyScene() -> PresentationScene {
    var scene = PresentationScene()
    scene.traits.device = .iPhoneX
    scene.traits.design = .legacy
    scene.output = Output(scale: 1, fps: 10)
    scene.output.showsTouches = false
    return scene
}

/// Returns a controller whose view has only a background.
func plainController(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
}

extension PresentationScene {
    /// Returns the pictures at times in seconds.
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
    /// Returns the first row below which a column keeps a color; the height if there is none.
    func top(of color: PremultipliedColor, x: Int = 60) -> Int {
        var row = height
        while row > 0, self[x, row - 1] == color { row -= 1 }
        return row
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

import VitrinePrimitives
import VitrineSceneGraph
import VitrineSetting

extension Context {
    /// A phone of 375 x 812 pt with a notch, at 3 pixels a point.
    package static func test(_ traits: Traits = Traits(device: .iPhoneX, design: .legacy)) -> Context {
        let size = traits.screenSize
        return Context(
            traits: traits, viewport: Viewport(scale: 3, width: Int(size.width * 3), height: Int(size.height * 3)),
            typesetter: bundledTypesetter, icons: [:], images: [:])
    }
}

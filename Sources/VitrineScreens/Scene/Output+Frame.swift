import VitrinePrimitives
import VitrineSetting

extension Output {
    /// Where a framed screen lies on its stage; nil for a screen by itself.
    package func frameLayout(on traits: Traits) -> DeviceFrameLayout? {
        frame.map {
            DeviceFrameLayout(
                $0, screen: traits.screenSize, cornerRadius: traits.device.cornerRadius,
                safeTop: traits.device.safeArea.top)
        }
    }

    /// The area that can be shown, in points: the screen, or the stage around it.
    package func stageSize(on traits: Traits) -> Size {
        var standing = traits
        standing.orientation = orientation ?? traits.orientation
        return frameLayout(on: traits)?.size ?? standing.screenSize
    }
}

import VitrinePrimitives
import VitrineSetting

extension Output {
    /// Where a framed screen lies on its stage; nil for a screen by itself.
    package func frameLayout(on environment: Traits) -> DeviceFrameLayout? {
        frame.map {
            DeviceFrameLayout(
                $0, screen: environment.screenSize, cornerRadius: environment.device.cornerRadius,
                safeTop: environment.safeArea.top)
        }
    }

    /// What there is to show, in points: the screen, or the stage around it.
    package func stageSize(on environment: Traits) -> Size {
        frameLayout(on: environment)?.size ?? environment.screenSize
    }
}

import Presentations
import Primitives

extension Output {
    /// Where a framed screen lies on its stage; nil for a screen by itself.
    public func frameLayout(on device: Device) -> DeviceFrameLayout? {
        frame.map {
            DeviceFrameLayout(
                $0, screen: device.size, cornerRadius: device.cornerRadius, safeTop: device.safeArea.top)
        }
    }

    /// What there is to show, in points: the screen, or the stage around it.
    public func stageSize(on device: Device) -> Size { frameLayout(on: device)?.size ?? device.size }
}

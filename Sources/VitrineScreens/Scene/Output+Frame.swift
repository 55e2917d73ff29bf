import VitrinePrimitives
import VitrineSurfaces

extension Output {
    /// Returns the layout of a framed screen on its stage; nil for a screen alone. A stage without a given size is
    /// wider or higher than its device if the picture has another aspect ratio.
    package func frameLayout(on traits: Traits) -> DeviceFrameLayout? {
        guard var frame else { return nil }
        func layout() -> DeviceFrameLayout {
            DeviceFrameLayout(
                frame, screen: traits.screenSize, cornerRadius: traits.device.cornerRadius,
                safeTop: traits.device.safeArea.top, isWindow: traits.device.idiom == .mac)
        }
        let fitting = layout()
        guard frame.size == nil, frame.screen == nil, crop == .all, let size, size.width > 0, size.height > 0 else {
            return fitting
        }
        let shape = Double(size.width) / Double(size.height)
        let needed = fitting.size
        frame.size = Size(
            width: max(needed.width, needed.height * shape), height: max(needed.height, needed.width / shape))
        return layout()
    }

    /// Returns the size that can be shown, in points: the screen, or the stage around it.
    package func stageSize(on traits: Traits) -> Size {
        var standing = traits
        standing.orientation = orientation ?? traits.orientation
        return frameLayout(on: traits)?.size ?? standing.screenSize
    }
}

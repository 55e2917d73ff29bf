import VitrineChrome
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSetting

extension StagedScene {
    /// An element of the scene at a moment.
    package struct ShownElement: Hashable, Sendable {
        /// As a scene spells it: `popupBar`, `toolbar.Save`.
        package var name: String
        /// In points of the screen.
        package var frame: Rect
        /// What assistive technology reads of it, such as `button "Play"`; nil where it reads nothing.
        package var accessibility: String?
    }

    /// The elements that the scene has at a time, from the topmost to the one at the back.
    package func elements(at seconds: Double) -> [ShownElement] {
        screen.targets(at: seconds, in: context).map { target in
            ShownElement(
                name: target.id.spelling, frame: target.frame, accessibility: target.accessibility.map(Self.text))
        }
    }

    /// The pixels of the picture that a frame in points of the screen covers, cut off far outside.
    package func pixels(of frame: Rect) -> PixelRect {
        let box = context.viewport.transform.apply(frame)
        func pixel(_ v: Double) -> Int32 { v.isFinite ? Int32(max(-1e6, min(1e6, v))) : 0 }
        let (left, top) = (pixel(box.minX.rounded(.down)), pixel(box.minY.rounded(.down)))
        return PixelRect(
            x: left, y: top, width: pixel(box.maxX.rounded(.up)) - left, height: pixel(box.maxY.rounded(.up)) - top)
    }

    private static func text(_ element: AccessibilityElement) -> String {
        var out = element.role.name
        if let label = element.label { out += " \"\(label)\"" }
        if let value = element.value { out += ", value \"\(value)\"" }
        if let hint = element.hint { out += ", hint \"\(hint)\"" }
        return out
    }
}

extension Output {
    /// The pixels of a picture of a scene with these traits; nil for an output that cannot be drawn.
    package func pixelCount(on traits: Traits) -> Int? {
        (try? Viewport(self, on: traits)).map { $0.width * $0.height }
    }
}

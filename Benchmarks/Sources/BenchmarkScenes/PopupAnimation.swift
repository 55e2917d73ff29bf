import VitrineDisplayList
import VitrinePrimitives

/// A bar that opens to a full screen over dimmed content.
package struct PopupAnimation: Sendable {
    private let scene: SceneDescription
    private let pictures: ScenePictures
    private let type: SceneType
    private let content: Image

    /// - Parameter content: what lies below, drawn once before.
    package init(_ scene: SceneDescription, pictures: ScenePictures, type: SceneType, content: Image) {
        self.scene = scene
        self.pictures = pictures
        self.type = type
        self.content = content
    }

    package var frameCount: Int { scene.animation.frames }

    /// - Parameters:
    ///   - frame: 0..<frameCount.
    ///   - isGlass: whether the surface shows what lies below, blurred; else it is opaque.
    package func list(frame: Int, isGlass: Bool) -> DisplayList {
        let a = scene.animation
        let p = Double(frame) / Double(a.frames - 1)
        func mixed(_ from: [Double], _ to: [Double]) -> [Double] { zip(from, to).map { $0 + ($1 - $0) * p } }
        func mixed(_ ends: [Double]) -> Double { ends[0] + (ends[1] - ends[0]) * p }
        var marks = [SceneMarks.picture(content)]
        let dim = mixed(a.dim)
        let (width, height) = (scene.canvas.width, scene.canvas.height)
        if dim > 0 {
            let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
            marks.append(SceneMarks.fill(.rect(all), [0, 0, 0, dim]))
        }
        let (surface, radius) = (Rect(mixed(a.surface.from, a.surface.to)), mixed(a.surface.radius))
        let shadow = SceneMarks.shadow(surface, radius, a.shadow)
        if isGlass {
            // The material first, so that no shadow lies below it.
            marks += [SceneMarks.material(surface, radius, a.glass), shadow]
        } else {
            marks += [shadow, SceneMarks.fill(SceneMarks.roundedRect(surface, radius), a.surface.color)]
        }
        marks.append(
            SceneMarks.picture(
                pictures.covers[a.image.asset]!, in: Rect(mixed(a.image.from, a.image.to)),
                radius: mixed(a.image.radius)))
        for label in [a.title, a.subtitle] {
            let place = mixed(label.from, label.to)
            marks.append(
                type.mark(
                    label.text, font: label.font, size: label.size, x: place[0], y: place[1],
                    color: RGBColor(label.color))
            )
        }
        let grabber = SceneMarks.roundedRect(Rect(mixed(a.grabber.from, a.grabber.to)), mixed(a.grabber.radius))
        marks.append(SceneMarks.fill(grabber, a.grabber.color))
        return DisplayList(width: width, height: height, marks: marks)
    }
}

import VitrineDisplayList
import VitrinePrimitives

/// A list of rows under a floating bar and a capsule of tabs.
package struct StaticFrame: Sendable {
    private let scene: SceneDescription
    private let pictures: ScenePictures
    private let type: SceneType

    package init(_ scene: SceneDescription, pictures: ScenePictures, type: SceneType) {
        self.scene = scene
        self.pictures = pictures
        self.type = type
    }

    /// - Parameter subtitle: of the bar, instead of the scene's.
    package func list(subtitle: String? = nil) -> DisplayList {
        canvas(contentMarks() + barMarks(subtitle: subtitle) + [tabMark])
    }

    /// Background and rows.
    package func content() -> DisplayList { canvas(contentMarks()) }

    /// The bar's material, and nothing else, over content that has been drawn.
    package func backdropAlone(over content: Image) -> DisplayList {
        canvas([SceneMarks.picture(content), SceneMarks.material(barRect, bar.radius, bar.material)])
    }

    /// The bar's shadow, and nothing else, over content that has been drawn.
    package func shadowAlone(over content: Image) -> DisplayList {
        canvas([SceneMarks.picture(content), SceneMarks.shadow(barRect, bar.radius, bar.shadow)])
    }

    /// Content that has been drawn.
    package func drawn(_ content: Image) -> DisplayList { canvas([SceneMarks.picture(content)]) }

    private var bar: SceneDescription.Bar { scene.static.bar }
    private var barRect: Rect { Rect(bar.rect) }

    private func canvas(_ marks: [Mark]) -> DisplayList {
        DisplayList(width: scene.canvas.width, height: scene.canvas.height, marks: marks)
    }

    private func contentMarks() -> [Mark] {
        let rows = scene.static.rows
        var marks = [SceneMarks.picture(pictures.background)]
        for (i, item) in rows.items.enumerated() {
            let y = rows.y0 + Double(i) * rows.height
            for (text, style) in zip(item, [rows.title, rows.subtitle]) {
                marks.append(
                    type.mark(
                        text, font: style.font, size: style.size, x: style.x, y: y + style.dy,
                        color: RGBColor(style.color)
                    ))
            }
            let line = rows.separator
            let rect = Rect(x: line.x, y: y + line.dy, width: line.w, height: line.h)
            marks.append(SceneMarks.fill(.rect(rect), line.color))
        }
        return marks
    }

    private func barMarks(subtitle: String?) -> [Mark] {
        var label = bar.subtitle
        label.text = subtitle ?? label.text
        var icons = Path()
        for r in bar.icons.pause.roundRects { icons.append(SceneMarks.roundedRect(Rect(r), r[4])) }
        for polygon in bar.icons.forward.polygons {
            for (i, p) in polygon.enumerated() {
                let point = Point(x: p[0], y: p[1])
                if i == 0 { icons.move(to: point) } else { icons.line(to: point) }
            }
            icons.close()
        }
        return [
            SceneMarks.material(barRect, bar.radius, bar.material), SceneMarks.shadow(barRect, bar.radius, bar.shadow),
            SceneMarks.picture(pictures.covers[bar.art.asset]!, in: Rect(bar.art.rect), radius: bar.art.radius),
            type.mark(bar.title), type.mark(label), SceneMarks.fill(icons, bar.icons.color),
            SceneMarks.fill(.rect(Rect(bar.progress.track)), bar.progress.trackColor),
            SceneMarks.fill(.rect(Rect(bar.progress.done)), bar.progress.doneColor),
            SceneMarks.fill(SceneMarks.roundedRect(Rect(bar.grabber.rect), bar.grabber.radius), bar.grabber.color),
        ]
    }

    private var tabMark: Mark {
        let tab = scene.static.tab
        return SceneMarks.material(Rect(tab.rect), tab.radius, tab.material)
    }
}

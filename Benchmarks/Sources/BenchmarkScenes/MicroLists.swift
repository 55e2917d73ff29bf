import VitrineDisplayList
import VitrinePrimitives

/// One picture for each microbenchmark, on a canvas of the scene's size; the blur on one of its own.
package struct MicroLists: Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case fill, blend, rrects, blur, text, downscale, paths
    }

    private let scene: SceneDescription
    private let shapes: MicroShapes
    private let pictures: ScenePictures
    private let type: SceneType
    /// What the blur is given.
    private let crop: Image

    package init(_ scene: SceneDescription, shapes: MicroShapes, pictures: ScenePictures, type: SceneType) {
        self.scene = scene
        self.shapes = shapes
        self.pictures = pictures
        self.type = type
        let area = scene.micro.blur.rect
        let all = pictures.background.bitmap
        let rows = (area[1]..<area[1] + area[3]).flatMap { y in
            all.pixels[y * all.width + area[0]..<y * all.width + area[0] + area[2]]
        }
        crop = Image(Bitmap(width: area[2], height: area[3], pixels: rows))
    }

    /// A white canvas of the list's size.
    package func empty(_ name: Name) -> DisplayList {
        let list = list(name)
        return DisplayList(width: list.width, height: list.height, background: list.background)
    }

    /// - Parameter ground: what the canvas shows before, of its size; nil for white. The blur has none.
    package func list(_ name: Name, on ground: Image? = nil) -> DisplayList {
        let (width, height) = (scene.canvas.width, scene.canvas.height)
        let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        func canvas(_ marks: [Mark]) -> DisplayList {
            DisplayList(
                width: width, height: height, background: RGBColor.white.premultiplied,
                marks: (ground.map { [SceneMarks.picture($0)] } ?? []) + marks)
        }
        func color(_ bytes: ArraySlice<Double>) -> [Double] { bytes.dropLast() + [bytes.last! / 255] }
        switch name {
        case .fill: return canvas([SceneMarks.fill(.rect(all), [51, 102, 153, 1])])
        case .blend: return canvas([SceneMarks.picture(pictures.overlay)])
        case .rrects:
            let micro = scene.micro.rrects
            return canvas(
                shapes.rrects.map { r in
                    let rect = Rect(x: r[0], y: r[1], width: micro.size[0], height: micro.size[1])
                    return SceneMarks.fill(SceneMarks.roundedRect(rect, micro.radius), color(r[2...]))
                })
        case .blur:
            let bitmap = crop.bitmap
            let area = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
            return DisplayList(
                width: bitmap.width, height: bitmap.height,
                marks: [
                    SceneMarks.picture(crop),
                    .backdrop(BackdropMark(path: .rect(area), material: .blur(sigma: scene.micro.blur.sigma))),
                ])
        case .text:
            let micro = scene.micro.text
            return canvas(
                shapes.lines.enumerated().map { i, line in
                    type.mark(
                        line, font: micro.font, size: micro.size, x: micro.x, y: micro.y0 + Double(i) * micro.dy,
                        color: RGBColor(micro.color))
                })
        case .downscale:
            let (cover, rect) = (pictures.covers["art512"]!, Rect(x: 84, y: 2064, width: 144, height: 144))
            let k = rect.width / Double(cover.bitmap.width)
            return canvas([
                .image(ImageMark(image: cover, transform: Transform(a: k, b: 0, c: 0, d: k, tx: rect.x, ty: rect.y)))
            ])
        case .paths: return canvas(shapes.paths.map { SceneMarks.fill(path($0.points), color($0.color[...])) })
        }
    }

    private func path(_ points: [[Double]]) -> Path {
        let p = points.map { Point(x: $0[0], y: $0[1]) }
        var path = Path()
        path.move(to: p[0])
        for i in stride(from: 1, to: p.count - 2, by: 3) { path.cubic(p[i], p[i + 1], to: p[i + 2]) }
        path.close()
        return path
    }
}

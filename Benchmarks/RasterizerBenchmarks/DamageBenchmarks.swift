import BenchmarkSupport
import VitrineDisplayList
import VitrinePrimitives
import VitrineRasterizer

/// The promise that a frame costs what it changes: an area over a picture takes another color in every frame. First of
/// growing size on one screen, then of one size on growing screens.
func declareDamageBenchmarks() {
    for percent in [1, 2, 5, 10, 20, 50, 100] {
        timed("damage-\(percent)-percent") {
            let ground = try Fixture().content
            let size = (width: Double(ground.bitmap.width), height: Double(ground.bitmap.height))
            // Of the screen's shape and in its middle.
            let side = (Double(percent) / 100).squareRoot()
            let area = Rect(x: 0, y: 0, width: size.width, height: size.height).scaled(by: side)
            return flicker(ground, area: area)
        }
    }
    for scale in [1, 2, 4] {
        timed("damage-200x200-of-\(585 * scale)x\(633 * scale)") {
            let content = try Fixture().content.bitmap
            let (width, height) = (585 * scale, 633 * scale)
            var ground = Bitmap(width: width, height: height)
            for y in 0..<height {
                for x in 0..<width { ground[x, y] = content[x % content.width, y % content.height] }
            }
            return flicker(Image(ground), area: Rect(x: 100, y: 100, width: 200, height: 200))
        }
    }
}

/// An area that has one color in one frame and another in the next, half transparent over a picture.
private func flicker(_ ground: Image, area: Rect) -> () -> Void {
    let lists = [RGBColor(0xFF2D55, alpha: 0.5), RGBColor(0x34C759, alpha: 0.5)].map { color in
        DisplayList(
            width: ground.bitmap.width, height: ground.bitmap.height,
            marks: [
                .image(ImageMark(image: ground, transform: .identity)),
                .fill(FillMark(path: .rect(area), paint: .solid(color))),
            ])
    }
    let rasterizer = Rasterizer()
    rasterizer.update(to: lists[0])
    var turn = 0
    return {
        turn ^= 1
        rasterizer.update(to: lists[turn])
    }
}

import Foundation
import VitrinePrimitives

/// The pictures that the scene names.
package struct ScenePictures: Sendable {
    /// Opaque, of the canvas's size.
    package var background: Image
    /// Half transparent, of the canvas's size.
    package var overlay: Image
    /// Opaque covers by name: art512 and art300.
    package var covers: [String: Image]

    /// Reads raw files of premultiplied RGBA, named by their sizes, such as `bg_1170x2532.rgba`.
    package init(folder: String, canvas: SceneDescription.Canvas) throws {
        func read(_ name: String, _ width: Int, _ height: Int) throws -> Image {
            let path = "\(folder)/\(name)_\(width)x\(height).rgba"
            let data = try SceneError.contents(of: path)
            guard data.count == width * height * 4 else {
                throw SceneError("\(path): \(data.count) bytes instead of \(width * height * 4)")
            }
            let pixels = data.withUnsafeBytes { bytes in
                (0..<width * height).map {
                    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
                }
            }
            return Image(Bitmap(width: width, height: height, pixels: pixels))
        }
        background = try read("bg", canvas.width, canvas.height)
        overlay = try read("overlay", canvas.width, canvas.height)
        covers = ["art512": try read("art512", 512, 512), "art300": try read("art300", 300, 300)]
    }

    /// Pictures of the same sizes and much the same nature, from a seed: a gradient under discs.
    package init(seed: UInt64, canvas: SceneDescription.Canvas) {
        func picture(_ width: Int, _ height: Int, _ seed: UInt64, isOpaque: Bool) -> Image {
            Image(ScenePictures.discs(width: width, height: height, seed: seed, isOpaque: isOpaque))
        }
        background = picture(canvas.width, canvas.height, seed, isOpaque: true)
        overlay = picture(canvas.width, canvas.height, seed &+ 1, isOpaque: false)
        covers = [
            "art512": picture(512, 512, seed &+ 2, isOpaque: true),
            "art300": picture(300, 300, seed &+ 3, isOpaque: true),
        ]
    }

    /// A gradient under discs; opaque, or with every alpha there is.
    package static func discs(width: Int, height: Int, seed: UInt64, isOpaque: Bool) -> Bitmap {
        struct Disc {
            var x, y, squaredRadius: Int
            var color: UInt32
        }
        var random = SeededNumbers(seed: seed)
        let largest = min(width, height) / 5
        let discs = (0..<40).map { _ in
            let radius = largest / 5 + random.below(largest)
            return Disc(
                x: random.below(width), y: random.below(height), squaredRadius: radius * radius,
                color: UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF)
        }
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let (across, down) = (UInt32(255 * x / width), UInt32(255 * y / height))
                var color = across | (255 - down) << 8 | (across + down) / 2 << 16
                for disc in discs {
                    let (dx, dy) = (x - disc.x, y - disc.y)
                    if dx * dx + dy * dy < disc.squaredRadius {
                        color = (color >> 1 & 0x7F_7F7F) + (disc.color >> 1 & 0x7F_7F7F)
                    }
                }
                // From clear to opaque and back along the diagonals, so that every alpha is there.
                let alpha = isOpaque ? 255 : UInt32((x + y) % 511 < 256 ? (x + y) % 511 : 510 - (x + y) % 511)
                bitmap[x, y] = PremultipliedColor(
                    red: div255((color & 255) * alpha), green: div255((color >> 8 & 255) * alpha),
                    blue: div255((color >> 16 & 255) * alpha), alpha: alpha)
            }
        }
        return bitmap
    }
}

import PixelKernels
import Primitives

/// Pixels of a part of the canvas.
struct Surface {
    /// The part, in device pixels.
    let bounds: PixelRect
    /// Packed premultiplied pixels, rows from the top.
    var pixels: [UInt32]

    init(bounds: PixelRect, fill: PremultipliedColor = .clear) {
        self.bounds = bounds
        pixels = Array(repeating: fill.bits, count: Int(bounds.width) * Int(bounds.height))
    }

    /// Index of a device pixel, which must lie inside.
    @inline(__always) func index(_ x: Int32, _ y: Int32) -> Int {
        Int(y - bounds.y) * Int(bounds.width) + Int(x - bounds.x)
    }

    /// A copy of `area`; what lies outside the surface continues its border.
    func continued(to area: PixelRect) -> Surface {
        var out = Surface(bounds: area)
        guard !bounds.isEmpty else { return out }
        var i = 0
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                out.pixels[i] =
                    pixels[
                        index(min(max(x, bounds.x), bounds.maxX - 1), min(max(y, bounds.y), bounds.maxY - 1))]
                i += 1
            }
        }
        return out
    }

    /// A copy of `area` as deep samples; what lies outside the surface continues its border, or is transparent.
    func deep(_ area: PixelRect, border: BlurKernels.Border) -> DeepRaster {
        var out = DeepRaster(width: Int(area.width), height: Int(area.height), channels: 4)
        guard !bounds.isEmpty else { return out }
        let inside = area.x >= bounds.x && area.maxX <= bounds.maxX
        var i = 0
        for y in area.y..<area.maxY {
            let inY = min(max(y, bounds.y), bounds.maxY - 1)
            if border == .zero, inY != y {
                i += out.width
            } else if inside {
                let from = index(area.x, inY)
                for k in 0..<out.width { out.set(pixels[from + k], at: i + k) }
                i += out.width
            } else {
                for x in area.x..<area.maxX {
                    let inX = min(max(x, bounds.x), bounds.maxX - 1)
                    if border == .extend || inX == x { out.set(pixels[index(inX, inY)], at: i) }
                    i += 1
                }
            }
        }
        return out
    }
}

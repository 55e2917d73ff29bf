import VitrinePixelKernels
import VitrinePrimitives

/// A picture, or a halved copy of one.
struct ImageLevel {
    /// Packed premultiplied pixels, rows from the top.
    let pixels: [UInt32]
    let width: Int
    let height: Int
    /// The blocks of equal pixels, if they are known.
    var uniformBlocks: UniformBlocks? = nil

    /// The pixel at a position, which is clamped to the picture.
    func nearest(_ x: Double, _ y: Double) -> UInt32 {
        let column = Int(x.clamped(to: 0...Double(width - 1)).rounded(.down))
        let row = Int(y.clamped(to: 0...Double(height - 1)).rounded(.down))
        return pixels[row * width + column]
    }

    /// The bilinear color with weights in 1/256; (0, 0) is the center of the first pixel, and positions are clamped.
    func color(_ x: Double, _ y: Double) -> UInt32 {
        let fx = Int((x.clamped(to: 0...Double(width - 1)) * 256).rounded())
        let fy = Int((y.clamped(to: 0...Double(height - 1)) * 256).rounded())
        let x0 = fx >> 8
        let y0 = fy >> 8
        let x1 = min(x0 + 1, width - 1)
        let y1 = min(y0 + 1, height - 1)
        let wx = UInt32(fx & 255)
        let wy = UInt32(fy & 255)
        let (topLeft, topRight) = (pixels[y0 * width + x0], pixels[y0 * width + x1])
        let (bottomLeft, bottomRight) = (pixels[y1 * width + x0], pixels[y1 * width + x1])
        @inline(__always) func channel(_ shift: UInt32) -> UInt32 {
            let top = ((topLeft >> shift) & 255) &* (256 &- wx) &+ ((topRight >> shift) & 255) &* wx
            let bottom = ((bottomLeft >> shift) & 255) &* (256 &- wx) &+ ((bottomRight >> shift) & 255) &* wx
            return ((top &* (256 &- wy) &+ bottom &* wy &+ 32768) >> 16) << shift
        }
        return channel(0) | channel(8) | channel(16) | channel(24)
    }
}

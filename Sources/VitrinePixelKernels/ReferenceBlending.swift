import VitrinePrimitives

/// The reference for the blending kernels of CVitrinePixelKernels, a pixel at a time. Parameters are those of its
/// header: counts and strides in items, colors and pixels packed premultiplied, coverage and opacity 0...255. Every
/// level of the C kernels gives the same bits. C has the modes `normal`, `plusDarker` and `plusLighter`.
package enum ReferenceBlending {
    package static func fill(_ dst: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32) {
        for i in 0..<count { unsafe dst[i] = color }
    }

    /// Blends one color with every pixel.
    package static func solid(
        _ dst: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32, mode: BlendMode
    ) {
        for i in 0..<count { unsafe dst[i] = unsafe joined(color, dst[i], mode) }
    }

    /// Blends one color times coverage.
    package static func solidCoverage(
        _ dst: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int, color: UInt32,
        mode: BlendMode
    ) {
        for i in 0..<count {
            unsafe dst[i] = unsafe joined(PackedPixel.scaled(color, by: UInt32(coverage[i])), dst[i], mode)
        }
    }

    /// Blends one color times coverage with one block of many; `dst` is the pixel from which blocks are counted.
    package static func solidBlock(
        _ dst: UnsafeMutablePointer<UInt32>, stride: Int, x: Int, y: Int, coverage: UnsafePointer<UInt8>,
        color: UInt32, mode: BlendMode
    ) {
        unsafe solidCoverage(dst + (y * stride + x), coverage: coverage, count: 8, color: color, mode: mode)
    }

    /// Blends pixels times opacity.
    package static func pixels(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, count: Int, opacity: UInt32,
        mode: BlendMode
    ) {
        for i in 0..<count { unsafe dst[i] = unsafe joined(PackedPixel.scaled(src[i], by: opacity), dst[i], mode) }
    }

    /// Blends pixels times coverage·opacity/255, rounded.
    package static func pixelsCoverage(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>,
        count: Int, opacity: UInt32, mode: BlendMode
    ) {
        for i in 0..<count {
            let k = unsafe (2 * UInt32(coverage[i]) * opacity + 255) / 510
            unsafe dst[i] = unsafe joined(PackedPixel.scaled(src[i], by: k), dst[i], mode)
        }
    }

    /// Blends one opaque color (0x00BBGGRR) with 16-bit alpha a: (d·(65535 − a) + c·a + 32767)/65535 in each channel,
    /// where c is 255 for alpha.
    package static func solidAlpha16(
        _ dst: UnsafeMutablePointer<UInt32>, alpha: UnsafePointer<UInt16>, count: Int, color: UInt32
    ) {
        for i in 0..<count {
            let p = unsafe dst[i]
            let a = unsafe UInt32(alpha[i])
            func channel(_ shift: UInt32, _ c: UInt32) -> UInt32 {
                ((((p >> shift) & 255) * (65535 - a) + c * a + 32767) / 65535) << shift
            }
            unsafe dst[i] =
                channel(0, color & 255) | channel(8, (color >> 8) & 255) | channel(16, (color >> 16) & 255)
                | channel(24, 255)
        }
    }

    /// t = (s·alpha + 32767)/65535 and, with `free`, (t·free + 127)/255; alpha is 0...65535. Works in place.
    package static func scaleAlpha16(
        _ out: UnsafeMutablePointer<UInt16>, _ samples: UnsafePointer<UInt16>, free: UnsafePointer<UInt8>?,
        count: Int, alpha: UInt32
    ) {
        for i in 0..<count {
            let t = unsafe (UInt32(samples[i]) * alpha + 32767) / 65535
            unsafe out[i] = unsafe UInt16(free.map { unsafe (t * UInt32($0[i]) + 127) / 255 } ?? t)
        }
    }

    /// Blends a source, already multiplied by coverage, with a destination.
    @inline(__always)
    static func joined(_ s: UInt32, _ d: UInt32, _ mode: BlendMode) -> UInt32 {
        switch mode {
        case .normal: PackedPixel.over(s, d)
        case .plusDarker: PackedPixel.plusDarker(s, d)
        case .plusLighter: PackedPixel.plusLighter(s, d)
        default: BlendModes.joined(s, d, mode)
        }
    }
}

/// The reference for the blur kernels of CVitrinePixelKernels, a sample at a time. Samples are 0...65535, in planes.
package enum ReferenceBlur {
    /// Adds the channels of packed pixels to two 16-bit fields: red and blue to `even`, green and alpha to `odd`.
    package static func accumulateRows(
        _ even: UnsafeMutablePointer<UInt32>, _ odd: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>,
        count: Int
    ) {
        for i in 0..<count {
            unsafe even[i] &+= src[i] & 0x00ff_00ff
            unsafe odd[i] &+= (src[i] >> 8) & 0x00ff_00ff
        }
    }

    /// Converts sums of `1 << log` pixels to means in planes of red, green, blue and optionally alpha: (257·sum + half)
    /// >> 2·log, where half is half the divisor.
    /// - Parameter log: 0...6.
    package static func boxAverage(
        _ planes: UnsafePointer<UnsafeMutablePointer<UInt16>?>, even: UnsafePointer<UInt32>,
        odd: UnsafePointer<UInt32>, count: Int, log: Int
    ) {
        let f = 1 << log
        for x in 0..<count {
            for channel in 0..<4 {
                let fields = unsafe channel % 2 == 0 ? even : odd
                var sum: UInt32 = 0
                for i in (x * f)..<((x + 1) * f) { unsafe sum += (fields[i] >> (channel < 2 ? 0 : 16)) & 0xffff }
                unsafe planes[channel]?[x] = UInt16((257 * sum + (1 << (2 * log)) / 2) >> (2 * log))
            }
        }
    }

    /// Computes weighted sums of the 2·radius + 1 samples around each: (sum + 32768) >> 16.
    /// - Parameters:
    ///   - src: `radius` further samples lie before the first and after the last.
    ///   - weights: The weight of the center, then of distance 1 to `radius` on either side; all weights add up to 65536.
    package static func gaussRow(
        _ out: UnsafeMutablePointer<UInt16>, _ src: UnsafePointer<UInt16>, count: Int,
        weights: UnsafePointer<UInt32>, radius: Int
    ) {
        for i in 0..<count {
            var sum: UInt32 = 32768
            for k in -radius...radius { unsafe sum += UInt32(src[i + k]) * weights[abs(k)] }
            unsafe out[i] = UInt16(sum >> 16)
        }
    }

    /// The vertical counterpart of `gaussRow`; there are 2·radius + 1 `rows`.
    package static func gaussColumn(
        _ out: UnsafeMutablePointer<UInt16>, _ rows: UnsafePointer<UnsafePointer<UInt16>?>, count: Int,
        weights: UnsafePointer<UInt32>, radius: Int
    ) {
        for i in 0..<count {
            var sum: UInt32 = 32768
            for k in -radius...radius { unsafe sum += UInt32(rows[radius + k]?[i] ?? 0) * weights[abs(k)] }
            unsafe out[i] = UInt16(sum >> 16)
        }
    }

    /// Interpolates between two rows: (a·(2f − w) + b·w + f)/2f, where 2f = 1 << shift.
    /// - Parameters:
    ///   - weight: w, 0...2f.
    ///   - shift: 1...16.
    package static func lerpRows(
        _ out: UnsafeMutablePointer<UInt16>, _ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>, count: Int,
        weight: UInt32, shift: UInt32
    ) {
        let whole: UInt32 = 1 << shift
        for i in 0..<count {
            unsafe out[i] = unsafe UInt16(
                (UInt32(a[i]) * (whole - weight) + UInt32(b[i]) * weight + whole / 2) >> shift)
        }
    }

    /// Upsamples by f = `1 << log`, linearly between the centers of neighbors: out[x·f + j] lies at x + (j + 0.5)/f −
    /// 0.5. One further sample lies before the first and after the last.
    package static func upsampleLinear(
        _ out: UnsafeMutablePointer<UInt16>, _ src: UnsafePointer<UInt16>, count: Int, log: Int
    ) {
        let f = 1 << log
        for i in 0..<(count * f) {
            // Positions are in 1/2f of a sample, from the center of the sample before the first.
            let place = 2 * i + 1 - f + 2 * f
            let before = place / (2 * f) - 1
            let w = place % (2 * f)
            // At the last center itself, the next sample has no weight and need not exist.
            let next = unsafe w == 0 ? 0 : Int(src[before + 1]) * w
            unsafe out[i] = unsafe UInt16((Int(src[before]) * (2 * f - w) + next + f) / (2 * f))
        }
    }

    /// A material's color transform and its tint, as in the C header. With luma Y = (13933·r + 46871·g + 4732·b +
    /// 32768) >> 16 and the piece k of Y (0 up to 21845, 1 up to 43690, 2 beyond), each channel c becomes ((slope[k]·Y
    /// + 8192) >> 14) + offset[k] + ((chroma·(c − Y) + 8192) >> 14), clamped to 0...65535.
    package struct ColorTransform: Sendable {
        package var slope: [Int]
        package var offset: [Int]
        package var chroma: Int
        /// The packed premultiplied color that is composited over the result.
        package var tint: UInt32
        /// 0: no transform. 1: piece 0 for every Y. 2 and 3: three pieces.
        package var kind: Int

        package init(slope: [Int], offset: [Int], chroma: Int, tint: UInt32, kind: Int) {
            self.slope = slope
            self.offset = offset
            self.chroma = chroma
            self.tint = tint
            self.kind = kind
        }

        /// Transforms three channels, 0...65535, without the tint.
        func apply(_ r: Int, _ g: Int, _ b: Int) -> (Int, Int, Int) {
            if kind == 0 { return (r, g, b) }
            let y = (13933 * r + 46871 * g + 4732 * b + 32768) >> 16
            let k = kind == 1 || y <= 21845 ? 0 : y <= 43690 ? 1 : 2
            let base = (slope[k] * y + 8192) >> 14 + offset[k]
            func channel(_ c: Int) -> Int { (base + (chroma * (c - y) + 8192) >> 14).clamped(to: 0...65535) }
            return (channel(r), channel(g), channel(b))
        }
    }

    /// Transforms three planes, rounds them to bytes and adds the tint; writes opaque packed pixels.
    package static func material(
        _ out: UnsafeMutablePointer<UInt32>, red: UnsafePointer<UInt16>, green: UnsafePointer<UInt16>,
        blue: UnsafePointer<UInt16>, count: Int, transform: ColorTransform
    ) {
        for i in 0..<count {
            let (r, g, b) = unsafe transform.apply(Int(red[i]), Int(green[i]), Int(blue[i]))
            func byte(_ c: Int) -> UInt32 { Sample16.byte(UInt16(c)) }
            unsafe out[i] = PackedPixel.over(transform.tint, byte(r) | byte(g) << 8 | byte(b) << 16 | 0xff00_0000)
        }
    }

    /// Converts four planes to packed premultiplied pixels, with colors clamped to alpha.
    package static func pack(
        _ out: UnsafeMutablePointer<UInt32>, red: UnsafePointer<UInt16>, green: UnsafePointer<UInt16>,
        blue: UnsafePointer<UInt16>, alpha: UnsafePointer<UInt16>, count: Int
    ) {
        for i in 0..<count {
            let a = unsafe Sample16.byte(alpha[i])
            func color(_ plane: UnsafePointer<UInt16>) -> UInt32 { unsafe min(Sample16.byte(plane[i]), a) }
            unsafe out[i] = unsafe color(red) | color(green) << 8 | color(blue) << 16 | a << 24
        }
    }

    /// Blurs the four channels of packed pixels, each 257 times its byte, like `gaussRow`.
    /// - Parameters:
    ///   - out: Four samples for each pixel, red first.
    ///   - src: `radius` further pixels lie before the first and after the last.
    package static func gaussPixelsRow(
        _ out: UnsafeMutablePointer<UInt16>, _ src: UnsafePointer<UInt32>, count: Int,
        weights: UnsafePointer<UInt32>, radius: Int
    ) {
        for x in 0..<count {
            for channel in 0..<4 {
                var sum: UInt32 = 32768
                for k in -radius...radius {
                    unsafe sum += 257 * ((src[x + k] >> UInt32(8 * channel)) & 255) * weights[abs(k)]
                }
                unsafe out[4 * x + channel] = UInt16(sum >> 16)
            }
        }
    }

    /// Blurs rows of such samples like `gaussColumn`, and converts them to packed premultiplied pixels like `pack`.
    package static func gaussPixelsColumn(
        _ out: UnsafeMutablePointer<UInt32>, _ rows: UnsafePointer<UnsafePointer<UInt16>?>, count: Int,
        weights: UnsafePointer<UInt32>, radius: Int
    ) {
        for x in 0..<count {
            let bytes = (0..<4).map { channel in
                let sum = (-radius...radius).reduce(UInt32(32768)) {
                    unsafe $0 + UInt32(rows[radius + $1]?[4 * x + channel] ?? 0) * weights[abs($1)]
                }
                return Sample16.byte(UInt16(sum >> 16))
            }
            let a = bytes[3]
            unsafe out[x] = min(bytes[0], a) | min(bytes[1], a) << 8 | min(bytes[2], a) << 16 | a << 24
        }
    }
}

/// The reference for the glass kernels of CVitrinePixelKernels, a pixel at a time. Samples are 0...65535.
package enum ReferenceGlass {
    /// A chord of an outline; see `vitrine_chord`.
    package typealias Chord = (
        x: Double, y: Double, dx: Double, dy: Double, alongX: Double, alongY: Double, before: Double
    )

    /// Returns the signed distance of a point to the nearest chord, negative to its right, and the unit vector between
    /// both that points from right to left.
    /// - Parameters:
    ///   - count: The number of chords, 1 or more.
    ///   - chord: The chord at an index.
    package static func nearest(
        _ u: Double, _ v: Double, count: Int, _ chord: (Int) -> Chord
    ) -> (distance: Double, x: Double, y: Double) {
        var best = (squared: Double.infinity, x: 0.0, y: 0.0, side: 0.0)
        for k in 0..<count {
            let c = chord(k)
            let along = u * c.alongX + v * c.alongY - c.before
            let t = along > 0 ? along < 1 ? along : 1 : 0
            let x = u - c.x - t * c.dx
            let y = v - c.y - t * c.dy
            let squared = x * x + y * y
            if squared < best.squared {
                best = (squared, x, y, c.dx * (v - c.y) - c.dy * (u - c.x))
            }
        }
        let length = best.squared.squareRoot()
        if length < 1e-9 { return (0, -0.7071067811865476, -0.7071067811865476) }
        let distance = best.side >= 0 ? -length : length
        let scale = 1 / distance
        return (distance, best.x * scale, best.y * scale)
    }

    /// Samples a raster of interleaved red, green, blue and a fourth channel bilinearly, to planes.
    /// - Parameters:
    ///   - pixels: `stride` pixels of four samples a row; each sample reads four pixels.
    ///   - window: The center of the first pixel, and the distance of the last one; positions beyond are clamped.
    ///   - x: Positions in 1/256 of a pixel.
    ///   - y: The vertical positions; nil if all of them are `row`.
    package static func bilinear(
        _ red: UnsafeMutablePointer<UInt16>, _ green: UnsafeMutablePointer<UInt16>,
        _ blue: UnsafeMutablePointer<UInt16>, pixels: UnsafePointer<UInt16>, stride: Int,
        window: (left: Int32, top: Int32, right: Int32, bottom: Int32), x: UnsafePointer<Int32>,
        y: UnsafePointer<Int32>?, row: Int32, count: Int
    ) {
        for i in 0..<count {
            let across = unsafe min(max(x[i] - window.left, 0), window.right)
            let down = unsafe min(max((y?[i] ?? row) - window.top, 0), window.bottom)
            let (wx, wy) = (Int(across & 255), Int(down & 255))
            let start = 4 * (Int(down >> 8) * stride + Int(across >> 8))
            func sample(_ channel: Int) -> UInt16 {
                func mixed(_ k: Int) -> Int { unsafe Int(pixels[k]) * (256 - wx) + Int(pixels[k + 4]) * wx }
                let upper = mixed(start + channel)
                let lower = mixed(start + channel + 4 * stride)
                return UInt16((upper * (256 - wy) + lower * wy + 32768) >> 16)
            }
            unsafe red[i] = sample(0)
            unsafe green[i] = sample(1)
            unsafe blue[i] = sample(2)
        }
    }

    /// Interpolates between two rows, by weights 0...256 of the second.
    package static func mixRows(
        _ out: UnsafeMutablePointer<UInt16>, _ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>,
        weights: UnsafePointer<UInt16>, count: Int
    ) {
        for i in 0..<count {
            let w = unsafe Int(weights[i])
            unsafe out[i] = unsafe UInt16((Int(a[i]) * (256 - w) + Int(b[i]) * w + 128) >> 8)
        }
    }

    /// The light that a body lacks to its rim: `black` less `slope` times the luma behind it, clamped to 0...1.
    package struct Lack {
        package let black: Double
        package let slope: Double

        package init(black: Double, slope: Double) {
            self.black = black
            self.slope = slope
        }

        /// - Parameter luma: The luma of what lies behind, 0...1.
        @inline(__always) package func callAsFunction(luma: Double) -> Double {
            (black - slope * luma).clamped(to: 0...1)
        }
    }

    /// Computes the white light, 0...65535, that rims add to three planes.
    /// - Parameter rim: The rim's light at an index, 0...1.
    package static func rimLight(
        _ out: UnsafeMutablePointer<UInt16>, red: UnsafePointer<UInt16>, green: UnsafePointer<UInt16>,
        blue: UnsafePointer<UInt16>, count: Int, _ lack: Lack, rim: (Int) -> Float
    ) {
        for i in 0..<count {
            let (r, g, b) = unsafe (Double(red[i]), Double(green[i]), Double(blue[i]))
            let luma = (13933 * r + 46871 * g + 4732 * b) / (65536 * 65535)
            unsafe out[i] = UInt16(min(Double(rim(i)) * lack(luma: luma), 1) * 65535 + 0.5)
        }
    }

    /// Raises the saturation of three planes where there is light, by `chroma` in full light. The output may begin
    /// before the input in the same memory, but not after it.
    package static func saturate(
        _ out: (
            red: UnsafeMutablePointer<UInt16>, green: UnsafeMutablePointer<UInt16>,
            blue: UnsafeMutablePointer<UInt16>
        ),
        red: UnsafePointer<UInt16>, green: UnsafePointer<UInt16>, blue: UnsafePointer<UInt16>,
        light: UnsafePointer<UInt16>, count: Int, chroma: Double
    ) {
        for i in 0..<count {
            let (r, g, b) = unsafe (Double(red[i]), Double(green[i]), Double(blue[i]))
            let luma = (13933 * r + 46871 * g + 4732 * b) / 65536
            let raised = unsafe chroma * Double(light[i]) / 65535
            func sample(_ c: Double) -> UInt16 { UInt16((c + (c - luma) * raised).clamped(to: 0...65535) + 0.5) }
            unsafe (out.red[i], out.green[i], out.blue[i]) = (sample(r), sample(g), sample(b))
        }
    }

    /// Transforms three planes, adds the tint with one rounding and the white light; writes opaque packed pixels.
    package static func glass(
        _ out: UnsafeMutablePointer<UInt32>, red: UnsafePointer<UInt16>, green: UnsafePointer<UInt16>,
        blue: UnsafePointer<UInt16>, light: UnsafePointer<UInt16>, count: Int, transform: ReferenceBlur.ColorTransform
    ) {
        let transparency = 255 - Int(transform.tint >> 24)
        for i in 0..<count {
            let (r, g, b) = unsafe transform.apply(Int(red[i]), Int(green[i]), Int(blue[i]))
            func channel(_ c: Int, _ shift: UInt32) -> UInt32 {
                let under = (Int((transform.tint >> shift) & 255) * 65535 + c * transparency + 127) / 255
                return unsafe Sample16.byte(UInt16(min(under + Int(light[i]), 65535))) << shift
            }
            unsafe out[i] = channel(r, 0) | channel(g, 8) | channel(b, 16) | 0xff00_0000
        }
    }
}

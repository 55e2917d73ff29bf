import VitrinePrimitives

/// Colors in perceptual spaces, computed with the same result on every machine.
enum PerceptualColor {
    /// The linear light, 0...1, of an sRGB sample.
    private static let linear = SRGBTransfer.linearBytes

    private static func cubeRoot(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        // Newton's method starts at a third of the exponent; each step doubles the number of correct bits.
        var y = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_5CC6_2CB0_F9E1)
        for _ in 0..<4 { y = (2 * y + x / (y * y)) / 3 }
        return y
    }

    @inline(__always)
    private static func light(_ p: UInt32) -> (Double, Double, Double) {
        let transparency = 255 - p >> 24
        return (
            linear[Int(min(255, p & 255 + transparency))], linear[Int(min(255, p >> 8 & 255 + transparency))],
            linear[Int(min(255, p >> 16 & 255 + transparency))]
        )
    }

    /// OKLab. Source: B. Ottosson, "A perceptual color space for image processing" (2020), matrices from linear sRGB.
    static func okLab(_ p: UInt32) -> SIMD3<Double> {
        let (r, g, b) = light(p)
        let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return SIMD3(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    /// CIELAB of D65. Source: IEC 61966-2-1 (matrix), CIE 15 (L*a*b*).
    static func lab(_ p: UInt32) -> SIMD3<Double> {
        let (r, g, b) = light(p)
        func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cubeRoot(t) : (24389.0 / 27 * t + 16) / 116 }
        let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// CIEDE2000. Source: G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference formula" (2005).
    static func ciede2000(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let (c1, c2) = ((a.y * a.y + a.z * a.z).squareRoot(), (b.y * b.y + b.z * b.z).squareRoot())
        let g = 0.5 * (1 - power7Ratio((c1 + c2) / 2))
        let (a1, a2) = (a.y * (1 + g), b.y * (1 + g))
        let (d1, d2) = ((a1 * a1 + a.z * a.z).squareRoot(), (a2 * a2 + b.z * b.z).squareRoot())
        let (h1, h2) = (degrees(a1, a.z), degrees(a2, b.z))
        let isGrey = d1 * d2 == 0
        var dh = isGrey ? 0 : h2 - h1
        if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
        let dH = 2 * (d1 * d2).squareRoot() * sine(dh / 2)
        let lMean = (a.x + b.x) / 2
        let cMean = (d1 + d2) / 2
        var hMean = h1 + h2
        if !isGrey {
            hMean = abs(h1 - h2) <= 180 ? hMean / 2 : hMean < 360 ? (hMean + 360) / 2 : (hMean - 360) / 2
        }
        let t =
            1 - 0.17 * cosine(hMean - 30) + 0.24 * cosine(2 * hMean) + 0.32 * cosine(3 * hMean + 6) - 0.20
            * cosine(4 * hMean - 63)
        let turn = (hMean - 275) / 25
        let rotation = -2 * power7Ratio(cMean) * sine(60 * ExactMath.exp(-turn * turn))
        let l50 = (lMean - 50) * (lMean - 50)
        let l = (b.x - a.x) / (1 + 0.015 * l50 / (20 + l50).squareRoot())
        let c = (d2 - d1) / (1 + 0.045 * cMean)
        let h = dH / (1 + 0.015 * cMean * t)
        return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    /// A lower bound of CIEDE2000: its lightness term, whose weight is at most 1.75.
    static func leastCIEDE2000(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { abs(a.x - b.x) / 1.75 }

    private static func power7Ratio(_ c: Double) -> Double {
        let c7 = c * c * c * c * c * c * c
        return (c7 / (c7 + 6_103_515_625)).squareRoot()
    }

    private static func degrees(_ x: Double, _ y: Double) -> Double {
        guard x != 0 || y != 0 else { return 0 }
        let turns = ExactMath.turns(x: x, y: y)
        return (turns < 0 ? turns + 1 : turns) * 360
    }

    private static func sine(_ degrees: Double) -> Double { ExactMath.sincos(degrees * .pi / 180).sin }
    private static func cosine(_ degrees: Double) -> Double { ExactMath.sincos(degrees * .pi / 180).cos }
}

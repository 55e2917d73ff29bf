import VitrinePNGDecoder
import VitrinePrimitives

/// The conversion from the pixels of a profile with three colorants and three curves to sRGB, relative colorimetric:
/// colors outside sRGB are clipped. Source: ICC.1:2010 (profile version 4.3), 6.3.4.3, 7, 8.3.3, 9 and 10; IEC
/// 61966-2-1.
package struct ProfileConversion: Hashable, Sendable {
    /// The reason that a profile is not applied.
    package struct Failure: Error, Hashable, Sendable {
        package let reason: String
    }

    /// The linear light of each component's 256 values.
    private let curves: [[Double]]
    /// The map from linear light to that of sRGB, row by row.
    private let matrix: [Double]

    /// - Parameter profile: Any bytes; nothing outside them is read, and nothing larger than them is allocated.
    package init(profile: [UInt8]) throws(Failure) {
        let tags = try ProfileTags(profile)
        curves = [try tags.curve("rTRC"), try tags.curve("gTRC"), try tags.curve("bTRC")]
        let (red, green, blue) = (try tags.xyz("rXYZ"), try tags.xyz("gXYZ"), try tags.xyz("bXYZ"))
        matrix = (0..<9).map { i in
            let row = Self.fromXYZ[(i / 3 * 3)..<(i / 3 * 3 + 3)]
            let column = [red, green, blue][i % 3]
            return zip(row, column).reduce(0) { $0 + $1.0 * $1.1 }
        }
    }

    /// The map from XYZ (white D50) to linear sRGB: the inverse of sRGB's colorants, adapted by the Bradford matrix.
    private static let fromXYZ: [Double] = {
        // The colorants of the profile sRGB2014.icc of the International Color Consortium.
        let m = [
            0.436065673828125, 0.385147094726563, 0.143066406250000, 0.222488403320313, 0.716873168945313,
            0.060607910156250, 0.013916015625000, 0.097076416015625, 0.714096069335938,
        ]
        func minor(_ r: Int, _ c: Int) -> Double {
            let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
            return m[r1 * 3 + c1] * m[r2 * 3 + c2] - m[r1 * 3 + c2] * m[r2 * 3 + c1]
        }
        let determinant = (0..<3).reduce(0.0) { $0 + m[$1] * minor(0, $1) }
        return (0..<9).map { minor($0 % 3, $0 / 3) / determinant }
    }()

    /// The components of sRGB, 0...255, by linear light in steps of 1/65535, at which they grow by at most a twentieth.
    private static let bytes: [UInt8] = (0...65_535).map {
        UInt8((SRGBTransfer.encoded(Double($0) / 65_535) * 255).rounded())
    }

    /// Whether colors change by at most a level, as with the profile of sRGB.
    package var isIdentity: Bool {
        let steps: [UInt32] = [0, 1, 16, 48, 80, 112, 144, 176, 208, 240, 255]
        for red in steps {
            for green in steps {
                for blue in steps {
                    let pixel = 0xFF00_0000 | red | green << 8 | blue << 16
                    let result = converted(pixel)
                    for shift in [UInt32(0), 8, 16] {
                        let (a, b) = (Int(pixel >> shift & 255), Int(result >> shift & 255))
                        if abs(a - b) > 1 { return false }
                    }
                }
            }
        }
        return true
    }

    /// A straight pixel with its components converted to sRGB.
    func converted(_ pixel: UInt32) -> UInt32 {
        let r = curves[0][Int(pixel & 255)]
        let g = curves[1][Int(pixel >> 8 & 255)]
        let b = curves[2][Int(pixel >> 16 & 255)]
        func byte(_ row: Int) -> UInt32 {
            let light = matrix[row * 3] * r + matrix[row * 3 + 1] * g + matrix[row * 3 + 2] * b
            return UInt32(Self.bytes[Int((light.clamped(to: 0...1) * 65_535).rounded())])
        }
        return pixel & 0xFF00_0000 | byte(0) | byte(1) << 8 | byte(2) << 16
    }

    /// Converts premultiplied pixels to sRGB.
    package func convert(_ bitmap: inout Bitmap) {
        var (last, result) = (UInt32(0), UInt32(0))
        for i in bitmap.pixels.indices where bitmap.pixels[i] != 0 {
            let pixel = bitmap.pixels[i]
            if pixel != last {
                last = pixel
                result = StraightAlpha.premultiplied(converted(StraightAlpha.straight(pixel)))
            }
            bitmap.pixels[i] = result
        }
    }
}

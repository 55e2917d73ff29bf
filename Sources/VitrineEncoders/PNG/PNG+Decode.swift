import VitrinePNGDecoder
import VitrinePrimitives

extension PNG {
    /// Decodes a PNG; see `PNGDecoder.decode`.
    /// - Throws: `notAPNG`, `imageTooLarge` (from the header), `brokenPNG` for damaged or truncated bytes.
    package static func decode(
        _ bytes: [UInt8], limits: ImageLimits = .default
    ) throws(ImageDecodingError) -> Bitmap {
        do throws(PNGDecodingError) {
            return try PNGDecoder.decode(bytes) { limits.allows(width: $0, height: $1) }
        } catch {
            throw ImageDecodingError(error, limits: limits)
        }
    }

    /// The size that the header claims; see `PNGDecoder.size`.
    /// - Throws: `notAPNG`, `brokenPNG`.
    package static func size(_ bytes: [UInt8]) throws(ImageDecodingError) -> (width: Int, height: Int) {
        do throws(PNGDecodingError) {
            return try PNGDecoder.size(bytes)
        } catch {
            throw ImageDecodingError(error, limits: .default)
        }
    }
}

extension PNGChunk {
    func hasValidChecksum(_ bytes: [UInt8]) -> Bool {
        let sum = unsafe bytes.withUnsafeBufferPointer {
            unsafe CRC32.of($0.baseAddress! + body.lowerBound - 4, body.count + 4)
        }
        return Int(sum) == PNGChunk.word(bytes, body.upperBound)
    }
}

extension ImageDecodingError {
    fileprivate init(_ error: PNGDecodingError, limits: ImageLimits) {
        switch error {
        case .notAPNG: self = .notAPNG
        case .damaged(let reason): self = .brokenPNG(reason: reason)
        case .tooLarge(let width, let height): self = .imageTooLarge(width: width, height: height, limits: limits)
        }
    }
}

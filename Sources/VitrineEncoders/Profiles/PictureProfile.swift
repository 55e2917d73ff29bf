import CVitrineDeflate
import VitrinePNGDecoder
import VitrinePrimitives

/// The color space that a picture file declares.
package enum PictureProfile: Hashable, Sendable {
    /// The file declares sRGB or no profile.
    case sRGB
    /// A profile of three colorants and three curves.
    case matrix(ProfileConversion)
    /// A profile that is not applied, and the reason.
    case unsupported(reason: String)

    /// The largest profile that is read, in bytes. Those of displays have a few thousand.
    package static let largest = 1 << 20

    /// The profile of a PNG, APNG, JPEG, WebP or AVIF. Damaged chunks are ignored, as in libpng.
    /// Source: PNG specification, third edition (W3C, 2025), 4.3 (cICP takes precedence over iCCP, and that over the
    /// others), 11.3.2; ICC.1:2010, annex B.4 (JPEG).
    package init(of file: [UInt8]) {
        if JPEG.recognizes(file) {
            self = Self.jpegProfile(file).map { Self.read($0) } ?? .sRGB
        } else if file.starts(with: PNGChunk.signature) {
            self = Self.png(file)
        } else if RIFF.recognizes(file) {
            self = WebPReader.profile(file).map { Self.read($0) } ?? .sRGB
        } else if AVIFReader.recognizes(file), let reader = try? AVIFReader(file, limits: .default) {
            if let profile = reader.profile {
                self = Self.read(profile)
            } else {
                // The value 2, unspecified, counts as sRGB. The matrix and the range do not affect colors.
                let (primaries, transfer) = reader.codePoints
                self = Self.codePoints([
                    primaries == 2 ? 1 : UInt8(truncatingIfNeeded: primaries),
                    [1, 2, 6].contains(transfer) ? 13 : UInt8(truncatingIfNeeded: transfer), 0, 1,
                ])
            }
        } else {
            self = .sRGB
        }
    }

    /// The file without other declarations about colors, which a profile replaces.
    static func removingGamma(from file: [UInt8]) -> [UInt8] {
        guard file.starts(with: PNGChunk.signature) else { return file }
        var kept = PNGChunk.signature
        var at = kept.count
        while let chunk = PNGChunk(file, at) {
            if !["gAMA", "cHRM", "sRGB"].contains(chunk.type) { kept += file[at..<chunk.end] }
            at = chunk.end
            if chunk.type == "IEND" { break }
        }
        return kept + file[min(at, file.count)...]
    }

    static func read(_ profile: [UInt8]) -> PictureProfile {
        do throws(ProfileConversion.Failure) {
            let conversion = try ProfileConversion(profile: profile)
            return conversion.isIdentity ? .sRGB : .matrix(conversion)
        } catch {
            return .unsupported(reason: error.reason)
        }
    }

    // MARK: PNG

    private static func png(_ file: [UInt8]) -> PictureProfile {
        var at = PNGChunk.signature.count
        var embedded: PictureProfile?
        while let chunk = PNGChunk(file, at), chunk.type != "IDAT", chunk.type != "IEND" {
            switch chunk.type {
            case "cICP":
                guard chunk.body.count == 4, chunk.hasValidChecksum(file) else { break }
                return codePoints(Array(file[chunk.body]))
            case "iCCP":
                guard embedded == nil, chunk.hasValidChecksum(file) else { break }
                embedded = pngProfile(file[chunk.body])
            default: break
            }
            at = chunk.end
        }
        return embedded ?? .sRGB
    }

    /// The color space for code points of ITU-T H.273: primaries, transfer function, matrix, range.
    private static func codePoints(_ codes: [UInt8]) -> PictureProfile {
        switch codes {
        case [1, 13, 0, 1]: .sRGB
        case [12, 13, 0, 1]: read(ICCProfile.displayP3)
        default:
            .unsupported(reason: "the code points \(codes.map(String.init).joined(separator: ", ")) are not supported")
        }
    }

    /// The chunk has a name, a zero byte, the compression method, and a zlib stream.
    private static func pngProfile(_ body: ArraySlice<UInt8>) -> PictureProfile? {
        guard let end = body.prefix(80).firstIndex(of: 0), end + 2 < body.endIndex, body[end + 1] == 0 else {
            return nil
        }
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_BAD_DATA
        let profile = unsafe [UInt8](unsafeUninitializedCapacity: largest) { output, count in
            unsafe body[(end + 2)...].withUnsafeBytes { input in
                result = unsafe libdeflate_zlib_decompress(
                    decompressor, input.baseAddress, input.count, output.baseAddress, largest, &count)
            }
            if result != LIBDEFLATE_SUCCESS { count = 0 }
        }
        if result == LIBDEFLATE_INSUFFICIENT_SPACE {
            return .unsupported(reason: "it has more than \(largest) bytes")
        }
        return result == LIBDEFLATE_SUCCESS ? read(profile) : nil
    }

    // MARK: JPEG

    /// The parts of a profile are in several segments of at most 64 KB, with their number and the count of parts.
    private static func jpegProfile(_ file: [UInt8]) -> [UInt8]? {
        let prefix = Array("ICC_PROFILE".utf8) + [0]
        var parts: [Int: ArraySlice<UInt8>] = [:]
        var count = 0
        var at = 2
        while at + 4 <= file.count, file[at] == 0xFF, file[at + 1] != 0xDA {
            let length = Int(file[at + 2]) << 8 | Int(file[at + 3])
            guard length >= 2, at + 2 + length <= file.count else { return nil }
            let body = file[(at + 4)..<(at + 2 + length)]
            if file[at + 1] == 0xE2, body.count > prefix.count + 2, body.starts(with: prefix) {
                let start = body.startIndex + prefix.count
                count = Int(file[start + 1])
                parts[Int(file[start])] = body[(start + 2)...]
            }
            at += 2 + length
        }
        guard count > 0, parts.count == count else { return nil }
        var profile: [UInt8] = []
        for number in 1...count {
            guard let part = parts[number] else { return nil }
            profile += part
        }
        return profile
    }
}

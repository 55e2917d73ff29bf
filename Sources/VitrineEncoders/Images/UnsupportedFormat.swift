import VitrinePNGDecoder

/// Recognizes unsupported kinds of picture files by their first bytes, and suggests conversions.
enum UnsupportedFormat {
    /// The error for a file of such a kind; nil for others.
    static func error(for bytes: [UInt8]) -> ImageDecodingError? {
        func has(_ text: String, at start: Int = 0) -> Bool { bytes.dropFirst(start).starts(with: text.utf8) }
        if has("version https://git-lfs.github.com/spec/") {
            return .unsupported(kind: "a pointer of Git LFS", remedy: "`git lfs pull` fetches the picture")
        }
        // Source: the `CgBI` chunk comes before the header of PNGs that Xcode compresses for devices.
        if bytes.starts(with: PNGChunk.signature), has("CgBI", at: 12) {
            return .unsupported(
                kind: "a PNG that Xcode has compressed for a device",
                remedy:
                    "`xcrun pngcrush -revert-iphone-optimizations in.png out.png` makes a PNG of it, or take the one in the project"
            )
        }
        let name: String
        if has("ftyp", at: 4) {
            if AVIFReader.recognizes(bytes) { return nil }
            // Source: ISO/IEC 14496-12, 4.3, and the brands of ISO/IEC 23008-12.
            if ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].contains(where: { has($0, at: 8) }) {
                name = "HEIC"
            } else {
                return .unsupported(
                    kind: "a film", remedy: "`ffmpeg -i film.mp4 film.apng` makes an animation of it that is")
            }
        } else if has("II*\0") || has("MM\0*") {
            name = "TIFF"
        } else if has("BM"), bytes.count > 26, bytes[6..<10].allSatisfy({ $0 == 0 }) {
            name = "BMP"
        } else if has("%PDF-") {
            name = "PDF"
        } else if has("<svg") || has("<?xml") {
            return .unsupported(
                kind: "SVG as a picture",
                remedy: "as an icon it is, or `rsvg-convert in.svg -o out.png` makes a PNG of it")
        } else {
            return nil
        }
        return .unsupported(kind: name, remedy: "`magick in.\(name.lowercased()) out.png` makes a PNG of it")
    }
}

/// The font files that come with the package, in its folder Assets/Fonts.
public enum BundledFonts {
    public struct File: Hashable, Sendable {
        public let name: String
        public let family: String
        public let weight: FontWeight
        public let cut: OpticalCut
    }

    public static let files: [File] =
        inter("Inter", .text) + inter("InterDisplay", .display)
        + noto("NotoSansHebrew", "Noto Sans Hebrew") + noto("NotoSansArabic", "Noto Sans Arabic")

    /// Opens all files.
    ///
    /// - Parameter read: gives the bytes of a file, by its name.
    /// - Throws: what `read` throws; `TextError.inFile` for a file that is no font.
    public static func book(reading read: (String) throws -> [UInt8]) throws -> FontBook {
        FontBook(
            try files.map { file in
                let bytes = try read(file.name)
                do throws(TextError) {
                    let face = try FontFace(bytes: bytes)
                    return FontBook.Entry(family: file.family, weight: file.weight, cut: file.cut, face: face)
                } catch { throw TextError.inFile(file.name, error) }
            })
    }

    private static func inter(_ stem: String, _ cut: OpticalCut) -> [File] {
        [("Regular", FontWeight.regular), ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold)]
            .map { File(name: "\(stem)-\($0.0).otf", family: SystemFont.family, weight: $0.1, cut: cut) }
    }

    private static func noto(_ stem: String, _ family: String) -> [File] {
        [("Regular", FontWeight.regular), ("Bold", .bold)]
            .map { File(name: "\(stem)-\($0.0).ttf", family: family, weight: $0.1, cut: .text) }
    }
}

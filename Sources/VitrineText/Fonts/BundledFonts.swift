/// The font files in the package's folder Assets/Fonts.
package enum BundledFonts {
    package struct File: Hashable, Sendable {
        package let name: String
        package let family: String
        package let weight: FontWeight
        package var isItalic = false
        package var cut = OpticalCut.text
        /// Whether most pictures need the file.
        var isCommon = true
    }

    package static let files: [File] =
        inter("Inter", .text) + inter("InterDisplay", .display)
        + interItalics(
            "Inter", .text, [("Italic", .regular), ("MediumItalic", .medium), ("SemiBoldItalic", .semibold)])
        + interItalics("InterDisplay", .display, [("Italic", .regular)])
        + noto("NotoSansHebrew", "Noto Sans Hebrew") + noto("NotoSansArabic", "Noto Sans Arabic")
        + [("Regular", FontWeight.regular), ("Bold", .bold)].map {
            File(name: "ComicNeue-\($0.0).otf", family: "Comic Neue", weight: $0.1)
        } + [File(name: "NotoColorEmoji.ttf", family: "Noto Color Emoji", weight: .regular)]

    /// A font book of all files. Each is opened when one of its faces is first used.
    /// - Parameter read: Returns the bytes of a file by its name.
    package static func book(reading read: @escaping @Sendable (String) throws -> [UInt8]) -> FontBook {
        FontBook(
            files.map { file in
                let traits = FaceTraits(
                    family: file.family, weight: file.weight, isItalic: file.isItalic, cut: file.cut)
                return FontBook.Entry.all(of: file.name, traits: [traits]) { try read(file.name) }[0]
            })
    }

    private static let weights: [(String, FontWeight)] = [
        ("Regular", .regular), ("Medium", .medium), ("SemiBold", .semibold), ("Bold", .bold),
    ]

    private static func inter(_ stem: String, _ cut: OpticalCut) -> [File] {
        weights.map { File(name: "\(stem)-\($0.0).otf", family: SystemFont.family, weight: $0.1, cut: cut) }
    }

    /// The named italics and the bold italic.
    private static func interItalics(_ stem: String, _ cut: OpticalCut, _ names: [(String, FontWeight)]) -> [File] {
        (names + [("BoldItalic", .bold)]).map {
            File(
                name: "\(stem)-\($0.0).otf", family: SystemFont.family, weight: $0.1, isItalic: true, cut: cut,
                isCommon: false)
        }
    }

    private static func noto(_ stem: String, _ family: String) -> [File] {
        weights.map { File(name: "\(stem)-\($0.0).ttf", family: family, weight: $0.1) }
    }
}

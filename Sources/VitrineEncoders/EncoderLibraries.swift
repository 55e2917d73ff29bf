import CVitrineGIF
import CVitrineJPEG
import CVitrinePNG

/// The versions of this module's libraries: libpng reads PNGs, libjpeg-turbo reads JPEGs, giflib writes the container
/// of GIFs, libwebp and libavif read and write theirs.
package enum EncoderLibraries {
    /// The version at run time, such as `1.6.39`.
    package static var libpng: String {
        let number = png_access_version_number()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }

    /// The version at build time, such as `2.1.5`, as libjpeg-turbo has none at run time; nil if its headers have none.
    package static var libjpegTurbo: String? {
        let number = Int(vitrine_jpeg_version)
        return number == 0 ? nil : "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
    }

    /// The version at run time, such as `1.2.4`; nil if it is unusable.
    package static var libwebp: String? { try? WebPLibrary.shared().version }

    /// The version at run time, such as `0.11.1`; nil if it is unusable.
    package static var libavif: String? { try? AVIFLibrary.shared().version }

    /// The version at build time, such as `5.2.1`, as giflib has none at run time.
    package static var giflib: String { "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)" }
}

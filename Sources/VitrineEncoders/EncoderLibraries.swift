import CVitrineGIF
import CVitrineJPEG
import CVitrinePNG

/// Versions of the libraries of this module: libpng reads PNGs, libjpeg-turbo reads JPEGs, giflib writes the container of
/// GIFs, libwebp and libavif read and write theirs.
package enum EncoderLibraries {
    /// At run time, such as `1.6.39`.
    package static var libpng: String {
        let number = png_access_version_number()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }

    /// At build time, such as `2.1.5`: libjpeg-turbo has no version at run time. Nil where its headers do not say.
    package static var libjpegTurbo: String? {
        let number = Int(vitrine_jpeg_version)
        return number == 0 ? nil : "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
    }

    /// At run time, such as `1.2.4`; nil where it cannot be used.
    package static var libwebp: String? { try? WebPLibrary.shared().version }

    /// At run time, such as `0.11.1`; nil where it cannot be used.
    package static var libavif: String? { try? AVIFLibrary.shared().version }

    /// At build time, such as `5.2.1`: giflib has no version at run time.
    package static var giflib: String { "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)" }
}

import CVitrineGIF
import CVitrinePNG

/// Versions of the libraries of this module: libpng reads PNGs, libjpeg-turbo reads JPEGs, giflib writes the container of
/// GIFs.
package enum EncoderLibraries {
    /// At run time, such as `1.6.39`.
    package static var libpng: String {
        let number = png_access_version_number()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }

    /// At build time, such as `5.2.1`: giflib has no version at run time.
    package static var giflib: String { "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)" }
}

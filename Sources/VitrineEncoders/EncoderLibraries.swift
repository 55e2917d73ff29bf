import CVitrineGIF
import CVitrinePNG

/// Versions of the libraries that this room works with: libpng reads PNGs, libjpeg-turbo JPEGs, giflib writes the container of GIFs.
package enum EncoderLibraries {
    /// As it is at run time, such as `1.6.39`.
    package static var libpng: String {
        let number = png_access_version_number()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }

    /// The version that Vitrine was built with, such as `5.2.1`: giflib does not tell its own.
    package static var giflib: String { "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)" }
}

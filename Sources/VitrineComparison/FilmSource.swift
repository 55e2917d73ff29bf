import VitrineEncoders
import VitrinePrimitives

/// An animation that is read frame by frame. Consecutive equal frames are merged.
package struct FilmSource {
    package let size: PictureSize
    /// The number of plays, 0 for forever.
    package let loopCount: Int
    private var read: () throws(ImageDecodingError) -> FilmPicture?
    private var ahead: FilmPicture?
    private var hasStarted = false

    /// Creates a source from a PNG, APNG, GIF, JPEG, WebP or AVIF.
    /// - Parameter inSRGB: Whether colors are converted from the file's profile to sRGB. Default: false.
    /// - Throws: The errors of `ImageFileReader`.
    package init(
        _ bytes: [UInt8], limits: ImageLimits = .default, inSRGB: Bool = false
    ) throws(ImageDecodingError) {
        var reader = try ImageFileReader(bytes, limits: limits, inSRGB: inSRGB)
        size = PictureSize(width: reader.width, height: reader.height)
        loopCount = reader.loopCount
        read = { () throws(ImageDecodingError) in
            try reader.next().map { FilmPicture(bitmap: $0.bitmap, duration: $0.duration) }
        }
    }

    /// Creates a source from frames that are made one by one.
    package init(size: PictureSize, loopCount: Int, frames: @escaping () -> FilmPicture?) {
        self.size = size
        self.loopCount = loopCount
        read = { () throws(ImageDecodingError) in frames() }
    }

    /// The next picture and its duration; nil after the last one.
    package mutating func next() throws(ImageDecodingError) -> FilmPicture? {
        if !hasStarted {
            hasStarted = true
            ahead = try read()
        }
        guard var frame = ahead else { return nil }
        ahead = try read()
        while let next = ahead, next.bitmap == frame.bitmap {
            frame.duration = frame.duration.adding(next.duration)
            ahead = try read()
        }
        return frame
    }
}

package struct FilmPicture {
    package var bitmap: Bitmap
    package var duration: FrameDuration

    package init(bitmap: Bitmap, duration: FrameDuration) { (self.bitmap, self.duration) = (bitmap, duration) }
}

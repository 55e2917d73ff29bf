import VitrineEncoders
import VitrinePrimitives

/// An animation that is read frame by frame. Frames that show the same picture in a row are one.
package struct FilmSource {
    package let size: PictureSize
    /// How often it plays, 0 for forever.
    package let loopCount: Int
    private var read: () throws(ImageDecodingError) -> FilmPicture?
    private var ahead: FilmPicture?
    private var hasBegun = false

    /// A PNG, APNG, GIF, JPEG, WebP or AVIF.
    ///
    /// - Parameter inSRGB: whether colors are brought to sRGB from the file's profile.
    /// - Throws: as `ImageFileReader`.
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

    /// Frames that are made one by one.
    package init(size: PictureSize, loopCount: Int, frames: @escaping () -> FilmPicture?) {
        self.size = size
        self.loopCount = loopCount
        read = { () throws(ImageDecodingError) in frames() }
    }

    /// The next picture and its duration; nil after the last.
    package mutating func next() throws(ImageDecodingError) -> FilmPicture? {
        if !hasBegun {
            hasBegun = true
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

import VitrineEncoders
import VitrinePrimitives

/// A picture of an animation and its duration.
package struct FilmPicture {
    package var bitmap: Bitmap
    package var duration: FrameDuration

    package init(bitmap: Bitmap, duration: FrameDuration) { (self.bitmap, self.duration) = (bitmap, duration) }
}

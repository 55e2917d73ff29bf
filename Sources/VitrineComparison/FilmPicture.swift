import VitrineEncoders
import VitrinePrimitives

package struct FilmPicture {
    package var bitmap: Bitmap
    package var duration: FrameDuration

    package init(bitmap: Bitmap, duration: FrameDuration) { (self.bitmap, self.duration) = (bitmap, duration) }
}

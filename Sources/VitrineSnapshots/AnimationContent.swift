import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

package enum AnimationContent {
    /// The unit of times, 1/1000 s, which represents the delays of GIFs and most APNGs.
    private static let unit = FrameDuration(1, 1000)

    /// - Throws: The errors of `ImageFileReader`, including for an animation of more than 256 million pixels in all.
    package static func film(_ bytes: [UInt8]) throws(ImageDecodingError) -> SnapshotContent {
        let limits = ImageLimits(maximumSide: 16384, maximumPixels: 64 << 20, maximumTotalPixels: 256 << 20)
        var reader = try ImageFileReader(bytes, limits: limits)
        let size = PictureSize(width: reader.width, height: reader.height)
        let loopCount = reader.loopCount
        var frames: [FilmPicture] = []
        while let frame = try reader.next() {
            // A delay of 0 counts as one unit.
            let units = max(1, Int((frame.duration.seconds * 1000).rounded()))
            frames.append(FilmPicture(bitmap: frame.bitmap, duration: FrameDuration(units, 1000)))
        }
        guard !frames.isEmpty else { throw .noFrames }
        let all = frames
        return .film(
            FilmContent(
                size: size, fps: nil, unit: unit, loopCount: loopCount, count: all.count,
                frames: { AnyIterator(all.makeIterator()) }, elements: { _ in ElementMap() }, poses: nil))
    }
}

import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

package enum SnapshotContent {
    case image(Bitmap, elements: ElementMap)
    case film(FilmContent)
    case poses(PoseFilm, fps: Double)
    case text(String)

    /// The ending of a reference's file.
    package var ending: String {
        switch self {
        case .image: "png"
        case .film: "apng"
        case .poses: "poses.txt"
        case .text: "txt"
        }
    }

    package var kind: String {
        switch self {
        case .image: "image"
        case .film: "film"
        case .poses: "poses"
        case .text: "text"
        }
    }
}

/// An animation that is drawn on demand.
package struct FilmContent {
    package var size: PictureSize
    /// The frames per second for numbering; nil numbers the pictures.
    package var fps: Double?
    /// The unit of its frames' times, such as one frame.
    package var unit: FrameDuration
    package var loopCount: Int
    package var count: Int
    /// Draws the animation from its beginning.
    package var frames: () -> AnyIterator<FilmPicture>
    package var elements: (Double) -> ElementMap
    /// The movements of the elements, if there are any.
    package var poses: PoseFilm?

    package var source: FilmSource {
        let frames = frames()
        return FilmSource(size: size, loopCount: loopCount) { frames.next() }
    }

    /// A lossless APNG.
    /// - Throws: The errors of `APNGEncoder`.
    func apng() throws(ImageEncodingError) -> [UInt8] {
        var encoder = try APNGEncoder(
            width: size.width, height: size.height, options: APNGOptions(unit: unit, loopCount: loopCount))
        var bytes: [UInt8] = []
        let frames = frames()
        var time = 0
        while let frame = frames.next() {
            bytes += try encoder.add(frame.bitmap, at: time)
            time += max(1, Int((frame.duration.seconds / unit.seconds).rounded()))
        }
        let end = try encoder.finish(at: time)
        bytes += end.tail
        bytes.replaceSubrange(0..<end.head.count, with: end.head)
        return bytes
    }
}

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

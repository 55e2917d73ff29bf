import VitrineEncoders

/// The first difference between two pictures or animations, in words.
struct PictureDifference: CustomStringConvertible {
    let description: String

    /// Nil where both show the same pixels for the same times.
    /// - Throws: `EncoderError` for bytes that are no picture.
    init?(from old: [UInt8], to new: [UInt8]) throws(EncoderError) {
        var (a, b) = (try ImageFileReader(old), try ImageFileReader(new))
        guard (a.width, a.height) == (b.width, b.height) else {
            description = "\(b.width)x\(b.height) instead of \(a.width)x\(a.height)"
            return
        }
        guard a.loopCount == b.loopCount else {
            description = "it plays \(Self.times(b.loopCount)) instead of \(Self.times(a.loopCount))"
            return
        }
        var number = 0
        while true {
            number += 1
            switch (try a.next(), try b.next()) {
            case (nil, nil): return nil
            case (nil, _), (_, nil):
                description = "another number of frames, from frame \(number) on"
                return
            case (let x?, let y?):
                if x.bitmap != y.bitmap {
                    let count = zip(x.bitmap.pixels, y.bitmap.pixels).count { $0 != $1 }
                    let place = a.format == .png ? "" : " in frame \(number)"
                    description = "\(count) of \(x.bitmap.pixels.count) differ\(place)"
                    return
                }
                if x.duration != y.duration {
                    description =
                        "frame \(number) is seen for \(y.duration.seconds) s instead of \(x.duration.seconds) s"
                    return
                }
            }
        }
    }

    private static func times(_ loopCount: Int) -> String { loopCount == 0 ? "forever" : "\(loopCount) times" }
}

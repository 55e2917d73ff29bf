import VitrineEncoders
import VitrineTestSupport

/// A damaged file, read to its end or to an error.
struct FileCase {
    struct Outcome {
        var frames = 0
        var error: ImageDecodingError?
    }

    /// Small limits, so that a picture that exceeds them would show in the memory.
    static let limits = ImageLimits(
        maximumSide: 2048, maximumPixels: 1 << 20, maximumFrames: 64, maximumTotalPixels: 1 << 24)

    let bytes: [UInt8]

    init(_ number: UInt64, seed: UInt64, of samples: SampleFiles) {
        var mix = SplitMix64(seed: seed)
        var random = SplitMix64(seed: mix.next() ^ (number &* 0x9E37_79B9_7F4A_7C15))
        bytes = PictureDamage.damaged(random.element(of: samples.files), &random)
    }

    func run() -> Outcome {
        var outcome = Outcome()
        do throws(ImageDecodingError) {
            for text in PictureTexts.texts(in: bytes) { precondition(text.text.utf8.count <= 3 * bytes.count) }
            var reader = try ImageFileReader(bytes, limits: Self.limits)
            precondition(Self.limits.allows(width: reader.width, height: reader.height))
            while let frame = try reader.next() {
                precondition(frame.bitmap.width == reader.width && frame.bitmap.height == reader.height)
                precondition(frame.duration.numerator >= 0 && frame.duration.denominator > 0)
                outcome.frames += 1
                precondition(outcome.frames <= Self.limits.maximumFrames)
            }
        } catch {
            precondition(!error.description.isEmpty)
            outcome.error = error
        }
        return outcome
    }
}

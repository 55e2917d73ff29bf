import VitrineEncoders
import VitrinePrimitives
import VitrineTestSupport

/// The files that are damaged: stills of every color type, and short animations of every format.
struct SampleFiles {
    let files: [[UInt8]]

    init() {
        var random = SplitMix64(seed: 7)
        var files: [[UInt8]] = []
        do {
            for colors in [1, 2, 7, 40, 300] {
                for alpha in [false, true] {
                    let frames = Self.frames(&random, colors: colors, alpha: alpha)
                    for level in PNGOptions.Level.allCases {
                        let texts = [PNGText("Title", "a"), PNGText("Comment", "\u{3B1}")]
                        let options = PNGOptions(level: level, density: 144, metadata: texts)
                        files.append(try PNG.encode(frames[0], options: options))
                    }
                    var apng = try APNGEncoder(width: frames[0].width, height: frames[0].height)
                    var bytes: [UInt8] = []
                    for (i, frame) in frames.enumerated() { bytes += try apng.add(frame, at: i * 2) }
                    let (tail, head) = try apng.finish(at: frames.count * 2)
                    bytes += tail
                    bytes.replaceSubrange(0..<head.count, with: head)
                    files.append(bytes)
                    var gif = try GIFEncoder(width: frames[0].width, height: frames[0].height)
                    for (i, frame) in frames.enumerated() { try gif.add(frame, at: i * 3) }
                    files.append(PictureTexts.adding(comment: "a comment", toGIF: try gif.finish(at: frames.count * 3)))
                    for format in AnimationFormat.allCases {
                        for quality in [60, 100] {
                            let options = AnimationOptions(quality: quality, hasAlpha: alpha)
                            var coded = try AnimationEncoder(
                                format, width: frames[0].width, height: frames[0].height, options: options)
                            for (i, frame) in frames.enumerated() { try coded.add(frame, at: i * 3) }
                            files.append(try coded.finish(at: frames.count * 3))
                        }
                    }
                }
            }
        } catch { fatalError("\(error)") }
        self.files = files
    }

    private static func frames(_ random: inout SplitMix64, colors: Int, alpha: Bool) -> [Bitmap] {
        let palette = (0..<colors).map { _ -> UInt32 in
            let opacity: UInt32 = alpha ? UInt32(random.below(256)) : 255
            func channel() -> UInt32 { UInt32(random.below(Int(opacity) + 1)) }
            return PremultipliedColor(red: channel(), green: channel(), blue: channel(), alpha: opacity).bits
        }
        var bitmap = Bitmap(width: 1 + random.below(40), height: 1 + random.below(30))
        for i in bitmap.pixels.indices { bitmap.pixels[i] = random.element(of: palette) }
        return (0..<4).map { _ in
            for _ in 0..<9 { bitmap.pixels[random.below(bitmap.pixels.count)] = random.element(of: palette) }
            return bitmap
        }
    }
}

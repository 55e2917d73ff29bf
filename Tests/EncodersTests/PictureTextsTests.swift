import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct PictureTextsTests {
    @Test(arguments: [0, 1, 254, 255, 256, 510, 511, 3000]) func commentsReadBack(length: Int) throws {
        let gif = try SampleAnimation.encode(SampleAnimation.frames)
        let text = String(repeating: "a", count: length)
        let noted = PictureTexts.adding(comment: text, toGIF: gif)
        #expect(noted.count == gif.count + 3 + length + (length + 254) / 255)
        #expect(PictureTexts.texts(in: noted) == [PNGText("Comment", text)])
        #expect(PictureTexts.texts(in: gif) == [])
        #expect(try SampleAnimations.read(noted) == SampleAnimations.read(gif))
        let twice = PictureTexts.adding(comment: "b", toGIF: noted)
        #expect(PictureTexts.texts(in: twice).map(\.text) == [text, "b"])
    }

    @Test func textsOfPNGsAndAPNGs() throws {
        let texts = [PNGText("Title", "a picture"), PNGText("Comment", "\u{E9}t\u{E9}")]
        let options = PNGOptions(metadata: texts)
        let frames = SampleAnimations.all[3].frames
        #expect(PictureTexts.texts(in: try PNG.encode(frames[0], options: options)) == texts)
        #expect(PictureTexts.texts(in: try SampleAnimations.apng(frames, options: APNGOptions(png: options))) == texts)
        #expect(PictureTexts.texts(in: try PNG.encode(frames[0])) == [])
    }

    @Test func ofALongTextOnlyAsMuchAsAskedForIsRead() throws {
        let text = String(repeating: "a", count: 3000)
        let gif = PictureTexts.adding(comment: text, toGIF: try SampleAnimation.encode(SampleAnimation.frames))
        let options = PNGOptions(metadata: [PNGText("Comment", text)])
        let png = try PNG.encode(SampleAnimations.all[3].frames[0], options: options)
        for bytes in [gif, png] {
            #expect(PictureTexts.texts(in: bytes, longest: 700) == [PNGText("Comment", String(text.prefix(700)))])
            #expect(PictureTexts.texts(in: bytes, longest: 3000) == [PNGText("Comment", text)])
        }
    }

    @Test func damageIsNoMatter() throws {
        var random = SplitMix64(seed: 91)
        let gif = PictureTexts.adding(comment: "abc", toGIF: try SampleAnimation.encode(SampleAnimation.frames))
        let png = try PNG.encode(
            SampleAnimations.all[3].frames[0], options: PNGOptions(metadata: [PNGText("Title", "abc")]))
        var found = 0
        for sound in [gif, png] {
            // The test reads every shorter file, and many damaged ones.
            for count in stride(from: 0, to: sound.count, by: max(1, sound.count / 300)) {
                found += PictureTexts.texts(in: Array(sound.prefix(count))).count
            }
            for _ in 0..<500 {
                found += PictureTexts.texts(in: PictureDamage.damaged(sound, &random)).count
            }
        }
        #expect(found > 100)
    }
}

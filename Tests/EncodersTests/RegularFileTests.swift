import Foundation
import Testing

@testable import VitrineEncoders

@Suite struct RegularFileTests {
    let folder = try! TemporaryFolder()

    private func failure(_ path: String) -> RegularFile.Failure? {
        do throws(RegularFile.Failure) {
            _ = try RegularFile(path: path)
            return nil
        } catch { return error }
    }

    @Test func partsOfAFileAreRead() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try Data(bytes).write(to: folder.url("a"))
        let file = try RegularFile(path: folder.path + "/a")
        #expect(file.count == 200_000)
        #expect(try file.bytes() == bytes)
        #expect(try file.read(10, at: 199_995) == Array(bytes[199_995...]))
        #expect(try file.read(10, at: 300_000) == [])
        // The file is the opened one, even if another has its name.
        try FileManager.default.removeItem(at: folder.url("a"))
        #expect(try file.read(3, at: 1) == Array(bytes[1..<4]))
    }

    @Test func whatIsNoFileIsRefusedAtOnce() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        for path in [folder.path + "/pipe", folder.path, "/dev/zero"] {
            #expect(failure(path)?.description == "it is not a file")
        }
        #expect(failure(folder.path + "/none") == .init(isMissing: true, description: "no such file"))
        #expect(failure("a\0b")?.description == "its name has a zero byte")
    }

    /// Opening must not wait for a writer.
    @Test func rawFramesOfAPipeAreRefused() throws {
        let path = folder.path + "/pipe.rgb"
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FrameSourceError.file(.inputFailed(path: path, reason: "it is not a file"))) {
            try RawFrames(path: path, width: 2, height: 2, layout: .rgb) { $0 }
        }
    }
}

@Suite struct FrameCountTests {
    @Test func itIsTheNumberOfFramesThatAreRead() throws {
        let gif = try SampleAnimation.encode(SampleAnimation.frames)
        #expect(try FrameCount.of(gif) == SampleAnimations.read(gif).count)
        #expect(FrameCount.of(PictureTexts.adding(comment: "abc", toGIF: gif)) == FrameCount.of(gif))
        for animation in SampleAnimations.all {
            let apng = try SampleAnimations.apng(animation.frames)
            #expect(try FrameCount.of(apng) == SampleAnimations.read(apng).count)
        }
        #expect(try FrameCount.of(PNG.encode(SampleAnimation.frames[0])) == 1)
        for count in stride(from: 0, to: gif.count, by: 97) {
            #expect(FrameCount.of(Array(gif.prefix(count))) <= FrameCount.of(gif) + 1)
        }
    }
}

import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineEncoders

@Suite struct GIFCopyTests {
    private func frames(_ bytes: [UInt8]) throws -> (loopCount: Int, frames: [ImageFrame]) {
        var reader = try ImageFileReader(bytes)
        var frames: [ImageFrame] = []
        while let frame = try reader.next() { frames.append(frame) }
        return (reader.loopCount, frames)
    }

    @Test(arguments: [0, 1, 2, 65535]) func onlyTheNumberOfPlaysChanges(loopCount: Int) throws {
        for former in [0, 1, 7] {
            let bytes = try SampleAnimation.encode(SampleAnimation.frames, options: GIFOptions(loopCount: former))
            let copy = try GIFCopy.copy(bytes, loopCount: loopCount)
            let (old, new) = (try frames(bytes), try frames(copy))
            #expect(new.loopCount == loopCount && new.frames == old.frames)
            #expect(try GIFCopy.copy(copy, loopCount: former) == GIFCopy.copy(bytes, loopCount: former))
        }
    }

    @Test func theLastImageStays() throws {
        let bytes = try SampleAnimation.encode(SampleAnimation.frames)
        let (old, new) = (
            try frames(bytes).frames, try frames(try GIFCopy.copy(bytes, loopCount: 0, finalHold: 150)).frames
        )
        #expect(new.dropLast().elementsEqual(old.dropLast()))
        let (last, longer) = (try #require(old.last), try #require(new.last))
        #expect(longer.bitmap == last.bitmap)
        #expect(abs(longer.duration.seconds - last.duration.seconds - 1.5) < 0.001)
    }

    @Test func anImageWithoutADelayGetsOne() throws {
        let still = try SampleAnimation.encode([SampleAnimation.frames[0]])
        var blocks = try GIFBlockIterator(still)
        var bare = Array(still[..<blocks.position])
        var start = blocks.position
        while let block = try blocks.next() {
            if case .image = block { bare += still[start..<blocks.position] }
            start = blocks.position
        }
        let copy = try frames(try GIFCopy.copy(bare, loopCount: 1, finalHold: 90)).frames
        #expect(copy.map(\.bitmap) == (try frames(bare).frames.map(\.bitmap)))
        #expect(copy.map { Int(($0.duration.seconds * 100).rounded()) } == [100])
    }

    @Test func damagedFilesGiveAnErrorOrAFile() throws {
        var random = SplitMix64(seed: 67)
        let bytes = try SampleAnimation.encode(Array(SampleAnimation.frames.prefix(4)))
        for _ in 0..<cases(2000) {
            var damaged = Array(bytes.prefix(random.chance(3) ? random.below(bytes.count) : bytes.count))
            for _ in 0..<random.below(4) where !damaged.isEmpty {
                damaged[random.below(damaged.count)] = UInt8(random.below(256))
            }
            let copy = try? GIFCopy.copy(damaged, loopCount: random.below(3), finalHold: random.below(2) * 9)
            #expect(copy.map { $0.last == GIFBlockIterator.trailer } ?? true)
        }
    }
}

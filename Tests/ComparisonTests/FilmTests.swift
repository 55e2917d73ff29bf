import Testing
import VitrineEncoders
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineComparison

@Suite struct FilmTests {
    /// Returns a film of frames of one color each, with their durations in hundredths of a second.
    private static func film(_ frames: [(UInt32, Int)], loopCount: Int = 0) -> FilmSource {
        var rest = frames[...]
        return FilmSource(size: PictureSize(width: 8, height: 6), loopCount: loopCount) {
            rest.popFirst().map { color, time in
                FilmPicture(
                    bitmap: Bitmap(width: 8, height: 6, fill: PremultipliedColor(bits: 0xFF00_0000 | color)),
                    duration: FrameDuration(time, 100))
            }
        }
    }

    @Test func framesThatShowOnePictureAreOne() throws {
        let a = Self.film([(1, 10), (2, 10), (3, 20)])
        let b = Self.film([(1, 5), (1, 5), (2, 10), (3, 10), (3, 10)])
        #expect(try FilmComparison(expected: a, actual: b).isAccepted)
    }

    @Test func theFramesThatDifferAreNamed() throws {
        let a = Self.film([(1, 10), (2, 10), (3, 10), (4, 10), (5, 10)])
        let b = Self.film([(1, 10), (7, 10), (8, 10), (4, 10), (9, 10)])
        let comparison = try FilmComparison(expected: a, actual: b)
        #expect(comparison.frameRanges == "1...2, 4" && comparison.differing == 3)
        #expect(comparison.frames.map(\.time) == [0.1, 0.2, 0.4])
        #expect(comparison.description().hasPrefix("frames 1...2, 4 differ\nworst frame 1, at 0.1 s: 48 pixels of 48"))
    }

    @Test func otherTimesAreADifference() throws {
        func a() -> FilmSource { Self.film([(1, 10), (2, 10)]) }
        let late = try FilmComparison(expected: a(), actual: Self.film([(1, 12), (2, 8)]))
        #expect(!late.isAccepted && late.frames.map(\.time) == [0.1])
        let long = try FilmComparison(expected: a(), actual: Self.film([(1, 10), (2, 11)]))
        #expect(!long.isAccepted && long.differing == 0)
        #expect(long.description() == "lasts 0.21 s instead of 0.2 s")
    }

    @Test func anotherNumberOfRepetitionsIsADifferenceOfAnimationsOnly() throws {
        let (a, b) = (Self.film([(1, 10), (2, 10)]), Self.film([(1, 10), (2, 10)], loopCount: 3))
        let comparison = try FilmComparison(expected: a, actual: b)
        #expect(!comparison.isAccepted && comparison.description() == "plays 3 times instead of forever")
        let still = try FilmComparison(expected: Self.film([(1, 10)]), actual: Self.film([(1, 10)], loopCount: 3))
        #expect(still.isAccepted && still.isStill && still.description() == "the same pixels")
    }

    @Test func stillPicturesAreDescribedWithoutFrames() throws {
        let comparison = try FilmComparison(expected: Self.film([(1, 10)]), actual: Self.film([(2, 10)]))
        #expect(comparison.description().hasPrefix("48 pixels of 48 differ (100 %), within 8x6 at (0, 0)\nworst pixel"))
    }

    @Test func filesOfOneAnimationAreTheSameWhateverTheirFormat() throws {
        var apng = try APNGEncoder(width: 8, height: 6, options: APNGOptions(unit: FrameDuration(1, 100)))
        var gif = try GIFEncoder(width: 8, height: 6)
        var (png, film) = ([UInt8](), [UInt8]())
        for i in 0..<4 {
            let bitmap = Bitmap(width: 8, height: 6, fill: PremultipliedColor(bits: 0xFF00_0000 | UInt32(i * 40)))
            png += try apng.add(bitmap, at: i * 10)
            try gif.add(bitmap, at: i * 10)
        }
        let rest = try apng.finish(at: 40)
        png += rest.tail
        png.replaceSubrange(0..<rest.head.count, with: rest.head)
        film = try gif.finish(at: 40)
        #expect(try FilmComparison(expected: FilmSource(png), actual: FilmSource(film)).isAccepted)
    }
}

@Suite struct PoseTests {
    /// Returns a film of a bar that rises by 60 pt, overshoots, and rests.
    private static func film(
        start: Int = 10, length: Int = 30, overshoot: Double = 6, rest: Double = 800, name: String = "popupBar"
    ) -> PoseFilm {
        var film = PoseFilm(rate: 120, count: 120)
        for i in 0..<120 {
            let y: Double
            if i <= start {
                y = rest + 60
            } else if i >= start + length {
                y = rest
            } else {
                let t = Double(i - start) / Double(length)
                // The y coordinate decreases to the overshoot at three quarters of the time, then increases.
                y = t < 0.75 ? rest + 60 - (60 + overshoot) * t / 0.75 : rest - overshoot * (1 - t) / 0.25
            }
            film.record(name, PoseFilm.Pose(Rect(x: 10, y: y, width: 380, height: 64)), at: i)
        }
        return film
    }

    @Test func textsAreReadAsTheyAreWritten() throws {
        var film = Self.film()
        film.record(" odd\nname\\", PoseFilm.Pose(Rect(x: -1.005, y: 0.25, width: 3, height: 1e12)), at: 50)
        #expect(try PoseFilm(text: film.text) == film)
        #expect(film.text.contains("popupBar\n  0: 10, 860, 380, 64\n  11: 10, 857.07, 380, 64\n"))
    }

    @Test(arguments: [
        "", "poses 2: 1", "poses 1: 0 per second, 3 samples\n", "poses 1: 5 per second, 3 samples\na\n  4: -\n",
    ])
    func textsThatAreNoPosesAreRefused(text: String) {
        #expect(throws: PoseFilm.ParseError.self) { try PoseFilm(text: text) }
    }

    @Test func settlingTimeAndOvershootAreTold() {
        let lines = PoseDifference(
            expected: Self.film(), actual: Self.film(length: 35, overshoot: 9), fps: 50
        ).lines
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("popupBar: settles 42 ms later, overshoot 5.6 → 8.34 pt"), "\(lines)")
    }

    @Test func aRestingPlaceThatIsLowerIsTold() {
        let lines = PoseDifference(expected: Self.film(), actual: Self.film(rest: 802), fps: 50).lines
        #expect(lines == ["popupBar: 2 pt lower"])
        #expect(PoseDifference(expected: Self.film(), actual: Self.film(), fps: 50).isEmpty)
    }

    @Test func elementsThatDifferInOneWayShareALine() {
        func both(_ start: Int) -> PoseFilm {
            var film = Self.film(start: start)
            for (i, pose) in film["popupBar"]!.poses.enumerated() { film.record("popupBar.title", pose!, at: i) }
            return film
        }
        let lines = PoseDifference(expected: both(10), actual: both(16), fps: 50).lines
        #expect(lines.count == 1)
        #expect(lines[0].hasPrefix("popupBar, popupBar.title: starts 50 ms later, settles 50 ms later"), "\(lines)")
        #expect(
            PoseDifference(expected: both(10), actual: Self.film(), fps: 50).lines == ["popupBar.title: is missing"])
    }
}

import VitrineScreens

package struct FilmChapter: Hashable, Sendable {
    package var title: String
    package var firstFrame: Int
    /// The first frame of the next chapter, or the number of the film's frames.
    package var end: Int

    package init(title: String, firstFrame: Int, end: Int) {
        (self.title, self.firstFrame, self.end) = (title, firstFrame, end)
    }
}

extension FrameSequence {
    /// Returns the first frame that shows a time of the scene or a later one; nil if the film ends before.
    package func firstFrame(at seconds: Double) -> Int? {
        // Frames show times in ascending order, at every speed of the film.
        var (low, high) = (0, frameCount)
        while low < high {
            let middle = (low + high) / 2
            // A frame's time can be off by a rounding.
            if moment(ofFrame: middle) < seconds - 1e-9 { low = middle + 1 } else { high = middle }
        }
        return low < frameCount ? low : nil
    }

    /// The chapters with a frame, titled in the scene's language. One that begins before the film begins with it.
    package var chapters: [FilmChapter] { placedChapters.compactMap { $0 } }

    /// The indices of the chapters without a frame: those after the film's end, and those that end before it begins.
    package var chaptersLeftOut: [Int] { placedChapters.indices.filter { placedChapters[$0] == nil } }

    private var placedChapters: [FilmChapter?] {
        let (all, locale) = (staged.scene.output.chapters, staged.scene.traits.locale)
        let starts = all.map { firstFrame(at: $0.at) ?? frameCount }
        return all.indices.map { i in
            let end = i + 1 < all.count ? starts[i + 1] : frameCount
            return starts[i] < end
                ? FilmChapter(title: all[i].title.text(for: locale), firstFrame: starts[i], end: end) : nil
        }
    }
}

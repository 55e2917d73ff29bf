import Benchmark
import BenchmarkSupport
import VitrineStage
import VitrineText

let benchmarks: @Sendable () -> Void = {
    // A new typesetter each time, since one keeps the lines it has set; outlines stay with their faces.
    for (name, text) in [
        ("latin", "Itaque eos officiis expedita quisquam"), ("hebrew-and-latin", "שיר ערש, Lullaby Nr. 3"),
        ("arabic", "موسيقى هادئة للنوم العميق"),
    ] {
        timed("line-\(name)") {
            let book = try AssetFolder.bundled.typesetter().book
            let style = TextStyle(size: 17, weight: .semibold)
            return { blackHole(Typesetter(book: book).line(text, style: style)) }
        }
    }
    timed("line-truncated") {
        let book = try AssetFolder.bundled.typesetter().book
        let text = String(repeating: "Suscipit ut itaque eos officiis expedita ", count: 25)
        let style = TextStyle(size: 15)
        return { blackHole(Typesetter(book: book).line(text, style: style, maxWidth: 220)) }
    }
    timed("line-set-before", times: .kilo) {
        let typesetter = try AssetFolder.bundled.typesetter()
        let style = TextStyle(size: 17)
        return { blackHole(typesetter.line("Itaque eos officiis", style: style)) }
    }
    timed("fonts-opened") {
        { blackHole(try? AssetFolder.bundled.typesetter()) }
    }
}

import Benchmark
import BenchmarkScenes
import BenchmarkSupport
import VitrineEncoders
import VitrinePrimitives

let benchmarks: @Sendable () -> Void = {
    timed("png-of-many-colors") {
        let picture = picture(width: 414, height: 896)
        return { blackHole(try? PNG.encode(picture)) }
    }
    timed("png-of-many-colors-fast") {
        let picture = picture(width: 414, height: 896)
        return { blackHole(try? PNG.encode(picture, options: PNGOptions(level: .fast))) }
    }
    timed("png-of-few-colors") {
        let picture = flat(width: 414, height: 896, step: 0)
        return { blackHole(try? PNG.encode(picture)) }
    }
    timed("gif-of-many-colors") {
        let pictures = (0..<6).map { moved(picture(width: 414, height: 414), by: $0 * 7) }
        return { blackHole(try? gif(pictures)) }
    }
    timed("gif-of-few-colors") {
        let pictures = (0..<20).map { flat(width: 414, height: 167, step: $0) }
        return { blackHole(try? gif(pictures)) }
    }
}

private func gif(_ pictures: [Bitmap]) throws -> [UInt8] {
    var encoder = try GIFEncoder(width: pictures[0].width, height: pictures[0].height)
    for (i, picture) in pictures.enumerated() { try encoder.add(picture, at: 2 * i) }
    return try encoder.finish(at: 2 * pictures.count)
}

/// Gradients under discs.
private func picture(width: Int, height: Int) -> Bitmap {
    ScenePictures.discs(width: width, height: height, seed: 3, isOpaque: true)
}

/// The same with its middle third moved sideways.
private func moved(_ picture: Bitmap, by distance: Int) -> Bitmap {
    var out = picture
    for y in picture.height / 3..<2 * picture.height / 3 {
        for x in 0..<picture.width { out[x, y] = picture[(x + distance) % picture.width, y] }
    }
    return out
}

/// A plain ground with a bar that rises step by step.
private func flat(width: Int, height: Int, step: Int) -> Bitmap {
    var out = Bitmap(
        width: width, height: height, fill: PremultipliedColor(red: 125, green: 246, blue: 125, alpha: 255))
    let top = max(0, height - 60 - 4 * step)
    for y in top..<min(height, top + 50) {
        for x in 20..<width - 20 { out[x, y] = PremultipliedColor(red: 240, green: 240, blue: 245, alpha: 255) }
    }
    return out
}

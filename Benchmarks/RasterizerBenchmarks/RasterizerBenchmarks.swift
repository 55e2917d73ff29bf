import Benchmark
import BenchmarkScenes
import BenchmarkSupport
import VitrineRasterizer

let benchmarks: @Sendable () -> Void = {
    declareMicroBenchmarks()
    declareTextBenchmarks()
    declareFrameBenchmarks()
    declareDamageBenchmarks()
}

/// One kind of mark each, drawn from nothing on a whole screen (the blur: on 1170x600 pixels).
private func declareMicroBenchmarks() {
    for name in MicroLists.Name.allCases {
        timed("micro-\(name)") {
            let list = try Fixture().micro.list(name)
            let rasterizer = Rasterizer()
            return {
                rasterizer.forget()
                rasterizer.update(to: list)
            }
        }
    }
}

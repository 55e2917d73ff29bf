import Testing
import VitrinePixelKernels
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct BlurredPartsTests {
    /// Returns rows with nothing, some samples, or equal samples, most like the row above.
    private func rows(_ width: Int, _ height: Int, _ random: inout SplitMix64) -> [[UInt16]] {
        var out: [[UInt16]] = []
        var ink = 0..<0
        for y in 0..<height {
            if y == 0 || random.chance(5) {
                let ends = [random.below(width + 1), random.below(width + 1)]
                ink = random.chance(6) ? 0..<0 : (ends.min() ?? 0)..<(ends.max() ?? 0)
            }
            var row = [UInt16](repeating: 0, count: width)
            let soft = min(random.below(9), ink.count / 2)
            let full: UInt16 = random.chance(7) ? 777 : 65535
            for x in ink {
                let isSoft = x < ink.lowerBound + soft || x >= ink.upperBound - soft
                row[x] = isSoft || random.chance(400) ? UInt16(random.below(65536)) : full
            }
            out.append(row)
        }
        return out
    }

    private func blurred(
        _ rows: [[UInt16]], _ kernel: GaussianKernel, _ border: BlurKernels.Border
    ) -> [[UInt16]] {
        let n = kernel.radius
        func padded<T>(_ list: [T], _ zero: T) -> [T] {
            let (before, after) = border == .extend ? (list[0], list[list.count - 1]) : (zero, zero)
            return Array(repeating: before, count: n) + list + Array(repeating: after, count: n)
        }
        let width = rows[0].count
        let across = rows.map { row in
            var out = [UInt16](repeating: 0, count: width)
            padded(row, 0).withUnsafeBufferPointer {
                ReferenceBlur.gaussRow(&out, $0.baseAddress! + n, count: width, weights: kernel.weights, radius: n)
            }
            return out
        }
        let all = padded(across, [UInt16](repeating: 0, count: width))
        return rows.indices.map { y in
            (0..<width).map { x in
                let sum = (-n...n).reduce(UInt32(32768)) { $0 + UInt32(all[y + n + $1][x]) * kernel.weights[abs($1)] }
                return UInt16(sum >> 16)
            }
        }
    }

    @Test(arguments: [BlurKernels.Border.zero, .extend])
    func `parts give what whole rows give`(border: BlurKernels.Border) {
        var random = SplitMix64(seed: border == .zero ? 71 : 72)
        for level in KernelLevel.allCases where level.isSupported {
            let pool = ThreadPool(threads: 2, kernels: kernels(at: level))
            for _ in 0..<40 {
                let (width, height) = (random.int(1...420), random.int(1...150))
                let kernel = GaussianKernel(sigma: random.double(0.4...7))
                let planes = random.int(1...3)
                let content = (0..<planes).map { _ in rows(width, height, &random) }
                let raster = BlurRaster()
                let region = PixelRect(x: -8, y: 16, width: Int32(width) * 4, height: Int32(height) * 4)
                raster.shape(region: region, log: 2, planes: planes)
                for k in 0..<planes {
                    for y in 0..<height { for x in 0..<width { raster.row(k, y)[x] = content[k][y][x] } }
                }
                EffectRenderer(pool).blur(raster, kernel, border: border)
                for k in 0..<planes {
                    let expected = blurred(content[k], kernel, border)
                    let actual = (0..<height).map { y in (0..<width).map { raster.row(k, y)[$0] } }
                    #expect(actual == expected, "\(level), \(width) x \(height), sigma of radius \(kernel.radius)")
                }
            }
        }
    }
}

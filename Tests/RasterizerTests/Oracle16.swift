import VitrinePixelKernels

/// One plane of 16-bit samples, blurred one sample at a time.
struct Oracle16: Hashable {
    let width: Int
    let height: Int
    var samples: [UInt16]

    private func at(_ x: Int, _ y: Int, _ border: BlurKernels.Border) -> UInt32 {
        if border == .zero, x < 0 || y < 0 || x >= width || y >= height { return 0 }
        return UInt32(samples[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)])
    }

    private func mapped(_ width: Int, _ height: Int, _ sample: (Int, Int) -> UInt32) -> Oracle16 {
        Oracle16(
            width: width, height: height,
            samples: (0..<(width * height)).map { UInt16(sample($0 % width, $0 / width)) })
    }

    /// Returns the rounded means of `factor` × `factor` blocks.
    func reduced(by factor: Int) -> Oracle16 {
        mapped(width / factor, height / factor) { x, y in
            var sum = 0
            for dy in 0..<factor {
                for dx in 0..<factor { sum += Int(samples[(y * factor + dy) * width + x * factor + dx]) }
            }
            return UInt32((sum + factor * factor / 2) / (factor * factor))
        }
    }

    /// Blurs along rows, then along columns.
    func blurred(_ kernel: GaussianKernel, border: BlurKernels.Border) -> Oracle16 {
        func pass(_ r: Oracle16, dx: Int, dy: Int) -> Oracle16 {
            r.mapped(width, height) { x, y in
                var sum: UInt32 = 32768
                for k in -kernel.radius...kernel.radius {
                    sum += r.at(x + k * dx, y + k * dy, border) * kernel.weights[abs(k)]
                }
                return sum >> 16
            }
        }
        return pass(pass(self, dx: 1, dy: 0), dx: 0, dy: 1)
    }

    /// Interpolates between the centers of blocks, down and then across, with an extended border.
    func enlarged(by factor: Int) -> Oracle16 {
        if factor == 1 { return self }
        let f = UInt32(factor)
        func places(_ i: Int) -> (first: Int, second: Int, weight: UInt32) {
            let twice = 2 * (i % factor) + 1 - factor
            return twice < 0
                ? (i / factor - 1, i / factor, UInt32(2 * factor + twice)) : (i / factor, i / factor + 1, UInt32(twice))
        }
        let tall = mapped(width, height * factor) { x, y in
            let p = places(y)
            return (at(x, p.first, .extend) * (2 * f - p.weight) + at(x, p.second, .extend) * p.weight + f) / (2 * f)
        }
        return tall.mapped(width * factor, height * factor) { x, y in
            let p = places(x)
            return (tall.at(p.first, y, .extend) * (2 * f - p.weight) + tall.at(p.second, y, .extend) * p.weight + f)
                / (2 * f)
        }
    }
}

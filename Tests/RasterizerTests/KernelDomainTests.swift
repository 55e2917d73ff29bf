import CVitrinePixelKernels
import Testing
import VitrinePixelKernels
import VitrineTestSupport

@testable import VitrineRasterizer

/// Roundings over their whole domains, in debug builds over a part.
@Suite struct KernelDomainTests {
    private let step = isDebugBuild ? 17 : 1

    /// On a clear row, a color with coverage is the color times coverage.
    @Test func everyByteTimesEveryCoverage() {
        let coverage = (0...255).map { UInt8($0) }
        for v in stride(from: UInt32(0), through: 255, by: step) {
            agree([UInt32](repeating: 0, count: 256), "byte \(v)") {
                $0.solid_coverage($1, coverage, 256, v * 0x0101_0101, Int32(VITRINE_OVER))
            }
        }
    }

    @Test func everyByteUnderEveryAlpha() {
        let row = (0...255).map { UInt32($0) * 0x0101_0101 }
        for a in stride(from: UInt32(0), through: 255, by: step) {
            agree(row, "alpha \(a)") { $0.solid($1, 256, a << 24, Int32(VITRINE_OVER)) }
        }
    }

    @Test func everyCoverageTimesEveryOpacity() {
        let coverage = (0...255).map { UInt8($0) }
        let white = [UInt32](repeating: 0xffff_ffff, count: 256)
        for opacity in stride(from: UInt32(0), through: 255, by: step) {
            agree([UInt32](repeating: 0, count: 256), "opacity \(opacity)") {
                $0.pixels_coverage($1, white, coverage, 256, opacity, Int32(VITRINE_OVER))
            }
        }
    }

    /// Every deep alpha is tested over every byte, with six bytes as colors.
    @Test func everyDeepAlphaOnEveryByte() {
        let alpha = (0...65535).map { UInt16($0) }
        for v in stride(from: UInt32(0), through: 255, by: step) {
            let row = [UInt32](repeating: v * 0x0101_0101, count: 65536)
            for color: UInt32 in [0xff_8000, 0x01_a5fe] {
                guard agree(row, "byte \(v)", body: { $0.solid_alpha16($1, alpha, 65536, color) }) else { return }
            }
        }
    }

    @Test func everySampleTimesEveryByte() {
        let samples = (0...65535).map { UInt16($0) }
        let blank = [UInt16](repeating: 0, count: 65536)
        for v in stride(from: 0, through: 255, by: step) {
            let free = [UInt8](repeating: UInt8(v), count: 65536)
            guard agree(blank, "byte \(v)", body: { $0.scale_alpha16($1, samples, free, 65536, 65535) }) else { return }
        }
    }

    @Test func everySampleTimesManyAlphas() {
        let samples = (0...65535).map { UInt16($0) }
        let blank = [UInt16](repeating: 0, count: 65536)
        for alpha: UInt32 in [0, 1, 2, 254, 255, 256, 257, 32767, 32768, 32769, 65278, 65279, 65533, 65534, 65535] {
            agree(blank, "alpha \(alpha)") { $0.scale_alpha16($1, samples, nil, 65536, alpha) }
        }
    }

    @Test func everySampleAsByte() {
        let samples = (0...65535).map { UInt16($0) }
        let full = [UInt16](repeating: 65535, count: 65536)
        agree([UInt32](repeating: 0, count: 65536)) {
            $0.pack($1, samples, samples.reversed(), full, full, 65536)
        }
    }
}

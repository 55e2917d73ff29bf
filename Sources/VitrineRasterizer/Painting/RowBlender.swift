import CVitrinePixelKernels
import VitrinePixelKernels
import VitrinePrimitives

/// Blends rows of pixels through runs of coverage in one blend mode.
@unsafe struct RowBlender {
    let kernels: Kernels
    let blend: BlendMode

    /// Blends one premultiplied color through the runs of a row that begins at `dst`.
    func solid(_ dst: UnsafeMutablePointer<UInt32>, _ row: CoverageBuffer.Row, color: UInt32) {
        guard let mode = unsafe blend.kernelNumber else { return unsafe slowSolid(dst, row, color: color) }
        for i in unsafe row.runs.indices {
            let run = unsafe row.runs[i]
            let to = unsafe dst + Int(run.start)
            if run.coverage == 255 {
                unsafe kernels.pointee.solid(to, run.count, color, mode)
            } else if run.coverage < 0 {
                unsafe kernels.pointee.solid_coverage(to, row.coverage + Int(run.start), run.count, color, mode)
            } else {
                unsafe kernels.pointee.solid(to, run.count, PackedPixel.scaled(color, by: UInt32(run.coverage)), mode)
            }
        }
    }

    /// Blends one premultiplied color through coverage.
    func solid(
        _ dst: UnsafeMutablePointer<UInt32>, coverage: UnsafePointer<UInt8>, _ count: Int32, color: UInt32
    ) {
        if let mode = unsafe blend.kernelNumber {
            unsafe kernels.pointee.solid_coverage(dst, coverage, count, color, mode)
        } else {
            unsafe BlendModes.solid(dst, color, coverage: coverage, count: Int(count), mode: blend)
        }
    }

    /// Handles modes that have no kernel.
    private func slowSolid(_ dst: UnsafeMutablePointer<UInt32>, _ row: CoverageBuffer.Row, color: UInt32) {
        for i in unsafe row.runs.indices {
            let run = unsafe row.runs[i]
            let k = run.coverage < 0 ? 255 : UInt32(run.coverage)
            unsafe BlendModes.solid(
                dst + Int(run.start), color, coverage: row.bytes(run), opacity: k, count: Int(run.count),
                mode: blend)
        }
    }

    /// Blends pixels through the runs of a row, which begins at `src` and `dst`.
    func pixels(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ row: CoverageBuffer.Row, opacity: UInt32
    ) {
        for i in unsafe row.runs.indices {
            let run = unsafe row.runs[i]
            let start = Int(run.start)
            if run.coverage < 0 {
                unsafe pixels(
                    dst + start, src + start, coverage: row.coverage + start, Int(run.count), opacity: opacity)
            } else {
                let k = PackedPixel.scaledByte(UInt32(run.coverage), opacity)
                unsafe pixels(dst + start, src + start, coverage: nil, Int(run.count), opacity: k)
            }
        }
    }

    /// Blends pixels through coverage; nil counts as 255.
    func pixels(
        _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>?,
        _ count: Int, opacity: UInt32
    ) {
        guard let mode = unsafe blend.kernelNumber else {
            return unsafe BlendModes.pixels(
                dst, src, coverage: coverage, count: count, opacity: opacity, mode: blend)
        }
        if let coverage = unsafe coverage {
            unsafe kernels.pointee.pixels_coverage(dst, src, coverage, Int32(count), opacity, mode)
        } else {
            unsafe kernels.pointee.pixels(dst, src, Int32(count), opacity, mode)
        }
    }
}

extension CoverageBuffer.Row {
    /// The coverage bytes of a run; nil if its coverage is constant.
    func bytes(_ run: vitrine_run) -> UnsafePointer<UInt8>? {
        unsafe run.coverage < 0 ? UnsafePointer(coverage + Int(run.start)) : nil
    }
}

extension BlendMode {
    /// The mode's number in the kernels; nil if they do not support it.
    var kernelNumber: Int32? {
        switch self {
        case .normal: Int32(VITRINE_OVER)
        case .plusDarker: Int32(VITRINE_PLUS_DARKER)
        case .plusLighter: Int32(VITRINE_PLUS_LIGHTER)
        default: nil
        }
    }
}

/// Converts 0...1 to 0...255, rounded; NaN becomes 0.
func opacityByte(_ v: Double) -> UInt32 { UInt32((v.clamped(to: 0...1) * 255).rounded()) }

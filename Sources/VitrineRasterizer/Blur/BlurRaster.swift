import CVitrinePixelKernels
import VitrinePrimitives

/// A part of the canvas in planes of 16-bit samples, shrunk by a power of two: what blurs work on. A byte v is v·257.
///
/// Every row has one further sample at both ends, the border's own, so that spreading needs no special cases.
final class BlurRaster {
    /// The part, in device pixels; a multiple of the shrunk grid.
    private(set) var region = PixelRect.zero
    /// The power of two that it is shrunk by.
    private(set) var log: UInt32 = 0
    private(set) var planes = 0
    /// Samples in a row.
    private(set) var width = 0
    private(set) var height = 0
    private(set) var stride = 0
    private let buffer = ScratchBuffer<UInt16>()
    private var base: UnsafeMutablePointer<UInt16>

    init() { base = buffer.base }

    /// Reserves memory; the content is undefined.
    func shape(region: PixelRect, log: UInt32, planes: Int) {
        self.region = region
        self.log = log
        self.planes = planes
        width = Int(max(region.width, 0)) >> Int(log)
        height = Int(max(region.height, 0)) >> Int(log)
        stride = width + 2
        base = buffer.reserve(stride * height * planes)
    }

    /// To be read as long as nothing changes.
    var samples: BlurSamples {
        BlurSamples(base: base, left: region.x, log: log, height: height, stride: stride)
    }

    /// The first sample of a row; the one before and the one behind the last are there too.
    @inline(__always) func row(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt16> {
        base + ((plane * height + y) * stride + 1)
    }

    /// Repeats the ends of a row beyond it.
    func pad(_ plane: Int, _ y: Int) {
        let r = row(plane, y)
        r[-1] = r[0]
        r[width] = r[width - 1]
    }

    func swap(with other: BlurRaster) {
        Swift.swap(&region, &other.region)
        Swift.swap(&log, &other.log)
        Swift.swap(&planes, &other.planes)
        Swift.swap(&width, &other.width)
        Swift.swap(&height, &other.height)
        Swift.swap(&stride, &other.stride)
        Swift.swap(&base, &other.base)
        buffer.swap(with: other.buffer)
    }

    /// Bytes held.
    var memory: Int { buffer.memory }
}

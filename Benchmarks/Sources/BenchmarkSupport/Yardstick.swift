/// A piece of work that tells how fast the machine is at the moment: half transparent pixels over opaque ones, in a plain
/// loop that no one will ever make faster.
///
/// Budgets are in millionths of it, so that they hold on slower machines and beside busy neighbors, where a budget in
/// milliseconds would not.
package final class Yardstick {
    /// A quarter of a screen of 1170x2532 pixels.
    static let pixels = 740_610

    private var below = [UInt32](repeating: 0xFF40_80C0, count: Yardstick.pixels)
    private let above = (0..<Yardstick.pixels).map { UInt32($0 % 128) &* 0x0101_0101 }

    package init() {}

    /// The processor time that the work takes now, in seconds.
    package func time() -> Double {
        ProcessorTime.measure {
            below.withUnsafeMutableBufferPointer { below in
                above.withUnsafeBufferPointer { above in
                    for i in 0..<Yardstick.pixels { below[i] = Yardstick.over(above[i], below[i]) }
                }
            }
        }
    }

    /// Source over destination, premultiplied, two channels at a time.
    @inline(__always) private static func over(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let rest = 255 &- (above >> 24)
        let redBlue = (below & 0xFF00FF) &* rest &+ 0x800080
        let greenAlpha = (below >> 8 & 0xFF00FF) &* rest &+ 0x800080
        let a = (redBlue &+ (redBlue >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
        let b = (greenAlpha &+ (greenAlpha >> 8 & 0xFF00FF)) & 0xFF00_FF00
        return above &+ (a | b)
    }
}

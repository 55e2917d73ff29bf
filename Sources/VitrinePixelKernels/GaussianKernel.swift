import VitrinePrimitives

/// Symmetric weights of a Gaussian in 1/65536. They add up to exactly 65536, so that uniform areas stay unchanged.
package struct GaussianKernel: Hashable, Sendable {
    /// The weight of the center, then those of distance 1, 2, ...
    package let weights: [UInt32]

    package var radius: Int { weights.count - 1 }

    /// The radius of the kernel for a standard deviation, usually without computing its weights.
    package static func radius(sigma: Double) -> Int {
        // From 0.7 on, no weight within the cut-off rounds to 0.
        sigma >= 0.7 ? cutOff(min(sigma, 64)) : GaussianKernel(sigma: sigma).radius
    }

    private static func cutOff(_ sigma: Double) -> Int { Int(3.3 * sigma) + 1 }

    /// - Parameter sigma: The standard deviation in samples, 0...64; cut off at 3.3 sigma (below 1e-3 of the mass).
    package init(sigma: Double) {
        guard sigma > 0.05 else {
            weights = [65536]
            return
        }
        let s = min(sigma, 64)
        let radius = GaussianKernel.cutOff(s)
        var exact: [Double] = []
        var sum = 0.0
        for i in 0...radius {
            let g = ExactMath.exp(-Double(i * i) / (2 * s * s))
            exact.append(g)
            sum += i == 0 ? g : 2 * g
        }
        var w = exact.map { UInt32($0 / sum * 65536) }
        var remainder = 65536 - w.dropFirst().reduce(w[0]) { $0 + 2 * $1 }
        // The remainder of rounding down is added to the inner weights in pairs, an odd one to the center.
        var i = 1
        while remainder >= 2 && i <= radius {
            w[i] += 1
            remainder -= 2
            i += 1
        }
        w[0] += remainder
        while w.count > 1, w.last == 0 { w.removeLast() }
        weights = w
    }
}

/// Separable convolution.
package enum BlurKernels {
    /// The samples beyond a picture's border.
    package enum Border: Sendable {
        case zero
        /// The border sample is repeated.
        case extend
    }
}

/// 16-bit samples, which blurs use so that smooth gradients keep their steps. A byte v is stored as v·257.
@usableFromInline package enum Sample16 {
    /// v/257 rounded to nearest.
    @inlinable @inline(__always)
    package static func byte(_ v: UInt16) -> UInt32 { (UInt32(v) &* 255 &+ 32767) / 65535 }
}

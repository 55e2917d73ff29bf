/// What one pixel of a picture may become: a palette index, or left as it was, or either.
struct PixelChoice: Equatable {
    private var bits: UInt16

    /// At least one of the first two must be given.
    /// - Parameter isLoose: whether indices of nearly the same colour serve as well.
    init(fill: UInt8?, mayKeep: Bool, isLoose: Bool = false) {
        precondition(fill != nil || mayKeep, "a pixel without a choice")
        bits = (fill.map { UInt16($0) | 0x100 } ?? 0) | (mayKeep ? 0x200 : 0) | (isLoose ? 0x400 : 0)
    }

    var hasFill: Bool { bits & 0x100 != 0 }
    /// The index; only where `hasFill`.
    var fill: UInt8 { UInt8(truncatingIfNeeded: bits) }
    var mayKeep: Bool { bits & 0x200 != 0 }
    var isLoose: Bool { bits & 0x400 != 0 }
}

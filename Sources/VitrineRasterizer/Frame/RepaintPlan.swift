import VitrinePrimitives

struct RepaintPlan {
    /// The pixels of the canvas that may change.
    var changed = Damage()
    /// The painted pixels: `changed` and the surroundings that marks read, including layers beyond the canvas.
    var area = Damage()
    /// Marks before this one are already painted.
    var firstMark = 0
    /// The ranges of groups whose layers are computed in order to be kept.
    var layersToKeep: [Range<Int>] = []

    /// Whether the background is painted first.
    var isFresh = true
}

/// Prefix counts of changed marks.
struct TouchedMarks {
    private var counts = [0]

    mutating func append(_ isTouched: Bool) { counts.append(counts[counts.count - 1] + (isTouched ? 1 : 0)) }

    /// Whether any mark of a range has changed; all must be appended first.
    func contains(_ marks: Range<Int>) -> Bool { counts[marks.upperBound] > counts[marks.lowerBound] }
}

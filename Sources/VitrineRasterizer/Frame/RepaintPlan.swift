import VitrinePrimitives

/// What an update paints.
struct RepaintPlan {
    /// Pixels of the canvas that may change.
    var changed = Damage()
    /// What is painted: `changed` and what marks read of its surroundings, layers beyond the canvas included.
    var area = Damage()
    /// Marks before this one have been painted already, none or more.
    var firstMark = 0
    /// Groups, first mark to last, whose layers are made to be kept.
    var layersToKeep: [Range<Int>] = []

    /// Whether the background is laid first.
    var isFresh = true
}

/// How many of the marks before each have changed.
struct TouchedMarks {
    private var counts = [0]

    mutating func append(_ isTouched: Bool) { counts.append(counts[counts.count - 1] + (isTouched ? 1 : 0)) }

    /// Whether any mark of a range has changed; all must have been appended.
    func contains(_ marks: Range<Int>) -> Bool { counts[marks.upperBound] > counts[marks.lowerBound] }
}

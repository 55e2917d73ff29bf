extension Palette {
    /// For each place, the places of other colours that look almost the same, the nearest first.
    /// - Parameters:
    ///   - slack: how far they may be, a squared `ColorDistance`.
    ///   - count: how many a place has at most.
    func neighbors(within slack: Int, atMost count: Int) -> [[UInt8]] {
        colors.indices.map { place in
            colors.indices
                .map { (place: $0, distance: ColorDistance.squared(colors[place], colors[$0])) }
                .filter { $0.place != place && $0.distance <= slack }
                .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
                .prefix(count)
                .map { UInt8($0.place) }
        }
    }
}

extension RandomAccessCollection {
    /// The index of the first element for which a condition holds, by binary search, or `endIndex`. The elements for
    /// which it holds must follow those for which it does not.
    @inlinable package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongsInSecondPartition(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}

extension Array {
    /// The number of leading elements that satisfy a condition. The elements must be partitioned by it.
    package func countOfPrefix(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

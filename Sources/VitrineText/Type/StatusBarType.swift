package enum StatusBarType {
    /// The style of the time, and of the date on iPads. Source: facts, iOS surroundings, section 2.1.
    /// - Parameters:
    ///   - height: The height of the status bar in points.
    ///   - width: The width of the screen in points.
    package static func time(height: Double, width: Double) -> TextStyle {
        let (size, weight) = TypeTable.statusBar(height: height, width: width)
        return TextStyle(size: size, weight: weight)
    }
}

extension Path {
    /// The area between a rounded rectangle and the same one inset, as a layer's border is drawn: the outline and, the
    /// other way round, the inner outline, so that both fill rules leave the inside free.
    ///
    /// - Parameter width: in points, inward. Inner corners have what it leaves of the outer radius. From half the shorter
    ///   side on everything is filled; 0, less, or not a number gives an empty path.
    package static func border(of r: UnevenRoundedRect, width: Double) -> Path {
        guard width > 0, !r.rect.isEmpty else { return Path() }
        var path = roundedRect(r)
        let inner = r.inset(by: width)
        if !inner.rect.isEmpty { path.append(roundedRect(inner).reversed()) }
        return path
    }

    package static func border(of r: RoundedRect, width: Double) -> Path {
        border(of: UnevenRoundedRect(r), width: width)
    }
}

extension Path {
    /// The area between a rounded rectangle and its inset, as a layer's border is drawn. The inner outline runs in the
    /// opposite direction, so that both fill rules leave the inside empty.
    /// - Parameter width: The width in points, inward. The radius of an inner corner is the outer radius less the
    ///   width. A width of half the shorter side or more fills everything; 0, a negative number or NaN gives an empty
    ///   path.
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

import VitrinePrimitives

/// The frame of a surface at each position, in points of its root view. Source: facts, floating panel, sections 2.1 and
/// 2.2.
package struct PanelGeometry: Hashable, Sendable {
    package typealias Position = FloatingPanel.Position

    package let layout: FloatingPanel.Layout
    /// The size of the root view, which fills the parent.
    package let size: Size
    package let safeArea: Insets
    /// The intrinsic height of the content, for intrinsic layouts.
    package let intrinsicHeight: Double
    /// The supported positions from the top of the screen, `hidden` only if the layout supports it. Never empty.
    package let supported: [Position]

    package init(_ layout: FloatingPanel.Layout, size: Size, safeArea: Insets, intrinsicHeight: Double = 0) {
        self.layout = layout
        self.size = size
        self.safeArea = safeArea
        self.intrinsicHeight = max(0, intrinsicHeight)
        let supported = Position.allCases.filter { layout.supportedPositions.contains($0) }
        self.supported = supported.isEmpty ? [layout.initialPosition] : supported
    }

    package var height: Double { size.height }
    package var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }
    package var topMost: Position { supported[0] }
    package var bottomMost: Position { supported[supported.count - 1] }

    /// Returns the y coordinate of the surface's top. Numbers that are not finite count as 0.
    package func y(of position: Position) -> Double {
        let given = layout.insets[position] ?? 0
        let inset = given.isFinite ? given : 0
        let isSafe = layout.positionReference == .fromSafeArea
        switch position {
        case .full where layout.isIntrinsic: return height - surfaceHeight
        case .full: return (isSafe ? safeArea.top : 0) + inset
        case .half, .tip: return height - (isSafe ? safeArea.bottom : 0) - inset
        case .hidden: return height - inset
        }
    }

    /// Returns the y coordinate of a state. A state that the layout does not support is shown at the initial position.
    /// Source: facts, floating panel, section 6 (2).
    package func y(showing state: Position) -> Double { y(of: shown(state)) }

    /// Returns the position at which a state is shown.
    package func shown(_ state: Position) -> Position {
        state == .hidden || supported.contains(state) ? state : layout.initialPosition
    }

    package var topY: Double { y(of: topMost) }
    package var bottomY: Double { y(of: bottomMost) }

    package var surfaceHeight: Double {
        if layout.isIntrinsic { return intrinsicHeight + safeArea.bottom }
        return max(0, height - topY)
    }

    package func alpha(at position: Position) -> Double {
        let alpha = layout.backdropAlpha[position]
        return alpha.isFinite ? alpha : 0
    }

    /// Returns the next position below; the same at the bottom.
    package func next(_ position: Position) -> Position {
        guard let i = supported.firstIndex(of: position) else { return position }
        return supported[min(i + 1, supported.count - 1)]
    }

    /// Returns the next position above; the same at the top.
    package func previous(_ position: Position) -> Position {
        guard let i = supported.firstIndex(of: position) else { return position }
        return supported[max(i - 1, 0)]
    }

    /// Returns the positions around a y coordinate; one is nil beyond the first or last. A position belongs to the
    /// segment in the direction of the motion. Source: facts, floating panel, section 3.1 (3).
    package func segment(at y: Double, down: Bool) -> (lower: Position?, upper: Position?) {
        let i = supported.firstIndex { down ? y < self.y(of: $0) : y <= self.y(of: $0) }
        guard let i else { return (supported.last, nil) }
        return (i > 0 ? supported[i - 1] : nil, supported[i])
    }

    /// The x coordinate and width of the surface. Source: facts, floating panel, section 1.4 (`prepareLayout`).
    package var sides: (x: Double, width: Double) {
        let sides = layout.sides
        let isSafe = sides.reference == .fromSafeArea
        let (low, high) = isSafe ? (safeArea.left, size.width - safeArea.right) : (0, size.width)
        let left = sides.left.map { low + $0 }
        let right = sides.right.map { high - $0 }
        if let center = sides.centerX.map({ (low + high) / 2 + $0 }) {
            let width = sides.width ?? 2 * (left.map { center - $0 } ?? right.map { $0 - center } ?? (high - low) / 2)
            return (center - width / 2, max(0, width))
        }
        if let width = sides.width { return (left ?? right.map { $0 - width } ?? low, max(0, width)) }
        let x = left ?? low
        return (x, max(0, (right ?? high) - x))
    }
}

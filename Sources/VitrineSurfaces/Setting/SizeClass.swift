/// The size class in one direction: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
}

extension Traits {
    /// The horizontal size class. Source: facts, iOS surroundings, section 1 (regular on iPads, and in landscape on
    /// phones that are at least 414 pt wide in portrait).
    package var horizontalSizeClass: SizeClass {
        if isWide { return .regular }
        return orientation == .landscape && device.size.width >= 414 ? .regular : .compact
    }

    /// The vertical size class. Source: facts, iOS surroundings, section 1 (compact in landscape on every phone).
    package var verticalSizeClass: SizeClass {
        device.idiom == .phone && orientation == .landscape ? .compact : .regular
    }
}

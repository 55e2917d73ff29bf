/// What content means, which tells whether it is turned round in right-to-left surroundings; UIKit's
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
    /// Turned round with its surroundings.
    case unspecified
    /// Controls of a player: never turned round.
    case playback
    /// Directions in space: never turned round.
    case spatial
    case forceLeftToRight
    case forceRightToLeft

    /// The direction of content in surroundings of the given one.
    package func direction(in surroundings: InterfaceLayoutDirection) -> InterfaceLayoutDirection {
        switch self {
        case .unspecified: surroundings
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

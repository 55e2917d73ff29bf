/// The meaning of content, which determines whether it is mirrored in right-to-left layouts; UIKit's
/// `UISemanticContentAttribute`.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
    /// The content is mirrored.
    case unspecified
    /// Controls of a player, which are never mirrored.
    case playback
    /// Directions in space, which are never mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft

    /// The direction of content in a layout of a given direction.
    package func direction(in surroundings: InterfaceLayoutDirection) -> InterfaceLayoutDirection {
        switch self {
        case .unspecified: surroundings
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

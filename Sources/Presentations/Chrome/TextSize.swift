/// The user's Dynamic Type setting, with the names iOS shows them under. `large` is the default.
public enum TextSize: String, Hashable, Sendable, Codable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case ax1, ax2, ax3, ax4, ax5
}

/// Which Vitrine this is.
public enum VitrineVersion {
    /// Semantic version.
    public static let current = "1.0.0"
}

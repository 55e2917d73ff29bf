/// Which Vitrine this is.
public enum VitrineVersion {
    /// Semantic version.
    public static let current = "0.1.0"
}

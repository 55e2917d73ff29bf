/// The version of Vitrine.
public enum VitrineVersion {
    /// The semantic version.
    public static let current = "1.0.0"
}

/// Bounds of what one rendering may take, beside `OutputLimits`.
public enum Limits {
    /// Largest picture file that a scene may name, in bytes.
    public static let imageBytes = 64 << 20
}

/// Bounds of what one rendering may take, beside `OutputLimits`.
public enum Limits {
    /// Most pixels of the frames that are drawn side by side, as long as it is more than one.
    public static let pixelsAtOnce = 128_000_000
    /// Largest picture file that a scene may name, in bytes.
    public static let imageBytes = 64 << 20
}

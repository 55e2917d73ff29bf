/// Bounds of what one rendering may take.
public enum Limits {
    /// Longest side of a picture in pixels.
    public static let side = 16_384
    /// Most pixels of a picture.
    public static let pixels = 64_000_000
    /// Most pixels of the frames that are drawn side by side, as long as it is more than one.
    public static let pixelsAtOnce = 128_000_000
    /// Most frames of a film.
    public static let frames = 20_000
    /// Largest picture file that a scene may name, in bytes.
    public static let imageBytes = 64 << 20
}

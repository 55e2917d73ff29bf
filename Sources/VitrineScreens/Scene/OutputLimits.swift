/// How much a scene may ask to be written; the same for files, Swift values and the stage.
public enum OutputLimits {
    /// Longest side of a picture in pixels.
    public static let side = 16_384
    /// Most pixels of a picture.
    public static let pixels = 64_000_000
    /// Most frames of a film.
    public static let frames = 20_000
}

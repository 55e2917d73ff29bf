import Vitrine

/// The warning about a file that is too large for most pages and messages.
enum LargeFile {
    /// The size in bytes above which a warning is given: 8 MB.
    static let limit = 8_000_000

    /// Returns the warning for a file; nil for one that is not large, and for other outputs.
    /// - Parameter remedies: What makes it smaller. Default: the remedy for a scene's picture of its format.
    static func warning(path: String, bytes: Int, remedies: String? = nil) -> String? {
        guard bytes > limit, let format = OutputFormat(path: path), ![.frames, .raw].contains(format) else {
            return nil
        }
        let tenths = (bytes + 50_000) / 100_000
        let remedies = remedies ?? self.remedies(format)
        return "\(path) has \(tenths / 10).\(tenths % 10) MB; \(remedies) make it smaller"
    }

    private static func remedies(_ format: OutputFormat) -> String {
        switch format {
        case .gif, .webp, .avif: "--scale, --fps, --quality, --max-size, or the scene's output.crop and output.duration"
        case .png: "--scale or --crop"
        case .sheet: "--scale, --crop or --sheet-frames"
        default: "--scale, --fps, or the scene's output.crop and output.duration"
        }
    }
}

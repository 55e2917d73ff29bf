/// A file, or a folder of frames, that has been written.
public struct WrittenFile: Hashable, Sendable, Codable {
    public var path: String
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The number of frames in the file, or of files in the folder.
    public var frames: Int
    /// The number of drawn frames if the file has another number, since a GIF, an APNG, a WebP and an AVIF merge equal
    /// ones. Nil if they are the same, and for a contact sheet.
    public var renderedFrames: Int?
    /// The size of the file, or of all files of the folder.
    public var bytes: Int
    /// Descriptions of what an animation lost for its maximum size or its format; nil if it lost nothing.
    public var concessions: String?

    package init(
        path: String, width: Int, height: Int, frames: Int, renderedFrames: Int? = nil, bytes: Int,
        concessions: String? = nil
    ) {
        self.path = path
        self.width = width
        self.height = height
        self.frames = frames
        self.renderedFrames = renderedFrames == frames ? nil : renderedFrames
        self.bytes = bytes
        self.concessions = concessions
    }
}

/// A file, or a folder of frames, that has been written.
public struct WrittenFile: Hashable, Sendable, Codable {
    public var path: String
    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int
    /// Frames of the file, or files of the folder.
    public var frames: Int
    /// Frames that were drawn for it, where the file has another number: equal ones become one in a GIF, an APNG, a WebP and an AVIF. Nil for as
    /// many, and for a contact sheet.
    public var renderedFrames: Int?
    /// Size of the file, or of all files of the folder.
    public var bytes: Int
    /// What an animation gave up to be no larger than it may be, or because its format lacks it, in words; nil for nothing.
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

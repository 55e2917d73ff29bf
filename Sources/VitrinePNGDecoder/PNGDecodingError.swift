package enum PNGDecodingError: Error, Hashable, Sendable {
    /// The bytes do not begin with a PNG's signature.
    case notAPNG
    /// The file is damaged, with libpng's message.
    case damaged(reason: String)
    /// The caller does not accept this size, in pixels.
    case tooLarge(width: Int, height: Int)
}

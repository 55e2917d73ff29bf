/// The result of comparing a picture with its scene.
struct VerifyResult: Encodable {
    enum Status: String, Encodable {
        /// The file equals that of the scene.
        case same
        /// The file has the same pixels and times.
        case samePixels
        /// The scene has changed since.
        case sceneChanged
        /// The scene is unchanged, but its pixels differ.
        case differs
        /// The picture contains no note of its scene.
        case noChecksum
        /// The picture contains a note of an unknown version.
        case noteNotUnderstood
        case sceneMissing
        /// The picture or the scene cannot be read or rendered.
        case failed

        var isError: Bool { [.noChecksum, .noteNotUnderstood, .sceneMissing, .failed].contains(self) }
        var isDifferent: Bool { [.sceneChanged, .differs].contains(self) }
    }

    var file: String
    /// The path of the scene file; nil if none was found.
    var scene: String?
    var status: Status
    /// The status in words.
    var messages: [String]
}

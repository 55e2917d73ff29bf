/// What is known about a picture and its scene.
struct VerifyResult: Encodable {
    enum Status: String, Encodable {
        /// The file is to the byte what the scene gives.
        case same
        /// It has the same pixels and times.
        case samePixels
        /// The scene has changed since.
        case sceneChanged
        /// The scene is as it was, and gives other pixels.
        case differs
        /// The picture does not say where it comes from.
        case noChecksum
        /// It carries a note that this version does not understand.
        case noteNotUnderstood
        case sceneMissing
        /// The picture or the scene cannot be read or rendered.
        case failed

        var isError: Bool { [.noChecksum, .noteNotUnderstood, .sceneMissing, .failed].contains(self) }
        var isDifferent: Bool { [.sceneChanged, .differs].contains(self) }
    }

    var file: String
    /// Path of the scene file; nil where none was found.
    var scene: String?
    var status: Status
    /// The same in words.
    var messages: [String]
}

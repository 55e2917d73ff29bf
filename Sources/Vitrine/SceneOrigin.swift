import VitrineScenes

/// The scene file that a renderer draws.
public struct SceneOrigin: Hashable, Sendable {
    /// The file's name, without the folders it lies in.
    public var name: String
    /// See `SceneChecksum`.
    public var checksum: String
    /// What takes the place of the file's values, one a key.
    public var overrides: [SceneOverride]
}

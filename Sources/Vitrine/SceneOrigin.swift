import VitrineStage

/// The scene file that a renderer draws.
package struct SceneOrigin: Hashable, Sendable {
    /// The file's name, without the folders it lies in.
    package var name: String
    /// See `SceneChecksum`.
    package var checksum: String
    /// What takes the place of the file's values, one a key.
    package var overrides: [SceneOverride]
}

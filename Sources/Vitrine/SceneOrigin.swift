import VitrineStage

/// The scene file that a renderer draws.
package struct SceneOrigin: Hashable, Sendable {
    /// The file's name, without folders.
    package var name: String
    /// The checksum, see `SceneChecksum`.
    package var checksum: String
    /// The values in place of the file's, one per key.
    package var overrides: [SceneOverride]
}

import VitrineVocabulary

/// A checksum of a scene file's contents, which detects whether a picture was made of the current scene.
package enum SceneChecksum {
    /// Returns the SHA-256, as 64 hexadecimal digits, of the scene's canonical text (`SceneSource.canonical`), which
    /// comments and the order of the keys do not affect; then the path and SHA-256 of each picture file that the scene
    /// names, of a scene file in its place the path and this checksum; then those of each `.strings` and GeoJSON file.
    /// Fonts, icons and Vitrine itself are not included.
    /// - Parameters:
    ///   - source: The scene file.
    ///   - sceneFolder: The folder of its relative paths.
    ///   - allowsOutsidePaths: Whether pictures may lie anywhere.
    /// - Throws: `StageError` for a picture that cannot be read.
    package static func hexadecimal(
        of source: SceneSource, sceneFolder: String, allowsOutsidePaths: Bool, assets: AssetFolder = .bundled
    ) throws(StageError) -> String {
        let finder = ImageFinder(sceneFolder: sceneFolder, assets: assets, allowsOutside: allowsOutsidePaths)
        return try hexadecimal(of: source, images: finder)
    }

    static func hexadecimal(of source: SceneSource, images finder: ImageFinder) throws(StageError) -> String {
        var bytes = source.canonical
        let references = source.scene.assetReferences
        for kind in [AssetReference.Kind.picture, .strings, .geoJSON] {
            let names = Set(references.filter { $0.kind == kind }.map(\.name)).sorted()
            for path in kind == .strings ? names : finder.withDarkFiles(names) {
                let digest = kind == .picture ? try finder.digest(path) : SHA256.hexadecimal(of: try finder.file(path))
                bytes += Array("\n\(path) \(digest)".utf8)
            }
        }
        return SHA256.hexadecimal(of: bytes)
    }
}

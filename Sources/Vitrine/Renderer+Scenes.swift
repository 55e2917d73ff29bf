import VitrineStage

extension PresentationScene {
    /// Reads a scene from YAML or JSON text.
    /// - Parameters:
    ///   - yaml: The text.
    ///   - fileName: The file that problems name. Default: `scene`.
    /// - Throws: `VitrineError.scene` with every problem of the text.
    public init(yaml: String, fileName: String = "scene") throws(VitrineError) {
        self = try unified { try SceneParser.parse(yaml, fileName: fileName) }
    }

    /// Reads a scene file, YAML or JSON. Image paths in the scene are relative to the file's folder: pass that folder
    /// to `Renderer`, or let `Renderer(contentsOf:)` read the file.
    /// - Throws: `VitrineError.scene` with every problem of the file.
    public init(contentsOf path: String) throws(VitrineError) {
        self = try unified { try SceneFile.load(path: path) }
    }
}

extension SceneOverride {
    /// Reads a value: a text, or in braces or brackets keys and values or a list. Its range is checked unless it
    /// depends on the rest of the scene.
    /// - Throws: `VitrineError.scene` with the problem that a scene file with this value has.
    public init(_ key: Key, _ text: String) throws(VitrineError) {
        self = try unified { try SceneOverride(checking: key, text) }
    }
}

extension Renderer {
    /// Reads a scene from YAML or JSON text.
    /// - Parameters:
    ///   - yaml: The text.
    ///   - sceneFolder: The folder of the scene's relative image paths; nil finds bundled artwork only.
    ///   - threads: The number of threads. Default: one per processor.
    ///   - allowsOutsidePaths: Whether images and fonts may lie outside the scene's and the asset folders. Default:
    ///     false.
    ///   - fontPaths: Additional font files and folders, from anywhere. Default: none.
    /// - Throws: `VitrineError.scene` with every problem of the text, `.asset` or `.output`.
    public init(
        yaml: String, sceneFolder: String? = nil, threads: Int = Renderer.processors,
        allowsOutsidePaths: Bool = false, fontPaths: [String] = []
    ) throws(VitrineError) {
        try self.init(
            PresentationScene(yaml: yaml), sceneFolder: sceneFolder, threads: threads,
            allowsOutsidePaths: allowsOutsidePaths, fontPaths: fontPaths)
    }
}

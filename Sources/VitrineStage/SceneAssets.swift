import VitrinePrimitives
import VitrineSceneGraph
import VitrineScreens
import VitrineSurfaces
import VitrineText
import VitrineVocabulary

enum SceneAssets {
    /// - Parameter references: The scene's references.
    static func context(
        for scene: PresentationScene, references: [AssetReference], viewport: Viewport, assets: AssetFolder,
        images finder: ImageFinder,
        fontPaths: [String] = []
    ) throws(StageError) -> Context {
        func names(_ kind: AssetReference.Kind) -> [String] { references.filter { $0.kind == kind }.map(\.name) }
        var icons: [String: VectorIcon] = [:]
        let own = Dictionary(scene.icons.entries.map { ($0.name, $0.value) }) { first, _ in first }
        let iconFinder = IconFinder(own: own, images: finder, assets: assets)
        for name in names(.icon) where icons[name] == nil { icons[name] = try iconFinder.icon(name) }
        let images = try finder.images(finder.withDarkFiles(names(.picture)))
        let fonts = FontFinder(sceneFolder: finder.sceneFolder, assets: assets, allowsOutside: finder.allowsOutside)
        let book = try fonts.book(for: scene.fonts, fontPaths: fontPaths)
        for family in names(.fontFamily) { try FontFinder.require(family, in: book) }
        var context = Context(
            traits: scene.traits, viewport: viewport, typesetter: Typesetter(book: book), icons: icons,
            images: images)
        for path in names(.strings) where context.strings[path] == nil {
            context.strings[path] = try finder.strings(path)
        }
        for path in finder.withDarkFiles(names(.geoJSON)) { context.geoJSONFiles[path] = try finder.geoJSON(path) }
        return context
    }
}

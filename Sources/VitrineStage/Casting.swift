import VitrinePrimitives
import VitrineSceneGraph
import VitrineScenes
import VitrineSetting
import VitrineText

/// Gathers everything a scene needs before it begins.
enum Casting {
    static func context(
        for scene: Scene, viewport: Viewport, assets: AssetFolder, images finder: ImageFinder,
        fontPaths: [String] = []
    ) throws(StageError) -> Context {
        var icons: [String: VectorIcon] = [:]
        for name in iconNames(in: scene) where icons[name] == nil { icons[name] = try assets.icon(name) }
        let images = try finder.images(imagePaths(in: scene))
        let fonts = FontFinder(sceneFolder: finder.sceneFolder, assets: assets, allowsOutside: finder.allowsOutside)
        let book = try fonts.book(for: scene.fonts, fontPaths: fontPaths)
        for family in scene.fontFamilies { try FontFinder.require(family, in: book) }
        return Context(
            environment: scene.environment, viewport: viewport, typesetter: Typesetter(book: book), icons: icons,
            images: images)
    }

    private static func iconNames(in scene: Scene) -> [String] {
        var out: [String] = []
        if case .tabBar(let bar) = scene.container.dock { out += bar.iconNames }
        out += scene.container.iconNames
        for item in scene.popupBar.map({ [$0.popupItem] + $0.popupItems }) ?? [] {
            out += (item.leadingBarButtonItems + item.trailingBarButtonItems).filter { $0.title == nil }.map(\.icon)
        }
        for event in scene.timeline {
            guard case .set(let change) = event.action else { continue }
            let items = (change.leadingBarButtonItems ?? []) + (change.trailingBarButtonItems ?? [])
            out += items.filter { $0.title == nil }.map(\.icon)
        }
        out += scene.output.frame?.iconNames ?? []
        out += scene.popupBar?.contextMenu?.iconNames ?? []
        out += scene.container.list?.iconNames ?? []
        out += scene.popupContent?.list?.iconNames ?? []
        for event in scene.timeline {
            if case .set(let change) = event.action { out += change.popupContent?.values.list?.iconNames ?? [] }
        }
        out += scene.container.annotations.compactMap { $0.marker?.icon }
        out += scene.popupBar?.customBar?.iconNames ?? []
        return out
    }

    /// Pictures that the scene names, each as often as it does.
    static func imagePaths(in scene: Scene) -> [String] {
        var out = [scene.popupBar?.popupItem.image, scene.container.backgroundImage, scene.popupContent?.image]
        out += scene.popupBar?.popupItems.map(\.image) ?? []
        for event in scene.timeline {
            if case .set(let change) = event.action { out += [change.image, change.popupContent?.values.image] }
        }
        return out.compactMap { $0 } + scene.backgroundImages
    }
}

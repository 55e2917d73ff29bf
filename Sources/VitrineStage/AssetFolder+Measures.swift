import VitrinePrimitives

extension AssetFolder {
    /// Returns a picture by its path in a scene, for views that are measured before a scene is rendered; nil for one
    /// that cannot be read, which rendering reports.
    package func picture(_ path: String) -> Image? {
        try? ImageFinder(sceneFolder: nil, assets: self, allowsOutside: false).image(path)
    }

    /// Returns an icon by its name, or by that of its symbol; nil if there is none.
    package func measuredIcon(_ name: String) -> VectorIcon? {
        let finder = ImageFinder(sceneFolder: nil, assets: self, allowsOutside: false)
        return try? IconFinder(own: [:], images: finder, assets: self).icon(name)
    }
}

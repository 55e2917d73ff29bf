import VitrinePrimitives

extension AssetFolder {
    /// A picture by the path with which a scene names it, for views that are measured before a scene is rendered; nil for one
    /// that cannot be read, which rendering reports.
    package func picture(_ path: String) -> Image? {
        try? ImageFinder(sceneFolder: nil, assets: self, allowsOutside: false).image(path)
    }

    /// An icon by its name, or by that of a symbol that it stands for; nil where there is none.
    package func measuredIcon(_ name: String) -> VectorIcon? {
        let finder = ImageFinder(sceneFolder: nil, assets: self, allowsOutside: false)
        return try? IconFinder(own: [:], images: finder, assets: self).icon(name)
    }
}

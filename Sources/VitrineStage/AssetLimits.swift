package enum AssetLimits {
    /// The maximum size of a picture file, in bytes.
    package static let imageBytes = 64 << 20
    /// The maximum number of pixels of all pictures of a scene: 512 MiB once decoded. Each file counts once.
    package static let imagePixels = 128 << 20
    /// The maximum size of a `.strings` file, in bytes.
    package static let stringsBytes = 1 << 20
    /// The maximum number of texts in a `.strings` file.
    package static let stringsCount = 10_000
    /// The maximum size of a GeoJSON file, in bytes.
    package static let geoJSONBytes = 16 << 20
    /// The maximum number of arrays in a GeoJSON file. Each position is one.
    package static let geoJSONArrays = 300_000
    /// The maximum number of lines and areas in a GeoJSON file. A geometry counts once.
    package static let geoJSONShapes = 10_000
    /// The maximum number of points and titles in a GeoJSON file.
    package static let geoJSONMarkers = 1000
    /// The maximum number of characters of a title in a GeoJSON file.
    package static let geoJSONTitle = 200
    /// The maximum number of font files in a folder of fonts and its subfolders.
    package static let fontFiles = 4096
    package static let fontFolderDepth = 8
    /// The maximum total size of the font files in a folder of fonts, in bytes. Only used ones are in memory.
    package static let fontFolderBytes = 4 << 30
}

/// Limits of the images and fonts that a scene may load.
package enum AssetLimits {
    /// Largest picture file that a scene may name, in bytes.
    package static let imageBytes = 64 << 20
    /// Most pixels of all the pictures of a scene together: 512 MiB once decoded. Each file counts once.
    package static let imagePixels = 128 << 20
    /// Largest `.strings` file that a scene may name, in bytes.
    package static let stringsBytes = 1 << 20
    /// Most texts of a `.strings` file.
    package static let stringsCount = 10_000
    /// Most font files in a folder of fonts and the folders within.
    package static let fontFiles = 4096
    /// How deep folders within a folder of fonts are searched.
    package static let fontFolderDepth = 8
    /// Bytes of all the font files in a folder of fonts together. Only those that are used are held in memory.
    package static let fontFolderBytes = 4 << 30
}

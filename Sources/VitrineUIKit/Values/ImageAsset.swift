import VitrineSurfaces

/// A picture of an app: its files for scales, appearances and idioms.
struct ImageAsset: Hashable, Sendable {
    struct File: Hashable, Sendable {
        var path: String
        /// The pixels per point.
        var scale: Double
        /// Whether the file is for the dark appearance; nil for both appearances.
        var isDark: Bool?
        /// The idiom; nil for all.
        var idiom: UIUserInterfaceIdiom?
        /// The size in pixels.
        var width: Int
        var height: Int

        var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }
    }

    var files: [File]
    /// Whether the picture is filled with the tint.
    var isTemplate = false

    /// Returns the file for the idiom and the appearance, of the device's scale, else of the largest. Source: UIKit.
    func file(in traits: Traits) -> File? {
        let (isDark, idiom) = (traits.appearance == .dark, UIUserInterfaceIdiom(traits.device.idiom))
        func worth(_ file: File) -> Double {
            let looks = file.idiom == idiom ? 400.0 : file.idiom == nil ? 0 : -1000
            let appearance = file.isDark == isDark ? 200.0 : file.isDark == nil || file.isDark == false ? 0 : -1000
            return looks + appearance + (file.scale == traits.device.scale ? 100 : file.scale)
        }
        return files.max { (worth($0), $1.path) < (worth($1), $0.path) }
    }

    func size(in traits: Traits) -> CGSize {
        guard let file = file(in: traits) else { return .zero }
        return CGSize(width: Double(file.width) / file.scale, height: Double(file.height) / file.scale)
    }
}

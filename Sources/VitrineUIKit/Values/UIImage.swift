import VitrineSurfaces

/// A picture or an icon by its name. ``init(named:)`` finds files and image sets of asset catalogs beside the code of a
/// film, then pictures and icons of Vitrine, whose existence is checked when the scene is rendered.
public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    private let given: String
    /// The app's picture of the name.
    private let asset: ImageAsset?
    /// Whether the name is that of a symbol of the system.
    private let isSymbol: Bool
    /// The path of a picture, such as `artwork/rain.png`, or the name of an icon.
    public var name: String { asset?.file(in: CurrentTraits.value)?.path ?? given }
    public let renderingMode: RenderingMode
    /// The size in points; zero for a picture of Vitrine, whose size is that of its file.
    public let size: CGSize

    private init(name: String, asset: ImageAsset?, isSymbol: Bool, renderingMode: RenderingMode) {
        given = name
        self.asset = asset
        self.isSymbol = isSymbol
        self.renderingMode = renderingMode
        size = asset?.size(in: CurrentTraits.value) ?? .zero
        super.init()
    }

    public convenience override init() {
        self.init(name: "", asset: nil, isSymbol: false, renderingMode: .automatic)
    }

    /// Finds a picture: an image set, a file with or without its extension and `@2x` or `@3x`, or one of Vitrine's.
    public convenience init?(named name: String) {
        let asset = ImageFiles.current?.asset(named: name)
        self.init(
            name: name, asset: asset, isSymbol: false,
            renderingMode: asset?.isTemplate ?? false ? .alwaysTemplate : .automatic)
    }

    public convenience init?(systemName name: String) {
        self.init(name: name, asset: nil, isSymbol: true, renderingMode: .alwaysTemplate)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(name: given, asset: asset, isSymbol: isSymbol, renderingMode: mode)
    }

    /// Whether an icon is drawn: files have an extension.
    package var isIcon: Bool { asset == nil && (isSymbol || !given.contains("/") && !given.contains(".")) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return given == other.given && asset == other.asset && isSymbol == other.isSymbol
            && renderingMode == other.renderingMode && size == other.size
    }

    public override var hash: Int { given.hashValue }
}

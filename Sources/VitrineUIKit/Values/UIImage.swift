/// A picture or an icon by its name among the scene's and Vitrine's own. Whether it exists is found out when the scene is
/// rendered.
public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// A path of a picture, such as `artwork/rain.png`, or the name of an icon.
    public let name: String
    public let renderingMode: RenderingMode
    /// In points; zero for a picture whose size is that of its file.
    public let size: CGSize

    private init(name: String, renderingMode: RenderingMode, size: CGSize) {
        self.name = name
        self.renderingMode = renderingMode
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(name: "", renderingMode: .automatic, size: .zero) }
    public convenience init?(named name: String) { self.init(name: name, renderingMode: .automatic, size: .zero) }
    public convenience init?(systemName name: String) {
        self.init(name: name, renderingMode: .alwaysTemplate, size: .zero)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(name: name, renderingMode: mode, size: size)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return name == other.name && renderingMode == other.renderingMode && size == other.size
    }

    public override var hash: Int { name.hashValue }
}

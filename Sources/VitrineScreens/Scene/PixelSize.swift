/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
    public var width: Int { didSet { name = nil } }
    public var height: Int { didSet { name = nil } }
    /// The name that the size was created with; nil for one of numbers.
    public private(set) var name: String?

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Creates a size that the App Store accepts, such as `app-preview-iphone-6.9` or `screenshot-ipad-13-landscape`;
    /// `vitrine list sizes` lists the names. Nil for another name.
    public init?(named name: String) {
        guard let size = StoreSize.named(name) else { return nil }
        self.init(width: size.width, height: size.height)
        self.name = name
    }

    /// Whether films of the size are app previews, which App Store Connect accepts only with a sound track.
    package var isAppPreview: Bool { name.flatMap(StoreSize.named)?.use == .appPreview }
}

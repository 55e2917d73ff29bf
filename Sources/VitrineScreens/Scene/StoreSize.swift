/// A named size of pictures and films that an app store accepts, for devices that scenes have. A class of displays with
/// several sizes has that of its newest device; others are written as numbers.
///
/// The screenshots of 6.9", 6.5" and 13" and the previews of 886x1920 and 1200x1600 are confirmed by sources other than
/// App Store Connect Help, whose pages could not be read; the others are unconfirmed.
package struct StoreSize: Hashable, Sendable {
    package enum Use: String, Hashable, Sendable {
        case appPreview = "app-preview"
        case screenshot
    }

    package var name: String
    package var use: Use
    /// The class of displays, such as `iPhone 6.9"`.
    package var display: String
    /// The size in pixels.
    package var width: Int
    package var height: Int

    /// All sizes, films first, each in portrait and then in landscape.
    package static let all: [StoreSize] = previews + screenshots

    package static func named(_ name: String) -> StoreSize? { all.first { $0.name == name } }

    private static let previews: [StoreSize] = [
        sizes(.appPreview, "iphone-6.9", "iPhone 6.9\"", 886, 1920),
        sizes(.appPreview, "iphone-6.5", "iPhone 6.5\"", 886, 1920),
        sizes(.appPreview, "iphone-6.3", "iPhone 6.3\"", 886, 1920),
        sizes(.appPreview, "iphone-6.1", "iPhone 6.1\"", 886, 1920),
        sizes(.appPreview, "iphone-5.5", "iPhone 5.5\"", 1080, 1920),
        sizes(.appPreview, "iphone-4.7", "iPhone 4.7\"", 750, 1334),
        sizes(.appPreview, "iphone-4", "iPhone 4\"", 1080, 1920),
        sizes(.appPreview, "ipad-13", "iPad 13\"", 1200, 1600),
        sizes(.appPreview, "ipad-12.9", "iPad Pro 12.9\", second generation", 1200, 1600),
        sizes(.appPreview, "ipad-11", "iPad 11\"", 1200, 1600),
        sizes(.appPreview, "ipad-10.5", "iPad 10.5\"", 1200, 1600),
        sizes(.appPreview, "ipad-9.7", "iPad 9.7\"", 900, 1200),
        only(.appPreview, "mac", "Mac", 1920, 1080),
    ].flatMap { $0 }

    private static let screenshots: [StoreSize] = [
        sizes(.screenshot, "iphone-6.9", "iPhone 6.9\"", 1320, 2868),
        sizes(.screenshot, "iphone-6.5", "iPhone 6.5\"", 1284, 2778),
        sizes(.screenshot, "iphone-6.3", "iPhone 6.3\"", 1206, 2622),
        sizes(.screenshot, "iphone-6.1", "iPhone 6.1\"", 1170, 2532),
        sizes(.screenshot, "iphone-5.5", "iPhone 5.5\"", 1242, 2208),
        sizes(.screenshot, "iphone-4.7", "iPhone 4.7\"", 750, 1334),
        sizes(.screenshot, "iphone-4", "iPhone 4\"", 640, 1136),
        sizes(.screenshot, "iphone-3.5", "iPhone 3.5\"", 640, 960),
        sizes(.screenshot, "ipad-13", "iPad 13\"", 2064, 2752),
        sizes(.screenshot, "ipad-12.9", "iPad Pro 12.9\", second generation", 2048, 2732),
        sizes(.screenshot, "ipad-11", "iPad 11\"", 1668, 2420),
        sizes(.screenshot, "ipad-10.5", "iPad 10.5\"", 1668, 2224),
        sizes(.screenshot, "ipad-9.7", "iPad 9.7\"", 1536, 2048),
        only(.screenshot, "mac", "Mac", 2880, 1800),
    ].flatMap { $0 }

    private static func only(
        _ use: Use, _ display: String, _ words: String, _ width: Int, _ height: Int
    ) -> [StoreSize] {
        [StoreSize(name: "\(use.rawValue)-\(display)", use: use, display: words, width: width, height: height)]
    }

    private static func sizes(
        _ use: Use, _ display: String, _ words: String, _ width: Int, _ height: Int
    ) -> [StoreSize] {
        only(use, display, words, width, height)
            + only(use, "\(display)-landscape", "\(words), landscape", height, width)
    }

    /// The legal durations of an app preview, in seconds.
    package static let previewSeconds = 15.0...30.0
    /// The maximum frame rate of an app preview, in frames per second.
    package static let previewRate = 30.0
}

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

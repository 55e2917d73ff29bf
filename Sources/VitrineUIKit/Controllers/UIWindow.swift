open class UIWindow: UIView {
    public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    }

    open var windowLevel = Level.normal
    open var rootViewController: UIViewController? {
        didSet {
            if oldValue !== rootViewController { oldValue?.viewIfLoaded?.removeFromSuperview() }
            guard let rootViewController, let view = rootViewController.view else { return }
            view.frame = bounds
            addSubview(view)
            if let stage = UserStage.current, stage.keyWindow === self { stage.rootPage?.root = rootViewController }
        }
    }
    public private(set) var isKeyWindow = false

    open override var window: UIWindow? { self }

    /// Shows the root controller; in a film, as its page.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        UserStage.current?.keyWindow = self
    }
    open func makeKey() { isKeyWindow = true }
}

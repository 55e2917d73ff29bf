import VitrinePopupBar
import VitrinePrimitives
import VitrineScreens

extension SourceValue {
    private static let frameKeys = KeyTable("size", "screen", "background", "title", "inspector")
    private static let stageSizeKeys = KeyTable("width", "height")
    private static let screenKeys = KeyTable("x", "y", "scale")
    private static let titleKeys = KeyTable("title", "subtitle")
    private static let inspectorKeys = KeyTable("x", "y", "width", "height", "element", "title")

    /// `device`, or what is to differ from that.
    func deviceFrame() -> DeviceFrame? {
        if case .scalar = node.content {
            return name("a frame other than {size, screen, background, title, inspector}", legal: ["device"])
                .map { _ in DeviceFrame() }
        }
        guard let keys = keyed(Self.frameKeys, expected: "device or {size, screen, background, title, inspector}")
        else { return nil }
        var frame = DeviceFrame()
        frame.size = keys["size"]?.stageSize()
        frame.screen = keys["screen"]?.screenPlace()
        frame.background = keys["background"]?.colors() ?? frame.background
        frame.title = keys["title"]?.frameTitle()
        frame.inspector = keys["inspector"]?.inspector()
        return frame
    }

    private func stageSize() -> Size? {
        guard let keys = keyed(Self.stageSizeKeys) else { return nil }
        let (width, height) = (keys.required("width")?.length(), keys.required("height")?.length())
        guard let width, let height else { return nil }
        return Size(width: width, height: height)
    }

    private func screenPlace() -> DeviceFrame.Screen? {
        guard let keys = keyed(Self.screenKeys) else { return nil }
        let (x, y) = (keys.required("x")?.length(), keys.required("y")?.length())
        let scale = keys["scale"]?.number() ?? 1
        guard let x, let y else { return nil }
        return DeviceFrame.Screen(origin: Point(x: x, y: y), scale: scale)
    }

    /// One colour, or several from top to bottom.
    private func colors() -> [Color]? {
        if case .list = node.content { return (list(of: "colours") ?? []).map { $0.color() ?? .black } }
        return color().map { [$0] }
    }

    /// The title of a device, or `{title, subtitle}`.
    private func frameTitle() -> DeviceFrame.Title? {
        if case .scalar = node.content { return text().map { DeviceFrame.Title(title: $0) } }
        guard let keys = keyed(Self.titleKeys, expected: "a title or {title, subtitle}") else { return nil }
        let subtitle = keys["subtitle"]?.text()
        return keys.required("title")?.text().map { DeviceFrame.Title(title: $0, subtitle: subtitle) }
    }

    private func inspector() -> DeviceFrame.Inspector? {
        guard let keys = keyed(Self.inspectorKeys) else { return nil }
        let (x, y) = (keys.required("x")?.length(), keys.required("y")?.length())
        let (width, height) = (keys.required("width")?.length(), keys.required("height")?.length())
        let part: PopupBarAccessibility.Part? = keys["element"]?.choice("a part of the popup bar")
        let title = keys["title"]?.text()
        guard let x, let y, let width, let height else { return nil }
        var inspector = DeviceFrame.Inspector(frame: Rect(x: x, y: y, width: width, height: height))
        inspector.element = part ?? inspector.element
        inspector.title = title ?? inspector.title
        return inspector
    }
}

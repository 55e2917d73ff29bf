import Synchronization
import VitrinePages
import VitrinePresentation
import VitrinePrimitives
import VitrineSceneGraph
import VitrineStage
import VitrineSurfaces
import VitrineText

/// The sizes of elements in a scene, for views that are laid out before it is rendered.
enum ElementMeasure {
    private static let typesetter = Mutex<Typesetter?>(nil)

    /// Returns the size of an element in points; zero if Vitrine's fonts are missing, which rendering reports.
    /// - Parameter width: The maximum width.
    static func size(of element: Element, fitting width: Double = 10_000) -> Size {
        guard let context = context(for: element) else { return .zero }
        return element.kind.part.size(of: element, fitting: width, in: ElementContext(context))
    }

    /// Returns the y coordinate of the bar at the bottom of the screen; nil if there is none.
    static func dockTop(of container: Container) -> Double? {
        guard let context = context(for: Element(.empty)) else { return nil }
        let layout = DockLayout(container, in: context)
        return layout.isDocked ? layout.safeBottom : nil
    }

    /// Returns the insets of a content's bars and surroundings in its frame.
    static func insets(of content: Content, in frame: Rect, safeArea: Insets) -> Insets {
        guard let context = context(for: Element(.empty)) else { return safeArea }
        return BarsLayout(content, frame: frame, safeArea: safeArea, in: ElementContext(context))?.insets ?? safeArea
    }

    private static func context(for element: Element) -> Context? {
        let typesetter = typesetter.withLock { kept -> Typesetter? in
            if kept == nil { kept = try? AssetFolder.bundled.typesetter() }
            return kept
        }
        guard let typesetter else { return nil }
        let traits = CurrentTraits.value
        var (icons, images): ([String: VectorIcon], [String: Image]) = ([:], [:])
        if let name = element.icon?.icon ?? element.button?.icon, let icon = AssetFolder.bundled.measuredIcon(name) {
            icons[name] = icon
        }
        if let path = element.image?.image, let image = AssetFolder.bundled.picture(path) { images[path] = image }
        return Context(
            traits: traits, viewport: Viewport(scale: traits.device.scale, width: 1, height: 1),
            typesetter: typesetter, icons: icons, images: images)
    }
}

/// The state of drawing the views of one content.
struct DrawingPass {
    /// The maximum number of views of a tree that are drawn.
    static let limit = 5000

    /// The number of views that can still be drawn.
    var remainder = limit
    private var names: [String: Int] = [:]

    /// Returns a control's name with a number if another control has it.
    mutating func unique(_ name: String) -> String {
        let number = names[name, default: 0] + 1
        names[name] = number
        return number == 1 ? name : unique("\(name)#\(number)")
    }
}

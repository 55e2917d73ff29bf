import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

@testable import VitrinePopupBar
@testable import VitrinePresentation
@testable import VitrineScreens
@testable import VitrineSurfaces

private let testIcons = bundledIcons([
    "pause", "forward", "backward", "stop", "house", "library", "heart", "shuffle", "repeat", "ellipsis", "airplay",
    "speaker",
    "sidebar", "top-bar", "checkmark", "magnifyingglass-medium", "triangle-forward", "moon",
])

/// A small picture under the name that the tests' bars use.
let picture = Image(Bitmap(width: 8, height: 8, fill: RGBColor(0x336699).premultiplied))

extension Context {
    /// Returns the context of the documentation's recordings, at a scale that rounds to a third of a point.
    static func test(
        device: String = "iphone-14-pro-max", appearance: Appearance = .light,
        direction: InterfaceLayoutDirection = .leftToRight, textSize: TextSize = .large, scale: Double = 3,
        design: Design = .glass, orientation: Orientation = .portrait
    ) -> Context {
        let device = Device.named(device) ?? .standard
        let traits = Traits(
            device: device, design: design, appearance: appearance, direction: direction, textSize: textSize,
            orientation: orientation)
        let size = traits.screenSize
        return Context(
            traits: traits,
            viewport: Viewport(
                scale: scale, width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale))),
            typesetter: bundledTypesetter, icons: testIcons, images: ["art.png": picture])
    }
}

/// Tests of layouts specify the dock by name.
extension PopupBarLayout {
    init(_ bar: PopupBar, over dock: Container.Dock? = .toolbar(Toolbar(items: ["Go"])), in context: Context) {
        self.init(
            bar, dockTop: DockLayout(Container(dock: dock), in: context).top(for: bar), in: context)
    }
}

extension PopupItem {
    static func music(
        title: String? = "Suscipit Ut", subtitle: String? = "Itaque eos officiis expedita quisquam",
        image: String? = "art.png", leading: [String] = [], trailing: [String] = ["pause", "forward"]
    ) -> PopupItem {
        PopupItem(
            title: title, subtitle: subtitle, image: image,
            leadingBarButtonItems: leading.map { BarButtonItem(icon: $0) },
            trailingBarButtonItems: trailing.map { BarButtonItem(icon: $0) })
    }
}

extension PopupBar {
    static func music(
        _ style: Style, _ version: LibraryVersion = .v4_0, item: PopupItem = .music(), marquee: Bool = false
    ) -> PopupBar {
        with(
            PopupBar(
                barStyle: style, popupItem: item, standardAppearance: PopupBarAppearance(marqueeScrollEnabled: marquee))
        ) { $0.libraryVersion = version }
    }
}

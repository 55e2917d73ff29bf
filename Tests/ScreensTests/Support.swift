import Foundation
import Testing
import VitrinePrimitives
import VitrineSceneGraph
import VitrineText

@testable import VitrineChrome
@testable import VitrinePopupBar
@testable import VitrineScreens
@testable import VitrineSetting

/// The folder with the bundled fonts and icons, found from this file.
private let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets")

/// Opened once for all tests.
private let bundledTypesetter: Typesetter = {
    do {
        return Typesetter(
            book: try BundledFonts.book { name in
                [UInt8](try Data(contentsOf: assets.appendingPathComponent("Fonts/\(name)")))
            })
    } catch { fatalError("bundled fonts: \(error)") }
}()

private let bundledIcons: [String: VectorIcon] = {
    var out: [String: VectorIcon] = [:]
    for name in [
        "pause", "forward", "backward", "stop", "house", "library", "heart", "shuffle", "repeat", "ellipsis", "airplay",
        "speaker",
        "sidebar", "top-bar", "checkmark", "magnifyingglass-medium", "triangle-forward", "moon",
    ] {
        let file = assets.appendingPathComponent("Icons/\(name).svg")
        do {
            out[name] = try VectorIcon(svg: String(contentsOf: file, encoding: .utf8), name: name)
        } catch { fatalError("icon \(name): \(error)") }
    }
    return out
}()

/// A small picture under the name that the tests' bars use.
let picture = Image(Bitmap(width: 8, height: 8, fill: RGBColor(0x336699).premultiplied))

extension Context {
    /// The surroundings of the documentation's recordings, at a scale that rounds to a third of a point.
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
            typesetter: bundledTypesetter, icons: bundledIcons, images: ["art.png": picture])
    }
}

/// Tests of layouts know where the dock is by name.
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

/// Whether two figures lie no further apart than the tolerance; not so for what is not a number.
func near(_ a: Double?, _ b: Double, _ tolerance: Double) -> Bool {
    guard let a else { return false }
    return (a - b).magnitude <= tolerance
}

func near(_ a: Rect?, _ b: Rect, _ tolerance: Double) -> Bool {
    near(a?.minX, b.minX, tolerance) && near(a?.minY, b.minY, tolerance) && near(a?.maxX, b.maxX, tolerance)
        && near(a?.maxY, b.maxY, tolerance)
}

import ArgumentParser
import Vitrine
import VitrinePopupBar
import VitrineScenes
import VitrineSetting
import VitrineSurfaces

/// A key of scenes that takes several values in one run.
struct SnapshotAxis {
    let key: SceneOverride.Key
    let values: [String]

    /// The axes that have a name and values of their own.
    private static let named: [(name: String, key: SceneOverride.Key, values: [String])] = [
        ("appearance", .appearance, Appearance.allCases.map(\.rawValue)),
        ("direction", .direction, InterfaceLayoutDirection.allCases.map(\.rawValue)),
        ("device", .device, Device.all.map(\.id)),
        ("orientation", .orientation, Orientation.allCases.map(\.rawValue)),
        ("style", "popupBar.barStyle", ["compact", "prominent", "floating", "floatingCompact"]),
    ]

    /// Reads `appearance,direction` (all values of each) or `key=value,value`.
    ///
    /// - Throws: `ValidationError`.
    static func all(_ text: String) throws -> [SnapshotAxis] {
        if let equals = text.firstIndex(of: "=") {
            let name = String(text[..<equals])
            let values = text[text.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false)
                .map(String.init)
            guard Set(values).count == values.count else { throw ValidationError("--vary \(text) has a value twice") }
            let key = named.first { $0.name == name }?.key ?? SceneOverride.Key(name)
            for value in values { _ = try SceneOptions.override("--vary \(text)", key, value) }
            return [SnapshotAxis(key: key, values: values)]
        }
        return try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let axis = named.first(where: { $0.name == name }) else {
                let legal = named.map(\.name).joined(separator: ", ")
                throw ValidationError("--vary \(name): legal are \(legal), and any key as key=value,value")
            }
            return SnapshotAxis(key: axis.key, values: axis.values)
        }
    }

    /// Whether a scene has what the axis is about.
    func applies(to scene: PresentationScene) -> Bool {
        !key.path.hasPrefix("popupBar.") || scene.popupBar != nil
    }
}

/// One snapshot of a scene.
struct SnapshotVariant {
    var source: GalleryScene
    var overrides: [SceneOverride]
    /// Values of the axes, in their order.
    var values: [String]

    /// `popup-bar/floating~dark~rtl`.
    var name: String { ([source.name] + values.map(Self.part)).joined(separator: "~") }

    private static func part(_ value: String) -> String {
        String(value.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" })
    }
}

import Foundation
import VitrinePrimitives
import VitrineText

/// The folder with the bundled fonts and icons, found from this file.
private let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets")

/// The bundled fonts, loaded once for all tests.
package let bundledTypesetter = Typesetter(
    book: BundledFonts.book { name in
        [UInt8](try Data(contentsOf: assets.appendingPathComponent("Fonts/\(name)")))
    })

package func bundledIcons(_ names: [String]) -> [String: VectorIcon] {
    var icons: [String: VectorIcon] = [:]
    for name in names {
        let file = assets.appendingPathComponent("Icons/\(name).svg")
        do {
            icons[name] = try VectorIcon(svg: String(contentsOf: file, encoding: .utf8), name: name)
        } catch { fatalError("icon \(name): \(error)") }
    }
    return icons
}

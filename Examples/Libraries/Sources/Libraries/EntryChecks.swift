import Entries
import Foundation
import SwiftEntryKit
import UIKit
import Vitrine

func checkEntries(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    let setUps = emptyScene().simulate { EntryCatalog.all }
    checks.expect(setUps.count >= 40, "\(setUps.count) set-ups")
    for (title, attributes) in setUps {
        var scene = emptyScene()
        scene.container.content.background = .systemTeal
        let view = UIView()
        view.set(.height, of: 60)
        scene.performEntryKit(at: 0.2) { SwiftEntryKit.display(entry: view, using: attributes) }
        let renderer = try Renderer(scene)
        try renderer.save("entry \(title)", in: folder)
        let shown = 0.2 + attributes.entranceAnimation.totalDuration + 0.4
        let (before, during) = (try renderer.bitmap(at: 0), try renderer.bitmap(at: shown))
        checks.expect(before != during, "\(title): the entry is displayed")
        if attributes.displayDuration < 100 {
            let after = shown + attributes.displayDuration + attributes.exitAnimation.totalDuration + 0.5
            checks.expect(try renderer.bitmap(at: after) == before, "\(title): the entry goes")
        }
        if case .color(let color) = attributes.entryBackground {
            let light = scene.simulate {
                color.color(for: UITraitCollection(userInterfaceStyle: .light), mode: .inferred)
            }
            if let expected = opaque(light) {
                let (seen, described) = (box(of: expected, in: during), box(of: attributes))
                checks.expect(seen.isNear(described), "\(title): the entry is at \(seen), described at \(described)")
            }
        }
    }
    try checkViews(&checks, folder: folder)
    try checkLifecycle(&checks)
    try checkCallback(&checks)
}

/// Levels of red, green and blue; nil for a color that is not opaque.
private func opaque(_ color: UIColor) -> [Int]? {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return a == 1 ? [r, g, b].map { Int(($0 * 255).rounded()) } : nil
}

/// Edges in points.
private struct Box: CustomStringConvertible {
    var (left, right, top, bottom): (Double, Double, Double, Double)

    var description: String { "x \(left)...\(right), y \(top)...\(bottom)" }

    func isNear(_ other: Box) -> Bool {
        [left - other.left, right - other.right, top - other.top, bottom - other.bottom].allSatisfy {
            abs($0) <= 2
        }
    }
}

/// Where a color is seen: on the middle of the screen from top to bottom, and in the middle of that from side to side.
private func box(of color: [Int], in picture: Bitmap) -> Box {
    let rows = (0..<picture.height).filter { isNear(picture.color(187, Double($0)), color) }
    guard let top = rows.first, let bottom = rows.last else { return Box(left: 0, right: 0, top: 0, bottom: 0) }
    let y = Double((top + bottom) / 2)
    let columns = (0..<picture.width).filter { isNear(picture.color(Double($0), y), color) }
    return Box(
        left: Double(columns.first ?? 0), right: Double((columns.last ?? 0) + 1), top: Double(top),
        bottom: Double(bottom + 1))
}

/// Where the attributes put the background of an entry of 60 points, on a screen with a safe area of 44 and 34 points.
private func box(of attributes: EKAttributes) -> Box {
    func length(_ edge: EKAttributes.PositionConstraints.Edge, _ screen: Double) -> Double? {
        switch edge {
        case .constant(let value): Double(value)
        case .ratio(let value): screen * Double(value)
        case .offset(let value): screen - 2 * Double(value)
        case .intrinsic: nil
        }
    }
    let constraints = attributes.positionConstraints
    let most = (length(constraints.maxSize.width, 375) ?? 375, length(constraints.maxSize.height, 812) ?? 812)
    let width = min(length(constraints.size.width, 375) ?? 375, most.0)
    let height = min(length(constraints.size.height, 812) ?? 60, most.1)
    let border: Double = if case .value(_, let width) = attributes.border { Double(width) } else { 0 }
    var (isFilled, isOverridden) = (false, false)
    switch constraints.safeArea {
    case .overridden: isOverridden = true
    case .empty(let fills): isFilled = fills
    }
    let offset = Double(constraints.verticalOffset)
    var out = Box(left: (375 - width) / 2, right: (375 + width) / 2, top: 0, bottom: 0)
    switch attributes.position {
    case .top: out.top = (isOverridden ? 0 : 44) + offset
    case .bottom: out.top = 812 - (isOverridden ? 0 : 34) - offset - height
    case .center: out.top = 406 - height / 2
    }
    out.bottom = out.top + height
    if isFilled, attributes.position.isTop { out.top = 0 }
    if isFilled, attributes.position.isBottom { out.bottom = 812 }
    return Box(
        left: max(0, out.left) + border / 2, right: min(375, out.right) - border / 2, top: max(0, out.top) + border / 2,
        bottom: min(812, out.bottom) - border / 2)
}

/// Every message view shows something on its background.
private func checkViews(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var pictures: [Bitmap] = []
    for (name, view) in EntryCatalog.views {
        var attributes = EKAttributes.topFloat
        attributes.entryBackground = .color(color: EKColor(rgb: 0x555555))
        attributes.displayDuration = .infinity
        var scene = emptyScene()
        scene.performEntryKit(at: 0) { SwiftEntryKit.display(entry: view, using: attributes) }
        let renderer = try Renderer(scene)
        try renderer.save("view \(name)", in: folder)
        pictures.append(try renderer.bitmap(at: 2))
        checks.expect(pictures.dropLast().allSatisfy { $0 != pictures.last }, "\(name): a picture of its own")
    }
}

/// Lifecycle events come in order, the second entry waits for the first, and code can dismiss.
private func checkLifecycle(_ checks: inout Checks) throws(VitrineError) {
    var notes: [String] = []
    var scene = emptyScene()
    scene.performEntryKit(at: 0.5) { EntryCatalog.displayTwo { notes.append($0) } }
    var (isDisplaying, hasWaiting) = (false, false)
    scene.perform(at: 1) {
        isDisplaying = SwiftEntryKit.isCurrentlyDisplaying
        SwiftEntryKit.dismiss { notes.append("dismissed") }
        hasWaiting = true
    }
    _ = try Renderer(scene)
    checks.expectEqual(
        notes, ["will appear", "did appear", "will disappear", "did disappear", "dismissed"], "lifecycle")
    checks.expect(isDisplaying && hasWaiting, "an entry is displayed at 1 s")
}

/// A tap action displays a view that was not there when the scene was made.
private func checkCallback(_ checks: inout Checks) throws(VitrineError) {
    var scene = emptyScene()
    scene.performEntryKit(at: 0.2) { EntryCatalog.displayChain() }
    scene.timeline.append(.tap("entry1", at: 1))
    let renderer = try Renderer(scene)
    let (page, first) = (try renderer.bitmap(at: 0), try renderer.bitmap(at: 0.9))
    checks.expect(page.color(187, 406) != first.color(187, 406), "chain: the first entry")
    checks.expectEqual(try renderer.bitmap(at: 2.5).color(187, 406), [255, 0, 0], "chain: the second entry")
}

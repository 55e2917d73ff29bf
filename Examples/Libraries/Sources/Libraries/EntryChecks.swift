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
            let (x, y) = middle(of: attributes)
            let light = scene.simulate {
                color.color(for: UITraitCollection(userInterfaceStyle: .light), mode: .inferred)
            }
            var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            light.getRed(&r, green: &g, blue: &b, alpha: &a)
            let expected = [r, g, b].map { Int(($0 * 255).rounded()) }
            if a == 1 {
                checks.expect(
                    isNear(during.color(x, y), expected), "\(title): \(during.color(x, y)), expected \(expected)")
            }
        }
    }
    try checkViews(&checks, folder: folder)
    try checkLifecycle(&checks)
}

/// The middle of an entry of 60 points on a screen with a safe area of 44 and 34 points.
private func middle(of attributes: EKAttributes) -> (x: Double, y: Double) {
    let constraints = attributes.positionConstraints
    let height: Double =
        switch constraints.size.height {
        case .constant(let value): Double(value)
        case .ratio(let value): 812 * Double(value)
        case .offset(let value): 812 - 2 * Double(value)
        case .intrinsic: 60
        }
    let isOverridden = constraints.safeArea.isOverridden
    return switch attributes.position {
    case .top: (187, (isOverridden ? 0 : 44) + Double(constraints.verticalOffset) + height / 2)
    case .bottom: (187, 812 - (isOverridden ? 0 : 34) - Double(constraints.verticalOffset) - height / 2)
    case .center: (187, 406)
    }
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

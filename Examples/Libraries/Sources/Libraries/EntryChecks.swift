import Entries
import Foundation
import SwiftEntryKit
import UIKit
import Vitrine

/// Every preset of the app is on the screen at its place, and leaves at its time.
func checkEntries(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    let presets = emptyScene().simulate { Presets.all }
    checks.expect(presets.count >= 40, "\(presets.count) presets")
    let page = try Renderer(tealScene()).bitmap(at: 0)
    var pictures: [Bitmap] = []
    for preset in presets {
        let (title, attributes) = (preset.title, preset.attributes)
        let film = try Film(tealScene()) { _ in preset.display() }
        checks.expectEqual(film.warnings, [], "\(title): warnings")
        let entrance = attributes.entranceAnimation.totalDuration
        try film.renderer.save("entry \(title)", at: entrance + 0.4, in: folder)
        let shown = try film.image(at: entrance + 0.4)
        checks.expect(pictures.allSatisfy { $0 != shown } && shown != page, "\(title): a picture of its own")
        pictures.append(shown)
        if attributes.displayDuration < 100 {
            let exit = entrance + attributes.displayDuration
            checks.expect(try film.image(at: exit - 0.05) != page, "\(title): displayed until \(exit) s")
            let gone = exit + attributes.exitAnimation.maxDuration + 0.1
            checks.expect(try film.image(at: gone) == page, "\(title): gone after \(gone) s")
        } else {
            checks.expect(try film.image(at: 11.5) != page, "\(title): stays")
        }
        let (seen, described) = (try markedBox(with: attributes), box(of: attributes))
        checks.expect(seen.isNear(described), "\(title): the entry is at \(seen), described at \(described)")
    }
    try checkTouches(&checks, page)
    try checkLifecycle(&checks)
    try checkCallback(&checks)
}

/// A page of one color, for 12 seconds.
private func tealScene() -> PresentationScene {
    var scene = emptyScene()
    scene.container.content.background = .systemTeal
    scene.output.duration = 12
    return scene
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

/// Where a view of 60 points is seen on a background of its own.
private func markedBox(with attributes: EKAttributes) throws(VitrineError) -> Box {
    var marked = attributes
    marked.entryBackground = .color(color: EKColor(rgb: 0xFF00FF))
    marked.screenBackground = .clear
    (marked.shadow, marked.border) = (.none, .none)
    let film = try Film(tealScene()) { _ in
        let view = UIView()
        view.set(.height, of: 60)
        SwiftEntryKit.display(entry: view, using: marked)
    }
    return box(of: [255, 0, 255], in: try film.image(at: attributes.entranceAnimation.totalDuration + 0.4))
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
    return Box(left: max(0, out.left), right: min(375, out.right), top: max(0, out.top), bottom: min(812, out.bottom))
}

/// Buttons close entries, and a finger swipes those out that allow it.
private func checkTouches(_ checks: inout Checks, _ page: Bitmap) throws(VitrineError) {
    func film(_ title: String, _ touch: @escaping (FilmStage) -> Void) throws(VitrineError) -> Film {
        try Film(tealScene()) { stage in
            Presets.named(title)?.display()
            touch(stage)
        }
    }
    for (title, button) in [
        ("Booked", "Show the ticket"), ("Cancel", "Keep it"), ("Luggage", "Nothing"), ("Sign in", "Continue"),
    ] {
        let film = try film(title) { $0.tap("entry1.\(button)", at: 3) }
        checks.expect(try film.image(at: 2.9) != page, "\(title): waits for its button")
        checks.expect(try film.image(at: 5) == page, "\(title): \(button) closes it")
    }
    let swiped = try film("Boarding") { $0.drag("entry1", by: CGVector(dx: 0, dy: -120), at: 1, duration: 0.15) }
    checks.expect(try swiped.image(at: 2.2) == page, "Boarding: swiped out before its time")
    let kept = try film("Bicycle") { $0.drag("entry1", by: CGVector(dx: 0, dy: 120), at: 1, duration: 0.15) }
    checks.expect(try kept.image(at: 2.2) != page, "Bicycle: cannot be swiped out")
}

/// Lifecycle events come in order, the second entry waits for the first, and code can dismiss.
private func checkLifecycle(_ checks: inout Checks) throws(VitrineError) {
    var notes: [String] = []
    var scene = emptyScene()
    scene.performEntryKit(at: 0.5) {
        var attributes = EKAttributes.topToast
        attributes.entryBackground = .color(color: .black)
        attributes.lifecycleEvents.willAppear = { notes.append("will appear") }
        attributes.lifecycleEvents.didAppear = { notes.append("did appear") }
        attributes.lifecycleEvents.willDisappear = { notes.append("will disappear") }
        attributes.lifecycleEvents.didDisappear = { notes.append("did disappear") }
        SwiftEntryKit.display(entry: block(of: 50), using: attributes)
        attributes = .centerFloat
        attributes.name = "second"
        attributes.precedence = .enqueue(priority: .normal)
        SwiftEntryKit.display(entry: block(of: 60), using: attributes)
    }
    var states: [Bool] = []
    scene.perform(at: 1) {
        states += [SwiftEntryKit.isCurrentlyDisplaying, SwiftEntryKit.queueContains(entryNamed: "second")]
        SwiftEntryKit.dismiss { notes.append("dismissed") }
    }
    scene.perform(at: 2) { states.append(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "second")) }
    _ = try Renderer(scene)
    checks.expectEqual(
        notes, ["will appear", "did appear", "will disappear", "did disappear", "dismissed"], "lifecycle")
    checks.expectEqual(states, [true, true, true], "displayed at 1 s, waiting at 1 s, displayed at 2 s")
}

/// A tap action displays a view that was not there when the scene was made.
private func checkCallback(_ checks: inout Checks) throws(VitrineError) {
    var scene = emptyScene()
    scene.performEntryKit(at: 0.2) {
        var attributes = EKAttributes.centerFloat
        attributes.displayDuration = .infinity
        attributes.entryInteraction.customTapActions.append {
            var attributes = EKAttributes.centerFloat
            attributes.displayDuration = .infinity
            attributes.entryBackground = .color(color: EKColor(.red))
            SwiftEntryKit.display(entry: block(of: 200), using: attributes)
        }
        attributes.entryBackground = .color(color: EKColor(.systemMint))
        SwiftEntryKit.display(entry: block(of: 150), using: attributes)
    }
    scene.timeline.append(.tap("entry1", at: 1))
    let renderer = try Renderer(scene)
    let (page, first) = (try renderer.bitmap(at: 0), try renderer.bitmap(at: 0.9))
    checks.expect(page.color(187, 406) != first.color(187, 406), "chain: the first entry")
    checks.expectEqual(try renderer.bitmap(at: 2.5).color(187, 406), [255, 0, 0], "chain: the second entry")
}

private func block(of height: CGFloat) -> UIView {
    let view = UIView()
    view.set(.height, of: height)
    return view
}

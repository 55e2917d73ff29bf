import FloatingPanel
import Foundation
import Panels
import Vitrine

func checkPanels(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    let plain = emptyScene()
    for example in plain.simulate({ PanelCatalog.all }) {
        let scene = shown(example)
        let renderer = try Renderer(scene)
        try renderer.save("panel \(example.name)", in: folder)
        let bitmap = try renderer.bitmap(at: 2)

        // The layout says where the panel rests.
        let layout = example.panel.layout
        checks.expectEqual(example.panel.position, layout.initialPosition, "\(example.name): position")
        guard example.name != "decorated", example.name != "intrinsic" else { continue }
        let top = scene.simulate { Double(example.panel.originYOfSurface(for: layout.initialPosition)) }
        let x = 187.0
        checks.expect(
            isNear(bitmap.color(x, top + 30), [255, 255, 255]), "\(example.name): the panel is at \(top)")
        checks.expect(
            !isNear(bitmap.color(x, top - 30), [255, 255, 255]), "\(example.name): the page is above \(top)")
    }
    try checkNarrow(&checks)
    try checkCalls(&checks)
    try checkBouncing(&checks)
    try checkSlow(&checks)
    try checkFrozen(&checks)
    try checkRemoval(&checks)
    try checkBehaviors(&checks)
    try checkStyling(&checks)
    try checkMargins(&checks)
    checkIllegal(&checks)
}

private func example(_ name: String) -> PanelExample {
    emptyScene().simulate { PanelCatalog.all.first { $0.name == name }! }
}

/// A scene with an example's page and its panel.
private func shown(_ example: PanelExample) -> PresentationScene {
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(example.panel)
    return scene
}

/// The constraints of `prepareLayout` give the panel 291 points from 8.
private func checkNarrow(_ checks: inout Checks) throws(VitrineError) {
    let example = example("narrow")
    let scene = shown(example)
    let bitmap = try Renderer(scene).bitmap(at: 1)
    let y = Double(example.panel.originYOfSurface(for: .tip)) + 40
    checks.expect(!isNear(bitmap.color(4, y), [255, 255, 255]), "narrow: the page is left of the panel")
    checks.expect(isNear(bitmap.color(10, y), [255, 255, 255]), "narrow: the panel begins at 8")
    checks.expect(isNear(bitmap.color(296, y), [255, 255, 255]), "narrow: the panel ends at 299")
    checks.expect(!isNear(bitmap.color(303, y), [255, 255, 255]), "narrow: the page is right of the panel")
}

/// The delegate hears of a drag in the library's order.
private func checkCalls(_ checks: inout Checks) throws(VitrineError) {
    let example = example("default")
    var scene = shown(example)
    scene.timeline = [
        .drag("panel", at: 1, path: [FingerPath.Leg(by: ScenePoint(x: 0, y: -300), duration: 0.4)])
    ]
    _ = try Renderer(scene)
    checks.expectEqual(
        example.calls(),
        [
            "didChangePosition half", "willBeginDragging half", "didEndDragging full", "willBeginDecelerating",
            "didChangePosition full", "didEndDecelerating",
        ], "default: calls")
}

/// A delegate's call of `move` is performed, and its completion runs.
private func checkBouncing(_ checks: inout Checks) throws(VitrineError) {
    let example = example("bouncing")
    var scene = shown(example)
    scene.timeline = [
        .drag("panel", at: 1, path: [FingerPath.Leg(by: ScenePoint(x: 0, y: 180), duration: 0.3)])
    ]
    let renderer = try Renderer(scene)
    checks.expectEqual(example.panel.position, .full, "bouncing: position")
    let bitmap = try renderer.bitmap(at: 6)
    let top = Double(example.panel.originYOfSurface(for: .full))
    checks.expect(isNear(bitmap.color(187, top + 30), [255, 255, 255]), "bouncing: the panel is full")
}

/// A linear animator of one second is half way after half a second.
private func checkSlow(_ checks: inout Checks) throws(VitrineError) {
    let example = example("slow")
    var scene = shown(example)
    let panel = example.panel
    var completed = false
    scene.perform(at: 1) { panel.move(to: .full, animated: true) { completed = true } }
    let bitmap = try Renderer(scene).bitmap(at: 1.5)
    let (half, full) = (Double(panel.originYOfSurface(for: .half)), Double(panel.originYOfSurface(for: .full)))
    let middle = (half + full) / 2
    checks.expect(isNear(bitmap.color(187, middle + 30), [255, 255, 255]), "slow: the panel is at \(middle)")
    checks.expect(!isNear(bitmap.color(187, middle - 30), [255, 255, 255]), "slow: it is not above \(middle)")
    checks.expect(completed, "slow: the completion has run")
}

/// A delegate that refuses drags.
private func checkFrozen(_ checks: inout Checks) throws(VitrineError) {
    let example = example("frozen")
    var scene = shown(example)
    let rest = try Renderer(scene).bitmap(at: 3)
    scene.timeline = [.drag("panel", at: 1, by: ScenePoint(x: 0, y: -300), duration: 0.3)]
    scene.output.showsTouches = false
    checks.expect(try Renderer(scene).bitmap(at: 3) == rest, "frozen: the panel does not move")
}

/// A panel that is pulled off the bottom is removed.
private func checkRemoval(_ checks: inout Checks) throws(VitrineError) {
    let example = example("slow")
    example.panel.isRemovalInteractionEnabled = true
    var scene = shown(example)
    scene.perform(at: 0.5) { example.panel.move(to: .tip, animated: false) }
    scene.timeline = [
        .drag("panel", at: 1, path: [FingerPath.Leg(by: ScenePoint(x: 0, y: 60), duration: 0.1)])
    ]
    _ = try Renderer(scene)
    checks.expectEqual(
        Array(example.calls().suffix(3)), ["didEndDraggingToRemove", "didChangePosition hidden", "didEndRemove"],
        "removal: calls")
}

/// A drag in an example leads where its behavior says.
private func checkBehaviors(_ checks: inout Checks) throws(VitrineError) {
    func position(
        _ name: String, from start: FloatingPanelPosition, by distance: Double, in duration: Double
    ) throws(VitrineError) -> FloatingPanelPosition {
        let panel = example(name)
        var scene = emptyScene()
        scene.show(panel.page)
        scene.add(panel.panel)
        scene.perform(at: 0.2) { panel.panel.move(to: start, animated: false) }
        let leg = FingerPath.Leg(by: ScenePoint(x: 0, y: distance), duration: duration, curve: .linear)
        let rest = FingerPath.Leg(by: ScenePoint(x: 0, y: 0), duration: duration < 0.2 ? 0.001 : 0.5)
        scene.timeline = [.drag("panel.grabber", at: 1, path: [leg, rest])]
        _ = try Renderer(scene)
        return panel.panel.position
    }
    checks.expectEqual(try position("default", from: .full, by: 150, in: 0.1), .half, "default: a flick")
    checks.expectEqual(try position("projection", from: .full, by: 150, in: 0.1), .tip, "projection: a flick")
    checks.expectEqual(try position("default", from: .half, by: -80, in: 0.5), .half, "default: a short drag")
    checks.expectEqual(try position("eager", from: .half, by: -80, in: 0.5), .full, "eager: a short drag")
    checks.expectEqual(try position("stocks", from: .half, by: -300, in: 0.5), .full, "stocks: a drag")
    for (name, pull) in [("default", 5.0), ("rubber band", 2.74)] {
        let example = example(name)
        let panel = example.panel
        var scene = shown(example)
        scene.perform(at: 0.2) { panel.move(to: .full, animated: false) }
        // A drag begins after 10 points.
        let leg = FingerPath.Leg(by: ScenePoint(x: 0, y: -15.5), duration: 0.5, curve: .linear)
        let rest = FingerPath.Leg(by: ScenePoint(x: 0, y: 0), duration: 1)
        scene.timeline = [.drag("panel.grabber", at: 1, path: [leg, rest])]
        var top = 0.0
        scene.perform(at: 2) { top = Double(panel.surfaceView.frame.minY) }
        _ = try Renderer(scene)
        let full = scene.simulate { Double(panel.originYOfSurface(for: .full)) }
        checks.expect(abs(full - top - pull) < 0.8, "\(name): the panel is pulled by \(full - top), not \(pull)")
    }
}

/// What a delegate changes in the views is drawn from then on, animated inside of an animation.
private func checkStyling(_ checks: inout Checks) throws(VitrineError) {
    let example = example("styling")
    let panel = example.panel
    // A view with a background would cover the surface.
    panel.contentViewController?.view.backgroundColor = .clear
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(panel)
    scene.output.showsTouches = false
    scene.perform(at: 1) { panel.move(to: .full, animated: true) }
    scene.timeline = [
        .drag("panel", at: 3, path: [FingerPath.Leg(by: ScenePoint(x: 0, y: 400), duration: 1, curve: .linear)])
    ]
    let renderer = try Renderer(scene)
    let top = scene.simulate { Double(panel.originYOfSurface(for: .full)) }
    let (before, middle, after) = (
        try renderer.bitmap(at: 0.9), try renderer.bitmap(at: 1.125), try renderer.bitmap(at: 1.5)
    )
    checks.expect(isNear(before.color(187, 700), [255, 255, 255]), "styling: the surface is white at half")
    checks.expect(isNear(after.color(187, 700), [255, 204, 0]), "styling: it is yellow at full")
    checks.expect(isNear(middle.color(187, 700), [255, 230, 128], within: 24), "styling: it is between on the way")
    checks.expect(isNear(after.color(3, top + 3), [255, 204, 0]), "styling: the corners are square at full")
    let page = before.color(20, 20)
    checks.expect(
        isNear(after.color(20, 20), page.map { $0 / 5 }, within: 6), "styling: the backdrop's alpha is the delegate's")
    let dragged = try renderer.bitmap(at: 3.6)
    let dragTop = (0..<800).first { isNear(dragged.color(187, Double($0)), [255, 204, 0]) } ?? 0
    checks.expect(
        isNear(dragged.color(187, Double(dragTop) + 8), [255, 204, 0]), "styling: a drag hides the grabber")
}

/// Constraints that a delegate changes while the panel is dragged.
private func checkMargins(_ checks: inout Checks) throws(VitrineError) {
    let example = example("growing margins")
    let panel = example.panel
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(panel)
    scene.output.showsTouches = false
    let leg = FingerPath.Leg(by: ScenePoint(x: 0, y: 300), duration: 0.5, curve: .linear)
    scene.timeline = [
        .drag("panel.grabber", at: 1, path: [leg, FingerPath.Leg(by: ScenePoint(x: 0, y: 0), duration: 1)])
    ]
    let renderer = try Renderer(scene)
    let (rest, dragged) = (try renderer.bitmap(at: 0.5), try renderer.bitmap(at: 2.2))
    checks.expect(isNear(rest.color(20, 780), [255, 255, 255]), "growing margins: 16 points at half")
    checks.expect(!isNear(dragged.color(36, 790), [255, 255, 255]), "growing margins: 40 points near the tip")
    checks.expect(isNear(dragged.color(44, 790), [255, 255, 255]), "growing margins: no more than 40 points")
}

/// A layout that the library does not allow is an error with the place and what is legal.
private func checkIllegal(_ checks: inout Checks) {
    for (word, example) in emptyScene().simulate({ PanelCatalog.illegal }) {
        var scene = emptyScene()
        scene.show(example.page)
        scene.add(example.panel)
        do {
            _ = try Renderer(scene)
            checks.expect(false, "\(example.name): no error")
        } catch {
            checks.expect("\(error)".contains("floatingPanels.panel.layout.\(word)"), "\(example.name): \(error)")
        }
    }
}

import FloatingPanel
import Foundation
import Panels
import Vitrine

func checkPanels(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    let plain = emptyScene()
    for example in plain.simulate({ PanelCatalog.all }) {
        var scene = emptyScene()
        scene.show(example.page)
        scene.add(example.panel)
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
}

private func example(_ name: String) -> PanelExample {
    emptyScene().simulate { PanelCatalog.all.first { $0.name == name }! }
}

/// The constraints of `prepareLayout` give the panel 291 points from 8.
private func checkNarrow(_ checks: inout Checks) throws(VitrineError) {
    let example = example("narrow")
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(example.panel)
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
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(example.panel)
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
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(example.panel)
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
    let panel = example.panel
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(panel)
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
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(example.panel)
    let rest = try Renderer(scene).bitmap(at: 3)
    scene.timeline = [.drag("panel", at: 1, by: ScenePoint(x: 0, y: -300), duration: 0.3)]
    scene.output.showsTouches = false
    checks.expect(try Renderer(scene).bitmap(at: 3) == rest, "frozen: the panel does not move")
}

/// A panel that is pulled off the bottom is removed.
private func checkRemoval(_ checks: inout Checks) throws(VitrineError) {
    let example = example("slow")
    example.panel.isRemovalInteractionEnabled = true
    var scene = emptyScene()
    scene.show(example.page)
    scene.add(example.panel)
    scene.perform(at: 0.5) { example.panel.move(to: .tip, animated: false) }
    scene.timeline = [
        .drag("panel", at: 1, path: [FingerPath.Leg(by: ScenePoint(x: 0, y: 60), duration: 0.1)])
    ]
    _ = try Renderer(scene)
    checks.expectEqual(
        Array(example.calls().suffix(3)), ["didEndDraggingToRemove", "didChangePosition hidden", "didEndRemove"],
        "removal: calls")
}

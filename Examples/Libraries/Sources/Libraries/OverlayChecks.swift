import Foundation
import OverlayContainer
import Overlays
import Vitrine

func checkOverlays(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    for example in emptyScene().simulate({ OverlayCatalog.all }) {
        var scene = emptyScene()
        let container = example.container
        scene.add(container)
        scene.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
        let renderer = try Renderer(scene)
        try renderer.save("overlay \(example.name)", in: folder)
        for (seconds, notch) in [(0.3, 0), (3.0, 1)] {
            let height = container.delegate?.overlayContainerViewController(
                container, heightForNotchAt: notch, availableSpace: 812)
            try expect(renderer, at: seconds, height: Double(height ?? 0), example.name, &checks)
        }
        if ["rigid", "flexible", "expandable"].contains(example.name) {
            checks.expectEqual(
                example.calls(), ["willMove 0", "didMove 0", "willMove 1", "didMove 1"], "\(example.name): calls")
        }
    }
    try checkBackdrop(&checks)
    try checkPolicies(&checks)
    try checkLinear(&checks)
    try checkHalfSpeed(&checks)
    try checkSheet(&checks, folder: folder)
}

/// The overlay is white, what lies behind it is not.
private func expect(
    _ renderer: Renderer, at seconds: Double, height: Double, _ name: String, _ checks: inout Checks
) throws(VitrineError) {
    let bitmap = try renderer.bitmap(at: seconds)
    let top = 812 - height
    checks.expect(isNear(bitmap.color(187, top + 8), [255, 255, 255]), "\(name): \(height) pt at \(seconds) s")
    checks.expect(
        !isNear(bitmap.color(187, top - 8), [255, 255, 255]), "\(name): no more than \(height) pt at \(seconds) s")
}

private func example(_ name: String) -> OverlayExample {
    emptyScene().simulate { OverlayCatalog.all.first { $0.name == name }! }
}

private func dragged(_ name: String, by distance: Double, duration: Double = 0.5) throws(VitrineError) -> Renderer {
    let container = example(name)
    var scene = emptyScene()
    scene.add(container.container)
    scene.timeline = [
        .drag(
            "overlay", at: 0.5,
            path: [FingerPath.Leg(by: ScenePoint(x: 0, y: distance), duration: duration, curve: .linear)])
    ]
    scene.output.showsTouches = false
    return try withExtendedLifetime(container) { () throws(VitrineError) in try Renderer(scene) }
}

/// A backdrop whose alpha is the progress of the translation.
private func checkBackdrop(_ checks: inout Checks) throws(VitrineError) {
    let example = example("backdrop")
    var scene = emptyScene()
    let container = example.container
    scene.add(container)
    scene.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
    let renderer = try Renderer(scene)
    let (clear, partly, black) = (
        try renderer.bitmap(at: 0.4), try renderer.bitmap(at: 0.6), try renderer.bitmap(at: 3)
    )
    checks.expectEqual(black.color(187, 100), [0, 0, 0], "backdrop: black over the highest notch")
    checks.expect(clear.color(187, 100)[2] > partly.color(187, 100)[2], "backdrop: it darkens with the move")
    checks.expect(partly.color(187, 100)[2] > 0, "backdrop: not at once")
}

/// Policies decide where a released overlay goes.
private func checkPolicies(_ checks: inout Checks) throws(VitrineError) {
    try expect(dragged("points", by: -200), at: 4, height: 400, "points, dragged", &checks)
    try expect(dragged("lowest", by: -200), at: 4, height: 100, "lowest, dragged", &checks)
    try expect(dragged("activity", by: -200), at: 4, height: 400, "activity, dragged", &checks)
}

/// A linear animator of one second.
private func checkLinear(_ checks: inout Checks) throws(VitrineError) {
    let example = example("linear")
    var scene = emptyScene()
    let container = example.container
    scene.add(container)
    var completed = false
    scene.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) { completed = true } }
    try expect(Renderer(scene), at: 1, height: 250, "linear", &checks)
    checks.expect(completed, "linear: the completion has run")
}

/// The translation function halves the finger's way: 100 of 200 points while the finger is down.
private func checkHalfSpeed(_ checks: inout Checks) throws(VitrineError) {
    let renderer = try dragged("half speed", by: -200, duration: 2)
    let before = try renderer.bitmap(at: 2.45)
    let white = (0..<812).first { isNear(before.color(187, Double($0)), [255, 255, 255]) } ?? 812
    checks.expect(abs(Double(812 - white) - 195) < 10, "half speed: \(812 - white) pt, expected about 195")
}

/// A sheet is presented over its presenter, which is dimmed. Its policy dismisses it below notch 1.
private func checkSheet(_ checks: inout Checks, folder: URL?) throws(VitrineError) {
    var scene = emptyScene()
    let (presenter, container) = scene.simulate { OverlayCatalog.sheet() }
    scene.show(presenter)
    scene.add(container)
    scene.perform(at: 2) { container.moveOverlay(toNotchAt: 0, animated: true) }
    let renderer = try Renderer(scene)
    try renderer.save("overlay sheet", in: folder)
    let (shown, gone) = (try renderer.bitmap(at: 1.9), try renderer.bitmap(at: 4))
    checks.expectEqual(shown.color(187, 780), [0, 136, 255], "sheet: the overlay is blue")
    checks.expect(shown.color(187, 200)[0] < gone.color(187, 200)[0] - 60, "sheet: the presenter is dimmed")
    checks.expectEqual(gone.color(187, 780), [255, 56, 60], "sheet: it is dismissed")
    checks.expect(presenter.presentedViewController == nil, "sheet: the presenter has forgotten it")
}

import Vitrine
import VitrineOverlayContainer
import VitrineUIKit

/// A delegate with notches of 100, 300 and 500 points.
private final class Notches: OverlayContainerViewControllerDelegate {
    var policy: RushingForwardTargetNotchPolicy?

    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 3 }

    func overlayContainerViewController(
        _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
        availableSpace: CGFloat
    ) -> CGFloat { [100, 300, 500][index] }
}

extension SameBytesCase {
    private static func overlay(
        _ name: String, style: OverlayContainerViewController.OverlayStyle = .expandableHeight, _ more: String,
        _ timeline: String,
        _ build:
            @escaping @Sendable (
                FilmStage, OverlayContainerViewController, UIViewController, UIViewController
            ) -> Void
    ) -> SameBytesCase {
        let keys = """
            overlayContainers:
              overlayContainer:
                style: \(style)
                notches: [100pt, 300pt, 500pt]
                viewControllers:
                  - { name: controller0, background: { red: 0, green: 0.5, blue: 1 } }
                  - name: overlay
                    background: { red: 1, green: 0.5, blue: 0 }
            \(more.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
            \(timeline.isEmpty ? "" : "timeline:\n" + timeline)
            """
        return SameBytesCase(name, keys) { stage in
            let container = OverlayContainerViewController(style: style)
            let delegate = Notches()
            container.delegate = delegate
            let (page, overlay) = (UIViewController(), UIViewController())
            page.view.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
            overlay.view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            container.viewControllers = [page, overlay]
            stage.show(container)
            build(stage, container, page, overlay)
            // The container's delegate is weak.
            stage.perform(at: 3) { _ = delegate }
        }
    }

    private static let moved = "  - { at: 0.5s, move: overlayContainer, toNotchAt: 1 }"

    static let overlays: [SameBytesCase] = [
        overlay("at the lowest notch", "", "") { _, _, _, _ in },
        overlay("moved", "", moved) { stage, container, _, _ in
            stage.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
        },
        overlay("moved at once", "", "  - { at: 0.5s, move: overlayContainer, toNotchAt: 2, animated: false }") {
            stage, container, _, _ in
            stage.perform(at: 0.5) { container.moveOverlay(toNotchAt: 2, animated: false) }
        },
        overlay(
            "flexible height with a text", style: .flexibleHeight,
            """
            body:
              - label: Overlay
                frame: { x: 20, y: 20, width: 200, height: 30 }
                textAttributes: { font: { size: 17, weight: regular } }
            """, moved
        ) { stage, container, _, overlay in
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
            label.text = "Overlay"
            overlay.view.addSubview(label)
            stage.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
        },
        overlay(
            "rigid with a picture", style: .rigid,
            """
            body:
              - image: { image: artwork/rain.png, contentMode: scaleAspectFit }
                frame: { x: 20, y: 20, width: 100, height: 80 }
            """, moved
        ) { stage, container, _, overlay in
            let image = UIImageView(image: UIImage(named: "artwork/rain.png"))
            image.contentMode = .scaleAspectFit
            image.frame = CGRect(x: 20, y: 20, width: 100, height: 80)
            overlay.view.addSubview(image)
            stage.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
        },
        overlay("transparent", "alpha: 0.5", moved) { stage, container, _, overlay in
            overlay.view.alpha = 0.5
            stage.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
        },
        overlay("transformed", "transform: { a: 0.8, d: 0.8 }", moved) { stage, container, _, overlay in
            overlay.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            stage.perform(at: 0.5) { container.moveOverlay(toNotchAt: 1, animated: true) }
        },
        overlay(
            "dragged", "", "  - { at: 0.5s, drag: overlayContainer, by: { x: 0, y: -250 }, duration: 0.4s }"
        ) { stage, _, _, _ in
            stage.drag("overlayContainer", by: CGVector(dx: 0, dy: -250), at: 0.5, duration: 0.4)
        },
        overlay(
            "moved twice", "",
            moved + "\n  - { at: 1.5s, move: overlayContainer, toNotchAt: 2 }"
        ) { stage, container, _, _ in
            stage.perform(at: 0.5) {
                container.moveOverlay(toNotchAt: 1, animated: true)
            }
            stage.perform(at: 1.5) { container.moveOverlay(toNotchAt: 2, animated: true) }
        },
        overlay(
            "a shape over the page",
            """
            body:
              - { shape: { form: rectangle, fill: green }, frame: { x: 10, y: 10, width: 50, height: 40 }, cornerRadius: 10pt }
            """, ""
        ) { _, _, _, overlay in
            overlay.view.sceneContent = [
                Element(
                    .shape(ShapeElement(fill: UIColor.green.elementColor)),
                    frame: SceneRect(x: 10, y: 10, width: 50, height: 40), cornerRadius: 10)
            ]
        },
    ]
}

import VitrineFloatingPanel
import VitrineUIKit

private final class PanelPage: UIViewController {
    let panel = FloatingPanelController()

    override func viewDidLoad() {
        view.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        let content = UIViewController()
        content.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 30))
        label.text = "Panel"
        content.view.addSubview(label)
        panel.set(contentViewController: content)
    }
}

/// A layout with the insets of the document's example.
private final class PageLayout: FloatingPanelLayout {
    var initialPosition: FloatingPanelPosition { .tip }
    var supportedPositions: Set<FloatingPanelPosition> { [.full, .tip] }
    func insetFor(position: FloatingPanelPosition) -> CGFloat? {
        switch position {
        case .full: 100
        case .tip: 150
        default: nil
        }
    }
    func backdropAlphaFor(position: FloatingPanelPosition) -> CGFloat { 0.2 }
}

private final class LayoutDelegate: FloatingPanelControllerDelegate {
    func floatingPanel(
        _ vc: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> (any FloatingPanelLayout)? { PageLayout() }
}

extension SameBytesCase {
    private static func panel(
        _ name: String, _ panelKeys: String, _ timeline: String,
        _ build: @escaping @Sendable (FilmStage, FloatingPanelController, UIViewController) -> Void
    ) -> SameBytesCase {
        let keys = """
            container:
              content: { background: { red: 0, green: 0.5, blue: 1 } }
            floatingPanels:
              panel:
                presented: false
            \(panelKeys.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
                content:
                  background: white
                  body:
                    - label: Panel
                      frame: { x: 20, y: 30, width: 200, height: 30 }
                      textAttributes: { font: { size: 17, weight: regular } }
            timeline:
            \(timeline)
            """
        return SameBytesCase(name, keys) { stage in
            let page = PanelPage()
            stage.show(page)
            build(stage, page.panel, page)
        }
    }

    private static let added = "  - { at: 0s, add: panel, animated: false }\n"

    static let panels: [SameBytesCase] = [
        panel("added", "contentMode: static", added) { _, panel, page in panel.addPanel(toParent: page) },
        panel("added with animation", "contentMode: static", "  - { at: 0s, add: panel, animated: true }") {
            _, panel, page in
            panel.addPanel(toParent: page, animated: true)
        },
        panel("moved to full", "contentMode: static", added + "  - { at: 0.5s, move: panel, to: full }") {
            stage, panel, page in
            panel.addPanel(toParent: page)
            stage.perform(at: 0.5) { panel.move(to: .full, animated: true) }
        },
        panel(
            "moved to tip at once", "contentMode: static",
            added + "  - { at: 1s, move: panel, to: tip, animated: false }"
        ) { stage, panel, page in
            panel.addPanel(toParent: page)
            stage.perform(at: 1) { panel.move(to: .tip, animated: false) }
        },
        panel("hidden", "contentMode: static", added + "  - { at: 1s, hide: panel, animated: true }") {
            stage, panel, page in
            panel.addPanel(toParent: page)
            stage.perform(at: 1) { panel.hide(animated: true) }
        },
        panel("round corners", "surfaceView: { cornerRadius: 24pt, shadowHidden: true }", added) { _, panel, page in
            panel.surfaceView.cornerRadius = 24
            panel.surfaceView.shadowHidden = true
            panel.addPanel(toParent: page)
        },
        panel(
            "grabber",
            "surfaceView: { grabberHandleWidth: 80pt, grabberTopPadding: 12pt, grabberHandle: { barColor: red } }",
            added
        ) { _, panel, page in
            panel.surfaceView.grabberHandleWidth = 80
            panel.surfaceView.grabberTopPadding = 12
            panel.surfaceView.grabberHandle.barColor = .red
            panel.addPanel(toParent: page)
        },
        panel(
            "backdrop", "backdropView: { backgroundColor: blue }",
            added + "  - { at: 0.5s, move: panel, to: full, animated: false }"
        ) { stage, panel, page in
            panel.backdropView.backgroundColor = .blue
            panel.addPanel(toParent: page)
            stage.perform(at: 0.5) { panel.move(to: .full, animated: false) }
        },
        panel(
            "layout",
            """
            layout:
              initialPosition: tip
              supportedPositions: [full, tip]
              insets: { full: 100pt, tip: 150pt }
              backdropAlpha: { full: 0.2, half: 0.2, tip: 0.2 }
            """, added
        ) { stage, panel, page in
            let delegate = LayoutDelegate()
            panel.delegate = delegate
            panel.addPanel(toParent: page)
            // The panel's delegate is weak.
            stage.perform(at: 3) { _ = delegate }
        },
        panel(
            "dragged by the grabber", "contentMode: static",
            added + "  - { at: 0.5s, drag: panel.grabber, by: { x: 0, y: -300 }, duration: 0.4s }"
        ) { stage, panel, page in
            panel.addPanel(toParent: page)
            stage.drag("panel.grabber", by: CGVector(dx: 0, dy: -300), at: 0.5, duration: 0.4)
        },
    ]
}

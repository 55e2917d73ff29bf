import FloatingPanel
import UIKit

/// A panel of these files, with the page that shows it.
public struct PanelExample {
    public let name: String
    public let page: UIViewController
    public let panel: FloatingPanelController
    /// What the delegate has heard.
    public let calls: () -> [String]
    /// Kept for the panel, which holds its delegate weakly.
    let delegate: AnyObject?
}

public enum PanelCatalog {
    /// Every layout, behavior and delegate.
    public static var all: [PanelExample] {
        [
            page("default"), page("custom insets", MyFloatingPanelLayout()),
            page("narrow", FloatingPanelLandscapeLayout()),
            page("stocks", FloatingPanelStocksLayout(), FloatingPanelStocksBehavior()),
            page("intrinsic", RemovablePanelLayout()), page("full screen", FullScreenLayout()),
            page("two positions", TwoPositionLayout()), page("own layout", SelfLayoutViewController()),
            page("margins", TabThreeLayout()), page("projection", nil, ProjectingBehavior()),
            page("rubber band", nil, RubberBandBehavior()), page("eager", nil, EagerBehavior()),
            page("slow", nil, SlowBehavior()), delegate("search", SearchDelegate()),
            delegate("frozen", FrozenDelegate()), delegate("bouncing", BouncingDelegate()),
            delegate("fading", FadingDelegate()), delegate("styling", StylingDelegate()),
            delegate("growing margins", MarginDelegate()), decorated(),
        ]
    }

    /// Panels whose layouts the library does not allow, with a word of the error.
    public static var illegal: [(word: String, example: PanelExample)] {
        [
            ("supportedPositions", page("none", IllegalLayout(supportedPositions: []))),
            ("initialPosition", page("unsupported", IllegalLayout(supportedPositions: [.full, .tip]))),
            ("insets.half", page("unordered", IllegalLayout(halfInset: 60))),
            ("insets.half", page("infinite", IllegalLayout(halfInset: .infinity))),
            ("insets.half", page("not a number", IllegalLayout(halfInset: .nan))),
        ]
    }

    private static func page(
        _ name: String, _ layout: FloatingPanelLayout? = nil, _ behavior: FloatingPanelBehavior? = nil
    ) -> PanelExample {
        let page = ViewController()
        page.panelLayout = layout
        page.panelBehavior = behavior
        page.loadViewIfNeeded()
        page.viewDidAppear(false)
        return PanelExample(name: name, page: page, panel: page.fpc, calls: { page.calls }, delegate: page)
    }

    private static func delegate(_ name: String, _ delegate: FloatingPanelControllerDelegate) -> PanelExample {
        let page = UIViewController()
        page.view.backgroundColor = .systemIndigo
        let fpc = FloatingPanelController(delegate: delegate)
        fpc.set(contentViewController: ContentViewController())
        fpc.addPanel(toParent: page)
        return PanelExample(name: name, page: page, panel: fpc, calls: { [] }, delegate: delegate)
    }

    // Everything a surface can have.
    private static func decorated() -> PanelExample {
        let page = UIViewController()
        page.view.backgroundColor = .darkGray
        let fpc = FloatingPanelController()
        fpc.contentMode = .fitToBounds
        fpc.isRemovalInteractionEnabled = true
        fpc.surfaceView.backgroundColor = .systemRed
        fpc.surfaceView.cornerRadius = 38.5
        fpc.surfaceView.borderWidth = 2
        fpc.surfaceView.borderColor = .black
        fpc.surfaceView.shadowRadius = 12
        fpc.surfaceView.shadowOpacity = 0.5
        fpc.surfaceView.grabberTopPadding = 10.0
        fpc.surfaceView.grabberHandleWidth = 44.0
        fpc.surfaceView.grabberHandleHeight = 12.0
        fpc.surfaceView.grabberHandle.barColor = .white
        fpc.surfaceView.contentInsets = .init(top: 20, left: 20, bottom: 20, right: 20)
        fpc.surfaceView.containerMargins = .init(top: 20.0, left: 16.0, bottom: 16.0, right: 16.0)
        fpc.backdropView.backgroundColor = .blue
        fpc.set(contentViewController: UIViewController())
        fpc.addPanel(toParent: page, animated: false)
        return PanelExample(name: "decorated", page: page, panel: fpc, calls: { [] }, delegate: nil)
    }
}

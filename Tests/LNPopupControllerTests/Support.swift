import Testing
import Vitrine
import VitrineLNPopupController
import VitrinePresentation
import VitrineScreens
import VitrineStage

final class Page: UIViewController {
    let color: UIColor

    init(_ color: UIColor = .white) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        color = .white
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }
}

let pink = UIColor(red: 0xED / 255, green: 0x43 / 255, blue: 0x5A / 255, alpha: 1)

/// A container and the content of its popup.
struct Popup {
    let container: UIViewController
    let content: UIViewController

    init(_ container: UIViewController = Page(), _ content: UIViewController = Page()) {
        (self.container, self.content) = (container, content)
        content.popupItem.title = "Title"
        content.popupItem.subtitle = "Subtitle"
        container.popupBar.tintColor = pink
    }

    var bar: LNPopupBar { container.popupBar }
    var item: LNPopupItem { content.popupItem }

    /// Returns a scene in which the bar is presented from the beginning.
    /// - Parameter yaml: Further keys of the scene, such as events, whose bar the container's replaces.
    func scene(_ yaml: String = "", _ change: (inout PresentationScene) -> Void = { _ in }) throws -> PresentationScene
    {
        var scene = try SceneParser.parse("vitrine: 1\noutput: { scale: 0.5 }\npopupBar: {}\n\(yaml)")
        container.presentPopupBar(with: content)
        scene.add(popupBarOf: container)
        change(&scene)
        return scene
    }
}

func pixels(_ scene: PresentationScene, at seconds: Double = 0) throws -> Bitmap {
    try Renderer(scene).bitmap(at: seconds)
}

func log(_ scene: PresentationScene) throws -> [String] {
    try StagedScene(scene).log.compactMap { entry in
        if case .delegate(let what) = entry.what { what } else { nil }
    }
}

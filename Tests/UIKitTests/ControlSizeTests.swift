import Testing
import VitrineLayoutTestSupport
import VitrinePages
import VitrinePrimitives
import VitrineSceneGraph
import VitrineSurfaces
import VitrineText
import VitrineUIKit

/// A control of its intrinsic size shows its whole title: a larger one shows as many glyphs.
@Suite struct ControlSizeTests {
    private static let titles = ["OK", "Popup", "Show/Hide Overlay", "Wi-Fi", "Größe ändern", "Later", "Details…"]

    private static func controls(_ title: String) -> [UIView] {
        var styles = [UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .plain()]
        for i in styles.indices { styles[i].title = title }
        styles[4].image = UIImage(systemName: "heart")
        let plain = [UIButton(type: .system), UIButton(type: .custom), UIButton(), UIButton(type: .system)]
        for button in plain { button.setTitle(title, for: .normal) }
        plain[3].setImage(UIImage(systemName: "heart"), for: .normal)
        let attributed = UIButton(type: .system)
        attributed.setAttributedTitle(
            NSAttributedString(string: title, attributes: [.kern: 1.0, .font: UIFont.boldSystemFont(ofSize: 19)]),
            for: .normal)
        let labels = [UILabel(), UILabel()]
        for label in labels { label.text = title }
        labels[1].font = .preferredFont(forTextStyle: .title2)
        let action = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
        let buttons = [attributed, action] + plain + styles.map { UIButton(configuration: $0) }
        return labels as [UIView] + buttons
    }

    private func glyphs(_ element: Element, in size: CGSize, _ context: Context) -> Int {
        func count(_ nodes: [Node]) -> Int {
            nodes.reduce(0) { sum, node in
                switch node {
                case .text(let text): sum + text.line.glyphs.count
                case .group(let group): sum + count(group.children)
                default: sum
                }
            }
        }
        let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
        let content = Content(body: [element.with { $0.frame = frame }])
        return count(ContentLayout(content, frame: frame, in: ElementContext(context)).nodes())
    }

    @Test(arguments: [Design.legacy, Design.glass])
    func `a control of its own size shows its whole title`(design: Design) throws {
        for textSize in TextSize.allCases { try check(textSize, design) }
    }

    private func check(_ textSize: TextSize, _ design: Design) throws {
        let traits = Traits(device: .iPhoneX, design: design, textSize: textSize)
        let context = Context(
            traits: traits, viewport: Viewport(scale: 3, width: 1125, height: 2436), typesetter: bundledTypesetter,
            icons: bundledIcons(["heart"]), images: [:])
        try CurrentTraits.run(in: traits) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 812))
            let (byFrame, byConstraints) = (Self.titles.flatMap(Self.controls), Self.titles.flatMap(Self.controls))
            for view in byFrame { view.sizeToFit() }
            for view in byConstraints {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
                view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            }
            root.layoutIfNeeded()
            for view in byFrame + byConstraints {
                let (element, size) = (try #require(view.drawnElement(in: view.bounds.size)), view.bounds.size)
                let wide = CGSize(width: size.width + 200, height: size.height)
                let (own, whole) = (glyphs(element, in: size, context), glyphs(element, in: wide, context))
                #expect(whole > 0)
                #expect(own == whole, "\(type(of: view)) of \(size): \(element.kind)")
            }
        }
    }
}

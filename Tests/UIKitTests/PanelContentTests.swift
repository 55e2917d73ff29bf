import Testing
import Vitrine
import VitrineFloatingPanel
import VitrineOverlayContainer
import VitrinePrimitives
import VitrineSwiftEntryKit
import VitrineUIKit

private final class IntrinsicLayout: FloatingPanelIntrinsicLayout {}

private final class PanelPage: UIViewController, FloatingPanelControllerDelegate {
    let panel = FloatingPanelController()
    let content = UIViewController()
    private let isIntrinsic: Bool

    init(isIntrinsic: Bool = false, _ fill: (UIView) -> Void = { _ in }) {
        self.isIntrinsic = isIntrinsic
        super.init(nibName: nil, bundle: nil)
        panel.delegate = self
        content.view.backgroundColor = .yellow
        fill(content.view)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .systemGreen
        panel.set(contentViewController: content)
        panel.addPanel(toParent: self)
    }

    func floatingPanel(
        _ controller: FloatingPanelController, layoutFor newCollection: UITraitCollection
    ) -> (any FloatingPanelLayout)? { isIntrinsic ? IntrinsicLayout() : nil }
}

/// Notations of the heights of content 24 points below the top of the view, and 16 above its bottom.
private enum Spelling: String, CaseIterable {
    case bottom, reversed, safeArea, stack, margins, twoViews

    func constrain(_ inner: UIView, in view: UIView) {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
        let top = inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 24)
        if self != .margins { top.isActive = true }
        switch self {
        case .bottom: inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16).isActive = true
        case .reversed: view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 16).isActive = true
        case .safeArea:
            inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true
        case .stack:
            let stack = UIStackView(arrangedSubviews: [UIView()])
            stack.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(stack)
            stack.heightAnchor.constraint(equalToConstant: 16).isActive = true
            stack.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        case .margins:
            view.layoutMargins = UIEdgeInsets(top: 24, left: 0, bottom: 16, right: 0)
            inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor).isActive = true
            inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor).isActive = true
        case .twoViews:
            let below = UIView()
            below.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(below)
            below.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6).isActive = true
            below.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 0, constant: 4).isActive = true
            below.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6).isActive = true
        }
    }
}

@Suite struct PanelContentTests {
    private func film(
        _ device: Device, _ page: @escaping () -> PanelPage, _ calls: [(Double, (PanelPage) -> Void)]
    ) throws -> Film {
        try Film(device: device, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 10, duration: 3)
            let shown = page()
            stage.show(shown)
            for (seconds, call) in calls { stage.perform(at: seconds) { call(shown) } }
        }
    }

    @Test(arguments: [false, true])
    func `an intrinsic panel has the height that the content's constraints fit`(isText: Bool) throws {
        for spelling in Spelling.allCases {
            func fill(_ view: UIView) {
                let inner = isText ? UILabel() : UIView()
                (inner as? UILabel)?.text = "A line"
                inner.backgroundColor = .red
                spelling.constrain(inner, in: view)
                if !isText { inner.heightAnchor.constraint(equalToConstant: 150).isActive = true }
            }
            var (surface, fitted, inner): (CGRect, CGFloat, CGFloat) = (.zero, 0, 0)
            let film = try film(
                .iPhone8, { PanelPage(isIntrinsic: true, fill) },
                [
                    (
                        0.5,
                        { page in
                            surface = page.panel.surfaceView.frame
                            fitted = page.content.view.systemLayoutSizeFitting(CGSize(width: 375, height: 0)).height
                            inner = page.content.view.subviews[0].frame.height
                        }
                    )
                ])
            #expect(surface.height == fitted, "\(spelling)")
            #expect(surface.maxY == 667)
            #expect(fitted == 40 + inner)
            #expect(isText ? inner > 15 : inner == 150, "\(spelling) \(inner)")
            #expect(film.warnings == [])
            let bitmap = try film.image(at: 1)
            let top = Int((667 - surface.height).rounded(.up))
            #expect(bitmap[340, top + 22].blue == 0 && bitmap[340, top + 22].red == 255)
            #expect(bitmap[340, top - 3].red < 100)
            // The same view is an entry.
            var entry: CGFloat = 0
            _ = try Film(device: .iPhone8, design: .legacy) { stage in
                stage.show(UIViewController())
                let view = UIView()
                fill(view)
                var attributes = EKAttributes.bottomToast
                attributes.displayDuration = .infinity
                SwiftEntryKit.display(entry: view, using: attributes)
                stage.perform(at: 0.5) { entry = view.frame.height }
            }
            #expect(entry == surface.height, "\(spelling)")
        }
    }

    @Test func `an intrinsic panel counts the bottom safe area once`() throws {
        for (spelling, height) in [(Spelling.bottom, 190.0), (.safeArea, 224)] {
            var surface = CGRect.zero
            _ = try film(
                .iPhoneX,
                {
                    PanelPage(isIntrinsic: true) { view in
                        let inner = UIView()
                        spelling.constrain(inner, in: view)
                        inner.heightAnchor.constraint(equalToConstant: 150).isActive = true
                    }
                }, [(0.5, { surface = $0.panel.surfaceView.frame })])
            #expect(surface == CGRect(x: 0, y: 812 - height, width: 375, height: height))
        }
    }

    @Test func `an intrinsic panel keeps its height until the layout is applied`() throws {
        var heights: [CGFloat] = []
        let film = try film(
            .iPhone8,
            {
                PanelPage(isIntrinsic: true) { view in
                    let label = UILabel()
                    (label.text, label.numberOfLines) = ("One", 0)
                    Spelling.bottom.constrain(label, in: view)
                }
            },
            [
                (0.5, { heights.append($0.panel.surfaceView.frame.height) }),
                (1, { ($0.content.view.subviews[0] as? UILabel)?.text = "One\nTwo\nThree\nFour" }),
                (1.5, { heights.append($0.panel.surfaceView.frame.height) }),
                (2, { page in UIView.animate(withDuration: 0.5) { page.panel.updateLayout() } }),
                (2.9, { heights.append($0.panel.surfaceView.frame.height) }),
            ])
        #expect(heights[0] == heights[1])
        #expect(heights[2] > heights[1] + 50)
        func top(_ seconds: Double) throws -> Int {
            let bitmap = try film.image(at: seconds)
            return (0..<667).first { bitmap[340, $0].blue == 0 && bitmap[340, $0].red == 255 } ?? 667
        }
        #expect(try top(0.5) == top(1.9))
        let (before, between, after) = (try top(1.9), try top(2.25), try top(2.9))
        #expect(after < between - 10 && between < before - 10)
    }

    @Test func `the safe area of a content is what the screen's covers of its frame`() throws {
        for mode in [FloatingPanelController.ContentMode.static, .fitToBounds] {
            var seen: [UIEdgeInsets] = []
            _ = try film(
                .iPhoneX,
                {
                    let page = PanelPage()
                    page.panel.contentMode = mode
                    return page
                },
                [
                    (0.5, { seen.append($0.content.view.safeAreaInsets) }),
                    (1, { $0.panel.move(to: .full, animated: true) }),
                    (2, { seen.append($0.content.view.safeAreaInsets) }),
                    (
                        2.5,
                        { page in
                            page.panel.surfaceView.contentInsets.bottom = 20
                            page.panel.updateLayout()
                            seen.append(page.content.view.safeAreaInsets)
                        }
                    ),
                ])
            #expect(seen.map(\.bottom) == [34, 34, 14], "\(mode)")
            #expect(seen.allSatisfy { $0.top == 0 && $0.left == 0 && $0.right == 0 })
        }
    }

    @Test func `bars around the page belong to the safe area of a panel and its content`() throws {
        var page: PanelPage?
        var seen: [CGFloat] = []
        _ = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 10, duration: 2)
            let shown = PanelPage()
            page = shown
            let tabs = UITabBarController()
            tabs.viewControllers = [shown]
            stage.show(tabs)
            stage.perform(at: 0.5) {
                seen = [shown.content.view.safeAreaInsets.bottom, shown.panel.view.safeAreaInsets.bottom]
                shown.panel.updateLayout()
            }
        }
        let panel = try #require(page?.panel)
        #expect(seen == [83, 83])
        #expect(panel.surfaceView.frame.minY == CGFloat(812 - 83 - 262))
        #expect(panel.originYOfSurface(for: .half) == panel.surfaceView.frame.minY)
    }

    @Test func `the safe area of an overlay is what the screen's covers of its frame`() throws {
        final class Page: OverlayContainerViewController, OverlayContainerViewControllerDelegate {
            var highest: CGFloat = 0
            func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 2 }
            func overlayContainerViewController(
                _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
                availableSpace: CGFloat
            ) -> CGFloat { index == 0 ? 100 : highest }
        }
        for (height, top) in [(300.0, 0.0), (792, 24), (812, 44)] {
            var seen: [UIEdgeInsets] = []
            _ = try Film(device: .iPhoneX, design: .legacy) { stage in
                let container = Page(style: .flexibleHeight)
                (container.delegate, container.highest) = (container, height)
                container.viewControllers = [UIViewController(), UIViewController()]
                stage.show(container)
                stage.perform(at: 0.5) { seen = container.viewControllers.map(\.view.safeAreaInsets) }
            }
            #expect(seen.last == UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
            #expect(seen.first == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        }
    }

    @Test func `a content mode that is set later gives the surface its height at once`() throws {
        var heights: [[CGFloat]] = []
        func note(_ page: PanelPage) {
            heights.append([page.panel.surfaceView.frame.height, page.content.view.frame.height])
        }
        let film = try film(
            .iPhoneX,
            {
                PanelPage { view in
                    let bottom = UIView()
                    bottom.backgroundColor = .blue
                    bottom.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(bottom)
                    bottom.heightAnchor.constraint(equalToConstant: 50).isActive = true
                    bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                    bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
                    bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                }
            },
            [
                (0.5, note),
                (
                    1,
                    {
                        $0.panel.contentMode = .fitToBounds
                        note($0)
                    }
                ), (1.5, { $0.panel.move(to: .full, animated: true) }), (2.2, note),
                (
                    2.5,
                    {
                        $0.panel.contentMode = .static
                        $0.panel.move(to: .tip, animated: false)
                        note($0)
                    }
                ),
            ])
        #expect(heights == [[750, 750], [296, 296], [750, 750], [750, 750]])
        // The bottom of the content is visible.
        #expect(try film.image(at: 0.5)[200, 790].blue < 100)
        for seconds in [1.2, 1.6, 2.3] { #expect(try film.image(at: seconds)[200, 790].blue > 200, "\(seconds)") }
    }

    @Test func `a call without animation has taken effect when it returns`() throws {
        var seen: [(FloatingPanelPosition, FloatingPanelPosition, CGFloat)] = []
        func note(_ page: PanelPage) {
            seen.append((page.panel.position, page.panel.nearbyPosition, page.panel.surfaceView.frame.minY))
        }
        _ = try film(
            .iPhoneX, { PanelPage() },
            [
                (
                    1,
                    { page in
                        for position in [FloatingPanelPosition.full, .tip, .half] {
                            page.panel.move(to: position, animated: false)
                            note(page)
                        }
                        page.panel.hide(animated: false)
                        note(page)
                        page.panel.show(animated: false)
                        note(page)
                        page.panel.move(to: .full, animated: true)
                        note(page)
                    }
                )
            ])
        #expect(seen.map(\.0) == [.full, .tip, .half, .hidden, .half, .full])
        #expect(seen.map(\.1).prefix(3) == [.full, .tip, .half])
        #expect(seen.map(\.2) == [62, 709, 516, 812, 516, 62])
    }
}

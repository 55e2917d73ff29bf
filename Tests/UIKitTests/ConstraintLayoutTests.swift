import Testing
import VitrineSurfaces
import VitrineUIKit

@Suite struct ConstraintLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func added(_ view: UIView = UIView()) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func `edges keep their distances from the superview when it is resized`() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 270, height: 330))
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 70, height: 30))
    }

    @Test func `a scroll view keeps the height of its constraint whatever it holds`() {
        let scroll = UIScrollView()
        let pictures = (0..<4).map { _ in
            let picture = UIView()
            picture.widthAnchor.constraint(equalToConstant: 150).isActive = true
            picture.heightAnchor.constraint(equalToConstant: 150).isActive = true
            return picture
        }
        let stack = UIStackView(arrangedSubviews: pictures)
        stack.spacing = 10
        scroll.addSubview(stack)
        stack.frame = CGRect(x: 20, y: 0, width: 630, height: 150)
        scroll.heightAnchor.constraint(equalToConstant: 150).isActive = true
        _ = added(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 190),
            scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
            scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 190, width: 300, height: 150))
        #expect(pictures.map(\.frame.minX) == [0, 160, 320, 480])
    }

    @Test func `leading is at the right from right to left`() {
        let view = added()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: -10),
            view.widthAnchor.constraint(equalToConstant: 50), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        CurrentTraits.run(in: Traits(direction: .rightToLeft)) { root.layoutIfNeeded() }
        #expect(view.frame.maxX == 290)
    }

    @Test func `multipliers, middles and guides`() {
        let view = added()
        let content = UIViewController()
        content.view = root
        root.place(in: root.frame, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 60),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2, constant: 5),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 6),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 87.5, y: 50, width: 125, height: 60))
    }

    @Test func `a higher priority goes before a lower one`() {
        let view = added()
        let wide = view.widthAnchor.constraint(equalToConstant: 200)
        let narrow = view.widthAnchor.constraint(equalToConstant: 100)
        (wide.priority, narrow.priority) = (.defaultHigh, .defaultLow)
        let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
        NSLayoutConstraint.activate([narrow, wide, limit])
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
        limit.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
        wide.priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func `the label that hugs its text more keeps its width`() throws {
        let (first, second) = (UILabel(), UILabel())
        (first.text, second.text) = ("Title", "Detail")
        for label in [first, second] { _ = added(label) }
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(first.intrinsicContentSize.width > 20)
        #expect(abs(first.frame.width - first.intrinsicContentSize.width) < 0.01)
        #expect(second.frame.maxX == 300)
        #expect(abs(second.frame.minX - first.frame.maxX - 8) < 0.01)
    }

    @Test func `a label of any number of lines is as high as its lines`() {
        let label = UILabel()
        label.text = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"
        label.numberOfLines = 0
        _ = added(label)
        let width = label.widthAnchor.constraint(equalToConstant: 250)
        NSLayoutConstraint.activate([width, label.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        let high = label.frame.height
        width.constant = 100
        root.layoutIfNeeded()
        #expect(high > 30)
        #expect(label.frame.height > 2 * high)
    }

    @Test func `constraints that contradict each other are named in a warning`() {
        let stage = UserStage()
        let view = added()
        stage.build {
            let wide = view.widthAnchor.constraint(equalToConstant: 100)
            wide.identifier = "wide"
            let narrow = view.widthAnchor.constraint(equalToConstant: 50)
            narrow.identifier = "narrow"
            NSLayoutConstraint.activate([wide, narrow])
            root.layoutIfNeeded()
        }
        #expect(view.frame.width == 100)
        #expect(
            stage.warnings.messages
                == ["layout constraints cannot all be satisfied: 'narrow' is ignored because of 'wide'"])
    }

    @Test func `content of a scroll view gives it its size`() {
        let scroll = UIScrollView()
        _ = added(scroll)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 200), scroll.heightAnchor.constraint(equalToConstant: 100),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    }

    @Test func `a size fits the constraints`() {
        let view = added()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
            view.heightAnchor.constraint(equalToConstant: 70),
        ])
        #expect(root.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 90))
    }
}

@Suite struct AutoresizingTests {
    private static let cases: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 240)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 220, width: 30, height: 40)),
        // Both margins, of 10 and 60 and of 20 and 40 points, grow in proportion.
        (
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
            CGRect(x: 10 + 100 * 10 / 70.0, y: 20 + 200 * 20 / 60.0, width: 30, height: 40)
        ),
    ]

    @Test(arguments: cases)
    func subviewsFollowTheSizeOfTheSuperview(mask: UIView.AutoresizingMask, expected: CGRect) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.autoresizingMask = mask
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 300)
        #expect(abs(view.frame.minX - expected.minX) < 1e-9)
        #expect(abs(view.frame.minY - expected.minY) < 1e-9)
        #expect(view.frame.size == expected.size)
    }
}

@Suite struct StackViewTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    private func stack(_ sizes: [CGSize], _ change: (UIStackView) -> Void) -> [CGRect] {
        let views = sizes.map { size in
            let view = UIView()
            let (width, height) = (
                view.widthAnchor.constraint(equalToConstant: size.width),
                view.heightAnchor.constraint(equalToConstant: size.height)
            )
            (width.priority, height.priority) = (.defaultLow, .defaultLow)
            NSLayoutConstraint.activate([width, height])
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = root.bounds
        root.addSubview(stack)
        change(stack)
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    private let sizes = [CGSize(width: 40, height: 20), CGSize(width: 60, height: 50), CGSize(width: 20, height: 30)]

    @Test func `equal lengths fill the stack with the spacing between them`() {
        let frames = stack(sizes) {
            $0.distribution = .fillEqually
            $0.spacing = 10
        }
        #expect(frames.map(\.width) == [100, 100, 100])
        #expect(frames.map(\.minX) == [0, 110, 220])
        #expect(frames.map(\.height) == [200, 200, 200])
    }

    @Test func `equal spacing leaves the views their lengths`() {
        let frames = stack(sizes) {
            $0.distribution = .equalSpacing
            $0.alignment = .center
        }
        #expect(frames.map(\.width) == [40, 60, 20])
        #expect(frames[1].minX - frames[0].maxX == frames[2].minX - frames[1].maxX)
        #expect(frames[2].maxX == 320)
        #expect(frames.map(\.midY) == [100, 100, 100])
    }

    @Test func `a hidden view takes no room`() {
        let frames = stack(sizes) {
            $0.axis = .vertical
            $0.distribution = .fillEqually
            $0.spacing = 20
            $0.arrangedSubviews[1].isHidden = true
        }
        #expect([frames[0].height, frames[2].height] == [90, 90])
        #expect(frames[2].minY == 110)
    }

    @Test func `leading views are at the top of a horizontal stack`() {
        let frames = stack(sizes) { $0.alignment = .leading }
        #expect(frames.map(\.minY) == [0, 0, 0])
        #expect(frames.map(\.height) == [20, 50, 30])
    }

    @Test func `a stack without a size of its own is as large as its views`() {
        let stack = UIStackView(arrangedSubviews: [])
        for text in ["One", "Two"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
        (stack.axis, stack.spacing) = (.vertical, 7)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        let sizes = stack.arrangedSubviews.map(\.intrinsicContentSize)
        #expect(abs(stack.frame.height - sizes[0].height - sizes[1].height - 7) < 0.01)
        #expect(abs(stack.frame.width - max(sizes[0].width, sizes[1].width)) < 0.01)
    }
}

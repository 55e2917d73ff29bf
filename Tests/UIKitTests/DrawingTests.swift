import Testing
import Vitrine
import VitrineUIKit

@Suite struct DrawingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func film(_ build: @escaping (UIView) -> Void) throws -> Film {
        try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 10, duration: 2)
            let page = UIViewController()
            page.view.backgroundColor = .white
            stage.show(page)
            build(page.view)
        }
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let pixel = bitmap[x, y]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    @Test func `subviews are drawn in their frames, the last one at the front`() throws {
        let bitmap = try film { view in
            let (back, front) = (
                UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100)),
                UIView(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
            )
            (back.backgroundColor, front.backgroundColor) = (.red, .blue)
            view.addSubview(back)
            view.addSubview(front)
        }.image(at: 0)
        #expect(color(bitmap, 60, 110) == [255, 0, 0])
        #expect(color(bitmap, 120, 170) == [0, 0, 255])
        #expect(color(bitmap, 40, 110) == [255, 255, 255])
    }

    @Test func `what lies outside of a view is cut off only if it clips`() throws {
        for clips in [false, true] {
            let bitmap = try film { view in
                let outer = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
                outer.clipsToBounds = clips
                let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
                inner.backgroundColor = .red
                outer.addSubview(inner)
                view.addSubview(outer)
            }.image(at: 0)
            #expect(color(bitmap, 120, 170) == [255, 0, 0])
            #expect(color(bitmap, 180, 230) == (clips ? [255, 255, 255] : [255, 0, 0]))
        }
    }

    @Test func `borders, transforms, alpha and hidden views`() throws {
        let bitmap = try film { view in
            let bordered = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
            bordered.layer.borderWidth = 10
            bordered.layer.borderColor = UIColor.red.cgColor
            let moved = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
            moved.backgroundColor = .blue
            moved.transform = CGAffineTransform(translationX: 0, y: 100)
            let half = UIView(frame: CGRect(x: 50, y: 300, width: 50, height: 50))
            half.backgroundColor = .black
            half.alpha = 0.5
            let hidden = UIView(frame: CGRect(x: 200, y: 300, width: 50, height: 50))
            hidden.backgroundColor = .black
            hidden.isHidden = true
            for one in [bordered, moved, half, hidden] { view.addSubview(one) }
        }.image(at: 0)
        #expect(color(bitmap, 55, 150) == [255, 0, 0])
        #expect(color(bitmap, 100, 150) == [255, 255, 255])
        #expect(color(bitmap, 220, 120) == [255, 255, 255])
        #expect(color(bitmap, 220, 220) == [0, 0, 255])
        #expect(abs(color(bitmap, 70, 320)[0] - 128) <= 1)
        #expect(color(bitmap, 220, 320) == [255, 255, 255])
    }

    @Test func `a shadow darkens what is around a view`() throws {
        let bitmap = try film { view in
            let one = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            one.backgroundColor = .white
            one.layer.shadowOpacity = 1
            one.layer.shadowRadius = 8
            one.layer.shadowOffset = CGSize(width: 0, height: 10)
            view.addSubview(one)
        }.image(at: 0)
        #expect(color(bitmap, 150, 205)[0] < 150)
        #expect(color(bitmap, 150, 90)[0] > color(bitmap, 150, 205)[0])
        #expect(color(bitmap, 150, 150) == [255, 255, 255])
    }

    @Test func `an element shows the view's text, image and state`() throws {
        let label = UILabel()
        (label.text, label.textAlignment, label.numberOfLines) = ("Text", .center, 2)
        let element = try #require(label.drawnElement(in: .zero))
        guard case .label(let text) = element.kind else {
            Issue.record("no label")
            return
        }
        #expect(text.text == "Text" && text.numberOfLines == 2)
        #expect(element.textAttributes?.paragraphStyle?.alignment == .center)
        let toggle = UISwitch()
        toggle.isOn = true
        guard case .switch(let value)? = toggle.drawnElement(in: .zero)?.kind else {
            Issue.record("no switch")
            return
        }
        #expect(value.isOn)
    }

    @Test func `rows of a table are those of its data source`() throws {
        final class Rows: UITableViewDataSource {
            var asked = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                asked += 1
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "\(indexPath.row * 10)"
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: root.bounds)
        table.dataSource = rows
        root.addSubview(table)
        let list = try #require(root.shownContent.body.first)
        guard case .list(let element) = list.kind else {
            Issue.record("no list")
            return
        }
        #expect(element.sections.flatMap(\.rows).map(\.title) == ["Row 0", "Row 1", "Row 2"])
        #expect(element.sections[0].rows[2].detail == "20")
        #expect(rows.asked == 3)
        // The content scrolls by a list that fills it.
        #expect(list.frame == nil)
    }

    @Test func `a change of constraints is animated in the block that lays the views out`() throws {
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 10, duration: 2)
            let page = UIViewController()
            page.view.backgroundColor = .white
            let view = UIView()
            view.backgroundColor = .red
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            let top = view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100)
            NSLayoutConstraint.activate([
                top, view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            ])
            stage.show(page)
            stage.perform(at: 0.5) {
                top.constant = 500
                UIView.animate(
                    withDuration: 1, delay: 0, options: .curveLinear, animations: { page.view.layoutIfNeeded() })
            }
        }
        // The value is 200 points from the start after half of the time.
        let middle = try film.image(at: 1)
        #expect(color(middle, 50, 350) == [255, 0, 0])
        #expect(color(middle, 50, 150) == [255, 255, 255])
        #expect(color(middle, 50, 450) == [255, 255, 255])
        #expect(try color(film.image(at: 2), 50, 550) == [255, 0, 0])
    }

    @Test func `nonsense neither crashes nor hangs`() throws {
        let odd = UIView(frame: CGRect(x: CGFloat.nan, y: .infinity, width: -5, height: .greatestFiniteMagnitude))
        odd.backgroundColor = .red
        odd.layer.cornerRadius = .nan
        odd.layer.shadowOpacity = .infinity
        odd.transform = CGAffineTransform(scaleX: .nan, y: .infinity)
        odd.alpha = .nan
        root.addSubview(odd)
        root.addSubview(root)
        let constraint = odd.widthAnchor.constraint(equalToConstant: .nan)
        constraint.isActive = true
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: -1, height: 0))
        label.text = String(repeating: "word ", count: 2000)
        (label.numberOfLines, label.font) = (-3, .systemFont(ofSize: .nan))
        root.addSubview(label)
        var deep = root
        for _ in 0..<300 {
            let next = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            deep.addSubview(next)
            deep = next
        }
        root.layoutIfNeeded()
        _ = root.shownContent
        let film = try film { $0.addSubview(odd) }
        _ = try film.image(at: 0)
    }

    @Test func `each content mode of an image view places the picture in its own way`() throws {
        let modes = (0...12).compactMap(UIView.ContentMode.init(rawValue:)).filter { $0 != .redraw }
        #expect(modes.count == 12)
        let pictures = try modes.map { mode in
            try film { view in
                let image = UIImageView(image: UIImage(named: "artwork/rain.png"))
                image.frame = CGRect(x: 20, y: 60, width: 300, height: 440)
                image.clipsToBounds = true
                image.contentMode = mode
                view.addSubview(image)
            }.image(at: 0)
        }
        for i in modes.indices {
            for j in modes.indices where i < j { #expect(pictures[i] != pictures[j], "\(modes[i]), \(modes[j])") }
        }
    }
}

import Testing
import Vitrine
import VitrinePages
import VitrinePrimitives
import VitrineUIKit

@Suite struct AttributedTextTests {
    private func film(_ build: @escaping (UIView) -> Void) throws -> Film {
        try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 2, fps: 5, duration: 1)
            let page = UIViewController()
            page.view.backgroundColor = .white
            build(page.view)
            stage.show(page)
        }
    }

    private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
        // As in apps: Foundation for Linux compares the attributes of the runs.
        let out = NSMutableAttributedString(string: "")
        for (text, attributes) in parts { out.append(NSAttributedString(string: text, attributes: attributes)) }
        return out
    }

    /// Returns the columns and rows with pixels of a color.
    private func extent(
        _ bitmap: Bitmap, _ isColor: (Int, Int, Int) -> Bool
    ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var (xs, ys): ([Int], [Int]) = ([], [])
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                if isColor(Int(pixel.red), Int(pixel.green), Int(pixel.blue)) {
                    xs.append(x)
                    ys.append(y)
                }
            }
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return (left...right, top...bottom)
    }

    private func isRed(_ r: Int, _ g: Int, _ b: Int) -> Bool { r > 200 && g < 90 && b < 90 }
    private func isBlue(_ r: Int, _ g: Int, _ b: Int) -> Bool { b > 200 && r < 90 && g < 90 }

    @Test func `runs of a label have their own colors and sizes`() throws {
        let film = try film { view in
            let label = UILabel()
            label.attributedText = text([
                ("HH", [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]),
                ("HH", [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 40)]),
            ])
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 40, y: 100)
            view.addSubview(label)
        }
        let bitmap = try film.image(at: 0)
        let (red, blue) = (try #require(extent(bitmap, isRed)), try #require(extent(bitmap, isBlue)))
        #expect(red.x.upperBound < blue.x.lowerBound)
        // The text is twice as high, on the same baseline.
        #expect(abs(blue.y.count - 2 * red.y.count) <= 2)
        #expect(abs(blue.y.upperBound - red.y.upperBound) <= 1)
        #expect(film.warnings == [])
    }

    @Test func `kern, baseline and underline of a run are drawn`() throws {
        func extents(_ attributes: [NSAttributedString.Key: Any]) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
            let bitmap = try film { view in
                let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 60))
                label.attributedText = text([
                    ("ab", [:]), ("HHH", attributes.merging([.foregroundColor: UIColor.red]) { $1 }), ("ab", [:]),
                ])
                view.addSubview(label)
            }.image(at: 0)
            return try #require(extent(bitmap, isRed))
        }
        let plain = try extents([:])
        #expect(try extents([.kern: CGFloat(10)]).x.count > plain.x.count + 30)
        #expect(try extents([.baselineOffset: CGFloat(8)]).y.lowerBound < plain.y.lowerBound)
        #expect(try extents([.underlineStyle: NSUnderlineStyle.single.rawValue]).y.upperBound > plain.y.upperBound)
    }

    @Test func `a label is as wide as its runs`() {
        let (plain, wide) = (UILabel(), UILabel())
        plain.text = "Title"
        wide.attributedText = text([("Tit", [:]), ("le", [.font: UIFont.systemFont(ofSize: 40)])])
        #expect(wide.intrinsicContentSize.width > plain.intrinsicContentSize.width + 10)
        #expect(wide.intrinsicContentSize.height > plain.intrinsicContentSize.height + 10)
    }

    @Test func `one run gives the whole label its attributes`() throws {
        let label = UILabel()
        label.textAlignment = .right
        label.attributedText = text([("Title", [.foregroundColor: UIColor.red, .kern: CGFloat(2)])])
        let element = try #require(label.drawnElement(in: .zero))
        guard case .label(let own) = element.kind else {
            Issue.record("no label")
            return
        }
        #expect(own.attributedText == nil && own.text == "Title")
        #expect(element.textAttributes?.kern == 2 && element.textAttributes?.foregroundColor == .red)
        #expect(element.textAttributes?.paragraphStyle?.alignment == .right)
    }

    @Test func `a text that is set replaces the attributed text`() throws {
        let label = UILabel()
        label.attributedText = text([("A", [.kern: CGFloat(2)]), ("B", [:])])
        label.text = "C"
        guard case .label(let own)? = label.drawnElement(in: .zero)?.kind else {
            Issue.record("no label")
            return
        }
        #expect(own == LabelElement("C"))
    }

    @Test func `runs of a button's title are drawn`() throws {
        let bitmap = try film { view in
            let button = UIButton(type: .system)
            button.setAttributedTitle(
                text([("On", [.foregroundColor: UIColor.red]), ("Off", [.foregroundColor: UIColor.blue])]), for: .normal
            )
            button.frame = CGRect(x: 40, y: 100, width: 200, height: 40)
            view.addSubview(button)
        }.image(at: 0)
        let (red, blue) = (try #require(extent(bitmap, isRed)), try #require(extent(bitmap, isBlue)))
        #expect(red.x.upperBound < blue.x.lowerBound)
    }

    @Test func `attributes that cannot be drawn give warnings by name`() throws {
        let film = try film { view in
            let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 60))
            label.attributedText = text([("A", [NSAttributedString.Key("NSLink"): "x"]), ("B", [:])])
            view.addSubview(label)
        }
        #expect(film.warnings.count == 1 && film.warnings[0].contains("NSLink"))
    }

    @Test func `a family that Vitrine lacks gives one warning, and its own families are drawn`() throws {
        func film(_ name: String) throws -> Film {
            try self.film { view in
                for y in [100, 200] {
                    let label = UILabel(frame: CGRect(x: 40, y: y, width: 300, height: 60))
                    (label.text, label.font) = ("Title", UIFont(name: name, size: 30))
                    view.addSubview(label)
                }
            }
        }
        let (own, missing) = (try film("ComicNeue-Bold"), try film("Chalkduster"))
        #expect(own.warnings == [])
        #expect(missing.warnings.count == 1)
        #expect(missing.warnings[0].contains("Chalkduster") && missing.warnings[0].contains("Inter"))
        #expect(try own.image(at: 0) != film("Inter-Bold").image(at: 0))
    }

    @Test func `a paragraph style breaks lines by words unless it says otherwise`() throws {
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        func ink(_ mode: NSLineBreakMode?) throws -> ClosedRange<Int> {
            let bitmap = try film { view in
                let label = UILabel(frame: CGRect(x: 40, y: 100, width: 100, height: 30))
                let style = NSMutableParagraphStyle()
                if let mode { style.lineBreakMode = mode }
                label.attributedText = text([
                    ("One two incomprehensibilities", [.paragraphStyle: style, .foregroundColor: UIColor.red])
                ])
                view.addSubview(label)
            }.image(at: 0)
            return try #require(extent(bitmap, isRed)).x
        }
        // The long word does not fit, and is omitted.
        #expect(try ink(nil) == ink(.byWordWrapping))
        #expect(try ink(nil).upperBound + 30 < ink(.byTruncatingTail).upperBound)
        #expect(try ink(.byClipping) != ink(.byTruncatingTail))
    }
}

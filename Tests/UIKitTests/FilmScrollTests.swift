import Testing
import Vitrine
import VitrinePrimitives
import VitrineUIKit

/// Records the calls of a scroll view.
private final class Log: UIScrollViewDelegate {
    var events: [String] = []
    var offsets: [CGFloat] = []
    var target: CGFloat?
    var onScroll: ((UIScrollView) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if events.last != "scroll" { events.append("scroll") }
        offsets.append(scrollView.contentOffset.y)
        onScroll?(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        events.append("willEnd")
        target = targetContentOffset.pointee.y
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append(decelerate ? "end, decelerates" : "end")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
}

private final class TableLog: UITableViewDataSource, UITableViewDelegate {
    var chosen: [IndexPath] = []
    var offsets: [CGFloat] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

@Suite struct FilmScrollTests {
    /// Returns a page with a scroll view of 300 x 400 points at (20, 100), with a red band at 500...600 of 2000 points.
    private func film(
        _ log: Log, _ change: @escaping (FilmStage, UIScrollView) -> Void
    ) throws -> (film: Film, scroll: UIScrollView) {
        var shown: UIScrollView?
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 10, duration: 6)
            (log.events, log.offsets) = ([], [])
            let page = UIViewController()
            page.view.backgroundColor = .white
            let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
            scroll.contentSize = CGSize(width: 300, height: 2000)
            scroll.showsVerticalScrollIndicator = false
            let band = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
            band.backgroundColor = .red
            scroll.addSubview(band)
            scroll.delegate = log
            page.view.addSubview(scroll)
            stage.show(page)
            change(stage, scroll)
            shown = scroll
        }
        return (film, try #require(shown))
    }

    /// Returns the top of the red band, in points of the screen.
    private func bandTop(_ film: Film, at seconds: Double) throws -> Int? {
        let bitmap = try film.image(at: seconds)
        return (0..<bitmap.height).first { bitmap[100, $0].red > 200 && bitmap[100, $0].green < 60 }
    }

    @Test func `a finger scrolls a plain scroll view, which comes to rest by itself`() throws {
        let log = Log()
        let (film, scroll) = try film(log) { stage, _ in
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), at: 1, duration: 0.2)
        }
        #expect(try bandTop(film, at: 0.9) == nil)
        // The band is 100 + 500 points below the top of the screen, less the content offset.
        let end = try #require(log.target)
        #expect(end > 250)
        #expect(log.offsets.last == end && scroll.contentOffset.y == end)
        let shown = try film.image(at: 5.5)
        let bandEnd = 700 - Int(end.rounded())
        if bandEnd > 110 {
            #expect(shown[100, bandEnd - 2].green < 60)
        }
        #expect(
            log.events == [
                "begin", "scroll", "willEnd", "end, decelerates", "decelerate", "scroll", "rest",
            ])
        // While the finger moves, the content moves with it.
        #expect(zip(log.offsets, log.offsets.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(film.warnings == [])
    }

    @Test func `the picture follows the finger and what the delegate changes`() throws {
        let log = Log()
        let (film, _) = try film(log) { stage, scroll in
            let header = UIView(frame: CGRect(x: 330, y: 0, width: 20, height: 20))
            header.backgroundColor = .blue
            scroll.superview?.addSubview(header)
            log.onScroll = { header.frame.origin.y = $0.contentOffset.y }
            stage.drag("scrollView", by: CGVector(dx: 0, dy: -200), at: 1, duration: 0.5)
        }
        for seconds in [1.2, 1.4, 1.8, 3] {
            let bitmap = try film.image(at: seconds)
            let top = try bandTop(film, at: seconds) ?? 0
            let header = (0..<bitmap.height).first { bitmap[340, $0].blue > 200 && bitmap[340, $0].red < 60 }
            guard let header, top > 100 else { continue }
            #expect(abs(600 - top - header) <= 2, "\(seconds)")
        }
        #expect(try bandTop(film, at: 1.45) != nil)
    }

    @Test func `content that fits and views that do not scroll stay where they are`() throws {
        for isEnabled in [true, false] {
            let log = Log()
            let (film, scroll) = try film(log) { stage, scroll in
                if isEnabled { scroll.contentSize.height = 380 } else { scroll.isScrollEnabled = false }
                stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), at: 1)
            }
            #expect(log.events == [] && scroll.contentOffset == .zero)
            #expect(try film.image(at: 0) == film.image(at: 3))
        }
    }

    @Test func `content that fits is pulled where it always bounces`() throws {
        for always in [true, false] {
            let log = Log()
            let (film, _) = try film(log) { stage, scroll in
                scroll.contentSize.height = 380
                scroll.alwaysBounceVertical = always
                stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400), at: 1, duration: 0.5)
            }
            #expect((log.offsets.min() ?? 0 < -20) == always && (log.offsets.last ?? 0).magnitude < 0.5)
            #expect(try film.image(at: 0) == film.image(at: 5))
        }
    }

    @Test func `content that does not bounce stays at its ends`() throws {
        let log = Log()
        _ = try film(log) { stage, scroll in
            scroll.bounces = false
            stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 400), at: 1)
            stage.drag(from: CGPoint(x: 100, y: 480), to: CGPoint(x: 100, y: 110), at: 2, duration: 0.1)
        }
        #expect(log.offsets.allSatisfy { (0...1600).contains($0) } && log.offsets.max() ?? 0 > 300)
    }

    @Test func `a long pull has the refresh control refresh until code ends it`() throws {
        for isTable in [true, false] {
            var pulls = 0
            let log = TableLog()
            let film = try Film(device: .iPhoneX, design: .legacy) { stage in
                stage.output = Output(scale: 0.5, fps: 10, duration: 6)
                pulls = 0
                let page = UIViewController()
                page.view.backgroundColor = .white
                let scroll = isTable ? UITableView(frame: page.view.bounds) : UIScrollView(frame: page.view.bounds)
                scroll.contentSize = CGSize(width: 375, height: 1200)
                (scroll as? UITableView)?.dataSource = log
                let control = UIRefreshControl()
                control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
                scroll.refreshControl = control
                page.view.addSubview(scroll)
                stage.show(page)
                stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 560), at: 0.5, duration: 0.5)
                stage.perform(at: 3) { control.endRefreshing() }
            }
            #expect(pulls == 1)
            #expect(try film.image(at: 2.6) != film.image(at: 0) && film.image(at: 5) == film.image(at: 0))
        }
    }

    @Test func `a tap on a side of a page control turns a page`() throws {
        var turned: [Int] = []
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 1, fps: 10, duration: 2)
            turned = []
            let page = UIViewController()
            page.view.backgroundColor = .blue
            let control = UIPageControl(frame: CGRect(x: 100, y: 300, width: 100, height: 37))
            control.numberOfPages = 3
            control.addAction(UIAction { _ in turned.append(control.currentPage) }, for: .valueChanged)
            page.view.addSubview(control)
            stage.show(page)
            for i in 1...3 { stage.tap("pageControl.next", at: Double(i) * 0.3) }
        }
        #expect(turned == [1, 2])
        #expect(try film.image(at: 1.9) != film.image(at: 0))
    }

    @Test func `a finger stops what scrolls`() throws {
        let log = Log()
        _ = try film(log) { stage, _ in
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), at: 1, duration: 0.1)
            stage.tap(CGPoint(x: 100, y: 300), at: 1.3)
        }
        let target = try #require(log.target)
        let last = try #require(log.offsets.last)
        #expect(last < target - 20)
        #expect(log.events.last == "rest")
    }

    @Test func `code scrolls after a finger has`() throws {
        let log = Log()
        let (film, scroll) = try film(log) { stage, scroll in
            stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), at: 0.5, duration: 0.2)
            stage.perform(at: 4) { scroll.contentOffset = CGPoint(x: 0, y: 450) }
            stage.perform(at: 5) { scroll.contentOffset = .zero }
        }
        #expect(try bandTop(film, at: 4.5) == 150)
        #expect(try bandTop(film, at: 5.5) == nil)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `a table tells how it scrolls and which row is tapped`() throws {
        let log = TableLog()
        let film = try Film(device: .iPhoneX, design: .legacy) { stage in
            stage.output = Output(scale: 0.5, fps: 5, duration: 6)
            (log.chosen, log.offsets) = ([], [])
            let page = UITableViewController(style: .plain)
            page.loadViewIfNeeded()
            (page.tableView.dataSource, page.tableView.delegate) = (log, log)
            stage.show(page)
            stage.tap("list.Row 3", at: 0.2)
            stage.drag("list.Row 5", by: CGVector(dx: 0, dy: -150), at: 1, duration: 0.3)
        }
        #expect(log.chosen == [IndexPath(row: 3, section: 0)])
        let last = try #require(log.offsets.last)
        #expect(log.offsets.count > 30 && last > 130)
        #expect(try film.image(at: 0.9) != film.image(at: 5))
        // At the end, the content is drawn where the finger has left it.
        #expect(try film.image(at: 5) == film.image(at: 6))
    }
}

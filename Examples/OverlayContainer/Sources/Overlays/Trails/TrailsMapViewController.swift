import UIKit

/// The map with the trail that is selected.
final class TrailsMapViewController: UIViewController {
    private let picture = UIImageView(image: UIImage(named: "artwork/harbour.png"))
    private let ways = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        picture.frame = CGRect(x: 0, y: 0, width: 430, height: 932)
        ways.frame = picture.frame
        view.addSubview(picture)
        view.addSubview(ways)
        for trail in Trail.all { ways.addSubview(way(of: trail)) }
        show(0)
    }

    /// The trail as straight ways with round ends.
    private func way(of trail: Trail) -> UIView {
        let way = UIView(frame: ways.bounds)
        for (color, width) in [(UIColor.white, 9 as CGFloat), (trail.grade.color, 5)] {
            for (a, b) in zip(trail.points, trail.points.dropFirst()) {
                let (dx, dy) = (b.x - a.x, b.y - a.y)
                let length = (dx * dx + dy * dy).squareRoot()
                let leg = UIView(frame: CGRect(x: 0, y: 0, width: length + width, height: width))
                leg.center = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
                leg.transform = CGAffineTransform(
                    a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: 0, ty: 0)
                leg.layer.cornerRadius = width / 2
                leg.backgroundColor = color
                way.addSubview(leg)
            }
        }
        return way
    }

    /// Shows a trail in full strength and moves it into the upper half.
    func show(_ index: Int) {
        for (i, way) in ways.subviews.enumerated() { way.alpha = i == index ? 1 : 0.35 }
        let points = Trail.all[index].points
        let middle = points.map(\.y).reduce(0, +) / CGFloat(points.count)
        let y = min(0, max(view.bounds.height - 932, 260 - middle))
        picture.frame.origin.y = y
        ways.frame.origin.y = y
    }
}

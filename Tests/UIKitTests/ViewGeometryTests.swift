import Testing
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineUIKit

/// Frames, centers, transforms and coordinates of views, compared with the formulas of Core Animation.
@Suite struct ViewGeometryTests {
    private static func transform(_ random: inout SplitMix64) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: random.double(-3...3))
            .scaledBy(x: random.double(0.3...2), y: random.double(0.3...2))
            .translatedBy(x: random.double(-50...50), y: random.double(-50...50))
    }

    private static func view(_ random: inout SplitMix64) -> UIView {
        let view = UIView(
            frame: CGRect(
                x: random.double(-100...100), y: random.double(-100...100), width: random.double(1...200),
                height: random.double(1...200)))
        view.layer.anchorPoint = CGPoint(x: random.double(0...1), y: random.double(0...1))
        view.bounds.origin = CGPoint(x: random.double(-20...20), y: random.double(-20...20))
        if !random.chance(3) { view.transform = transform(&random) }
        return view
    }

    /// Where a point of a view is in its superview: relative to the anchor point, transformed, relative to the center.
    private static func mapped(_ p: CGPoint, _ view: UIView) -> CGPoint {
        let (bounds, anchor, t) = (view.bounds, view.layer.anchorPoint, view.transform)
        let (x, y) = (p.x - bounds.minX - bounds.width * anchor.x, p.y - bounds.minY - bounds.height * anchor.y)
        return CGPoint(
            x: t.a * x + t.c * y + t.tx + view.center.x, y: t.b * x + t.d * y + t.ty + view.center.y)
    }

    private static func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
        (a.x - b.x).magnitude < 1e-6 && (a.y - b.y).magnitude < 1e-6
    }

    @Test func `the frame contains the transformed corners and touches them`() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<300 {
            let view = Self.view(&random)
            let (bounds, frame) = (view.bounds, view.frame)
            let corners = [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
            ].map { Self.mapped($0, view) }
            #expect(Self.near(CGPoint(x: corners.map(\.x).min()!, y: corners.map(\.y).min()!), frame.origin))
            #expect(
                Self.near(
                    CGPoint(x: corners.map(\.x).max()!, y: corners.map(\.y).max()!),
                    CGPoint(x: frame.maxX, y: frame.maxY)))
        }
    }

    @Test func `a transform, an anchor point and a size keep the center`() {
        var random = SplitMix64(seed: 42)
        for _ in 0..<200 {
            let view = Self.view(&random)
            let (center, bounds) = (view.center, view.bounds)
            view.transform = Self.transform(&random)
            #expect(view.center == center && view.bounds == bounds)
            view.layer.anchorPoint = CGPoint(x: random.double(0...1), y: random.double(0...1))
            #expect(Self.near(view.center, center) && view.bounds == bounds)
            view.bounds.size = CGSize(width: 30, height: 70)
            #expect(Self.near(view.center, center) && view.bounds.origin == bounds.origin)
            view.center = .zero
            #expect(Self.near(view.center, .zero) && view.bounds.size == CGSize(width: 30, height: 70))
        }
    }

    /// Without a transform exactly, with one that keeps rectangles upright within rounding.
    @Test func `a frame that is set is the frame`() {
        var random = SplitMix64(seed: 43)
        for i in 0..<200 {
            let view = Self.view(&random)
            view.transform =
                i % 2 == 0
                ? .identity : CGAffineTransform(scaleX: random.double(-2...2), y: 0.5).translatedBy(x: 0, y: 0)
            let frame = CGRect(x: 0.1 * Double(i), y: -7.3, width: random.double(0...90), height: 41.7)
            view.frame = frame
            if i % 2 == 0 {
                #expect(view.frame == frame)
            } else {
                #expect(Self.near(view.frame.origin, frame.origin))
                #expect(
                    Self.near(CGPoint(x: view.frame.maxX, y: view.frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY)))
            }
        }
    }

    @Test func `points go up the tree one view at a time, and back`() {
        var random = SplitMix64(seed: 44)
        for _ in 0..<100 {
            let views = (0..<5).map { _ in Self.view(&random) }
            for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
            let sibling = Self.view(&random)
            views[1].addSubview(sibling)
            let point = CGPoint(x: random.double(-90...90), y: random.double(-90...90))
            var outside = point
            for view in views[1...].reversed() { outside = Self.mapped(outside, view) }
            #expect(Self.near(views[4].convert(point, to: views[0]), outside))
            #expect(Self.near(views[0].convert(point, from: views[4]), outside))
            #expect(Self.near(views[4].convert(point, to: nil), Self.mapped(outside, views[0])))
            #expect(Self.near(sibling.convert(views[4].convert(point, to: sibling), to: views[4]), point))
            #expect(views[3].convert(point, to: views[3]) == point)
        }
    }

    @Test func `the offset of a scroll view is the origin of its bounds`() {
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
        scroll.addSubview(inner)
        scroll.contentOffset = CGPoint(x: 0, y: 280)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 280))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 40))
        #expect(scroll.hitTest(CGPoint(x: 5, y: 305), with: nil) === inner)
        scroll.bounds.origin.y = 0
        #expect(scroll.contentOffset == .zero && scroll.hitTest(CGPoint(x: 5, y: 30), with: nil) === scroll)
    }

    @Test func `inverses and products of transforms are those of matrices`() {
        var random = SplitMix64(seed: 45)
        for _ in 0..<200 {
            let (a, b) = (Self.transform(&random), Self.transform(&random))
            let point = CGPoint(x: random.double(-9...9), y: random.double(-9...9))
            #expect(Self.near(point.applying(a.concatenating(b)), point.applying(a).applying(b)))
            #expect(Self.near(point.applying(a).applying(a.inverted()), point))
            #expect(
                Self.near(
                    point.applying(a.translatedBy(x: 3, y: -4)), CGPoint(x: point.x + 3, y: point.y - 4).applying(a)))
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat && !flat.isIdentity)
    }

    /// A view that is turned about its corner looks like one that is turned about its middle at the same place.
    @Test func `anchor points turn what is drawn`() throws {
        func picture(_ anchor: CGPoint) throws -> [UInt32] {
            try Film { stage in
                let page = UIViewController()
                let view = UIView(frame: CGRect(x: 150, y: 200, width: 120, height: 60))
                (view.backgroundColor, view.layer.borderWidth) = (.systemTeal, 3)
                let inner = UIView(frame: CGRect(x: 80, y: 10, width: 30, height: 20))
                inner.backgroundColor = .systemRed
                view.addSubview(inner)
                view.transform = CGAffineTransform(rotationAngle: 0.5)
                let middle = CGPoint(x: 60, y: 30)
                view.layer.anchorPoint = anchor
                page.view.addSubview(view)
                let place = view.convert(middle, to: page.view)
                view.center = CGPoint(x: view.center.x + 200 - place.x, y: view.center.y + 300 - place.y)
                stage.show(page)
            }.image(at: 0).pixels
        }
        let (middle, corner) = (try picture(CGPoint(x: 0.5, y: 0.5)), try picture(CGPoint(x: 0, y: 0)))
        #expect(Set(middle).count > 20 && middle.count == corner.count)
        // Sums are rounded in another order, which may change a pixel at an edge by a level.
        let differences = zip(middle, corner).count { $0 != $1 }
        #expect(differences < 20)
    }

    // MARK: Hit testing

    /// The last view in drawing order that contains a point together with all views around it.
    private static func topmost(_ point: CGPoint, in root: UIView) -> UIView? {
        func found(_ view: UIView, _ point: CGPoint) -> UIView? {
            guard !view.isHidden, view.bounds.contains(point) else { return nil }
            return view.subviews.compactMap { found($0, view.convert(point, to: $0)) }.last ?? view
        }
        return found(root, point)
    }

    @Test func `hits are what is drawn last at a point, in trees of turned views`() {
        var random = SplitMix64(seed: 46)
        var hits = 0
        for _ in 0..<200 {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            var views = [root]
            for _ in 0..<20 {
                let view = Self.view(&random)
                view.isHidden = random.chance(8)
                random.element(of: views).addSubview(view)
                views.append(view)
            }
            for _ in 0..<20 {
                let point = CGPoint(x: random.double(0...300), y: random.double(0...300))
                let hit = root.hitTest(point, with: nil)
                #expect(hit === Self.topmost(point, in: root))
                hits += hit !== root ? 1 : 0
            }
        }
        #expect(hits > 200)
    }

    private final class PassThrough: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    private final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
    }

    @Test func `views decide by overrides what is inside and what passes through`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (overlay, wide) = (
            PassThrough(frame: root.bounds), Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
        )
        root.addSubview(overlay)
        overlay.addSubview(wide)
        func hit(_ x: Double, _ y: Double) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(25, 25) === wide && hit(5, 5) === root)
        wide.alpha = 0.009
        #expect(hit(45, 45) === root)
        (wide.alpha, wide.isUserInteractionEnabled) = (1, false)
        #expect(hit(45, 45) === root && hit(101, 5) == nil)
    }
}

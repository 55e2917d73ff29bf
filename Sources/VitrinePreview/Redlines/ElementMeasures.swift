import VitrinePresentation
import VitrinePrimitives
import VitrineStage

/// An element of a scene with its distances to its container.
package struct ElementMeasure: Hashable, Sendable {
    package var name: String
    /// The frame in points of the screen.
    package var frame: Rect
    /// The corner radius in points; nil if the corners are square or the radius is unknown.
    package var radius: Double?
    /// The smallest element that contains this one; nil for the screen.
    package var container: String?
    /// The distances from the container's edges to the element's, in points.
    package var insets: EdgeInsets

    package struct EdgeInsets: Hashable, Sendable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
    }

    /// Returns the elements that a scene shows at a moment, from the top of the screen to its bottom. Elements that
    /// draw nothing, such as those of alpha 0, are left out.
    package static func all(of staged: StagedScene, at seconds: Double) -> [ElementMeasure] {
        let corners = ShownCorners.all(of: staged, at: seconds)
        let targets = LargeStack.ensure({ staged.screen.targets(at: seconds, in: staged.context) })
        let size = staged.screen.host.traits.value(at: seconds).screenSize
        let screen = Rect(origin: .zero, size: size)
        var known: Set<String> = []
        // A presentation as a whole has its own frame here, not that of its shadow.
        let named = staged.elements(at: seconds).filter { !isUnnamed($0.name) && known.insert($0.name).inserted }
        let elements = named.map { element in
            var out = element
            if let target = targets.first(where: { $0.id.spelling == element.name }) { out.frame = target.frame }
            return out
        }
        let centers = elements.map(\.frame.center)
        let parts = ShownParts.all(of: staged, at: seconds)
        let shown = elements.filter {
            $0.frame.width > 0 && $0.frame.height > 0
                && $0.frame.width * $0.frame.height < size.width * size.height * 0.98
                && ShownParts.contains(parts, in: $0.frame)
        }
        let measured = shown.map { element in
            var out = element
            if let body = body(of: element.frame, corners, centers) { out.frame = body }
            return out
        }
        // Backgrounds have the frame of the element they belong to.
        let distinct = measured.enumerated().filter { i, element in
            !measured.enumerated().contains { j, other in
                other.frame == element.frame && element.name.hasPrefix(other.name + ".") && i != j
            }
        }
        let listed = distinct.map(\.element)
        return listed.map { element in
            let holders = listed.filter { $0.name != element.name && holds($0.frame, element.frame) }
            let holder = holders.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
            let (outer, inner) = (holder?.frame ?? screen, element.frame)
            return ElementMeasure(
                name: element.name, frame: inner, radius: ShownCorners.radius(of: inner, among: corners),
                container: holder?.name,
                insets: EdgeInsets(
                    top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
                    right: outer.maxX - inner.maxX))
        }
        .sorted { ($0.frame.minY, $0.frame.minX, $0.name) < ($1.frame.minY, $1.frame.minX, $1.name) }
    }

    /// Returns the rounded rectangle that an element draws around a touch and that contains no other element.
    private static func body(of frame: Rect, _ corners: [ShownCorner], _ centers: [Point]) -> Rect? {
        func has(_ rect: Rect, _ p: Point) -> Bool {
            rect.minX <= p.x && p.x <= rect.maxX && rect.minY <= p.y && p.y <= rect.maxY
        }
        let bodies = corners.map(\.frame).filter { body in
            has(body, frame.center) && body.width >= frame.width && body.height >= frame.height * 0.6
                && body.width * body.height <= frame.width * frame.height * 8
                && centers.count { has(body, $0) } == 1
        }
        return bodies.min { $0.width * $0.height < $1.width * $1.height }
    }

    /// Unnamed rows of lists have only spaces after the last dot.
    static func isUnnamed(_ name: String) -> Bool {
        let last = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        return name.contains(".") && last.allSatisfy(\.isWhitespace)
    }

    /// Whether one frame contains another that is smaller.
    private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
        inner.minX >= outer.minX - 0.01 && inner.maxX <= outer.maxX + 0.01 && inner.minY >= outer.minY - 0.01
            && inner.maxY <= outer.maxY + 0.01
            && inner.width * inner.height < outer.width * outer.height - 0.01
    }

    /// The size and corner radius, in points.
    package var sizeWords: String {
        let radius = radius.map { ", radius \(Measure.number($0))" } ?? ""
        return "\(Measure.number(frame.width)) x \(Measure.number(frame.height))\(radius)"
    }

    /// The distances to the edges of the container, in points.
    package var insetWords: String {
        "in \(container ?? "the screen"): top \(Measure.number(insets.top)), left \(Measure.number(insets.left)), "
            + "bottom \(Measure.number(insets.bottom)), right \(Measure.number(insets.right))"
    }
}

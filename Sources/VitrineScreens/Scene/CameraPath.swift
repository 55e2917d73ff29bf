import VitrinePrimitives

/// What the camera shows over time: a part of the picture with the shape of the whole.
package struct CameraPath: Sendable {
    /// A move, with the parts of the picture that it begins and ends with.
    private struct Stretch {
        var move: CameraMove
        var start: Rect
        var end: Rect
    }

    /// All that the picture shows, in points.
    package let picture: Rect
    private var stretches: [Stretch] = []

    /// - Parameters:
    ///   - moves: in order of time.
    ///   - place: where an element of a name is at a time, in points of the picture; nil where it is not on the screen.
    /// - Throws: the index of the first move whose subject is not there when the camera arrives.
    package init(
        _ moves: [CameraMove], in picture: Rect, place: (_ element: String, _ seconds: Double) -> Rect?
    ) throws(SubjectMissing) {
        self.picture = picture
        for (i, move) in moves.enumerated() {
            let end: Rect
            switch move.on {
            case .all: end = picture
            case .rect(let rect): end = view(of: rect, move)
            case .element(let name):
                guard let frame = place(name, move.end) else { throw SubjectMissing(index: i) }
                end = view(of: frame, move)
            }
            stretches.append(Stretch(move: move, start: view(at: move.at), end: end))
        }
    }

    package struct SubjectMissing: Error { package let index: Int }

    /// The part of the picture around a subject. It has the picture's shape and does not reach beyond it.
    private func view(of subject: Rect, _ move: CameraMove) -> Rect {
        let shape = picture.width / picture.height
        let shown = subject.insetBy(dx: -move.margin, dy: -move.margin)
        let fitting = max(shown.width, shown.height * shape)
        let width = min(
            picture.width, max(move.zoom.map { picture.width / $0 } ?? fitting, picture.width / CameraMove.greatestZoom)
        )
        let height = width / shape
        func place(_ middle: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
            min(max(middle - length / 2, low), high - length)
        }
        return Rect(
            x: place(subject.midX, width, picture.minX, picture.maxX),
            y: place(subject.midY, height, picture.minY, picture.maxY), width: width, height: height)
    }

    /// What the camera shows at a time in seconds from the scene's beginning.
    package func view(at seconds: Double) -> Rect {
        guard let stretch = stretches.last(where: { $0.move.at <= seconds }) else { return picture }
        let move = stretch.move
        guard move.duration > 0, seconds < move.end else { return stretch.end }
        return Self.mixed(stretch.start, stretch.end, move.curve.timing.value(at: (seconds - move.at) / move.duration))
    }

    /// The magnification changes by the same factor in equal shares, so that things seem to come nearer at an even speed; the
    /// point that both parts show at the same place stays there.
    private static func mixed(_ start: Rect, _ end: Rect, _ share: Double) -> Rect {
        guard share < 1 else { return end }
        let ratio = end.width / start.width
        let width = start.width * ExactMath.exp(ExactMath.log(ratio) * share)
        let height = start.height * width / start.width
        let part = (ratio - 1).magnitude < 1e-6 ? share : (width - start.width) / (end.width - start.width)
        return Rect(
            x: start.minX + (end.minX - start.minX) * part, y: start.minY + (end.minY - start.minY) * part,
            width: width,
            height: height)
    }

    /// Magnifies what the camera shows at a time to the whole picture.
    package func transform(at seconds: Double) -> Transform {
        let view = view(at: seconds)
        guard view != picture else { return .identity }
        let k = picture.width / view.width
        return Transform(a: k, b: 0, c: 0, d: k, tx: picture.minX - view.minX * k, ty: picture.minY - view.minY * k)
    }
}

import VitrinePrimitives

/// The view of the camera over time: a part of the picture with the aspect ratio of the whole.
package struct CameraPath: Sendable {
    /// A move, with the parts of the picture at its start and end.
    private struct Stretch {
        var move: CameraMove
        var start: Rect
        var end: Rect
    }

    /// The whole picture, in points.
    package let picture: Rect
    private var stretches: [Stretch] = []

    /// - Parameters:
    ///   - moves: The moves in order of time.
    ///   - place: Returns the frame of an element at a time, in points of the picture; nil if it is not on the screen.
    /// - Throws: The index of the first move whose subject is missing when the camera arrives.
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

    /// Returns the part of the picture around a subject, inside the picture and with its aspect ratio.
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

    /// Returns the view of the camera at a time in seconds from the scene's beginning.
    package func view(at seconds: Double) -> Rect {
        guard let stretch = stretches.last(where: { $0.move.at <= seconds }) else { return picture }
        let move = stretch.move
        guard move.duration > 0, seconds < move.end else { return stretch.end }
        return Self.mixed(stretch.start, stretch.end, move.curve.timing.value(at: (seconds - move.at) / move.duration))
    }

    /// Returns a view between two. The magnification changes exponentially, at an even visual speed, about the point
    /// that both views show at the same position.
    private static func mixed(_ start: Rect, _ end: Rect, _ fraction: Double) -> Rect {
        guard fraction < 1 else { return end }
        let ratio = end.width / start.width
        let width = start.width * ExactMath.exp(ExactMath.log(ratio) * fraction)
        let height = start.height * width / start.width
        let part = (ratio - 1).magnitude < 1e-6 ? fraction : (width - start.width) / (end.width - start.width)
        return Rect(
            x: start.minX.mixed(with: end.minX, at: part), y: start.minY.mixed(with: end.minY, at: part),
            width: width, height: height)
    }

    /// Returns the transform that magnifies the camera's view at a time to the whole picture.
    package func transform(at seconds: Double) -> Transform {
        let view = view(at: seconds)
        guard view != picture else { return .identity }
        let k = picture.width / view.width
        return Transform(a: k, b: 0, c: 0, d: k, tx: picture.minX - view.minX * k, ty: picture.minY - view.minY * k)
    }
}

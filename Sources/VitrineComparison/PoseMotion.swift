/// A movement of an element between two positions at rest.
struct PoseMotion: Hashable {
    /// The first sample of the movement.
    var start: Int
    /// The first sample at rest.
    var end: Int
    var from: PoseFilm.Pose
    var to: PoseFilm.Pose
    /// The overshoot in 1/100 pt, along the axis on which it is largest.
    var overshoot: Int

    /// The seconds for which an element is still between two movements.
    static let rest = 0.1

    /// The movements of an element. An element that appears or disappears is at rest before and after.
    static func all(of poses: [PoseFilm.Pose?], rate: Int) -> [PoseMotion] {
        let pause = max(1, Int(Double(rate) * rest))
        var out: [PoseMotion] = []
        var i = 1
        while i < poses.count {
            guard let before = poses[i - 1], let first = poses[i], first != before else {
                i += 1
                continue
            }
            var (last, k) = (i, i + 1)
            while k < poses.count, let next = poses[k], k - last <= pause {
                if next != poses[k - 1] { last = k }
                k += 1
            }
            let to = poses[last]!
            out.append(
                PoseMotion(
                    start: i - 1, end: last, from: before, to: to,
                    overshoot: overshoot(poses[i - 1...last].compactMap { $0 }, from: before, to: to)))
            i = last + 1
        }
        return out
    }

    private static func overshoot(_ poses: [PoseFilm.Pose], from: PoseFilm.Pose, to: PoseFilm.Pose) -> Int {
        let axes: [(PoseFilm.Pose) -> Int] = [\.x, \.y, { $0.x + $0.width }, { $0.y + $0.height }]
        let axis = axes.max { abs($0(to) - $0(from)) < abs($1(to) - $1(from)) }!
        let direction = (axis(to) - axis(from)).signum()
        return direction == 0 ? 0 : max(0, poses.map { (axis($0) - axis(to)) * direction }.max() ?? 0)
    }
}

import Testing
import VitrineLayoutTestSupport
import VitrinePrimitives
import VitrineSceneGraph
import VitrineTestSupport
import VitrineText
import VitrineVocabulary

@testable import VitrineScreens
@testable import VitrineSurfaces

/// The clock, camera and captions of films, and the limits of their pictures.
@Suite struct FilmOutputTests {
    // MARK: Clock

    private static func output(_ random: inout SplitMix64) -> Output {
        var output = Output()
        output.speed = random.double(0.25...4)
        output.start = random.chance(2) ? 0 : random.double(0...3)
        var end = random.double(0...2)
        for _ in 0..<random.below(4) {
            let from = end + random.double(0...1)
            end = from + random.double(0.1...2)
            output.slowMotion.append(SlowMotion(from: from, to: end, speed: random.double(0.1...1)))
        }
        return output
    }

    /// Between two positions, the time of the scene grows by the speed of the part in which it is, or by one between those of two.
    @Test func `moments grow by the speed of their part, and positions are their inverse`() {
        var random = SplitMix64(seed: 51)
        for _ in 0..<60 {
            let output = Self.output(&random)
            let (clock, step) = (output.clock, 1.0 / 512)
            #expect(clock.moment(at: 0) == output.start)
            func speed(_ moment: Double) -> Double {
                output.slowMotion.first { $0.from <= moment && moment < $0.to }?.speed ?? output.speed
            }
            for i in 0..<2048 {
                let position = Double(i) * step
                let (moment, next) = (clock.moment(at: position), clock.moment(at: position + step))
                let speeds = [speed(moment), speed(next)].sorted()
                #expect((speeds[0] - 1e-9...speeds[1] + 1e-9).contains((next - moment) / step), "\(output)")
                #expect((clock.position(of: moment) - position).magnitude < 1e-9, "\(output)")
            }
        }
    }

    @Test func `a slow part ends after it begins`() {
        func problems(_ from: Double, _ to: Double) -> Int {
            var issues = ValueIssues()
            SlowMotion(from: from, to: to).checkRules(at: "output.slowMotion[0]", into: &issues)
            return issues.all.count
        }
        #expect(problems(1, 2) == 0 && problems(2, 2) == 1 && problems(3, 2) == 1)
    }

    // MARK: Camera

    @Test func `the camera leaves where it is, arrives at its subject and stays inside the picture`() throws {
        var random = SplitMix64(seed: 52)
        let picture = Rect(x: 0, y: 0, width: 400, height: 800)
        for _ in 0..<60 {
            var (at, moves) = (0.0, [CameraMove]())
            for _ in 0..<1 + random.below(4) {
                at += random.double(0.05...1)
                let place = Rect(
                    x: random.double(0...350), y: random.double(0...700), width: random.double(5...50),
                    height: random.double(5...90))
                var move = CameraMove(at: at, on: random.chance(3) ? .all : .rect(place))
                move.duration = random.chance(4) ? 0 : random.double(0.05...0.8)
                move.zoom = random.chance(3) ? random.double(1...6) : nil
                moves.append(move)
            }
            let camera = try CameraPath(moves, in: picture) { _, _ in nil }
            var last = camera.view(at: 0)
            #expect(last == picture)
            for tick in 0...Int((at + 1) * 240) {
                let view = camera.view(at: Double(tick) / 240)
                #expect(picture.insetBy(dx: -1e-9, dy: -1e-9).contains(view.origin))
                #expect(view.maxX <= picture.maxX + 1e-9 && view.maxY <= picture.maxY + 1e-9)
                #expect((view.width / view.height - 0.5).magnitude < 1e-9)
                // Only moves without a duration jump.
                let seconds = Double(tick) / 240
                let jumps = moves.contains { $0.duration == 0 && ($0.at - seconds).magnitude <= 1.0 / 240 }
                #expect(jumps || (view.width - last.width).magnitude < 60, "\(moves)")
                last = view
            }
            // A move that another one interrupts does not arrive.
            for (i, move) in moves.enumerated() where moves.dropFirst(i + 1).allSatisfy({ $0.at > move.end }) {
                guard case .rect(let place) = move.on else { continue }
                let view = camera.view(at: move.end)
                #expect(view == camera.view(at: move.end + 0.0001) || i + 1 < moves.count)
                #expect(
                    move.zoom != nil
                        || view.insetBy(dx: -1e-6, dy: -1e-6).intersection(place).width > place.width - 1e-6)
            }
        }
    }

    // MARK: Captions

    private static let viewport = Viewport(scale: 2, width: 800, height: 888)

    private func groups(_ captions: Captions, _ seconds: Double) -> [GroupNode] {
        captions.nodes(at: seconds, in: Self.viewport, .test()).compactMap {
            if case .group(let group) = $0 { group } else { nil }
        }
    }

    @Test func `a caption replaces another in a fifth of a second, and both are whole together`() {
        let captions = Captions(lines: [
            .init(at: 0, text: "Open"), .init(at: 1, text: "Close it"), .init(at: 2, text: ""),
        ])
        #expect(groups(captions, 0).map(\.opacity) == [1] && groups(captions, 0.9).map(\.opacity) == [1])
        for tick in 1..<24 {
            let opacities = groups(captions, 1 + Double(tick) / 120).map(\.opacity)
            #expect(opacities.count == 2 && near(opacities[0] + opacities[1], 1, 1e-9))
            #expect(near(opacities[0], Double(tick) / 24, 1e-9))
        }
        // The former text is the one that goes.
        #expect(groups(captions, 1.1)[1].children == groups(captions, 0.5)[0].children)
        #expect(groups(captions, 1.21).map(\.opacity) == [1] && groups(captions, 2.21).isEmpty)
    }

    @Test func `captions are in order of time, two of the same time included`() {
        func problems(_ times: [Double]) -> [String] {
            var issues = ValueIssues()
            Captions(lines: times.map { .init(at: $0, text: "A") }).checkRules(at: "output.captions", into: &issues)
            return issues.all.map(\.path)
        }
        #expect(problems([0, 1, 1, 2]).isEmpty && problems([0, 1, 0.9]) == ["output.captions.lines[2].at"])
    }

    @Test func `captions stay within the margins of their band`() throws {
        let text = String(repeating: "word ", count: 12)
        let captions = Captions(lines: [.init(at: 0, text: .text(text))])
        var boxes: [Rect] = []
        for case .text(let node) in try #require(groups(captions, 0).first).children {
            #expect(near(node.line.lineHeight, 15 * SystemFont.lineHeight, 0.5))
            boxes.append(Rect(x: node.origin.x, y: node.origin.y, width: node.line.width, height: 1))
        }
        #expect(boxes.count == 2)
        // A line breaks where the next word would not fit.
        for box in boxes { #expect(box.minX >= 12 - 0.5 && box.maxX <= 400 - 12 + 0.5 && near(box.midX, 200, 2.5)) }
        #expect((boxes.map(\.width).max() ?? 0) > 400 - 24 - 45)
    }

    // MARK: Limits

    private func paths(_ change: (inout Output) -> Void) -> [String] {
        var (output, issues) = (Output(), ValueIssues())
        change(&output)
        output.checkSizes(on: Traits(device: .standard), at: "output", into: &issues)
        return issues.all.map(\.path)
    }

    @Test func `the largest picture and the longest film are legal, one pixel or frame more is not`() {
        let side = Int(Double(OutputLimits.pixels).squareRoot())
        #expect(side * side == OutputLimits.pixels)
        #expect(paths { $0.size = PixelSize(width: side, height: side) }.isEmpty)
        #expect(paths { $0.size = PixelSize(width: side, height: side + 1) } == ["output.size"])
        let fps = Double(OutputLimits.frames) / 500
        #expect(paths { ($0.fps, $0.duration) = (fps, 500) }.isEmpty)
        #expect(paths { ($0.fps, $0.duration) = (fps + 0.01, 500) } == ["output.duration"])
        // A pixel's height is a canvas, less is not.
        #expect(paths { ($0.crop, $0.scale) = (.bottom(1), 1) }.isEmpty)
        #expect(paths { ($0.crop, $0.scale) = (.bottom(0.4), 1) } == ["output.scale"])
    }

    /// Encoders of films halve the planes of color.
    @Test func `sizes of previews for stores are even, and each has a name`() {
        let previews = StoreSize.all.filter { $0.use == .appPreview }
        #expect(previews.count > 20 && previews.allSatisfy { $0.width % 2 == 0 && $0.height % 2 == 0 })
        #expect(Set(StoreSize.all.map(\.name)).count == StoreSize.all.count)
    }
}

import Testing

@testable import VitrinePrimitives

/// SVG drawings as icons.
@Suite struct DrawingTests {
    private func icon(_ body: String, box: String = "viewBox=\"0 0 24 24\"") throws -> VectorIcon {
        try VectorIcon(drawing: "<?xml version=\"1.0\"?><!-- c --><svg \(box)>\(body)</svg>", name: "x")
    }

    @Test func everyShapeIsReadAsItsPath() throws {
        #expect(try icon("<path d=\"M1 2L3 4L5 2Z\"/>").path == Path(svgPathData: "M1 2L3 4L5 2Z"))
        #expect(
            try icon("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>").path
                == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
        #expect(try icon("<circle cx='5' cy='6' r='2'/>").path == .ellipse(in: Rect(x: 3, y: 4, width: 4, height: 4)))
        #expect(
            try icon("<ellipse cx='5' cy='6' rx='2' ry='3'/>").path
                == .ellipse(in: Rect(x: 3, y: 3, width: 4, height: 6)))
        #expect(try icon("<polygon points='1,2 3,4 5,2'/>").path == Path(svgPathData: "M1 2L3 4L5 2Z"))
    }

    @Test func linesAreAreasAsWideAsTheStroke() throws {
        let line = try icon("<line x1='2' y1='12' x2='22' y2='12' stroke='black' stroke-width='2'/>")
        let box = line.path.controlBounds
        #expect(box == Rect(x: 2, y: 11, width: 20, height: 2))
        let feather = try icon(
            "<g fill='none' stroke='currentColor' stroke-width='2'><polyline points='4 4 20 4'/></g>")
        #expect(feather.path.controlBounds == Rect(x: 4, y: 3, width: 16, height: 2))
        #expect(try icon("<path fill='none' d='M1 2L3 4'/>").path.isEmpty)
    }

    @Test func transformsActFromTheInsideOut() throws {
        let moved = try icon(
            "<g transform='translate(10 0)'><rect transform='scale(2)' x='1' y='1' width='2' height='3'/></g>")
        #expect(moved.path.controlBounds == Rect(x: 12, y: 2, width: 4, height: 6))
        let listed = try icon("<rect transform='translate(10,0) scale(2)' x='1' y='1' width='2' height='3'/>")
        #expect(listed.path.controlBounds == Rect(x: 12, y: 2, width: 4, height: 6))
    }

    @Test func definitionsAndTextsAboutTheDrawingAreSkipped() throws {
        let plain = try icon("<path d='M1 2L3 4L5 2Z'/>")
        let noted = try icon(
            "<title>A</title><defs><path d='M0 0L1 1'/></defs><metadata><x/></metadata><path d='M1 2L3 4L5 2Z'/>")
        #expect(noted.path == plain.path)
    }

    @Test func theBoxIsTheViewBoxOrTheSize() throws {
        #expect(try icon("", box: "width='20px' height='10'").viewBox == Rect(x: 0, y: 0, width: 20, height: 10))
        #expect(throws: VectorIconError.self) { try icon("", box: "") }
    }

    @Test(arguments: [
        "<text>A</text>", "<image href='a.png'/>", "<path/>", "<path d='M1'/>", "<g>", "<path d='M1 2L3 4'",
        "<rect transform='skewY(3)'/>", "<path d=M1/>", "</g>", "<!-- ", "<",
    ])
    func whatCannotBeReadIsAnError(body: String) {
        #expect(throws: VectorIconError.self) { try icon(body) }
    }

    /// Whatever the text is, the result is an icon or an error.
    @Test func damagedDrawingsNeverTrap() {
        let sound = Array(
            "<svg viewBox='0 0 9 9'><g transform='rotate(30 1 2)'><path stroke='a' d='M1 2a3 3 0 1 0 1 1z'/></g></svg>"
                .utf8)
        var state: UInt64 = 7
        func next(_ n: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(n))
        }
        var failures = 0
        for _ in 0..<3000 {
            var bytes = sound
            for _ in 0...next(3) {
                let i = next(bytes.count)
                if next(2) == 0 {
                    bytes[i] = UInt8(32 + next(95))
                } else {
                    bytes.removeSubrange(i..<min(bytes.count, i + 1 + next(5)))
                }
                if bytes.isEmpty { bytes = [60] }
            }
            do { _ = try VectorIcon(drawing: String(decoding: bytes, as: UTF8.self), name: "x") } catch {
                failures += 1
            }
        }
        #expect(failures > 0 && failures < 3000)
    }
}

import Testing

@testable import VitrinePrimitives

/// SVG drawings as icons.
@Suite struct DrawingTests {
    private func icon(_ body: String, box: String = "viewBox=\"0 0 24 24\"") throws -> VectorIcon {
        try VectorIcon(drawing: "<?xml version=\"1.0\"?><!-- c --><svg \(box)>\(body)</svg>", name: "x")
    }

    /// Material Symbols have a box of 960 units, and Font Awesome one of 512, for icons of 24 pixels.
    @Test(arguments: [
        ("width='24' height='24px'", 24.0), ("width='24'", 24), ("height='48px'", 48),
        ("width='1em' height='1em'", 960),
        ("width='100%' height='100%'", 960), ("width='0' height='-1'", 960), ("", 960),
    ]) func `a drawing is as large as its sides in pixels`(_ sides: String, _ size: Double) throws {
        let icon = try icon(
            "<rect x='240' y='-480' width='480' height='240'/>", box: "viewBox='0 -960 960 960' \(sides)")
        let scale = size / 960
        #expect(icon.viewBox == Rect(x: 0, y: -960 * scale, width: size, height: size))
        #expect(
            icon.path
                == .rect(Rect(x: 240 * scale, y: -480 * scale, width: 480 * scale, height: 240 * scale)))
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

    /// Elements that use one another, styles and outlines that would take long are rejected.
    @Test func hugeDrawingsEndSoon() {
        var uses = "<path id='u0' d='M0 0h1v1z'/>"
        for i in 1...8 {
            uses += "<g id='u\(i)'>" + String(repeating: "<use href='#u\(i - 1)'/>", count: 40) + "</g>"
        }
        let bodies = [
            uses, "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
            "<style>" + (0..<30_000).map { ".a\($0){}" }.joined() + "</style>",
            "<path fill-rule='evenodd' d='" + String(repeating: "M0 0c1 2 3 4 5 6z", count: 20_000)
                + "'/><path d='M0 0h1v1z'/>",
            String(repeating: "<g>", count: 100_000), String(repeating: "<path d='M0 0h1v1z'/>", count: 20_000),
        ]
        let clock = ContinuousClock()
        for body in bodies {
            let time = clock.measure { _ = try? icon(body) }
            #expect(time < .seconds(10), "\(body.prefix(60))")
        }
    }

    @Test(arguments: [
        "<text>A</text>", "<image href='a.png'/>", "<path/>", "<path d='M1'/>", "<g>", "<path d='M1 2L3 4'",
        "<rect transform='tilt(3)'/>", "<path d=M1/>", "</g>", "<!-- ", "<",
    ])
    func whatCannotBeReadIsAnError(body: String) {
        #expect(throws: VectorIconError.self) { try icon(body) }
    }

    /// Any text gives an icon or an error.
    @Test(arguments: [
        "<svg viewBox='0 0 9 9'><g transform='rotate(30 1 2)'><path stroke='a' d='M1 2a3 3 0 1 0 1 1z'/></g></svg>",
        "<svg viewBox='0 0 9 9' width='3mm'><style>/* a */ .a,#b{fill:none;stroke:#000!important} rect{}</style><rect id='b' class='a' rx='4%' ry='1' width='5' height='4'/></svg>",
        "<svg viewBox='0 0 9 9'><defs><clipPath id='c'><path d='M0 0h9v9H0z'/></clipPath></defs><g id='g' clip-path='url(#c)'><use href='#s' width='4'/></g><symbol id='s' viewBox='0 0 2 2'><path fill-rule='evenodd' d='M0 0h2v2H0zM1 1h1v1z'/></symbol><polygon points='1 2 3,4'/></svg>",
        "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]><svg width='9' height='9'><svg x='1' viewBox='1 1 2 2' stroke-dasharray='1 2' stroke='a'><line x2='9'/></svg><!-- c --></svg>",
    ]) func damagedDrawingsNeverTrap(_ drawing: String) {
        let sound = Array(drawing.utf8)
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

import Testing
import VitrinePrimitives
import VitrineTestSupport

@Suite struct SVGPathTests {
    /// Returns verbs as letters with points rounded to thousandths.
    private func text(_ data: String) throws -> String {
        let path = try Path(svgPathData: data)
        var points = path.points[...]
        func take(_ n: Int) -> String {
            defer { points = points.dropFirst(n) }
            return points.prefix(n).map { p in
                [p.x, p.y].map { v in
                    let r = (v * 1_000).rounded() / 1_000
                    return r == r.rounded() ? "\(Int(r))" : "\(r)"
                }.joined(separator: ",")
            }.joined(separator: " ")
        }
        return path.verbs.map { verb in
            switch verb {
            case .move: return "M" + take(1)
            case .line: return "L" + take(1)
            case .cubic: return "C" + take(3)
            case .close: return "Z"
            }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("", ""), (" \n\t\r", ""),
        ("M1 2", "M1,2"), ("m1 2", "M1,2"), ("M1-2", "M1,-2"), ("M.5.25", "M0.5,0.25"), ("M1.,2.", "M1,2"),
        ("M1e1 2E-1", "M10,0.2"), ("M+1+2", "M1,2"), (" M 1 , 2 L 3 , 4 Z ", "M1,2 L3,4 Z"),
        ("M1 2 3 4 5 6", "M1,2 L3,4 L5,6"), ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
        ("M1 1H5V6h-2v-3", "M1,1 L5,1 L5,6 L3,6 L3,3"), ("M1 1H2 3 4", "M1,1 L2,1 L3,1 L4,1"),
        ("M0 0C1 2 3 4 5 6", "M0,0 C1,2 3,4 5,6"), ("M1 1c1 2 3 4 5 6", "M1,1 C2,3 4,5 6,7"),
        ("M0 0C1 2 3 4 5 6S9 9 8 8", "M0,0 C1,2 3,4 5,6 C7,8 9,9 8,8"), ("M1 2S3 4 5 6", "M1,2 C1,2 3,4 5,6"),
        ("M1 2Q3 3 9 9S3 4 5 6", "M1,2 C2.333,2.667 5,5 9,9 C9,9 3,4 5,6"),
        ("M0 0Q3 3 6 0", "M0,0 C2,2 4,2 6,0"), ("M0 0Q3 3 6 0T12 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"),
        ("M0 0Q3 3 6 0t6 0t6 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0 C14,2 16,2 18,0"),
        ("M0 0T6 3", "M0,0 C0,0 2,1 6,3"), ("M0 0h4v4zl1 1", "M0,0 L4,0 L4,4 Z M0,0 L1,1"),
        ("M2 3h4zm1 1h1z", "M2,3 L6,3 Z M3,4 L4,4 Z"), ("M2 3h4zz", "M2,3 L6,3 Z"),
        ("M0 0A0 5 0 0 1 4 4", "M0,0 L4,4"), ("M1 1A5 5 0 0 1 1 1", "M1,1"),
        ("M1e-300 0A1e6 1e6 0 1 1 0 0", "M0,0 L0,0"),
    ])
    func commandsReadAsTheGrammarSays(data: String, expected: String) throws {
        #expect(try text(data) == expected)
    }

    @Test func halfCircleIsTwoQuarters() throws {
        #expect(
            try text("M0 0A10 10 0 0 1 20 0")
                == "M0,0 C0,-5.523 4.477,-10 10,-10 C15.523,-10 20,-5.523 20,0")
        #expect(
            try text("M0 0A10 10 0 0 0 20 0")
                == "M0,0 C0,5.523 4.477,10 10,10 C15.523,10 20,5.523 20,0")
        // A radius that is too small is scaled up to the same half circle, and signs are ignored.
        #expect(try text("M0 0A1-1 0 1 1 20 0") == text("M0 0A10 10 0 0 1 20 0"))
    }

    @Test func arcFlagsNeedNoSeparators() throws {
        #expect(
            try Path(svgPathData: "M0 0a5 5 0 01.5.5a5 5 0 1110,0")
                == Path(svgPathData: "M 0 0 a 5 5 0 0 1 .5 .5 a 5 5 0 1 1 10 0"))
    }

    /// Every point of an arc is on the ellipse, and the four combinations of flags partition it.
    @Test func arcsLieOnTheirEllipse() throws {
        var random = SplitMix64(seed: 21)
        for _ in 0..<2_000 {
            let r = Double.random(in: 1...50, using: &random)
            let angle = Double.random(in: 0...6.28, using: &random)
            let chord = r * Double.random(in: 0.01...1.99, using: &random)
            let v = ExactMath.sincos(angle)
            let end = Point(x: chord * v.cos, y: chord * v.sin)
            var areas: [Double] = []
            for flags in ["0 0", "0 1", "1 0", "1 1"] {
                let path = try Path(svgPathData: "M0 0A\(r) \(r) 33 \(flags) \(end.x) \(end.y)")
                #expect(path.points.last == end)
                let apothem = (r * r - chord * chord / 4).squareRoot()
                let side = flags == "0 0" || flags == "1 1" ? 1.0 : -1.0
                let centre = end * 0.5 + Point(x: v.sin, y: -v.cos) * (apothem * side)
                let at = [Point.zero] + path.points.indices.filter { $0 > 0 && $0 % 3 == 0 }.map { path.points[$0] }
                for i in 1..<at.count {
                    let curve = CubicCurve(at[i - 1], path.points[3 * i - 2], path.points[3 * i - 1], at[i])
                    for t in stride(from: 0.0, through: 1, by: 0.125) {
                        #expect(((curve.point(at: t) - centre).length / r - 1).magnitude < 3e-4)
                    }
                }
                areas.append(PathMeasure(path).area)
            }
            let disc = ExactMath.pi * r * r
            #expect((areas[1] - areas[2] - disc).magnitude < 2e-3 * disc)
            #expect((areas[3] - areas[0] - disc).magnitude < 2e-3 * disc)
        }
    }

    @Test(arguments: [
        ("L1 2", 1, "expected a moveto command, M or m, at character 1, found 'L'"),
        ("M1", 3, "expected a number (y) at character 3, found the end"),
        ("M,1 2", 2, "expected a number (x) at character 2, found ','"),
        ("M1 2,", 6, "expected a number after the comma at character 6, found the end"),
        ("M1 2L3 4 5", 11, "expected a number (y) at character 11, found the end"),
        ("M1,,2", 4, "expected a number (y) at character 4, found ','"),
        ("M1 2X", 5, "expected a command, one of MLHVCSQTAZ in either case, at character 5, found 'X'"),
        ("M1 2Z3", 6, "expected a command, one of MLHVCSQTAZ in either case, at character 6, found '3'"),
        ("M1 2A3 4 0 2 1 5 5", 12, "expected a flag, 0 or 1 (large arc), at character 12, found '2'"),
        ("M1 2é", 5, "expected a command, one of MLHVCSQTAZ in either case, at character 5, found 'é'"),
        ("M1 .", 5, "expected a number (y) at character 5, found the end"),
        ("M1 0x10", 5, "expected a command, one of MLHVCSQTAZ in either case, at character 5, found 'x'"),
        ("M1 nan", 4, "expected a number (y) at character 4, found 'n'"),
        ("M1 2e7", 4, "20000000.0 at character 4 is outside -1000000.0...1000000.0"),
        ("M1e999 0", 2, "inf at character 2 is outside -1000000.0...1000000.0"),
        ("M9e5 0l9e5 0", 8, "1800000.0 at character 8 is outside -1000000.0...1000000.0"),
    ])
    func mistakesSayWhereAndWhatWasExpected(data: String, character: Int, message: String) throws {
        let error = try #require(throws: SVGPathError.self) { try Path(svgPathData: data) }
        #expect(error.character == character)
        #expect(error.description == message)
    }

    @Test func limitsHold() throws {
        let long = String(repeating: " ", count: 300_000)
        #expect(throws: SVGPathError.tooLong(length: 300_000, limit: 262_144)) { try Path(svgPathData: long) }
        let digits = "M0 0." + String(repeating: "1", count: 63)
        #expect(throws: SVGPathError.numberTooLong(limit: 64, character: 4)) { try Path(svgPathData: digits) }
        let many = "M0 0H" + String(repeating: "1 ", count: 70_000)
        let error = try #require(throws: SVGPathError.self) { try Path(svgPathData: many) }
        #expect(error == .tooManySegments(limit: 65_536, character: 6 + 2 * 65_535))
        #expect(try Path(svgPathData: "M0 0H" + String(repeating: "1 ", count: 65_535)).verbs.count == 65_536)
    }

    @Test func mutatedDataGivesAPathOrAnError() {
        let seeds = [
            "M1 2L3 4H5V6C1 2 3 4 5 6S7 8 9 1Q2 3 4 5T6 7A8 9 30 0 1 2 3Z",
            "m.5-.5l1e2,3h-4v+5c1 2 3 4 5 6s7 8 9 1q2 3 4 5t6 7a8 9-30 1 0 2 3a1 1 0 01.5.5zl1 1z",
        ]
        let words = [
            "e", "e9", "1e-300", "999999", "-", ".", ",", "A", "a0 0 0 00", "z", "S", "T", "1e6", "\u{301}", "0",
        ]
        var random = SplitMix64(seed: 1)
        var good = 0
        for i in 0..<mutationRounds {
            let data = mutated(seeds[i % 2], words: words, using: &random)
            do {
                let path = try Path(svgPathData: data)
                good += 1
                let wanted = path.verbs.reduce(0) { $0 + ($1 == .cubic ? 3 : $1 == .close ? 0 : 1) }
                let finite = path.points.allSatisfy { $0.isFinite && max($0.x.magnitude, $0.y.magnitude) <= 1e6 }
                #expect(wanted == path.points.count && finite && path.verbs.first ?? .move == .move, "\(data)")
            } catch {
                let length = data.unicodeScalars.count
                #expect((error.character ?? 0) >= 1 && (error.character ?? 0) <= length + 1, "\(data): \(error)")
            }
        }
        #expect(good > mutationRounds / 50 && good < mutationRounds)
    }
}

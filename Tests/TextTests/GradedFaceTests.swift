import Testing
import VitrinePrimitives

@testable import VitrineText

@Suite struct GradedFaceTests {
    private func face(_ weight: FontWeight) throws -> FontFace {
        try #require(bundledBook.face(family: "Inter", weight: weight))
    }

    private func outline(_ drawing: GlyphDrawing) throws -> GlyphOutline {
        guard case .outline(let outline) = drawing else { throw TextError.noOutlines }
        return outline
    }

    @Test func aGradeLiesBetweenItsWeights() throws {
        let (regular, medium) = (try face(.regular), try face(.medium))
        let half = GradedFace(regular, toward: [.init(face: medium, fraction: 0.5)])
        for character in "Hlnoi".unicodeScalars {
            let glyph = try #require(regular.glyph(for: character))
            let (a, b) = (try regular.outline(of: glyph), try medium.outline(of: glyph))
            let c = try outline(half.drawing(of: glyph))
            #expect(c.outline.path.verbs == a.outline.path.verbs)
            #expect((c.ink.width - (a.ink.width + b.ink.width) / 2).magnitude < 1, "\(character)")
        }
    }

    @Test func anAddedWeightIsAnotherShare() throws {
        let (regular, medium) = (try face(.regular), try face(.medium))
        let graded = GradedFace(regular, toward: [.init(face: medium, fraction: 0.25, unit: 0.01)])
        let heavier = GradedFace(regular, toward: [.init(face: medium, fraction: 0.5, unit: 0.01)])
        let glyph = try #require(regular.glyph(for: "s"))
        let added = try outline(graded.drawing(of: glyph, addedWeight: 25))
        #expect(try added == outline(heavier.drawing(of: glyph)))
        #expect(try added != outline(graded.drawing(of: glyph)))
    }

    @Test func noShareChangesNothing() throws {
        let regular = try face(.regular)
        let same = GradedFace(regular, toward: [.init(face: try face(.bold), fraction: 0)])
        let glyph = try #require(regular.glyph(for: "n"))
        let own = try regular.outline(of: glyph)
        #expect(try outline(same.drawing(of: glyph)).outline == own.outline)
    }

    @Test("Contours that come in another order in the next weight stay where they are")
    func order() throws {
        let (semibold, bold) = (try face(.semibold), try face(.bold))
        let graded = GradedFace(semibold, toward: [.init(face: bold, fraction: 0.27)])
        for character in ":÷Ä=‰".unicodeScalars {
            let glyph = try #require(semibold.glyph(for: character))
            let own = try semibold.outline(of: glyph).outline.path
            let drawn = try outline(graded.drawing(of: glyph)).outline.path
            for (a, b) in zip(own.contours, drawn.contours) {
                let (a, b) = (a.controlBounds, b.controlBounds)
                // The limit is a fiftieth of an em.
                #expect((a.midX - b.midX).magnitude < 56 && (a.midY - b.midY).magnitude < 56, "\(character)")
            }
        }
        // Inter's colon is such a glyph.
        let colon = try #require(semibold.glyph(for: ":"))
        let (a, b) = (try semibold.outline(of: colon).outline.path, try bold.outline(of: colon).outline.path)
        #expect(
            zip(a.contours, b.contours).contains { ($0.controlBounds.midY - $1.controlBounds.midY).magnitude > 500 })
        #expect(try outline(graded.drawing(of: colon)).outline.path != a)
    }

    @Test("A glyph whose outlines differ in structure takes the next weight, or stays as it is")
    func structure() throws {
        // Inter's semibold e has other points than its bold one, and the same as its medium one.
        let (medium, semibold, bold) = (try face(.medium), try face(.semibold), try face(.bold))
        let glyph = try #require(semibold.glyph(for: "e"))
        let own = try semibold.outline(of: glyph)
        let other = try bold.outline(of: glyph)
        try #require(own.outline.path.verbs != other.outline.path.verbs)
        let stuck = GradedFace(semibold, toward: [.init(face: bold, fraction: 0.27)])
        #expect(try outline(stuck.drawing(of: glyph)).outline == own.outline)
        let both = GradedFace(
            semibold, toward: [.init(face: bold, fraction: 0.27), .init(face: medium, fraction: -0.27)])
        #expect(try outline(both.drawing(of: glyph)).ink.width > own.ink.width - 1)
        #expect(try outline(both.drawing(of: glyph)).outline != own.outline)
    }

    @Test("Printable ASCII is graded in every weight, but for what no other weight of Inter fits")
    func complete() throws {
        let grades = Grades()
        var plain: [FontWeight: String] = [:]
        for weight in [FontWeight.regular, .medium, .semibold, .bold] {
            let style = TextStyle(size: 17, weight: weight)
            let base = try face(weight)
            let graded = try #require(grades.face(base, for: style, cut: .text, in: bundledBook))
            for value in UInt32(0x21)...0x7E {
                let scalar = try #require(Unicode.Scalar(value))
                let glyph = try #require(base.glyph(for: scalar))
                let own = try base.outline(of: glyph)
                if try outline(graded.drawing(of: glyph)).outline == own.outline {
                    plain[weight, default: ""].unicodeScalars.append(scalar)
                }
            }
        }
        #expect(plain == [.regular: "$j", .medium: "j", .bold: "e"])
    }

    /// Stills of iOS at 3x: text, size, weight, and square pixels of full ink.
    private static let references: [(text: String, size: Double, weight: FontWeight, pixels: Double)] = [
        ("Dolore Omnis", 14, .regular, 2242.8), ("Labore officiis placeat voluptate moles…", 12, .regular, 4586.3),
        ("Visit GitHub Page", 17, .regular, 4335), ("Report an Issue…", 17, .regular, 3759.3),
        ("Search for a place or address", 17, .medium, 7959.7),
    ]

    @Test("Labels are as dark as in stills of iOS, within 5 %", arguments: references)
    func ink(text: String, size: Double, weight: FontWeight, pixels: Double) {
        let line = typesetter.line(text, style: TextStyle(size: size, weight: weight))
        let area = line.glyphs.reduce(0.0) { $0 + $1.outline.path.filledArea * $1.scale * $1.scale } * 9
        #expect((area / pixels - 1).magnitude < 0.05, "\(text): \(area / pixels)")
    }
}

extension Path {
    /// The area that the outline encloses, by Green's theorem over 64 chords per curve.
    var filledArea: Double {
        var sum = 0.0
        var (pen, start) = (Point.zero, Point.zero)
        var i = 0
        func add(_ p: Point) {
            sum += pen.x * p.y - p.x * pen.y
            pen = p
        }
        for verb in verbs {
            switch verb {
            case .move:
                add(start)
                (pen, start) = (points[i], points[i])
                i += 1
            case .line:
                add(points[i])
                i += 1
            case .cubic:
                let (p, a, b, e) = (pen, points[i], points[i + 1], points[i + 2])
                for k in 1...64 {
                    let t = Double(k) / 64
                    let (ab, bb) = (a.mixed(with: b, at: t), b.mixed(with: e, at: t))
                    let pa = p.mixed(with: a, at: t)
                    let (l, r) = (pa.mixed(with: ab, at: t), ab.mixed(with: bb, at: t))
                    add(l.mixed(with: r, at: t))
                }
                i += 3
            case .close: add(start)
            }
        }
        add(start)
        return abs(sum) / 2
    }
}

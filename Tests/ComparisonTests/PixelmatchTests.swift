import Foundation
import Testing
import VitrinePrimitives

@testable import VitrineComparison

/// The rule of pixelmatch compared with the package of PyPI, whose results Scripts/make-pixelmatch-table records.
@Suite struct PixelmatchTests {
    private static let (width, height, fine) = (32, 24, 4)

    private struct Random {
        var state: Int

        mutating func next(_ below: Int) -> Int {
            state = (state * 1_103_515_245 + 12345) & 0x7FFF_FFFF
            return (state >> 12) % below
        }
    }

    private struct Shape {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
        var color: [Int]

        func covers(_ kind: Int, _ px: Int, _ py: Int) -> Bool {
            kind == 0
                ? (px - x) * (px - x) + (py - y) * (py - y) <= width * width
                : x..<x + width ~= px && y..<y + height ~= py
        }
    }

    private struct Pair {
        var a: [[Int]]
        var b: [[Int]]
        var threshold: Double
        var countsEdges: Bool
    }

    private static func picture(_ background: [Int], _ shapes: [Shape], _ kind: Int, _ dx: Int, _ dy: Int) -> [[Int]] {
        var pixels = Array(repeating: background, count: width * height)
        for shape in shapes {
            for y in 0..<height {
                for x in 0..<width {
                    var covered = 0
                    for i in 0..<fine {
                        for j in 0..<fine where shape.covers(kind, x * fine + i - dx, y * fine + j - dy) {
                            covered += 1
                        }
                    }
                    guard covered > 0 else { continue }
                    for c in 0..<3 {
                        let old = pixels[y * width + x][c]
                        pixels[y * width + x][c] = (old * (16 - covered) + shape.color[c] * covered) / 16
                    }
                }
            }
        }
        return pixels
    }

    private static func pair(_ number: Int) -> Pair {
        var random = Random(state: number * 7919 + 1)
        let kind = number % 3
        let background = (0..<3).map { _ in random.next(256) }
        let shapes = (0..<4).map { _ in
            let color = (0..<3).map { _ in random.next(256) }
            let (x, y) = (random.next(width * fine), random.next(height * fine))
            let (a, b) = kind == 0 ? (8, 24) : (3, 6)
            let w = a + random.next(b)
            let h = (kind == 0 ? 8 : 12) + random.next(kind == 0 ? 24 : 30)
            return Shape(x: x, y: y, width: w, height: h, color: color)
        }
        let a = picture(background, shapes, kind, 0, 0)
        var b = a
        if kind == 2 {
            let strength = 1 + random.next(60)
            for i in b.indices where random.next(4) == 0 {
                for c in 0..<3 { b[i][c] = max(0, min(255, b[i][c] + random.next(2 * strength + 1) - strength)) }
            }
        } else {
            let dx = random.next(5)
            b = picture(background, shapes, kind, dx, random.next(5))
        }
        let threshold = [0.05, 0.1, 0.2][random.next(3)]
        return Pair(a: a, b: b, threshold: threshold, countsEdges: random.next(2) == 1)
    }

    private static func bitmap(_ pixels: [[Int]]) -> Bitmap {
        Bitmap(
            width: width, height: height,
            pixels: pixels.map { UInt32($0[0]) | UInt32($0[1]) << 8 | UInt32($0[2]) << 16 | 0xFF00_0000 })
    }

    @Test func countsOf200PairsAreThoseOfPixelmatch() throws {
        let table = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "pixelmatch.tsv"),
            encoding: .utf8)
        var (compared, differing, edges) = (0, 0, 0)
        for line in table.split(separator: "\n").dropFirst() {
            let cells = line.split(separator: "\t")
            let number = try #require(Int(cells[0]))
            let pair = Self.pair(number)
            // The script makes the same pictures.
            try #require(
                pair.a.joined().reduce(0, +) + 255 * pair.a.count == Int(cells[3])
                    && pair.b.joined().reduce(0, +) + 255 * pair.b.count == Int(cells[4]), "pair \(number)")
            try #require(Double(cells[1]) == pair.threshold && Bool(String(cells[2])) == pair.countsEdges)
            let comparison = PictureComparison(
                expected: Self.bitmap(pair.a), actual: Self.bitmap(pair.b),
                tolerance: Tolerance(
                    .pixelmatch(threshold: pair.threshold), ignoresAntialiasing: !pair.countsEdges))
            #expect(comparison.count == Int(cells[5]), "pair \(number)")
            compared += 1
            if comparison.count > 0 { differing += 1 }
            if comparison.antialiasedCount > 0 { edges += 1 }
        }
        #expect(compared == 200 && differing > 100 && edges > 30, "\(differing) differ, \(edges) have edges")
    }
}

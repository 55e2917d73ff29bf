import CVitrinePixelKernels
import Testing
import VitrineDisplayList
import VitrinePrimitives
import VitrineTestSupport

@testable import VitrineRasterizer

@Suite struct UniformBlocksTests {
    /// Returns uniform fields of a few colors and noise, in random rectangles.
    private func picture(width: Int, height: Int, _ random: inout SplitMix64) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, fill: RGBColor(0x2080c0).premultiplied)
        for _ in 0..<random.int(0...4) {
            let x = random.below(width), y = random.below(height)
            let right = random.int(x...(width - 1)), bottom = random.int(y...(height - 1))
            let color: UInt32? = random.below(2) == 0 ? 0xFF40_20F0 &+ UInt32(random.below(3)) : nil
            for row in y...bottom {
                for column in x...right {
                    bitmap.pixels[row * width + column] = color ?? 0xFF00_0000 | UInt32(random.below(1 << 24))
                }
            }
        }
        return bitmap
    }

    @Test func blocksAreUniformWhereAllTheirPixelsAndTheNextOnesAreTheSame() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<60 {
            let (width, height) = (random.int(1...150), random.int(1...150))
            let bitmap = picture(width: width, height: height, &random)
            let blocks = UniformBlocks(of: bitmap)
            for row in -1...5 {
                for column in -1...5 {
                    let side = UniformBlocks.side
                    let (x, y) = (column * side, row * side)
                    var isUniform = x >= 0 && y >= 0 && x + side < width && y + side < height
                    if isUniform {
                        let corner = y * width + x
                        for i in 0...side {
                            let row = bitmap.pixels[(corner + i * width)...].prefix(side + 1)
                            isUniform = isUniform && row.allSatisfy { $0 == bitmap.pixels[corner] }
                        }
                    }
                    #expect(blocks.isUniform(column, row) == isUniform, "\(width)x\(height), block \(column), \(row)")
                }
            }
            let one = bitmap.pixels[0]
            #expect(blocks.isWhole == (!blocks.isEmpty && bitmap.pixels.allSatisfy { $0 == one }))
        }
    }

    @Test func walkNamesTheBlockOfEachStep() throws {
        var random = SplitMix64(seed: 2)
        for _ in 0..<400 {
            func step() -> Int64 { Int64(random.int(-1 << 20...1 << 20)) << random.int(0...15) }
            func place() -> Int64 { Int64(random.int(-300...300)) << 32 + Int64(random.int(0...0xFFFF_FFFF)) }
            let line = vitrine_sample_line(
                x: place(), y: place(), step_x: random.below(8) == 0 ? 0 : step(), step_y: step(), width: 9, height: 9)
            var walk = try #require(BlockWalk(line))
            var left = walk.steps
            for i in 0..<200 {
                if left == 0 {
                    walk.advance()
                    left = walk.steps
                    #expect(left > 0)
                }
                let x = line.x + (1 << 23) + Int64(i) * line.step_x, y = line.y + (1 << 23) + Int64(i) * line.step_y
                let (column, row) = (x >> (32 + UniformBlocks.log), y >> (32 + UniformBlocks.log))
                #expect(walk.column == Int(column) && walk.row == Int(row), "\(line), step \(i)")
                left -= 1
            }
        }
    }

    @Test func stepsAsLongAsABlockAreNotWalked() {
        let side = Int64(UniformBlocks.side) << 32
        func line(_ x: Int64, _ y: Int64) -> vitrine_sample_line {
            vitrine_sample_line(x: 0, y: 0, step_x: x, step_y: y, width: 9, height: 9)
        }
        #expect(BlockWalk(line(side, 0)) == nil)
        #expect(BlockWalk(line(0, -side)) == nil)
        #expect(BlockWalk(line(side - 1, 1 - side)) != nil)
        #expect(BlockWalk(line(.min, 0)) == nil)
    }

    @Test(arguments: [0.1, 0.7, 1.5, 2.9, 4.0])
    func turnedPictureIsMixedAtEachPixelWhereverItsBlocksAreUniform(_ angle: Double) throws {
        var random = SplitMix64(seed: 3)
        let (sin, cos) = ExactMath.sincos(angle)
        let t = Transform(a: 1, b: 0, c: 0, d: 1, tx: -100, ty: -100).then(
            Transform(a: cos, b: sin, c: -sin, d: cos, tx: 70, ty: 70))
        for _ in 0..<12 {
            let bitmap = picture(width: 200, height: 200, &random)
            let level = ImageLevel(pixels: bitmap.pixels, width: 200, height: 200)
            let area = PixelRect(x: 0, y: 0, width: 140, height: 140)
            let inverse = try #require(t.inverse)
            let lines = try #require(SampledLines(inverse, shrink: 1, level, area))
            var mixed = Bitmap(width: 140, height: 140)
            for y in 0..<140 {
                var line = lines.line(from: 0, Int32(y))
                mixed.pixels.withUnsafeMutableBufferPointer { out in
                    kernels(at: .scalar).pointee.sample_line(out.baseAddress! + 140 * y, bitmap.pixels, &line, 140)
                }
            }
            let mark = ImageMark(image: Image(bitmap), transform: t, filter: .bilinear)
            let shown = Rasterizer().render(DisplayList(width: 140, height: 140, marks: [.image(mark)]))
            // The area excludes the picture's border.
            let inside = PixelRect(x: 10, y: 10, width: 120, height: 120)
            #expect(pictureDifference(cropped(shown, to: inside), cropped(mixed, to: inside)) == nil)
        }
    }
}

import CVitrinePixelKernels
import VitrinePrimitives

/// The blocks of a picture that a line of sampled places crosses, one after the other.
struct BlockWalk {
    private var across: Axis
    private var down: Axis

    /// Nil where a step is as long as a block.
    /// - Parameter line: of steps, from the first one on.
    init?(_ line: vitrine_sample_line) {
        // Places are rounded to 1/256 of a pixel, as the kernel does.
        let half: Int64 = 1 << 23
        guard let across = Axis(line.x + half, line.step_x), let down = Axis(line.y + half, line.step_y) else {
            return nil
        }
        (self.across, self.down) = (across, down)
    }

    /// The block of the upper left of the four pixels that are mixed.
    var column: Int { across.block }
    var row: Int { down.block }
    /// Steps that remain in the block, at least 1.
    var steps: Int { min(across.steps, down.steps) }

    /// Goes to the next block.
    mutating func advance() {
        let steps = steps
        across.advance(by: steps)
        down.advance(by: steps)
    }

    private struct Axis {
        private(set) var block: Int
        private(set) var steps: Int
        /// How far the first place in the block after this one lies behind the border, in the direction of the steps.
        private var behind: Int64
        private let direction: Int
        private let step: Int64
        /// Of a block's side and a step.
        private let quotient: Int
        private let remainder: Int64

        private static let side = Int64(1) << (UniformBlocks.log + 32)

        init?(_ place: Int64, _ step: Int64) {
            guard step.magnitude < Axis.side else { return nil }
            // Mirrored, so that places grow.
            let (first, length) = step < 0 ? (~place, -step) : (place, step)
            let block = first >> (UniformBlocks.log + 32)
            self.block = Int(step < 0 ? ~block : block)
            direction = step < 0 ? -1 : 1
            self.step = length
            guard length > 0 else {
                (steps, behind, quotient, remainder) = (.max, 0, 0, 0)
                return
            }
            let rest = (block + 1) << (UniformBlocks.log + 32) - first
            let steps = (rest + length - 1) / length
            self.steps = Int(steps)
            behind = steps * length - rest
            quotient = Int(Axis.side / length)
            remainder = Axis.side % length
        }

        mutating func advance(by n: Int) {
            steps -= n
            guard steps == 0 else { return }
            block += direction
            let isLonger = remainder > behind
            steps = isLonger ? quotient + 1 : quotient
            behind += (isLonger ? step : 0) - remainder
        }
    }
}

extension ImageLevel {
    /// The parts of a row's columns in which pixels differ, without the uniform blocks.
    /// - Parameter columns: not empty.
    func forEachMixedPart(of columns: Range<Int32>, row: Int32, _ body: (Range<Int32>) -> Void) {
        guard let uniformBlocks else { return body(columns) }
        let log = Int32(UniformBlocks.log)
        var first = columns.lowerBound
        for block in (columns.lowerBound >> log)...((columns.upperBound - 1) >> log)
        where uniformBlocks.isUniform(Int(block), Int(row >> log)) {
            let start = max(columns.lowerBound, block << log)
            if start > first { body(first..<start) }
            first = min(columns.upperBound, (block + 1) << log)
        }
        if first < columns.upperBound { body(first..<columns.upperBound) }
    }
}

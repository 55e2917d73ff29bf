import CVitrinePixelKernels
import VitrinePrimitives

/// The blocks of a picture that a line of sampled positions crosses, in order.
struct BlockWalk {
    private var across: Axis
    private var down: Axis

    /// Creates a walk along a line; nil if a step is as long as a block.
    init?(_ line: vitrine_sample_line) {
        // Positions are rounded to 1/256 of a pixel, as in the kernel.
        let half: Int64 = 1 << 23
        guard let across = Axis(line.x + half, line.step_x), let down = Axis(line.y + half, line.step_y) else {
            return nil
        }
        (self.across, self.down) = (across, down)
    }

    /// The block of the upper left of the four pixels that are interpolated.
    var column: Int { across.block }
    var row: Int { down.block }
    /// The number of steps that remain in the block, at least 1.
    var steps: Int { min(across.steps, down.steps) }

    mutating func advance() {
        let steps = steps
        across.advance(by: steps)
        down.advance(by: steps)
    }

    private struct Axis {
        private(set) var block: Int
        private(set) var steps: Int
        /// The distance of the first position in the next block from the border, in the direction of the steps.
        private var behind: Int64
        private let direction: Int
        private let step: Int64
        /// The quotient of a block's side by a step.
        private let quotient: Int
        private let remainder: Int64

        private static let side = Int64(1) << (UniformBlocks.log + 32)

        init?(_ place: Int64, _ step: Int64) {
            guard step.magnitude < Axis.side else { return nil }
            // Negative steps are mirrored, so that positions increase.
            let (first, length) = step < 0 ? (~place, -step) : (place, step)
            let block = first >> (UniformBlocks.log + 32)
            self.block = Int(step < 0 ? ~block : block)
            direction = step < 0 ? -1 : 1
            self.step = length
            guard length > 0 else {
                (steps, behind, quotient, remainder) = (.max, 0, 0, 0)
                return
            }
            let ahead = (block + 1) << (UniformBlocks.log + 32) - first
            let steps = (ahead + length - 1) / length
            self.steps = Int(steps)
            behind = steps * length - ahead
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
    /// Calls `body` with the parts of a row's columns that are outside the uniform blocks.
    /// - Parameter columns: Not empty.
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

import Foundation
import VitrinePrimitives

/// PNG files, one per frame.
package struct PNGFrames: FrameSource {
    package let width: Int
    package let height: Int
    private let paths: [String]
    private let limits: ImageLimits
    private let timestamp: @Sendable (Int) -> Int
    private var index = 0

    /// - Parameters:
    ///   - paths: the files, in the order in which they are shown.
    ///   - timestamp: start of a frame, counted from 0, in centiseconds.
    /// - Throws: `noFrames`, `inputFailed`; `notAPNG`, `brokenPNG` for the first one's header.
    package init(
        paths: [String], limits: ImageLimits = .default, timestamp: @escaping @Sendable (Int) -> Int
    ) throws(EncoderError) {
        guard let first = paths.first else { throw .noFrames }
        (width, height) = try PNG.size(PNGFrames.bytes(first))
        self.paths = paths
        self.limits = limits
        self.timestamp = timestamp
    }

    private static func bytes(_ path: String) throws(EncoderError) -> [UInt8] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw .inputFailed(path: path, reason: "it cannot be read")
        }
        return [UInt8](data)
    }

    package mutating func rewind() { index = 0 }

    package mutating func next() throws(EncoderError) -> SourceFrame? {
        guard index < paths.count else { return nil }
        let path = paths[index]
        let bitmap: Bitmap
        do throws(EncoderError) {
            bitmap = try PNG.decode(PNGFrames.bytes(path), limits: limits)
        } catch {
            throw error.isInputFailure ? error : .inputFailed(path: path, reason: "\(error)")
        }
        guard bitmap.width == width, bitmap.height == height else {
            throw .inputFailed(
                path: path,
                reason: "it has \(bitmap.width)x\(bitmap.height) pixels, the frames before it \(width)x\(height)")
        }
        defer { index += 1 }
        return SourceFrame(bitmap: bitmap, start: timestamp(index), end: timestamp(index + 1))
    }
}

extension EncoderError {
    fileprivate var isInputFailure: Bool {
        if case .inputFailed = self { true } else { false }
    }
}

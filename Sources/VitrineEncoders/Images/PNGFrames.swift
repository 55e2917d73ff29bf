import Foundation
import VitrinePrimitives

/// PNG files, one per frame, in sRGB.
package struct PNGFrames: FrameSource {
    package let width: Int
    package let height: Int
    private let paths: [String]
    private let limits: ImageLimits
    private let timestamp: @Sendable (Int) -> Int
    private var index = 0

    /// - Parameters:
    ///   - paths: The files in order.
    ///   - timestamp: Returns the start of a frame, counted from 0, in the unit of the source.
    /// - Throws: `noFrames`, `inputFailed`; `notAPNG`, `brokenPNG` for the first one's header.
    package init(
        paths: [String], limits: ImageLimits = .default, timestamp: @escaping @Sendable (Int) -> Int
    ) throws(FrameSourceError) {
        guard let first = paths.first else { throw .encoding(.noFrames) }
        let bytes = try PNGFrames.bytes(first)
        (width, height) = try FrameSourceError.decoding { () throws(ImageDecodingError) in try PNG.size(bytes) }
        self.paths = paths
        self.limits = limits
        self.timestamp = timestamp
    }

    private static func bytes(_ path: String) throws(FrameSourceError) -> [UInt8] {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw .file(.inputFailed(path: path, reason: "it cannot be read"))
        }
        return [UInt8](data)
    }

    package mutating func rewind() { index = 0 }

    package mutating func next() throws(FrameSourceError) -> SourceFrame? {
        guard index < paths.count else { return nil }
        let path = paths[index]
        let bytes = try PNGFrames.bytes(path)
        let bitmap: Bitmap
        do throws(ImageDecodingError) {
            bitmap = try ImageFileReader.firstFrame(of: bytes, limits: limits, inSRGB: true)
        } catch {
            throw .file(.inputFailed(path: path, reason: "\(error)"))
        }
        guard bitmap.width == width, bitmap.height == height else {
            let reason = "it has \(bitmap.width)x\(bitmap.height) pixels, the frames before it \(width)x\(height)"
            throw .file(.inputFailed(path: path, reason: reason))
        }
        defer { index += 1 }
        return SourceFrame(bitmap: bitmap, start: timestamp(index), end: timestamp(index + 1))
    }
}

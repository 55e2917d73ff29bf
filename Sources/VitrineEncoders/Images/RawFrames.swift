import VitrinePrimitives

/// Raw frames: rows of RGB or RGBA bytes, one frame after the other. Alpha is straight.
package struct RawFrames: FrameSource {
    package enum Layout: String, Sendable, CaseIterable {
        case rgb
        case rgba

        var bytes: Int { self == .rgb ? 3 : 4 }
    }

    package let width: Int
    package let height: Int
    package let count: Int
    private let layout: Layout
    private let path: String
    private let file: RegularFile
    private let timestamp: @Sendable (Int) -> Int
    private var index = 0

    /// - Parameter timestamp: Returns the start of a frame, counted from 0, in the unit of the source.
    /// - Throws: `imageTooLarge`; `inputFailed` if the file cannot be read, or its length is not a multiple of a frame.
    package init(
        path: String, width: Int, height: Int, layout: Layout, limits: ImageLimits = .default,
        timestamp: @escaping @Sendable (Int) -> Int
    ) throws(FrameSourceError) {
        guard limits.allows(width: width, height: height) else {
            throw .decoding(.imageTooLarge(width: width, height: height, limits: limits))
        }
        let file: RegularFile
        do throws(RegularFile.Failure) {
            file = try RegularFile(path: path)
        } catch {
            throw .file(.inputFailed(path: path, reason: error.description))
        }
        let end = file.count
        let frame = width * height * layout.bytes
        guard end > 0, end % frame == 0 else {
            let reason =
                "its \(end) bytes are no whole number of frames of \(frame) bytes (\(width)x\(height), \(layout))"
            throw .file(.inputFailed(path: path, reason: reason))
        }
        count = end / frame
        self.width = width
        self.height = height
        self.layout = layout
        self.path = path
        self.file = file
        self.timestamp = timestamp
    }

    package mutating func rewind() throws(FrameSourceError) { index = 0 }

    package mutating func next() throws(FrameSourceError) -> SourceFrame? {
        guard index < count else { return nil }
        let size = width * height * layout.bytes
        guard let data = try? file.read(size, at: index * size), data.count == size else {
            throw .file(.inputFailed(path: path, reason: "it ends early"))
        }
        let pixels = unsafe data.withUnsafeBytes { bytes in
            let step = layout.bytes
            return unsafe [UInt32](unsafeUninitializedCapacity: width * height) { pixels, made in
                for i in 0..<width * height {
                    let p = i &* step
                    let rgb = unsafe UInt32(bytes[p]) | UInt32(bytes[p &+ 1]) << 8 | UInt32(bytes[p &+ 2]) << 16
                    let alpha = unsafe step == 4 ? UInt32(bytes[p &+ 3]) : 255
                    unsafe pixels[i] = StraightAlpha.premultiplied(rgb | alpha << 24)
                }
                made = width * height
            }
        }
        defer { index += 1 }
        return SourceFrame(
            bitmap: Bitmap(width: width, height: height, pixels: pixels), start: timestamp(index),
            end: timestamp(index + 1))
    }
}

import VitrineEncoders
import VitrinePrimitives
import VitrineStage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

final class RawSink: FrameSink {
    private let size: PixelSize
    private let pixels: RawPixels
    private var frames = 0
    private var bytes = 0

    init(_ renderer: Renderer, pixels: RawPixels) {
        size = renderer.size
        self.pixels = pixels
    }

    func receive(_ frame: FrameSequence.Frame) throws {
        let part = pixels.bytes(of: frame.bitmap)
        try StandardFile.write(part, to: STDOUT_FILENO, named: "standard output")
        frames += 1
        bytes += part.count
    }

    func finish(at end: Int, _ progress: (Int, Int) -> Void) throws -> WrittenFile {
        WrittenFile(path: "-", width: size.width, height: size.height, frames: frames, bytes: bytes)
    }
}

/// Writes to descriptors that may be pipes.
package enum StandardFile {
    /// - Throws: `FileError.fileFailed`, also for a closed pipe, whose signal would end the process without a message.
    package static func write(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws(FileError) {
        let old = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, old) }
        let failure = unsafe bytes.withUnsafeBytes { buffer -> Int32 in
            var done = 0
            while done < buffer.count {
                let n = unsafe DescriptorCall.send(UnsafeRawBufferPointer(rebasing: buffer[done...]), to: descriptor)
                if n > 0 { done += n } else if n < 0, errno != EINTR { return errno }
            }
            return 0
        }
        if failure != 0 { throw .fileFailed(path: name, reason: unsafe String(cString: strerror(failure))) }
    }
}

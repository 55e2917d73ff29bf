import Foundation
import Vitrine
import VitrinePrimitives

/// A completed run of a program, with its output.
package struct ProgramRun: Sendable {
    package var status: Int32
    /// The last megabyte of standard output and error, in order of arrival.
    package var output: String

    private static let longestOutput = 1 << 20

    /// - Parameters:
    ///   - program: The program's file.
    ///   - keepsErrors: Whether standard error is part of the output; else it is dropped.
    ///   - timeout: The limit in seconds.
    /// - Throws: `SwiftFilmError.timeout`, and `.programFailed` if it cannot be started.
    package init(
        _ program: String, _ arguments: [String], keepsErrors: Bool = true, timeout: Int,
        isCancelled: () -> Bool = { false }
    ) throws(SwiftFilmError) {
        let process = Process()
        let output = Foundation.Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = keepsErrors ? output as Any : FileHandle.nullDevice
        do {
            try RunningPrograms.begin {
                try process.run()
                return process.processIdentifier
            }
        } catch {
            throw .programFailed(program, reason: "it cannot be started")
        }
        defer {
            RunningPrograms.remove(process.processIdentifier)
            // Foundation keeps the process, and its pipe with it.
            try? output.fileHandleForReading.close()
        }
        try? output.fileHandleForWriting.close()
        let reader = PipeReader(output.fileHandleForReading.fileDescriptor)
        let deadline = ContinuousClock.now + .seconds(timeout)
        var bytes: [UInt8] = []
        reading: while true {
            switch reader.read(within: 200) {
            case .bytes(let more):
                bytes += more
                if bytes.count > 2 * Self.longestOutput { bytes.removeFirst(bytes.count - Self.longestOutput) }
            case .end: break reading
            case .nothing: break
            }
            let isLate = ContinuousClock.now > deadline
            if isLate || isCancelled() {
                Self.stop(process)
                throw .timeout((program as NSString).lastPathComponent, seconds: timeout)
            }
        }
        // The program may have closed its output and still run.
        while process.isRunning, ContinuousClock.now < deadline, !isCancelled() { Thread.sleep(forTimeInterval: 0.01) }
        guard !process.isRunning else {
            Self.stop(process)
            throw .timeout((program as NSString).lastPathComponent, seconds: timeout)
        }
        status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        self.output = String(decoding: bytes.suffix(Self.longestOutput), as: UTF8.self)
    }

    /// Asks a program to end, and kills it after five seconds. SwiftPM ends its compilers when it is asked. Foundation
    /// reports a program as running while a process that it has started runs; that is not waited for.
    static func stop(_ process: Process) {
        guard process.isRunning else { return }
        process.terminate()
        for _ in 0..<50 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        for _ in 0..<10 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    }
}

/// Reads a pipe without waiting forever.
struct PipeReader {
    enum Part {
        case bytes([UInt8])
        case nothing
        case end
    }

    private let descriptor: Int32

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// - Parameter milliseconds: The time to wait for a byte.
    func read(within milliseconds: Int32) -> Part {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&waiting, 1, milliseconds) > 0 else { return .nothing }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe DescriptorCall.fill($0, from: descriptor) }
        guard count >= 0 else { return errno == EINTR ? .nothing : .end }
        return count == 0 ? .end : .bytes(Array(bytes[..<count]))
    }
}

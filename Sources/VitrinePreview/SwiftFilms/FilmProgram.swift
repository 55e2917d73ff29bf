import Foundation
import Vitrine
import VitrineEncoders
import VitrinePrimitives

/// A running program with films, which answers one request after the other. It is used by one thread at a time.
package final class FilmProgram {
    private let name: String
    private let timeout: Int
    private let process = Process()
    private let input = Foundation.Pipe()
    private let output = Foundation.Pipe()
    private let reader: PipeReader
    private var bytes: ArraySlice<UInt8> = []
    /// The time by which the expected answer must have arrived, whatever else the program sends before.
    private var deadline = ContinuousClock.now

    /// - Parameters:
    ///   - path: The program.
    ///   - folder: The folder of the user's code, where pictures are found.
    ///   - timeout: The seconds for each answer.
    ///   - showsErrors: Whether the program's standard error is that of this process; else it is dropped.
    /// - Throws: `SwiftFilmError.programFailed` if the program has no films.
    package init(_ path: String, folder: String, timeout: Int, showsErrors: Bool) throws(SwiftFilmError) {
        name = (path as NSString).lastPathComponent
        self.timeout = timeout
        reader = PipeReader(output.fileHandleForReading.fileDescriptor)
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [FilmProtocol.argument]
        process.environment = ProcessInfo.processInfo.environment.merging([FilmProtocol.folderVariable: folder]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        if !showsErrors { process.standardError = FileHandle.nullDevice }
        do {
            try RunningPrograms.begin {
                try process.run()
                return process.processIdentifier
            }
        } catch {
            throw .programFailed(name, reason: "it cannot be started")
        }
        try? output.fileHandleForWriting.close()
        try? input.fileHandleForReading.close()
        deadline = .now + .seconds(timeout)
        while try line() != FilmProtocol.greeting {}
    }

    deinit {
        // Foundation keeps the process and its pipes. What the program has started ends when nobody reads its output.
        try? input.fileHandleForWriting.close()
        try? output.fileHandleForReading.close()
        ProgramRun.stop(process)
        RunningPrograms.remove(process.processIdentifier)
    }

    /// Sends a request and waits for its answer.
    /// - Throws: `SwiftFilmError.problems` with the film's problems, `.programFailed`, `.timeout`.
    package func answer(_ request: FilmRequest) throws(SwiftFilmError) -> FilmAnswer {
        try ask(request).answer
    }

    /// Returns the picture at a position of the open film, in seconds.
    package func frame(at position: Double) throws(SwiftFilmError) -> Bitmap {
        var request = FilmRequest()
        request.position = position
        let (answer, bitmap) = try ask(request)
        guard let bitmap else { throw .programFailed(name, reason: "it has sent no frame: \(answer.films)") }
        return bitmap
    }

    private func ask(_ request: FilmRequest) throws(SwiftFilmError) -> (answer: FilmAnswer, frame: Bitmap?) {
        guard let text = try? JSONEncoder().encode(request),
            (try? StandardFile.write(
                Array(text) + [10], to: input.fileHandleForWriting.fileDescriptor, named: name)) != nil
        else { throw ended() }
        deadline = .now + .seconds(timeout)
        let line = try line()
        guard let answer = try? JSONDecoder().decode(FilmAnswer.self, from: Data(line.utf8)) else {
            throw .programFailed(name, reason: "it was built with another Vitrine; its answer is not understood")
        }
        guard answer.problems.isEmpty else { throw .problems(answer.problems) }
        guard let frame = answer.frame else { return (answer, nil) }
        guard frame.width > 0, frame.height > 0, frame.width <= 1 << 16, frame.height <= 1 << 16,
            frame.width * frame.height <= 1 << 26
        else { throw .programFailed(name, reason: "a frame of \(frame.width)x\(frame.height) pixels is too large") }
        let count = 4 * frame.width * frame.height
        while bytes.count < count { try fill() }
        let pixels = unsafe Array(bytes.prefix(count)).withUnsafeBytes { unsafe Array($0.bindMemory(to: UInt32.self)) }
        bytes.removeFirst(count)
        return (answer, Bitmap(width: frame.width, height: frame.height, pixels: pixels))
    }

    private func line() throws(SwiftFilmError) -> String {
        var searched = 0
        while true {
            if let end = bytes.dropFirst(searched).firstIndex(of: 10) {
                let text = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeFirst(end + 1 - bytes.startIndex)
                return text
            }
            searched = bytes.count
            try fill()
        }
    }

    private func fill() throws(SwiftFilmError) {
        // The deadline holds even while bytes arrive, as a program can print forever.
        guard ContinuousClock.now < deadline else { throw .timeout(name, seconds: timeout) }
        switch reader.read(within: 500) {
        case .bytes(let more): bytes += more
        case .end: throw ended()
        case .nothing: break
        }
        guard bytes.count <= (1 << 28) + FilmProtocol.longestLine else {
            throw .programFailed(name, reason: "it prints too much before its films")
        }
    }

    private func ended() -> SwiftFilmError {
        // The program may have closed its output and still run.
        for _ in 0..<20 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
        ProgramRun.stop(process)
        guard !process.isRunning else {
            return .programFailed(name, reason: "it has closed its output, and a program that it has started goes on")
        }
        let status = process.terminationStatus
        return .programFailed(
            name,
            reason: process.terminationReason == .uncaughtSignal
                ? "it crashed (signal \(status))"
                : "it ended with \(status), without offering films; it calls Films.main(...) as its last statement")
    }
}

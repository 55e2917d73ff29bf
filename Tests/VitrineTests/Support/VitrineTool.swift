import Foundation
import Testing

struct VitrineTool {
    struct Result {
        /// The exit code; nil if a signal ended the process.
        var status: Int32?
        var signal: Int32?
        var output: String
        var errors: String

        var outputLines: [String] { output.split(separator: "\n").map(String.init) }
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The path of the tool, beside the tests' own bundle.
    static let path: String = {
        var folders = [
            Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
        ]
        folders += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        let paths = folders.map { $0.appendingPathComponent("vitrine").path }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "vitrine-not-built"
    }()

    /// Runs the command in a folder, without a terminal and with empty input.
    /// - Parameter environment: Changes of the tests' own; nil removes a variable.
    static func run(
        _ arguments: [String], in folder: String, environment: [String: String?] = [:], within seconds: Double = 120
    ) throws -> Result {
        try Program(path: path).run(arguments, in: folder, environment: environment, within: seconds)
    }
}

/// A program that a test runs.
struct Program {
    let path: String

    /// Finds a program of the system; nil if it is not installed.
    init?(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
        self.path = path
    }

    init(path: String) { self.path = path }

    static let ffprobe = Program(named: "ffprobe")
    static let gifsicle = Program(named: "gifsicle")
    static let sha256sum = Program(named: "sha256sum")
    /// The program that gives another one a terminal. That of other systems has other arguments.
    static let script: Program? = {
        #if os(Linux)
            Program(named: "script")
        #else
            nil
        #endif
    }()

    func process(_ arguments: [String], in folder: String, environment: [String: String?] = [:]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        var all = ProcessInfo.processInfo.environment
        for name in ["CI", "NO_COLOR"] { all[name] = nil }
        for (name, value) in environment { all[name] = value }
        process.environment = all
        return process
    }

    func run(
        _ arguments: [String], in folder: String, environment: [String: String?] = [:], within seconds: Double = 120
    ) throws -> VitrineTool.Result {
        let process = process(arguments, in: folder, environment: environment)
        // The streams are files rather than pipes, so that much output on both cannot block.
        let captured = try Workspace()
        for name in ["out", "err"] { try captured.write("", to: name) }
        let files = try ["out", "err"].map { try FileHandle(forWritingTo: captured.url($0)) }
        (process.standardOutput, process.standardError) = (files[0], files[1])
        // Foundation keeps the process, and its files with it.
        defer { for file in files { try? file.close() } }
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        if ended.wait(timeout: .now() + seconds) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            Issue.record("\(path) \(arguments) did not end within \(seconds) s")
        }
        let wasSignalled = process.terminationReason == .uncaughtSignal
        return VitrineTool.Result(
            status: wasSignalled ? nil : process.terminationStatus,
            signal: wasSignalled ? process.terminationStatus : nil,
            output: try String(decoding: captured.bytes("out"), as: UTF8.self),
            errors: try String(decoding: captured.bytes("err"), as: UTF8.self))
    }
}

import Foundation

/// A program of the system, used as an oracle.
struct Tool {
    let path: String

    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.path = path
    }

    static let ffmpeg = Tool("ffmpeg")
    static let gifsicle = Tool("gifsicle")
    /// Other programs have the name `convert` on some systems.
    static let imageMagick = ["magick", "convert"].lazy.compactMap { Tool($0) }.first {
        guard let version = try? $0.run(["-version"]) else { return false }
        return String(decoding: version.output, as: UTF8.self).contains("ImageMagick")
    }
    static let python = Tool("python3").flatMap { python in
        (try? python.run(["-c", "import PIL.Image"]))?.status == 0 ? python : nil
    }

    /// Runs the tool in a folder of its own with `files`; returns its output, its complaints and the contents of
    /// `result`.
    func run(
        _ arguments: [String], files: [String: [UInt8]] = [:], result: String? = nil
    ) throws -> (status: Int32, output: [UInt8], complaints: String, result: [UInt8]) {
        let folder = try TemporaryFolder()
        for (name, bytes) in files { try Data(bytes).write(to: folder.url(name)) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        // The streams are files rather than pipes, so that much output on both cannot block.
        for name in [".out", ".err"] { try Data().write(to: folder.url(name)) }
        let streams = try [".out", ".err"].map { try FileHandle(forWritingTo: folder.url($0)) }
        (process.standardOutput, process.standardError) = (streams[0], streams[1])
        // Foundation keeps the process, and its files with it.
        defer { for stream in streams { try? stream.close() } }
        try process.run()
        process.waitUntilExit()
        return (
            process.terminationStatus, try [UInt8](Data(contentsOf: folder.url(".out"))),
            try String(decoding: Data(contentsOf: folder.url(".err")), as: UTF8.self),
            try result.map { try [UInt8](Data(contentsOf: folder.url($0))) } ?? []
        )
    }
}

/// A folder that is removed with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/encoders-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

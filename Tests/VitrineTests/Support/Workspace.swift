import Foundation

/// A folder that is removed with the value.
final class Workspace: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/vitrine-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }

    func write(_ text: String, to name: String) throws { try write([UInt8](text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = url(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

    /// The names of all files and folders within, including hidden ones, sorted.
    var contents: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    func vitrine(
        _ arguments: String..., environment: [String: String?] = [:], within seconds: Double = 120
    ) throws -> VitrineTool.Result {
        try VitrineTool.run(arguments, in: path, environment: environment, within: seconds)
    }
}

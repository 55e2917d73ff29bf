import BenchmarkScenes
import Foundation
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineRasterizer

/// Where times and pictures go.
struct PeerOutput {
    let folder: String
    /// The renderer's name in files and tables.
    let peer: String

    init(folder: String, peer: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        self.folder = folder
        self.peer = peer
    }

    func write(_ bitmap: Bitmap, as name: String) throws {
        let path = "\(folder)/\(peer)_\(name).png"
        try Data(try PNG.encode(bitmap)).write(to: URL(fileURLWithPath: path))
    }

    private struct File: Encodable {
        var peer: String
        var version: String
        var results: [String: PeerRun.Figures]
    }

    func write(_ results: [String: PeerRun.Figures]) throws {
        let version = "Vitrine \(VitrineVersion.current), kernels: \(KernelLevel.default)"
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(File(peer: peer, version: version, results: results))
        try data.write(to: URL(fileURLWithPath: "\(folder)/raster_\(peer).json"))
    }
}

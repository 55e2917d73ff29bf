import Foundation
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

@testable import VitrineSnapshots

/// A folder that is removed with the value.
final class Folder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "/vitrine-snapshots-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var store: SnapshotStore { SnapshotStore(root: path + "/__Snapshots__") }

    func check(_ mode: SnapshotRecordMode, _ tolerance: Tolerance = .exact, ignoring: [String] = []) -> SnapshotCheck {
        SnapshotCheck(store: store, mode: mode, tolerance: tolerance, ignoredElements: ignoring)
    }

    func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    var files: [String] {
        (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    static func picture(_ color: UInt32 = 0x20_4060, dot: UInt32? = nil) -> SnapshotContent {
        var bitmap = Bitmap(width: 20, height: 12, fill: PremultipliedColor(bits: 0xFF00_0000 | color))
        if let dot { bitmap[7, 5] = PremultipliedColor(bits: 0xFF00_0000 | dot) }
        let element = ElementRegion(name: "popupBar.title", rect: PixelRect(x: 4, y: 2, width: 8, height: 8))
        return .image(bitmap, elements: ElementMap([element]))
    }
}

import Foundation
import Testing
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

@testable import VitrineSnapshots

/// References that cannot be compared, and folders that cannot be written.
@Suite struct BadReferenceTests {
    let folder = try! Folder()

    private func result(_ mode: SnapshotRecordMode = .never) -> SnapshotResult {
        folder.check(mode).result(of: Folder.picture(), named: "Bar/bar")
    }

    private func writeReference(_ bytes: [UInt8]) throws {
        _ = try folder.store.replace("Bar/bar.png", with: bytes, expecting: nil)
    }

    private static func sound() throws -> [UInt8] {
        guard case .image(let bitmap, _) = Folder.picture() else { return [] }
        return try PNG.encode(bitmap)
    }

    @Test(arguments: [0, 1, 20, 40, 60])
    func truncatedReferencesAreErrorsThatNameTheFile(count: Int) throws {
        try writeReference(Array(Self.sound().prefix(count)))
        let result = result()
        #expect(result.status == .error && result.message.contains("Bar/bar.png"), "\(result)")
        // A recording replaces it.
        #expect(self.result(.failed).status == .recorded && self.result().status == .passed)
    }

    @Test func aReferenceOfAHugeSizeIsRefused() throws {
        // The file has 65536x65536 pixels and a correct checksum.
        var png = Array(try Self.sound().prefix(33))
        png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        var crc = UInt32.max
        for byte in png[12..<29] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
        }
        for i in 0..<4 { png[29 + i] = UInt8(~crc >> UInt32(24 - 8 * i) & 255) }
        try writeReference(png + (try Self.sound().dropFirst(33)))
        let result = result()
        #expect(result.status == .error && result.message.contains("65536x65536 pixels is too large"), "\(result)")
    }

    @Test func anAnimatedReferenceOfAStillIsAnError() throws {
        var encoder = try APNGEncoder(width: 20, height: 12)
        var bytes = try encoder.add(Bitmap(width: 20, height: 12), at: 0)
        bytes += try encoder.add(Bitmap(width: 20, height: 12, fill: PremultipliedColor(bits: .max)), at: 10)
        let end = try encoder.finish(at: 20)
        bytes += end.tail
        bytes.replaceSubrange(0..<end.head.count, with: end.head)
        try writeReference(bytes)
        let result = result()
        #expect(result.status == .error && result.message.contains("it is an animation, not a still picture"))
    }

    @Test func aFolderInPlaceOfTheReferenceIsAnError() throws {
        try FileManager.default.createDirectory(
            atPath: folder.store.path("Bar/bar.png"), withIntermediateDirectories: true)
        for mode in SnapshotRecordMode.allCases { #expect(result(mode).status == .error) }
    }

    @Test func aReferenceThatNobodyMayWriteIsNotReplaced() throws {
        try writeReference(Self.sound())
        chmod(folder.store.path("Bar/bar.png"), 0o444)
        let other = folder.check(.all).result(of: Folder.picture(dot: 1), named: "Bar/bar")
        #expect(other.status == .error && other.message.contains("permission denied"), "\(other)")
        #expect(try folder.bytes("__Snapshots__/Bar/bar.png") == Self.sound())
    }

    @Test func aFolderThatTakesNoFilesIsAnError() throws {
        // Not even the superuser can create a file there.
        let store = SnapshotStore(root: "/proc/self/snapshots")
        let recorded = SnapshotCheck(store: store, mode: .missing).result(of: Folder.picture(), named: "Bar/bar")
        #expect(recorded.status == .error && recorded.message.contains("cannot write /proc/self/snapshots"))
        // A failure to write its files does not change the verdict.
        let missing = SnapshotCheck(store: store, mode: .never).result(of: Folder.picture(), named: "Bar/bar")
        #expect(missing.status == .missing && missing.message.contains("the files of the failure cannot be written"))
    }

    @Test func toleranceOutOfRangeIsAnError() {
        let check = folder.check(.never, Tolerance(.pixelmatch(threshold: 2)))
        let result = check.result(of: Folder.picture(), named: "Bar/bar")
        #expect(result.status == .error && result.message == "threshold 2.0 is out of range; legal: 0.0...1.0")
    }

    /// With parallel writers, every existing file is complete, and each writer knows whose picture is the reference.
    @Test func writersOfOneNameTakeTurns() async throws {
        let folder = folder
        for round in 0..<20 {
            let name = "Bar/bar\(round)"
            let results = await withTaskGroup(of: (UInt32, SnapshotResult.Status).self) { group in
                for color in 0..<6 as Range<UInt32> {
                    group.addTask {
                        (color, folder.check(.missing).result(of: Folder.picture(color), named: name).status)
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            let recorded = results.filter { $0.1 == .recorded }
            #expect(recorded.count == 1 && results.allSatisfy { $0.1 == .recorded || $0.1 == .failed })
            let winner = try #require(recorded.first).0
            #expect(folder.check(.never).result(of: Folder.picture(winner), named: name).status == .passed)
        }
    }
}

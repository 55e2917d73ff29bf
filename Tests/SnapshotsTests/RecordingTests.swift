import Foundation
import Testing
import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

@testable import VitrineSnapshots

/// The conditions in which references are written, and the files of a failure.
@Suite struct RecordingTests {
    let folder = try! Folder()
    private static let reference = "__Snapshots__/Bar/bar.png"
    private static let pending = "__Snapshots__/.pending/Bar/bar.png"

    private func result(
        _ mode: SnapshotRecordMode, _ content: SnapshotContent = Folder.picture(), _ tolerance: Tolerance = .exact
    ) -> SnapshotResult { folder.check(mode, tolerance).result(of: content, named: "Bar/bar") }

    @Test(arguments: SnapshotRecordMode.allCases)
    func aMissingReferenceIsWrittenUnlessNever(mode: SnapshotRecordMode) throws {
        let first = result(mode)
        #expect(first.status == (mode == .never ? .missing : .recorded))
        #expect(folder.exists(Self.reference) == (mode != .never))
        #expect(folder.exists(Self.pending) == (mode == .never))
        if mode != .never { #expect(result(.never).status == .passed) }
    }

    @Test(arguments: SnapshotRecordMode.allCases)
    func aDifferentReferenceIsWrittenByAllAndFailedOnly(mode: SnapshotRecordMode) throws {
        #expect(result(.missing).status == .recorded)
        let old = try folder.bytes(Self.reference)
        let other = result(mode, Folder.picture(dot: 0xFF))
        let writes = mode == .all || mode == .failed
        #expect(other.status == (writes ? .recorded : .failed))
        #expect(try (folder.bytes(Self.reference) != old) == writes)
        #expect(other.message.contains("worst pixel (7, 5), in popupBar.title: #604020 expected, #FF0000 found"))
        #expect(other.metrics?.element == "popupBar.title" && other.metrics?.bounds == [7, 5, 1, 1])
        #expect(folder.exists(Self.pending + ".difference.png") == !writes)
    }

    @Test func aReferenceThatIsRightIsNotWrittenAgain() throws {
        // The pixels are the same, with another compression.
        guard case .image(let bitmap, _) = Folder.picture() else { return }
        let bytes = try PNG.encode(
            bitmap, options: PNGOptions(level: .strong, density: 144, metadata: [.init("Author", "a")]))
        #expect(try folder.store.replace("Bar/bar.png", with: bytes, expecting: nil))
        for mode in SnapshotRecordMode.allCases { #expect(result(mode).status == .passed) }
        #expect(try folder.bytes(Self.reference) == bytes)
    }

    @Test func acceptMakesThePendingPictureTheReference() throws {
        _ = result(.missing)
        let other = Folder.picture(dot: 0xFF)
        #expect(result(.never, other).status == .failed)
        let pending = folder.store.pending()
        #expect(pending.snapshots.map(\.name) == ["Bar/bar.png"] && pending.broken == [])
        try folder.store.accept(pending.snapshots[0])
        #expect(result(.never, other).status == .passed)
        // Nothing of the failure is left.
        #expect(folder.files == ["__Snapshots__/.pending/.gitignore", Self.reference])
    }

    @Test func aReferenceThatHasChangedMeanwhileIsNotReplaced() throws {
        _ = result(.missing)
        _ = result(.never, Folder.picture(dot: 0xFF))
        let pending = try #require(folder.store.pending().snapshots.first)
        _ = result(.all, Folder.picture(0x11_1111))
        // The recording has removed the pending files; another run writes them again.
        _ = folder.store.pending().snapshots.isEmpty
        try folder.store.writePending([1], "Bar/bar.png")
        #expect(throws: PendingSnapshot.AcceptError.self) { try folder.store.accept(pending) }
        #expect(result(.never, Folder.picture(0x11_1111)).status == .passed)
    }

    @Test func anAcceptThatWasCutOffCanBeRepeated() throws {
        _ = result(.missing)
        _ = result(.never, Folder.picture(dot: 0xFF))
        let pending = try #require(folder.store.pending().snapshots.first)
        // The reference is written, and the pending files still exist.
        let bytes = try folder.bytes(Self.pending)
        #expect(try folder.store.replace(pending.name, with: bytes, expecting: pending.referenceDigest))
        try folder.store.accept(pending)
        #expect(folder.store.pending().snapshots.isEmpty)
    }

    @Test(arguments: [false, true])
    func aFilmThatWasCutOffIsFinishedByTheNextRun(isChecked: Bool) throws {
        let store = folder.store
        let film = try PNG.encode(Bitmap(width: 2, height: 2))
        let (name, poses) = ("Bar/bar.apng", "Bar/bar.apng.poses.txt")
        #expect(try store.replace(name, with: [1], expecting: nil))
        #expect(try store.replace(poses, with: Array("old".utf8), expecting: nil))
        var pending = PendingSnapshot(
            name: name, referenceDigest: SnapshotStore.digest([1]), hasPoses: true,
            result: SnapshotResult(name: "Bar/bar", kind: "film", status: .failed, message: "", reference: ""))
        try store.writePending(film, name)
        try store.writePending(Array("new".utf8), poses)
        pending.isAccepted = true
        try store.writePending(pending.json, PendingSnapshot.record(name))
        // The run is killed here.
        #expect(try store.replace(name, with: film, expecting: pending.referenceDigest))
        if isChecked {
            store.finishAcceptance(of: name)
        } else {
            #expect(store.pending().snapshots.isEmpty)
        }
        #expect(try folder.bytes("__Snapshots__/" + poses) == Array("new".utf8))
        #expect(
            folder.files == ["__Snapshots__/.pending/.gitignore", "__Snapshots__/" + name, "__Snapshots__/" + poses])
    }

    @Test func whatAKilledRunLeftIsRemovedByTheNext() throws {
        _ = result(.missing)
        let left = "__Snapshots__/Bar/.vitrine-2000000000-0.tmp"
        try Data([1]).write(to: URL(fileURLWithPath: "\(folder.path)/\(left)"))
        AbandonedFiles.remove(below: folder.store.root)
        #expect(!folder.exists(left) && folder.exists(Self.reference))
    }

    @Test func aSnapshotThatPassesAgainRemovesWhatItsFailureLeft() {
        _ = result(.missing)
        _ = result(.never, Folder.picture(dot: 0xFF))
        #expect(folder.exists(Self.pending))
        _ = result(.never)
        #expect(folder.files == ["__Snapshots__/.pending/.gitignore", Self.reference])
    }

    @Test func ignoredElementsMustExist() {
        _ = result(.missing)
        let other = Folder.picture(dot: 0xFF)
        #expect(folder.check(.never, ignoring: ["title"]).result(of: other, named: "Bar/bar").status == .passed)
        let misspelled = folder.check(.never, ignoring: ["titel"]).result(of: other, named: "Bar/bar")
        #expect(misspelled.status == .error)
        #expect(misspelled.message == "no element \"titel\" to ignore; the scene has popupBar.title")
    }

    @Test func modesAreReadFromTheEnvironment() throws {
        func mode(_ environment: [String: String]) throws -> SnapshotRecordMode { try .named(by: environment) }
        #expect(try mode([:]) == .missing)
        #expect(try mode(["CI": "true"]) == .never && mode(["CI": "1"]) == .never && mode(["CI": "false"]) == .missing)
        #expect(try mode(["CI": "true", "SNAPSHOT_TESTING_RECORD": "failed"]) == .failed)
        #expect(try mode(["SNAPSHOT_TESTING_RECORD": "1"]) == .all && mode(["SNAPSHOT_TESTING_RECORD": "No"]) == .never)
        #expect(throws: SnapshotModeUnknown(value: "sometimes")) {
            try mode(["SNAPSHOT_TESTING_RECORD": "sometimes"])
        }
    }

    @Test func textsShowTheLinesThatDiffer() {
        let check = folder.check(.missing)
        #expect(check.result(of: .text("a\nb\nc\n"), named: "T/t").status == .recorded)
        let other = check.result(of: .text("a\nx\nc\n"), named: "T/t")
        #expect(other.status == .failed && other.message == "2 lines differ\n- 2: b\n+ 2: x")
    }
}

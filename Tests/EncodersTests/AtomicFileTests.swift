import Foundation
import Synchronization
import Testing

@testable import VitrineEncoders

@Suite struct AtomicFileTests {
    let folder = try! TemporaryFolder()

    private func read(_ name: String) -> [UInt8]? { (try? Data(contentsOf: folder.url(name))).map { [UInt8]($0) } }

    @Test func writesAndReplaces() throws {
        for bytes: [UInt8] in [[1, 2, 3], [], Array(repeating: 7, count: 3_000_000)] {
            try AtomicFile.write(bytes, to: folder.path + "/a.gif")
            #expect(read("a.gif") == bytes)
            #expect(folder.names == ["a.gif"])
        }
    }

    @Test func chunksAreJoined() throws {
        let file = try AtomicFile(path: folder.path + "/a")
        for i in 0..<100 { try file.write(Array(repeating: UInt8(i), count: i)) }
        try file.commit()
        #expect(read("a") == (0..<100).flatMap { Array(repeating: UInt8($0), count: $0) })
    }

    @Test func oldFileStandsUntilCommit() throws {
        try AtomicFile.write([1], to: folder.path + "/a")
        do {
            let file = try AtomicFile(path: folder.path + "/a")
            try file.write([2, 2])
            #expect(read("a") == [1])
            #expect(folder.names.count == 2)
        }
        #expect(read("a") == [1])
        #expect(folder.names == ["a"])
    }

    @Test func twoWritersOfOneFolderDoNotMeet() throws {
        let first = try AtomicFile(path: folder.path + "/a")
        let second = try AtomicFile(path: folder.path + "/a")
        try first.write([1])
        try second.write([2])
        try first.commit()
        #expect(read("a") == [1])
        try second.commit()
        #expect(read("a") == [2])
        #expect(folder.names == ["a"])
    }

    @Test func keepsModeAndFollowsLinks() throws {
        try AtomicFile.write([1], to: folder.path + "/real")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/real")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "real")
        try AtomicFile.write([2], to: folder.path + "/link")
        #expect(read("real") == [2])
        let link = try FileManager.default.attributesOfItem(atPath: folder.path + "/link")
        #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
        let real = try FileManager.default.attributesOfItem(atPath: folder.path + "/real")
        #expect(real[.posixPermissions] as? Int == 0o640)
    }

    @Test func aFileThatNobodyMayWriteToStays() throws {
        let path = folder.path + "/a"
        try AtomicFile.write([1], to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: FileError.notWritable(path: path)) { try AtomicFile.write([2], to: path) }
        #expect(read("a") == [1] && folder.names == ["a"])
    }

    @Test func aLinkToNothingIsFollowed() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path + "/deep", withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: folder.path + "/first", withDestinationPath: "deep/second")
        try files.createSymbolicLink(atPath: folder.path + "/deep/second", withDestinationPath: "../real")
        try AtomicFile.write([7], to: folder.path + "/first")
        #expect(read("real") == [7])
        #expect((try? files.destinationOfSymbolicLink(atPath: folder.path + "/first")) == "deep/second")
        let lost = folder.path + "/lost"
        try files.createSymbolicLink(atPath: lost, withDestinationPath: "nowhere/real")
        #expect(throws: FileError.folderMissing(path: lost)) { try AtomicFile.write([7], to: lost) }
        let loop = folder.path + "/loop"
        try files.createSymbolicLink(atPath: loop, withDestinationPath: "loop")
        #expect(throws: FileError.fileFailed(path: loop, reason: "too many links")) {
            try AtomicFile.write([7], to: loop)
        }
    }

    /// The file of another process that was killed is removed, whatever its number is now, but not one that is being
    /// written, and no other file.
    @Test func whatAKilledProcessLeftIsRemoved() throws {
        let abandoned = [".vitrine-2000000000-0.tmp", ".vitrine-\(getpid())-700.tmp"]
        let others = [".vitrine-x-0.tmp", ".vitrine-7-0.gif", "vitrine-7-0.tmp", ".vitrine-7.tmp"]
        for name in abandoned + others { try Data([1]).write(to: folder.url(name)) }
        let file = try AtomicFile(path: folder.path + "/a")
        try file.write([7])
        #expect(AbandonedFiles.remove(in: folder.path) == 2)
        #expect(Set(folder.names).isSuperset(of: others) && folder.names.count == others.count + 1)
        try file.commit()
        #expect(read("a") == [7])
        #expect(Set(folder.names) == Set(others + ["a"]))
    }

    @Test func aFileThatHasChangedMeanwhileIsNotOverwritten() throws {
        try AtomicFile.write([1], to: folder.path + "/a")
        #expect(try AtomicFile.write([2], to: folder.path + "/a", replacing: [1]))
        #expect(try !AtomicFile.write([3], to: folder.path + "/a", replacing: [1]))
        #expect(read("a") == [2] && folder.names == ["a"])
        #expect(try !AtomicFile.write([3], to: folder.path + "/none", replacing: [1]))
        #expect(folder.names == ["a"])
    }

    /// What an editor saves stays while another program extends the contents it has read.
    @Test func whatAnEditorSavesIsNotLost() throws {
        let path = folder.path + "/scene"
        try AtomicFile.write([0], to: path)
        // The loop has its own thread, as without waits it could keep all threads of the pool from the test.
        let state = Mutex((isOver: false, added: 0))
        let ended = DispatchSemaphore(value: 0)
        let other = Thread {
            while !state.withLock(\.isOver) {
                let old = [UInt8]((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data())
                if (try? AtomicFile.write(old + [255], to: path, replacing: old)) == true {
                    state.withLock { $0.added += 1 }
                }
            }
            ended.signal()
        }
        other.start()
        var lost = 0
        for save in 1...200 {
            try AtomicFile.write([UInt8(save)], to: path)
            // The file is another one while names are exchanged back.
            var isThere = false
            for _ in 0..<50 where !isThere {
                isThere = read("scene")?.first == UInt8(save)
                if !isThere { Thread.sleep(forTimeInterval: 0.001) }
            }
            if !isThere { lost += 1 }
            if save % 10 == 0 { Thread.sleep(forTimeInterval: 0.01) }
        }
        state.withLock { $0.isOver = true }
        ended.wait()
        #expect(state.withLock(\.added) > 0)
        #expect(lost == 0 && read("scene")?.first == 200)
        #expect(folder.names == ["scene"])
    }

    @Test func longestNames() throws {
        let name = String(repeating: "n", count: 255)
        try AtomicFile.write([5], to: folder.path + "/" + name)
        #expect(read(name) == [5])
        #expect(throws: FileError.self) { try AtomicFile.write([5], to: folder.path + "/" + name + "n") }
        #expect(folder.names == [name])
    }

    @Test func clearErrorsLeaveNothingBehind() throws {
        let base = folder.path
        try AtomicFile.write([1], to: base + "/file")
        try FileManager.default.createDirectory(atPath: base + "/sub", withIntermediateDirectories: true)
        let wrong: [(String, FileError)] = [
            (base + "/none/a", .folderMissing(path: base + "/none/a")),
            (base + "/file/a", .folderMissing(path: base + "/file/a")),
            (base + "/sub", .isDirectory(path: base + "/sub")),
            (base + "/new/", .isDirectory(path: base + "/new/")),
            ("/dev/null", .notARegularFile(path: "/dev/null")),
            ("", .fileFailed(path: "", reason: "not a file name")),
            ("a\0b", .fileFailed(path: "a\0b", reason: "not a file name")),
        ]
        for (path, error) in wrong {
            #expect(throws: error) { try AtomicFile.write([2], to: path) }
            #expect(!error.description.isEmpty)
        }
        #expect(read("file") == [1])
        #expect(folder.names == ["file", "sub"])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
    func aFolderThatTakesNoFiles() {
        #expect(throws: FileError.self) { try AtomicFile.write([1], to: "/proc/vitrine.gif") }
    }

    @Test func aKillLeavesTheOldFile() throws {
        // A killed writer leaves its hidden file, which must not disturb the next writer.
        try AtomicFile.write([1], to: folder.path + "/a")
        try Data([9]).write(to: folder.url(".vitrine-\(getpid())-0.tmp"))
        #expect(read("a") == [1])
        try AtomicFile.write([2], to: folder.path + "/a")
        #expect(read("a") == [2])
    }
}

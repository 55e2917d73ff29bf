import Foundation
import Testing

@testable import VitrineStage
@testable import VitrineVocabulary

/// Files that are not regular files.
@Suite struct SceneFileTests {
    private func problem(_ path: String) -> SceneIssue.Kind? {
        do {
            _ = try SceneFile.load(path: path)
            return nil
        } catch {
            return error.issues.first?.kind
        }
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "/scene-file-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test func pipeThatNobodyWritesTo() throws {
        try withFolder { folder in
            let path = folder + "/pipe.yaml"
            #expect(mkfifo(path, 0o600) == 0)
            // A waiting reader is released after a while, so that the test fails instead of hanging.
            Thread.detachNewThread {
                sleep(20)
                close(open(path, O_WRONLY | O_NONBLOCK))
            }
            #expect(problem(path) == .unreadable("it is a pipe or a device, not a file"))
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: path)
            #expect(problem(folder + "/link") == .unreadable("it is a pipe or a device, not a file"))
        }
    }

    @Test func links() throws {
        try withFolder { folder in
            try "vitrine: 1\n".write(toFile: folder + "/scene", atomically: false, encoding: .utf8)
            for (name, target) in [("good", folder + "/scene"), ("zero", "/dev/zero"), ("loop", folder + "/loop")] {
                try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
            }
            #expect(problem(folder + "/good") == nil)
            #expect(problem(folder + "/zero") == .unreadable("it is a pipe or a device, not a file"))
            #expect(problem(folder + "/loop") != nil)
            #expect(problem(folder) == .isDirectory)
            #expect(problem(folder + "/scene/x") == .fileNotFound)
        }
    }

    @Test func devicesByTheirOwnNames() {
        #expect(problem("/dev/null") == .empty)
        #expect(problem("/dev/zero") == .tooLarge(limit: "4 MB"))
    }
}

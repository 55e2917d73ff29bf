import Foundation
import Testing

@testable import VitrineStage

/// The locations in which a program looks for its files.
@Suite struct ResourceFolderTests {
    @Test func theFolderBesideTheProgramGoesBeforeTheInstalledOne() throws {
        try withFolder { folder in
            try make("\(folder)/share/vitrine")
            try make("\(folder)/bin/Vitrine_VitrineStage.resources")
            #expect(path(folder, sources: nil) == "\(folder)/bin/Vitrine_VitrineStage.resources")
        }
    }

    /// On macOS, a request for missing sources ends the process.
    @Test func theSourcesAreNotAskedForWhereResourcesAreInstalled() throws {
        try withFolder { folder in
            try make("\(folder)/share/vitrine")
            var isAsked = false
            func sources() -> String? {
                isAsked = true
                return nil
            }
            #expect(path(folder, sources: sources()) == "\(folder)/share/vitrine")
            #expect(!isAsked)
        }
    }

    @Test func theSourcesAreTakenWhereNothingIsInstalled() throws {
        try withFolder { folder in
            try make("\(folder)/Sources/VitrineStage")
            try make("\(folder)/Assets")
            let file = "\(folder)/Sources/VitrineStage/A.swift"
            #expect(path(folder, sources: "\(file)/../../../Assets") == "\(folder)/Assets")
        }
    }

    @Test func theInstalledFolderIsNamedWhereNothingIsThere() throws {
        try withFolder { folder in
            #expect(path(folder, sources: nil) == "\(folder)/share/vitrine")
            #expect(path(folder, sources: "\(folder)/Assets") == "\(folder)/share/vitrine")
        }
    }

    private func path(_ folder: String, sources: @autoclosure () -> String?) -> String {
        ResourceFolder.path(ofModule: "VitrineStage", sources: sources(), program: "\(folder)/bin")
    }

    private func make(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("resources-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try make("\(folder)/bin")
        try body(folder)
    }
}

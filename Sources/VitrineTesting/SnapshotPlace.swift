import Foundation
import Testing
import VitrineSnapshots
import XCTest

/// The source location of an assertion.
struct SnapshotPlace {
    let fileID: String
    let filePath: String
    /// `#function`.
    let test: String
    let line: Int
    let column: Int

    /// The largest number of bytes of a file's name without its ending; file systems limit names to 255 bytes.
    private static let longestName = 200

    /// `BarTests/bar.dark`: the test's file, its function, and the name.
    /// - Throws: `SnapshotError` for a name without letters or digits, and for one that is too long.
    func id(named name: String?) throws(SnapshotError) -> String {
        let file = ((filePath as NSString).lastPathComponent as NSString).deletingPathExtension
        var leaf = Self.component(test)
        if let name {
            let part = Self.component(name)
            guard !part.isEmpty else { throw SnapshotError("the name \"\(name)\" has no letter or digit") }
            leaf += "." + part
        }
        guard leaf.utf8.count <= Self.longestName else {
            throw SnapshotError("the name \(leaf) has \(leaf.utf8.count) bytes; at most \(Self.longestName) are legal")
        }
        return "\(file)/\(leaf)"
    }

    /// The text as a part of a file's name: characters other than letters, digits and `_` become `-`.
    static func component(_ text: String) -> String {
        var out = ""
        for c in text {
            if c.isLetter || c.isNumber || c == "_" {
                out.append(c)
            } else if !out.isEmpty, out.last != "-" {
                out.append("-")
            }
        }
        while out.last == "-" { out.removeLast() }
        return out
    }

    /// The subfolder for this module in the folder that a variable names.
    func artifacts(_ folder: String?) -> String? {
        guard let folder, !folder.isEmpty else { return nil }
        let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
        return "\(folder)/\(module)"
    }

    /// Reports a failure to the testing library that runs the test.
    func fail(
        _ message: String, _ artifacts: [SnapshotCheck.Artifact], _ file: StaticString, _ xctestLine: UInt
    ) {
        if Test.current != nil || Self.isSwiftTesting {
            let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            for artifact in artifacts where Test.current != nil {
                Attachment.record(
                    artifact.bytes, named: "\(Self.component(test))-\(artifact.label).\(artifact.ending)",
                    sourceLocation: location)
            }
            Issue.record(Comment(rawValue: message), sourceLocation: location)
            return
        }
        #if canImport(Darwin)
            // Activities belong to the main thread, but tests of other threads also write a failure's files.
            if Thread.isMainThread {
                let name = Self.component(test)
                MainActor.assumeIsolated {
                    XCTContext.runActivity(named: "Snapshot") { activity in
                        for artifact in artifacts {
                            let attachment = XCTAttachment(data: Data(artifact.bytes))
                            attachment.name = "\(name)-\(artifact.label).\(artifact.ending)"
                            attachment.lifetime = .keepAlways
                            activity.add(attachment)
                        }
                    }
                }
            }
        #endif
        XCTFail(message, file: file, line: xctestLine)
    }

    /// Whether the process runs Swift Testing, for assertions in tasks that belong to no test.
    private static let isSwiftTesting = CommandLine.arguments.contains("swift-testing")
}

import Foundation
import VitrineEncoders
import VitrinePrimitives
import VitrineTesting
import XCTest

/// `assertSnapshot` in XCTest. `swift test` runs this beside Swift Testing unless `--disable-xctest` is given.
final class AssertSnapshotXCTests: XCTestCase {
    /// The failures that the current test expects.
    private var told: [(message: String, file: String, line: Int)]?

    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "/vitrine-xctest-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    #if !canImport(Darwin)
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard told != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            told?.append((description, filePath, lineNumber))
        }
    #endif

    private static func bitmap(_ color: UInt32 = 0xFF20_4060) -> Bitmap {
        var bitmap = Bitmap(width: 12, height: 8, fill: PremultipliedColor(bits: 0xFF20_4060))
        bitmap[7, 5] = PremultipliedColor(bits: color)
        return bitmap
    }

    func testABitmapIsWhatItsReferenceShows() throws {
        assertSnapshot(of: Self.bitmap(), as: .image)
        assertSnapshot(of: try PNG.encode(Self.bitmap()), as: .image, named: "png")
    }

    func testASceneIsWhatItsReferenceShows() throws {
        let scene = try PresentationScene(
            yaml: """
                vitrine: 1
                popupBar: { popupItem: { title: A title } }
                output: { crop: bottom 80pt, size: 86x16 }
                """)
        assertSnapshot(of: scene, as: .image)
        assertSnapshot(of: scene, as: .accessibility)
    }

    #if !canImport(Darwin)
        func testAFailureNamesTheLineAndTheWorstPixel() throws {
            let file: StaticString = #filePath
            let reference = (("\(file)" as NSString).deletingLastPathComponent as NSString)
                .appendingPathComponent("__Snapshots__/AssertSnapshotXCTests/differs.png")
            told = []
            assertSnapshot(of: Self.bitmap(0xFF00_00FF), as: .image, record: .never, testName: "differs()")
            let line = #line - 1
            let failures = try XCTUnwrap(told)
            told = nil
            XCTAssertEqual(failures.count, 1)
            let failure = try XCTUnwrap(failures.first)
            XCTAssertEqual(failure.line, line)
            XCTAssertEqual(failure.file, "\(file)")
            XCTAssertTrue(
                failure.message.contains("worst pixel (7, 5): #604020 expected, #FF0000 found"), failure.message)
            XCTAssertTrue(failure.message.contains("expected: \(reference)"), failure.message)
        }

        func testRecordingFailsOnceToTellIt() throws {
            func record() throws -> [String] {
                let message = verifySnapshot(
                    of: Self.bitmap(), as: .image, named: UUID().uuidString, in: folder + "/Case.swift",
                    testName: "test()")
                return message.map { [$0] } ?? []
            }
            let messages = try withSnapshotTesting(record: .missing) { try record() }
            XCTAssertEqual(messages.count, 1)
            XCTAssertTrue(messages.first?.contains("was recorded; the next run compares with it") == true)
        }
    #endif
}

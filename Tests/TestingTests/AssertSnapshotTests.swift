import Foundation
import Testing
import VitrineEncoders
import VitrinePrimitives
import VitrineTesting

/// `assertSnapshot` as a user calls it. Its references are beside this file.
@Suite(.snapshots()) struct AssertSnapshotTests {
    private static func scene() throws -> PresentationScene {
        try PresentationScene(
            yaml: """
                vitrine: 1
                container: { toolbar: { items: [Show, Hide] } }
                popupBar: { barStyle: floating, popupItem: { title: A title, trailingBarButtonItems: [pause] } }
                timeline:
                  - { at: 0.1s, tap: Show, then: { present: popupBar } }
                output: { crop: bottom 170pt, size: 172x68, fps: 10, duration: 0.5s, still: 0.5s }
                """)
    }

    @Test func aStillIsWhatItsReferenceShows() throws {
        assertSnapshot(of: try Self.scene(), as: .image)
        assertSnapshot(of: try Self.scene(), as: .image(at: 0.2), named: "moving")
    }

    @Test(.snapshots(tolerance: .pixelmatch)) func aFilmIsWhatItsReferenceShows() throws {
        assertSnapshot(of: try Self.scene(), as: .film)
    }

    @Test func textsAreWhatTheirReferencesSay() throws {
        assertSnapshots(of: try Self.scene(), as: ["poses": .poses, "read": .accessibility])
    }

    @Test(arguments: ["light", "dark"]) func argumentsAreNames(appearance: String) throws {
        var scene = try Self.scene()
        scene.traits.appearance = appearance == "dark" ? .dark : .light
        assertSnapshot(of: scene, as: .image, named: appearance)
    }

    @Test func picturesOfAnyOriginAreCompared() throws {
        let bitmap = try Renderer(Self.scene()).bitmap()
        assertSnapshot(of: bitmap, as: .image, named: "bitmap")
        assertSnapshot(of: try bitmap.png(), as: .image, named: "png")
    }

    /// The test expects the issue: without one, `withKnownIssue` fails.
    @Test func aFailureIsAnIssueWithAUsefulMessage() throws {
        withKnownIssue {
            assertSnapshot(of: Bitmap(width: 3, height: 2), as: .image, named: "none", record: .never)
        } matching: { issue in
            issue.comments.first.map { $0.rawValue.contains("has no reference\nno reference at ") } ?? false
        }
    }

    @Test func aNameUsedTwiceIsAFailure() throws {
        let scene = try Self.scene()
        #expect(verifySnapshot(of: scene, as: .image, named: "twice", record: .never) != nil)
        let second = verifySnapshot(of: scene, as: .image, named: "twice", record: .never)
        #expect(second?.contains("twice.png is used twice, first at ") == true, "\(second ?? "")")
    }

    @Test func namesWithoutLettersAndLongOnesAreFailures() throws {
        let scene = try Self.scene()
        #expect(verifySnapshot(of: scene, as: .image, named: "../..") == "the name \"../..\" has no letter or digit")
        let long = verifySnapshot(of: scene, as: .image, named: String(repeating: "a", count: 300))
        #expect(long?.contains("at most 200 are legal") == true)
    }

    @Test func errorsOfTheSceneAreTheMessage() throws {
        var scene = try Self.scene()
        scene.popupBar?.popupItem.image = "artwork/nothing.png"
        #expect(verifySnapshot(of: scene, as: .image, named: "broken")?.contains("nothing.png") == true)
    }
}

/// The values of a scope apply to everything that runs in it.
@Suite struct SnapshotScopeTests {
    @Test func theInnermostModeCounts() throws {
        let bitmap = Bitmap(width: 2, height: 2, fill: PremultipliedColor(bits: 0xFF00_00FF))
        let folder = NSTemporaryDirectory() + "/vitrine-testing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let bundle = "\(folder)/__Snapshots__"
        func files() -> Int { (FileManager.default.enumerator(atPath: bundle)?.allObjects.count) ?? 0 }
        withSnapshotTesting(record: .all) {
            withSnapshotTesting(record: .never) {
                let message = Self.verify(bitmap, "inner", folder)
                #expect(message?.contains("has no reference") == true)
            }
            let message = Self.verify(bitmap, "outer", folder)
            #expect(message?.contains("was recorded") == true, "\(message ?? "")")
        }
        #expect(FileManager.default.fileExists(atPath: "\(bundle)/Case/test.outer.png"))
        #expect(!FileManager.default.fileExists(atPath: "\(bundle)/Case/test.inner.png") && files() > 0)
    }

    private static func verify(_ bitmap: Bitmap, _ name: String, _ folder: String) -> String? {
        verifySnapshot(
            of: bitmap, as: .image, named: name, in: folder + "/Case.swift", testName: "test()")
    }
}

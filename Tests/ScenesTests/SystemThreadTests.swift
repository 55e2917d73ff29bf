import Foundation
import Testing

@testable import VitrineScenes

@Suite struct SystemThreadTests {
    @Test func workRunsOnAnotherThreadAndItsResultComesBack() throws {
        let here = pthread_self()
        let there = try SystemThread.run(stackBytes: 1 << 20) { pthread_self() }
        #expect(here != there)
    }

    /// No system has room for such a stack. Foundation's threads wait forever then.
    @Test func aThreadThatCannotStartIsAnError() {
        #expect(throws: SystemThread.StartFailure.self) { try SystemThread.run(stackBytes: 1 << 47) { 0 } }
    }

    @Test func aFewThreadsCanStart() {
        #expect(SystemThread.canStart(0))
        #expect(SystemThread.canStart(4))
    }

    /// As small as threads are on some systems.
    @Test func aSceneIsReadOnASmallStack() throws {
        let deep = "vitrine: 1\na: " + String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
        let results = try SystemThread.run(stackBytes: 512 << 10) {
            (
                try? SceneParser.parse(Samples.full), try? SceneParser.parse(deep),
                try? SceneOverride(checking: .size, "414x167")
            )
        }
        #expect(results.0 != nil)
        #expect(results.1 == nil)
        #expect(results.2 != nil)
    }
}

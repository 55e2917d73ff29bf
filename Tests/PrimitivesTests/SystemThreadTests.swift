import Foundation
import Testing

@testable import VitrinePrimitives

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
}

import Dispatch
import Foundation
import Synchronization
import Testing

@testable import VitrinePrimitives

@Suite struct SystemThreadTests {
    @Test func workRunsOnAnotherThreadAndItsResultComesBack() throws {
        let here = pthread_self()
        let there = try SystemThread.run(stackBytes: 1 << 20) { pthread_self() }
        #expect(here != there)
    }

    @Test func `the thread that waits works until the other one ends`() throws {
        let ended = Mutex(false)
        var looks = 0
        let result = try SystemThread.run(
            stackBytes: 1 << 20,
            whileWaiting: { isRunning in
                while isRunning() {
                    looks += 1
                    if looks == 3 { ended.withLock { $0 = true } }
                }
            }
        ) { () -> Int in
            while !ended.withLock({ $0 }) {}
            return 7
        }
        #expect(result == 7 && looks >= 3)
    }

    @Test func `optional work runs on its queue`() {
        let done = DispatchSemaphore(value: 0)
        SystemThread.runOptional(on: .global()) { done.signal() }
        #expect(done.wait(timeout: .now() + 20) == .success)
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

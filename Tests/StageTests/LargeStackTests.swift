import Foundation
import Testing
import VitrineStage

@Suite struct LargeStackTests {
    @Test func aSmallStackIsReplacedAndALargeOneIsKept() {
        let here = pthread_self()
        #expect(LargeStack.ensure(having: 512 << 10) { pthread_self() } != here)
        #expect(LargeStack.ensure(having: 8 << 20) { pthread_self() } == here)
    }
}

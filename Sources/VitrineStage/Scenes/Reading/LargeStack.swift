import VitrinePrimitives
import VitrineScreens

/// Runs work on a thread with a stack of 16 MiB. The YAML library recurses up to 1,000 levels deep before it rejects a
/// file, and decoding and staging a scene needs more than the 512 KiB that threads have on some systems.
package enum LargeStack {
    private static let bytes = 16 << 20
    /// The bytes of a stack on which a screen can be laid out.
    private static let sufficientBytes = 1 << 20

    /// - Parameter wait: Runs on the calling thread; it receives whether the work still runs. Default: nothing.
    package static func run<Value>(
        whileWaiting wait: (_ isRunning: () -> Bool) -> Void = { _ in }, _ work: () -> Value
    ) throws(SystemThread.StartFailure) -> Value {
        // Another thread does not inherit the task's values.
        let families = Families.all
        return try SystemThread.run(stackBytes: bytes, whileWaiting: wait) {
            Families.$all.withValue(families, operation: work)
        }
    }

    /// Runs work on the calling thread if its stack suffices for laying out a screen, or no other thread can start.
    /// - Parameter stackBytes: The stack of the calling thread.
    package static func ensure<Value>(having stackBytes: Int = SystemThread.stackBytes, _ work: () -> Value) -> Value {
        guard stackBytes < sufficientBytes else { return work() }
        do throws(SystemThread.StartFailure) { return try run(whileWaiting: { _ in }, work) } catch { return work() }
    }

    /// Runs work that can fail.
    static func run<Value>(_ work: () throws(SourceProblem) -> Value) throws(SourceProblem) -> Value {
        let result: Result<Value, SourceProblem>
        do throws(SystemThread.StartFailure) {
            // The argument distinguishes the methods.
            result = try run(whileWaiting: { _ in }) { () -> Result<Value, SourceProblem> in
                do throws(SourceProblem) { return .success(try work()) } catch { return .failure(error) }
            }
        } catch {
            throw SourceProblem(.unreadable("\(error)"))
        }
        return try result.get()
    }
}

import VitrinePrimitives
import VitrineScreens

/// Runs work on a thread with a stack of 16 MiB. The YAML library recurses up to 1,000 levels deep before it rejects a
/// file, and decoding and staging a scene needs more than the 512 KiB that threads have on some systems.
package enum LargeStack {
    private static let bytes = 16 << 20
    /// The bytes of a stack on which a screen can be laid out.
    private static let sufficientBytes = 1 << 20

    /// Runs work and waits for its result, or for the error that it throws.
    package static func run<Value, Failure>(
        _ work: () throws(Failure) -> Value
    ) throws(SystemThread.StartFailure) -> Result<Value, Failure> {
        // Another thread does not inherit the task's values.
        let families = Families.all
        return try SystemThread.run(stackBytes: bytes) {
            Families.$all.withValue(families) { () -> Result<Value, Failure> in
                do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
            }
        }
    }

    /// Runs work on the calling thread if its stack suffices for laying out a screen, or no other thread can start.
    /// - Parameter stackBytes: The stack of the calling thread.
    package static func ensure<Value>(having stackBytes: Int = SystemThread.stackBytes, _ work: () -> Value) -> Value {
        guard stackBytes < sufficientBytes else { return work() }
        do throws(SystemThread.StartFailure) { return try run(work).get() } catch { return work() }
    }
}

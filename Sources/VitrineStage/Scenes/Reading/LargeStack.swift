import VitrinePrimitives
import VitrineScreens

/// Runs work on a thread with a stack of 16 MiB. The YAML library recurses up to 1,000 levels deep before it refuses a
/// file, and decoding and staging a scene takes more than the 512 KiB that threads have on some systems.
package enum LargeStack {
    private static let bytes = 16 << 20
    /// Bytes of a stack on which a screen can be laid out.
    private static let sufficientBytes = 1 << 20

    /// - Parameter wait: what the calling thread does meanwhile; it gets whether the work still runs. Default: nothing.
    package static func run<Value>(
        whileWaiting wait: (_ isRunning: () -> Bool) -> Void = { _ in }, _ work: () -> Value
    ) throws(SystemThread.StartFailure) -> Value {
        // Values of the task are not known to another thread.
        let families = Families.all
        return try SystemThread.run(stackBytes: bytes, whileWaiting: wait) {
            Families.$all.withValue(families, operation: work)
        }
    }

    /// Runs work on the calling thread where its stack is sufficient to lay a screen out, or where no other thread can start.
    /// - Parameter stackBytes: of the calling thread.
    package static func ensure<Value>(having stackBytes: Int = SystemThread.stackBytes, _ work: () -> Value) -> Value {
        guard stackBytes < sufficientBytes else { return work() }
        do throws(SystemThread.StartFailure) { return try run(whileWaiting: { _ in }, work) } catch { return work() }
    }

    /// The same for work that can fail.
    static func run<Value>(_ work: () throws(SourceProblem) -> Value) throws(SourceProblem) -> Value {
        let result: Result<Value, SourceProblem>
        do throws(SystemThread.StartFailure) {
            // The argument tells the methods apart.
            result = try run(whileWaiting: { _ in }) { () -> Result<Value, SourceProblem> in
                do throws(SourceProblem) { return .success(try work()) } catch { return .failure(error) }
            }
        } catch {
            throw SourceProblem(.unreadable("\(error)"))
        }
        return try result.get()
    }
}

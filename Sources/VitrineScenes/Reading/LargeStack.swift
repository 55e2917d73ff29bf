import VitrinePrimitives
import VitrineScreens

/// Runs work on a thread with a stack of 16 MiB. The YAML library recurses up to 1,000 levels deep before it refuses a
/// file, and decoding and staging a scene takes more than the 512 KiB that threads have on some systems.
package enum LargeStack {
    private static let bytes = 16 << 20

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

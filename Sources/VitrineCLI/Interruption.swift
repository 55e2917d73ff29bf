import Foundation
import Synchronization
import Vitrine
import VitrineEncoders
import VitrinePrimitives
import VitrineStage

/// Removes unfinished files before SIGINT, SIGTERM and SIGHUP end the process. A signal handler may call few functions,
/// so it only writes the signal's number to a pipe that a thread reads. If that thread cannot start, signals keep their
/// default effect. Dispatch would swallow them.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    nonisolated(unsafe) private static var pipeEnd: Int32 = -1

    private struct Ending: @unchecked Sendable { var run: () -> Void }
    private static let ending = Mutex<Ending?>(nil)

    /// Sets a function that runs before a signal ends the process, such as one that restores a terminal's settings.
    static func atEnd(_ run: @escaping () -> Void) { ending.withLock { [run = Ending(run: run)] in $0 = run } }

    /// Installs the handlers; called once, before anything else.
    static func install() {
        // A parent may have blocked the signals: a program that Dispatch starts inherits that from its thread.
        var blocked = sigset_t()
        unsafe sigemptyset(&blocked)
        for number in signals { unsafe sigaddset(&blocked, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // The handler must not block.
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let reader = ends[0]
        do {
            try SystemThread.detach { wait(at: reader) }
        } catch {
            close(ends[0])
            close(ends[1])
            return
        }
        unsafe pipeEnd = ends[1]
        for number in signals {
            // A signal that the caller ignores, as nohup does, stays ignored.
            var action = sigaction()
            guard unsafe sigaction(number, nil, &action) == 0, !isIgnored(action) else { continue }
            action = sigaction()
            let handler: @convention(c) (Int32) -> Void = { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = unsafe write(Interruption.pipeEnd, &byte, 1)
            }
            #if canImport(Darwin)
                unsafe action.__sigaction_u.__sa_handler = handler
            #else
                unsafe action.__sigaction_handler.sa_handler = handler
            #endif
            action.sa_flags = Int32(SA_RESTART)
            unsafe sigaction(number, &action, nil)
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = unsafe action.__sigaction_u.__sa_handler
        #else
            let handler = unsafe action.__sigaction_handler.sa_handler
        #endif
        return unsafe unsafeBitCast(handler, to: Int.self) == 1
    }

    private static func wait(at reader: Int32) {
        var byte: UInt8 = 0
        while true {
            let count = unsafe read(reader, &byte, 1)
            if count == 1 { end(by: Int32(byte)) }
            if count == 0 || errno != EINTR { return }
        }
    }

    private static func end(by number: Int32) -> Never {
        // Programs end first: a running one would create its file anew.
        RunningPrograms.endAll {
            UnfinishedFiles.removeAll {
                ProgressLine.wipe()
                ending.withLock { $0?.run() }
                // The caller sees that the signal ended the process, not an exit code.
                signal(number, SIG_DFL)
                raise(number)
                _exit(128 + number)
            }
        }
    }
}

import Dispatch
import Foundation
import Vitrine
import VitrineEncoders

/// SIGINT, SIGTERM and SIGHUP end the process as ever, but unfinished files are removed first.
enum Interruption {
    // A queue of its own, which gets a thread even while every processor is drawing.
    private static let queue = DispatchQueue(label: "vitrine.interruption", qos: .userInitiated)
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Called once, before anything else.
    static func install() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            // What the caller has switched off, as nohup does, stays off.
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0, !isIgnored(action) else { continue }
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { end(by: number) }
            source.resume()
            sources.append(source)
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == 1
    }

    private static func end(by number: Int32) -> Never {
        UnfinishedFiles.removeAll {
            RunningPrograms.endAll()
            ProgressLine.wipe()
            // The caller is to see that the signal ended the process, not an exit code of its own.
            signal(number, SIG_DFL)
            // Dispatch blocks the signals that it watches.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, number)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
            _exit(128 + number)
        }
    }
}

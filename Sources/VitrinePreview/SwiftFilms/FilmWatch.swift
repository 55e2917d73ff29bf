import Foundation
import Synchronization
import VitrinePrimitives
import VitrineStage

/// Builds a package on a separate thread, again when its files change.
package final class FilmWatch: Sendable {
    private struct State {
        var isBuilding = false
        /// Whether files have changed since the build began.
        var isStale = false
        var isEnded = false
        var stamps: FileStamps?
        var outcome: Result<String, SwiftFilmError>?
    }

    private let build: SwiftFilmBuild
    private let state = Mutex(State())

    package init(_ build: SwiftFilmBuild) { self.build = build }

    package var isBuilding: Bool { state.withLock { $0.isBuilding } }

    /// Begins a build, or another one after the build that runs.
    package func start() {
        let begins = state.withLock { state in
            state.isStale = state.isBuilding
            if state.isBuilding { return false }
            state.isBuilding = true
            return true
        }
        guard begins else { return }
        let work: @Sendable () -> Void = { [self] in
            var repeats = true
            while repeats {
                let stamps = FileStamps(of: build.package.sources)
                state.withLock {
                    $0.isStale = false
                    $0.stamps = stamps
                }
                let outcome: Result<String, SwiftFilmError>
                do throws(SwiftFilmError) {
                    outcome = .success(try build.program { self.state.withLock { $0.isEnded } })
                } catch {
                    outcome = .failure(error)
                }
                repeats = state.withLock { state in
                    let repeats = state.isStale && !state.isEnded
                    state.isBuilding = repeats
                    state.outcome = outcome
                    return repeats
                }
            }
        }
        do {
            try SystemThread.detach { work() }
        } catch {
            state.withLock {
                $0.isBuilding = false
                $0.outcome = .failure(.programFailed("swift", reason: "\(error)"))
            }
        }
    }

    /// Begins a build if files have changed since the last one began.
    package func startIfChanged() {
        let stamps = FileStamps(of: build.package.sources)
        guard state.withLock({ $0.stamps.map { $0 != stamps } ?? false }) else { return }
        state.withLock { $0.stamps = stamps }
        start()
    }

    /// Returns the program of a build that has ended since the last call, or its errors.
    package func take() -> Result<String, SwiftFilmError>? {
        state.withLock { state in
            defer { state.outcome = nil }
            return state.outcome
        }
    }

    /// Ends the running build.
    package func end() { state.withLock { $0.isEnded = true } }
}

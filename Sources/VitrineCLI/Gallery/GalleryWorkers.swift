import ArgumentParser
import Dispatch
import Synchronization
import VitrineStage

/// Renders scenes concurrently, and reports the results in the scenes' order.
struct GalleryWorkers {
    let scenes: [GalleryScene]
    let options: SceneOptions
    let looks: GIFSizeOptions
    let output: String
    let task: GalleryTask
    /// The number of threads. If it exceeds the number of scenes, the others draw frames.
    let threads: Int

    private struct State {
        var started = 0
        var done: [GalleryResult?]
        var finished = 0
        var reported = 0
    }

    /// - Parameter report: Called with every result once those before it have been reported.
    func results(progress line: ProgressLine, report: @escaping (GalleryResult) -> Void) -> [GalleryResult] {
        let workers = max(1, min(threads, scenes.count))
        let state = Mutex(State(done: Array(repeating: nil, count: scenes.count)))
        // `report` is called with the lock held, so by one thread at a time.
        nonisolated(unsafe) let report = report
        let work = self
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let i = state.withLock({ work.next(&$0) }) {
                let result = LargeStack.ensure {
                    work.result(i, threads: max(1, work.threads / workers), line) { state.withLock { $0.finished } }
                }
                state.withLock { state in
                    state.done[i] = result
                    state.finished += 1
                    while state.reported < state.done.count, let next = state.done[state.reported] {
                        unsafe report(next)
                        state.reported += 1
                    }
                }
            }
        }
        return state.withLock { $0.done.compactMap { $0 } }
    }

    private func next(_ state: inout State) -> Int? {
        guard state.started < scenes.count else { return nil }
        defer { state.started += 1 }
        return state.started
    }

    private func result(_ i: Int, threads: Int, _ line: ProgressLine, finished: () -> Int) -> GalleryResult {
        let scene = scenes[i]
        let run = GalleryRun(
            scene: scene, options: options, looks: looks, output: output, task: task, threads: threads)
        line.show(scene.pictureName, finished(), of: scenes.count)
        return run.result { done, total in
            line.show("\(scene.pictureName) (\(done * 100 / max(1, total)) %)", finished(), of: scenes.count)
        }
    }
}

/// Every n-th scene, from the i-th: a part of the gallery that one of several machines renders.
struct Shard: ExpressibleByArgument {
    /// The index, 1...count.
    let index: Int
    /// The number of shards, 1 or more.
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.index = index
        self.count = count
    }

    func part<Element>(of all: [Element]) -> [Element] {
        all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    }
}

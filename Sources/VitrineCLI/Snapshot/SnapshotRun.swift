import Dispatch
import Foundation
import Synchronization
import Vitrine
import VitrineComparison
import VitrineSnapshots
import VitrineStage

/// Compares the variants of scenes with their references, several at a time.
struct SnapshotRun {
    let check: SnapshotCheck
    let drawing: DrawingOptions

    /// - Parameter report: Called with each result, in the order of the items.
    func results(_ items: [SnapshotSelection.Item], report: @escaping (SnapshotResult) -> Void) -> [SnapshotResult] {
        struct State {
            var started = 0
            var reported = 0
            var done: [SnapshotResult?]
        }
        let state = Mutex(State(done: Array(repeating: nil, count: items.count)))
        let workers = max(1, min(drawing.threadCount, items.count))
        // `report` is called with the lock held, so by one thread at a time.
        nonisolated(unsafe) let report = report
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let next = state.withLock { state -> Int? in
                    guard state.started < items.count else { return nil }
                    defer { state.started += 1 }
                    return state.started
                }
                guard let i = next else { return }
                let result = LargeStack.ensure {
                    self.result(items[i], threads: max(1, drawing.threadCount / workers))
                }
                state.withLock { state in
                    state.done[i] = result
                    while state.reported < items.count, let ready = state.done[state.reported] {
                        unsafe report(ready)
                        state.reported += 1
                    }
                }
            }
        }
        return state.withLock { $0.done.compactMap { $0 } }
    }

    private func result(_ item: SnapshotSelection.Item, threads: Int) -> SnapshotResult {
        let path = item.variant.source.path
        do {
            if let problem = item.problem { throw problem }
            let renderer = try Renderer(
                SceneOptions.source(path, drawing), overrides: item.variant.overrides, threads: threads,
                allowsOutsidePaths: drawing.allowOutsidePaths, fontPaths: drawing.fonts.paths)
            let content: SnapshotContent =
                switch item.kind {
                case .film: try SceneContent.film(renderer)
                case .poses: try SceneContent.poses(renderer)
                case .accessibility: try SceneContent.accessibility(renderer)
                case .image, .auto: try SceneContent.image(renderer)
                }
            var result = check.result(of: content, named: item.variant.name)
            result.file = path
            return result
        } catch {
            let messages = (error as? Failure)?.messages ?? Failure.messages(error, scene: path)
            var result = SnapshotResult(
                name: item.variant.name, kind: item.kind.rawValue, status: .error,
                message: messages.joined(separator: "\n"), reference: "")
            result.file = path
            return result
        }
    }

    /// Returns the version and a digest of a picture: builds that draw other pixels are other engines.
    static func engine() throws -> String {
        var scene = PresentationScene()
        scene.popupBar = PopupBar(popupItem: PopupItem(title: "Ag", subtitle: "Quick 09"))
        let pixels = try Renderer(scene, threads: 1).bitmap(at: 0).pixels
        let bytes = pixels.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255), UInt8($0 >> 24)] }
        return "\(VitrineVersion.current) \(SHA256.hexadecimal(of: bytes).prefix(16))"
    }
}

import VitrineComparison
import VitrineEncoders
import VitrinePrimitives

/// Compares snapshots with their references and records them.
package struct SnapshotCheck: Sendable {
    package var store: SnapshotStore
    package var mode: SnapshotRecordMode
    package var tolerance: Tolerance
    /// The names of elements that are not compared.
    package var ignoredElements: [String]
    /// The number of comparing threads, 1 or more.
    package var threads: Int

    package init(
        store: SnapshotStore, mode: SnapshotRecordMode, tolerance: Tolerance = .exact, ignoredElements: [String] = [],
        threads: Int = 1
    ) {
        self.store = store
        self.mode = mode
        self.tolerance = tolerance
        self.ignoredElements = ignoredElements
        self.threads = threads
    }

    /// The result of one comparison, with the pictures to show.
    struct Finding {
        var message = ""
        var metrics: SnapshotResult.Metrics?
        var movements: [String] = []
        var frames: String?
        var expected: Bitmap?
        var difference: Bitmap?
    }

    /// A file that shows a failure.
    package struct Artifact: Sendable {
        /// `expected`, `actual` or `difference`.
        package var label: String
        package var ending: String
        package var bytes: [UInt8]
    }

    /// The result of a snapshot with a name such as `BarTests/bar.dark`, to which the content's ending is added.
    package func result(of content: SnapshotContent, named id: String) -> SnapshotResult {
        var artifacts: [Artifact] = []
        return result(of: content, named: id, artifacts: &artifacts)
    }

    /// - Parameter artifacts: Receives the files that show a failure.
    package func result(
        of content: SnapshotContent, named id: String, artifacts: inout [Artifact]
    ) -> SnapshotResult {
        let name = "\(id).\(content.ending)"
        var result = SnapshotResult(
            name: id, kind: content.kind, status: .passed, message: "", reference: store.path(name))
        do {
            try check(content, name, &result, &artifacts)
        } catch {
            result.status = .error
            result.message = "\(error)"
        }
        return result
    }

    private func check(
        _ content: SnapshotContent, _ name: String, _ result: inout SnapshotResult, _ artifacts: inout [Artifact]
    ) throws {
        if let problem = tolerance.problem { throw SnapshotError(problem) }
        if let unknown = missingElements(content) { throw SnapshotError(unknown) }
        store.finishAcceptance(of: name)
        let old = try SnapshotStore.read(store.path(name))
        let digest = SnapshotStore.digest(old)
        guard let old else {
            result.message = "no reference at \(store.path(name))"
            if mode == .never {
                result.status = .missing
                return leave(content, try encoded(content), name, digest, Finding(), &result, &artifacts)
            }
            return try record(content, name, digest, Finding(), &result, &artifacts)
        }
        let finding: Finding?
        do {
            finding = try compare(content, with: old, name)
        } catch let error as ImageDecodingError where mode == .all || mode == .failed {
            // An unreadable reference is replaced like one that differs.
            return try record(
                content, name, digest, Finding(message: "\(store.path(name)): \(error)"), &result, &artifacts)
        } catch {
            throw SnapshotError("\(store.path(name)): \(error)")
        }
        guard let finding else {
            store.removePending(name)
            return
        }
        result.metrics = finding.metrics
        result.movements = finding.movements
        result.frames = finding.frames
        result.message = finding.message
        if mode == .all || mode == .failed { return try record(content, name, digest, finding, &result, &artifacts) }
        result.status = .failed
        if !old.isEmpty { artifacts.append(Artifact(label: "expected", ending: content.ending, bytes: old)) }
        leave(content, try encoded(content), name, digest, finding, &result, &artifacts)
    }

    /// A description of ignored elements that the scene does not have, as a misspelled one would ignore nothing.
    private func missingElements(_ content: SnapshotContent) -> String? {
        guard !ignoredElements.isEmpty else { return nil }
        let map: ElementMap
        switch content {
        case .image(_, let elements): map = elements
        case .film(let film):
            map = ElementMap((0..<max(1, film.count)).flatMap { film.elements(Double($0) / (film.fps ?? 1)).regions })
        case .poses, .text: return nil
        }
        let missing = map.missing(of: ignoredElements)
        guard let first = missing.first else { return nil }
        var names: [String] = []
        for region in map.regions where !names.contains(region.name) { names.append(region.name) }
        return
            "no element \"\(first)\" to ignore; the scene has \(names.isEmpty ? "none" : names.joined(separator: ", "))"
    }

    // MARK: Comparison

    /// The difference; nil if the content equals the reference.
    private func compare(_ content: SnapshotContent, with old: [UInt8], _ name: String) throws -> Finding? {
        switch content {
        case .image(let actual, let elements):
            let expected = try still(old)
            let comparison = PictureComparison(
                expected: expected, actual: actual, tolerance: tolerance,
                ignoring: elements.rects(named: ignoredElements), threads: threads)
            guard !comparison.isAccepted else { return nil }
            return Finding(
                message: comparison.description(elements: elements),
                metrics: .init(comparison, elements: elements), expected: expected,
                difference: DifferencePicture.make(comparison, expected: expected, actual: actual))
        case .film(let film): return try compare(film, with: old, name)
        case .poses(let poses, let fps):
            let expected = try PoseFilm(text: String(decoding: old, as: UTF8.self))
            guard expected != poses else { return nil }
            let lines = PoseDifference(expected: expected, actual: poses, fps: fps).lines
            let more = lines.isEmpty ? ["poses differ by less than 0.05 pt"] : lines
            return Finding(message: more.joined(separator: "\n"), movements: lines)
        case .text(let text):
            let expected = String(decoding: old, as: UTF8.self)
            return expected == text ? nil : Finding(message: TextDifference.description(expected, text))
        }
    }

    /// - Throws: `SnapshotError` for an animation, of which only the first frame would be compared.
    private func still(_ bytes: [UInt8]) throws -> Bitmap {
        if let bitmap = FastPNG.decode(bytes) { return bitmap }
        var reader = try ImageFileReader(bytes)
        guard let frame = try reader.next() else { throw ImageDecodingError.noFrames }
        if try reader.next() != nil { throw SnapshotError("it is an animation, not a still picture") }
        return frame.bitmap
    }

    private func compare(_ film: FilmContent, with old: [UInt8], _ name: String) throws -> Finding? {
        let comparison = try FilmComparison(
            expected: FilmSource(old), actual: film.source, tolerance: tolerance, fps: film.fps,
            ignoring: { film.elements($0).rects(named: ignoredElements) }, threads: threads)
        guard !comparison.isAccepted else { return nil }
        var finding = Finding(
            message: comparison.description(elements: film.elements), frames: comparison.frameRanges)
        if let worst = comparison.worst {
            finding.metrics = .init(worst.frame.comparison, elements: film.elements(worst.frame.time))
            finding.expected = worst.expected
            finding.difference = DifferencePicture.make(
                worst.frame.comparison, expected: worst.expected, actual: worst.actual)
        }
        if let poses = film.poses, let text = try SnapshotStore.read(store.path(PendingSnapshot.poses(name))),
            let expected = try? PoseFilm(text: String(decoding: text, as: UTF8.self))
        {
            finding.movements = PoseDifference(expected: expected, actual: poses, fps: film.fps ?? 1).lines
            finding.message = (finding.movements + [finding.message]).joined(separator: "\n")
        }
        return finding
    }

    // MARK: Files

    private func encoded(_ content: SnapshotContent) throws(ImageEncodingError) -> [UInt8] {
        switch content {
        case .image(let bitmap, _): try PNG.encode(bitmap)
        case .film(let film): try film.apng()
        case .poses(let poses, _): Array(poses.text.utf8)
        case .text(let text): Array(text.utf8)
        }
    }

    private func poses(of content: SnapshotContent) -> [UInt8]? {
        if case .film(let film) = content { film.poses.map { Array($0.text.utf8) } } else { nil }
    }

    private func record(
        _ content: SnapshotContent, _ name: String, _ digest: String?, _ finding: Finding,
        _ result: inout SnapshotResult, _ artifacts: inout [Artifact]
    ) throws {
        let bytes = try encoded(content)
        let pending = PendingSnapshot(name: name, referenceDigest: digest, hasPoses: false, result: result)
        guard try store.replace(pending, with: bytes, poses: poses(of: content)) else {
            // Another process was faster, so its recording is the reference now.
            guard let now = try SnapshotStore.read(store.path(name)), try compare(content, with: now, name) == nil
            else {
                result.status = .failed
                result.message = "another process has meanwhile recorded another snapshot at \(store.path(name))"
                let digest = SnapshotStore.digest(try SnapshotStore.read(store.path(name)))
                return leave(content, bytes, name, digest, finding, &result, &artifacts)
            }
            return
        }
        store.removePending(name)
        result.status = .recorded
        result.message = (finding.message.isEmpty ? "" : finding.message + "\n") + "recorded \(store.path(name))"
    }

    /// Writes the picture that would become the reference, and the difference. Write failures are ignored.
    private func leave(
        _ content: SnapshotContent, _ actual: [UInt8], _ name: String, _ digest: String?, _ finding: Finding,
        _ result: inout SnapshotResult, _ artifacts: inout [Artifact]
    ) {
        artifacts.append(Artifact(label: "actual", ending: content.ending, bytes: actual))
        if let difference = finding.difference, let png = try? PNG.encode(difference, options: .quick) {
            artifacts.append(Artifact(label: "difference", ending: "png", bytes: png))
        }
        do {
            try store.writePending(actual, name)
            result.actual = store.pendingPath(name)
            if digest != nil { result.expected = store.path(name) }
            if let expected = finding.expected, case .film = content {
                try store.writePending(PNG.encode(expected, options: .quick), PendingSnapshot.expected(name))
            }
            if let difference = artifacts.last(where: { $0.label == "difference" }) {
                try store.writePending(difference.bytes, PendingSnapshot.difference(name))
                result.difference = store.pendingPath(PendingSnapshot.difference(name))
            }
            let poses = poses(of: content)
            if let poses { try store.writePending(poses, PendingSnapshot.poses(name)) }
            // The record is written last, after the files that it names.
            let pending = PendingSnapshot(
                name: name, referenceDigest: digest, hasPoses: poses != nil, result: result)
            try store.writePending(pending.json, PendingSnapshot.record(name))
        } catch {
            result.message += "\nthe files of the failure cannot be written: \(error)"
        }
    }
}

extension PNGOptions {
    /// Options for pictures that are viewed once.
    fileprivate static let quick = PNGOptions(level: .fast)
}

package struct SnapshotError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

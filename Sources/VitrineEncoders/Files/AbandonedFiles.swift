import Foundation

/// Hidden files that another process has left unfinished; see `AtomicFile`.
package enum AbandonedFiles {
    /// Removes those in a folder whose process has ended, and that nothing was written to for `age` seconds: processes of
    /// another machine or container are not seen from here.
    /// - Returns: how many were removed.
    @discardableResult
    package static func remove(in folder: String, age: Double = 3600) -> Int {
        let files = FileManager.default
        var count = 0
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
            guard let process = process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
            let path = "\(folder)/\(name)"
            guard let changed = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date,
                -changed.timeIntervalSinceNow > age, (try? files.removeItem(atPath: path)) != nil
            else { continue }
            count += 1
        }
        return count
    }

    /// The process that made a file named `.vitrine-PROCESS-NUMBER.tmp`; nil for another name.
    private static func process(of name: String) -> Int32? {
        guard name.hasPrefix(".vitrine-"), name.hasSuffix(".tmp") else { return nil }
        let parts = name.dropFirst(9).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, Int(parts[1]) != nil, let process = Int32(parts[0]), process > 0 else { return nil }
        return process
    }
}

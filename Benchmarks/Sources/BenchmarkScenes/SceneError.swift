import Foundation

/// Why the scene or one of its files cannot be used.
package struct SceneError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    static func contents(of path: String) throws(SceneError) -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SceneError("\(path): no such file, or it cannot be read")
        }
        return data
    }
}

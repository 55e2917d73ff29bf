import Foundation
import Vitrine

/// Writes the pictures of all examples: `vitrine-examples FOLDER`.
@main struct Main {
    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            print("usage: vitrine-examples FOLDER")
            exit(64)
        }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        do {
            for file in try writeSceneInSwift(to: folder) + writeSceneInYAML(to: folder) {
                print("\(file.path): \(file.width)x\(file.height), \(file.frames) frames, \(file.bytes) bytes")
            }
            try writeFrames(to: folder)
            let scene = folder.appendingPathComponent("scene.yaml").path
            try Data(yaml.utf8).write(to: URL(fileURLWithPath: scene))
            for file in try writeVariants(of: scene, to: folder.path) {
                print("\(file.path): \(file.width)x\(file.height)")
            }
            print("the panel moves at \(try pullPanel())")
            for problem in problems(of: scene) { print(problem) }
        } catch let error as VitrineError {
            print(error)
            exit(1)
        }
        printProblems()
    }
}

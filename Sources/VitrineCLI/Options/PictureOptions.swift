import ArgumentParser
import Vitrine
import VitrineEncoders
import VitrinePrimitives

/// The output of a command that draws one picture of a scene.
struct PictureOptions: ParsableArguments {
    @Option(
        name: .shortAndLong, parsing: .unconditional,
        help: ArgumentHelp("A PNG; -.png is standard output.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String

    func validate() throws {
        guard [.png, .sheet].contains(OutputFormat(path: output)) else {
            throw ValidationError("-o \(output): the picture is a PNG, such as picture.png")
        }
    }

    /// Whether the picture goes to standard output, on which nothing else is printed then.
    var isStandardOutput: Bool { OutputFormat.isStandardOutput(output) }

    /// - Returns: The number of bytes.
    /// - Throws: The errors of `OutputBytes.write`.
    func write(_ picture: Bitmap) throws -> Int {
        let bytes = try PNG.encode(picture)
        try OutputBytes.write(bytes, to: output)
        return bytes.count
    }
}

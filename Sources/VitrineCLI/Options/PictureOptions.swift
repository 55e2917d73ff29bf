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

/// A number of bytes, such as 500KB (500,000), 500KiB (512,000) or 2MB.
struct ByteCount: ExpressibleByArgument, Hashable {
    /// The number, 1 or more.
    var bytes: Int

    init?(argument: String) {
        let digits = argument.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let units = ["": 1.0, "B": 1, "KB": 1e3, "KIB": 1024, "MB": 1e6, "MIB": 1_048_576]
        let name = argument.dropFirst(digits.count).drop { $0 == " " }.uppercased()
        guard let number = Double(digits), let unit = units[name], 1...1e12 ~= number * unit else { return nil }
        bytes = Int(number * unit)
    }
}

import Foundation
import Vitrine
import VitrineEncoders

/// Writes a whole file, or standard output.
enum OutputBytes {
    /// - Throws: `Failure` for a terminal or a closed standard output, `FileError` if the file cannot be written.
    static func write(_ bytes: [UInt8], to path: String) throws {
        guard OutputFormat.isStandardOutput(path) else { return try AtomicFile.write(bytes, to: path) }
        if unsafe Console.outputIsClosed { throw Failure("-o \(path): standard output is closed") }
        if Console.outputIsTerminal {
            throw Failure(
                "-o \(path): standard output is a terminal; send it to a file or another program", code: Failure.usage)
        }
        try StandardFile.write(bytes, to: STDOUT_FILENO, named: "standard output")
    }
}

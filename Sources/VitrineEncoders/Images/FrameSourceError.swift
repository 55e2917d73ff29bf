/// An animation that cannot be read or encoded, by its source: a file without a picture cannot be read.
package enum FrameSourceError: Error, Hashable, Sendable, CustomStringConvertible {
    case file(FileError)
    case decoding(ImageDecodingError)
    case encoding(ImageEncodingError)

    package var underlying: any Error {
        switch self {
        case .file(let error): error
        case .decoding(let error): error
        case .encoding(let error): error
        }
    }

    package var description: String { "\(underlying)" }

    static func decoding<Result>(
        _ body: () throws(ImageDecodingError) -> Result
    ) throws(FrameSourceError) -> Result {
        do throws(ImageDecodingError) { return try body() } catch { throw .decoding(error) }
    }

    static func encoding<Result>(
        _ body: () throws(ImageEncodingError) -> Result
    ) throws(FrameSourceError) -> Result {
        do throws(ImageEncodingError) { return try body() } catch { throw .encoding(error) }
    }
}

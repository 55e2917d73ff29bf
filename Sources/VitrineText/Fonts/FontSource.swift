import Synchronization

/// A font file that is read once, when the first of its faces is needed.
final class FontSource: Sendable {
    /// The file's name in errors; nil for bytes without a name.
    let name: String?
    private let read: @Sendable () throws -> [UInt8]
    private let opened = Mutex<Result<FontFile, TextError>?>(nil)

    init(name: String, read: @escaping @Sendable () throws -> [UInt8]) {
        self.name = name
        self.read = read
    }

    /// - Throws: the same error on every call after the first failure.
    func file() throws(TextError) -> FontFile {
        let result = opened.withLock { opened in
            if let opened { return opened }
            let result = load()
            opened = result
            return result
        }
        return try result.get()
    }

    private func load() -> Result<FontFile, TextError> {
        let bytes: [UInt8]
        do {
            bytes = try read()
        } catch {
            return .failure((error as? TextError) ?? .unreadableFile(reason: "\(error)"))
        }
        do throws(TextError) { return .success(try FontFile(bytes)) } catch { return .failure(error) }
    }
}

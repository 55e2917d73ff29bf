#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An ordinary file that is opened for reading. Opening and reading neither block, as with a pipe, nor continue
/// forever, as with a device. All bytes come from the opened file, even if its name is reused.
package final class RegularFile: Sendable {
    /// The reason that a file cannot be read, such as `it is not a file`.
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package let isMissing: Bool
        package let description: String

        package init(isMissing: Bool, description: String) {
            self.isMissing = isMissing
            self.description = description
        }
    }

    private let descriptor: Int32
    /// The number of bytes at the time of opening.
    package let count: Int

    package init(path: String) throws(Failure) {
        // Without O_NONBLOCK, opening a pipe without a writer would block forever.
        let hasZero = path.utf8.contains(0)
        descriptor = unsafe hasZero ? -1 : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        var info = stat()
        let isOpen = unsafe descriptor >= 0 && fstat(descriptor, &info) == 0
        count = Int(info.st_size)
        // The descriptor is closed with the value.
        let code = errno
        if hasZero { throw Failure(isMissing: false, description: "its name has a zero byte") }
        guard isOpen else { throw RegularFile.failure(code) }
        guard info.st_mode & S_IFMT == S_IFREG else {
            throw Failure(isMissing: false, description: "it is not a file")
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The bytes from an offset; fewer if the file ends before.
    package func read(_ count: Int, at offset: Int) throws(Failure) -> [UInt8] {
        let available = max(0, min(count, self.count - offset))
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: available) { buffer, done in
            while done < available {
                let n = unsafe pread(descriptor, buffer.baseAddress! + done, available - done, off_t(offset + done))
                if n > 0 {
                    done += n
                } else if n == 0 {
                    return
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if failure != 0 { throw RegularFile.failure(failure) }
        return bytes
    }

    /// The whole file with its length at the time of opening.
    package func bytes() throws(Failure) -> [UInt8] { try read(count, at: 0) }

    /// Reads a whole file that a user names, of at most 1 GB.
    package static func picture(at path: String) throws(Failure) -> [UInt8] {
        let file = try RegularFile(path: path)
        guard file.count <= pictureLimit else {
            throw Failure(isMissing: false, description: "it has \(file.count) bytes; at most \(pictureLimit) are read")
        }
        return try file.bytes()
    }

    /// The largest number of bytes of a picture that a user names.
    package static let pictureLimit = 1 << 30

    private static func failure(_ code: Int32) -> Failure {
        switch code {
        case ENOENT, ENOTDIR: Failure(isMissing: true, description: "no such file")
        // The path is that of a socket, or of a device without a driver.
        case ENXIO, ENODEV: Failure(isMissing: false, description: "it is not a file")
        case EACCES, EPERM: Failure(isMissing: false, description: "permission denied")
        default: unsafe Failure(isMissing: false, description: String(cString: strerror(code)))
        }
    }
}

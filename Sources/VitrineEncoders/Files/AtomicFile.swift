import CVitrineFiles
import VitrinePrimitives

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is replaced atomically.
///
/// Bytes go to a hidden file in the target's folder, which `commit` renames to the target after they have reached the
/// disk. Until then the old file is unchanged, even if the process is killed; an error, a dropped value, or
/// `UnfinishedFiles.removeAll` also removes the hidden file. A symbolic link is followed, even if its target does not
/// exist. An existing file keeps its mode, and one without write permission is not replaced.
package struct AtomicFile: ~Copyable {
    private let path: String
    private let target: String
    private let temporary: String
    private var descriptor: Int32
    /// Whether the hidden file is neither renamed nor removed; afterwards another writer may use its name.
    private var isPending = true

    /// Begins a file.
    /// - Throws: `folderMissing`, `notWritable`, `isDirectory`, `notARegularFile`, `diskFull`, `fileFailed`.
    package init(path: String) throws(FileError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .fileFailed(path: path, reason: "not a file name") }
        var info = stat()
        var mode: mode_t?
        var target = path
        if unsafe stat(path, &info) == 0 {
            switch info.st_mode & S_IFMT {
            case S_IFREG:
                mode = info.st_mode & 0o777
                // The folder's permissions alone would allow it.
                guard info.st_mode & 0o222 != 0, unsafe access(path, W_OK) == 0 else { throw .notWritable(path: path) }
                target = AtomicFile.resolved(path)
            case S_IFDIR: throw .isDirectory(path: path)
            default: throw .notARegularFile(path: path)
            }
        } else if path.utf8.last == UInt8(ascii: "/") {
            throw .isDirectory(path: path)
        } else {
            target = try AtomicFile.destination(of: path)
        }
        let opened = try AtomicFile.openTemporary(beside: target, for: path)
        if let mode { _ = fchmod(opened.descriptor, mode) }
        self.path = path
        self.target = target
        temporary = opened.name
        descriptor = opened.descriptor
    }

    /// Appends bytes.
    /// - Throws: `diskFull`, `fileFailed`.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        let failure = unsafe bytes.withUnsafeBytes { buffer -> Int32 in
            var done = 0
            while done < buffer.count {
                let n = unsafe DescriptorCall.send(UnsafeRawBufferPointer(rebasing: buffer[done...]), to: descriptor)
                if n > 0 { done += n } else if n == 0 { return ENOSPC } else if errno != EINTR { return errno }
            }
            return 0
        }
        if failure != 0 { throw AtomicFile.error(failure, path) }
    }

    /// Overwrites earlier bytes, such as a count that is known only at the end.
    /// - Throws: `diskFull`, `fileFailed`.
    package func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        let failure = unsafe bytes.withUnsafeBytes { buffer -> Int32 in
            var done = 0
            while done < buffer.count {
                let n = unsafe pwrite(descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset + done))
                if n > 0 { done += n } else if n == 0 { return ENOSPC } else if errno != EINTR { return errno }
            }
            return 0
        }
        if failure != 0 { throw AtomicFile.error(failure, path) }
    }

    /// The path of the hidden file until `commit`; another program may write to it.
    package var unfinishedPath: String { temporary }

    /// Renames the file to its target.
    /// - Throws: `notWritable`, `isDirectory`, `diskFull`, `fileFailed`.
    package consuming func commit() throws(FileError) {
        guard fsync(descriptor) == 0 else { throw AtomicFile.error(errno, path) }
        let closed = close(descriptor)
        descriptor = -1
        // Some file systems (NFS, quotas) report a full disk only here.
        guard closed == 0 || errno == EINTR else { throw AtomicFile.error(errno, path) }
        let failure = UnfinishedFiles.end(temporary) { unsafe rename(temporary, target) == 0 ? 0 : errno }
        guard failure == 0 else { throw AtomicFile.error(failure, path) }
        isPending = false
        AtomicFile.sync(folder: AtomicFile.folder(of: target))
    }

    /// Writes the names in a folder to the disk. Some file systems cannot, but the files are complete in any case.
    private static func sync(folder: String) {
        let folder = unsafe open(folder, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { return }
        _ = fsync(folder)
        _ = close(folder)
    }

    deinit {
        if descriptor >= 0 { _ = close(descriptor) }
        if isPending { _ = UnfinishedFiles.end(temporary) { unsafe unlink(temporary) } }
    }

    /// Writes a whole file.
    /// - Throws: `folderMissing`, `notWritable`, `isDirectory`, `notARegularFile`, `diskFull`, `fileFailed`.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = try AtomicFile(path: path)
        try file.write(bytes)
        try file.commit()
    }

    /// Replaces a file if it has certain bytes. A concurrent change by another program is not overwritten: the names
    /// are exchanged, and exchanged back if the replaced file has other bytes.
    /// - Parameter old: The bytes that were read from the file.
    /// - Returns: Whether the file was written; false if it has other bytes now, or does not exist.
    /// - Throws: The errors of `write`.
    package static func write(
        _ bytes: [UInt8], to path: String, replacing old: [UInt8]
    ) throws(FileError) -> Bool {
        let file = try AtomicFile(path: path)
        try file.write(bytes)
        guard fsync(file.descriptor) == 0 else { throw error(errno, path) }
        func exchange(_ a: String, _ b: String) -> Bool { unsafe vitrine_exchange(a, b) == 0 }
        func has(_ name: String, _ bytes: [UInt8]) -> Bool { (try? RegularFile(path: name).bytes()) == bytes }
        guard has(file.target, old) else { return false }
        guard exchange(file.temporary, file.target) else {
            // Some file systems cannot exchange names.
            if errno != ENOENT { try file.commit() }
            return unsafe access(path, F_OK) == 0
        }
        var (given, expected) = (bytes, old)
        while !has(file.temporary, expected) {
            // The newer of two files is restored. The file that it replaces is known, unless an even newer one exists.
            guard let newer = try? RegularFile(path: file.temporary).bytes(), exchange(file.temporary, file.target)
            else {
                return false
            }
            (given, expected) = (newer, given)
        }
        sync(folder: folder(of: file.target))
        return given == bytes
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func resolved(_ path: String) -> String {
        guard let real = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }

    /// The end of a chain of links whose target does not exist.
    private static func destination(of path: String) throws(FileError) -> String {
        var target = path
        for _ in 0..<40 {
            var info = stat()
            guard unsafe lstat(target, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else { return target }
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
            let count = unsafe readlink(target, &buffer, buffer.count - 1)
            guard count > 0 else { throw error(errno, path) }
            let link = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            target = link.hasPrefix("/") ? link : "\(folder(of: target))/\(link)"
        }
        throw .fileFailed(path: path, reason: "too many links")
    }

    private static func openTemporary(
        beside target: String, for path: String
    ) throws(FileError) -> (name: String, descriptor: Int32) {
        let folder = folder(of: target)
        for attempt in 0..<1000 {
            // The hidden file has a short name, because the target's may already be as long as the system allows.
            let name = "\(folder)/.vitrine-\(getpid())-\(attempt).tmp"
            let (descriptor, code) = UnfinishedFiles.begin(name) {
                let descriptor = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
                return (descriptor, errno)
            }
            if descriptor >= 0 {
                // The lock shows that the file is not abandoned. A file removed before the lock has no name any more.
                _ = flock(descriptor, LOCK_EX | LOCK_NB)
                var info = stat()
                if unsafe fstat(descriptor, &info) != 0 || info.st_nlink > 0 { return (name, descriptor) }
                _ = UnfinishedFiles.end(name) { 0 }
                _ = close(descriptor)
                continue
            }
            if unsafe code == ENOENT && access(folder, F_OK) == 0 {
                throw .fileFailed(path: path, reason: "its folder takes no files")
            }
            if code != EEXIST && code != EINTR { throw error(code, path) }
        }
        throw .fileFailed(path: path, reason: "too many unfinished files in its folder")
    }

    private static func error(_ code: Int32, _ path: String) -> FileError {
        switch code {
        case ENOENT, ENOTDIR: .folderMissing(path: path)
        case EACCES, EPERM, EROFS: .notWritable(path: path)
        case EISDIR: .isDirectory(path: path)
        case ENOSPC, EDQUOT: .diskFull(path: path)
        default: unsafe .fileFailed(path: path, reason: String(cString: strerror(code)))
        }
    }
}

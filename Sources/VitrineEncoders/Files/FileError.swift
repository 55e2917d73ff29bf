/// A file that cannot be written or read.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's folder does not exist, or a part of its path is not a folder.
    case folderMissing(path: String)
    /// Permission to write is denied.
    case notWritable(path: String)
    case isDirectory(path: String)
    /// The path is that of a device, a pipe or a socket, which a file cannot replace.
    case notARegularFile(path: String)
    /// The disk is full, or the quota is exceeded.
    case diskFull(path: String)
    /// A link in the path leads out of the folder to which files are confined.
    case leadsOutside(path: String, folder: String)
    /// Writing fails with the system's message.
    case fileFailed(path: String, reason: String)
    /// A file cannot be read, or has the wrong kind, for this reason.
    case inputFailed(path: String, reason: String)

    package var description: String {
        switch self {
        case .folderMissing(let path): "cannot write \(path): its folder does not exist"
        case .notWritable(let path): "cannot write \(path): permission denied"
        case .isDirectory(let path): "cannot write \(path): it is a folder"
        case .notARegularFile(let path): "cannot write \(path): it is a device, pipe or socket, not a file"
        case .diskFull(let path): "cannot write \(path): the disk is full"
        case .leadsOutside(let path, let folder):
            "\(path): a symbolic link leads out of \(folder)"
        case .fileFailed(let path, let reason): "cannot write \(path): \(reason)"
        case .inputFailed(let path, let reason): "cannot read \(path): \(reason)"
        }
    }
}

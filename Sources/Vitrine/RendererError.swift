/// What rendering to files can refuse by itself.
public enum RendererError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path ends in no format that is written.
    case unknownFormat(path: String)
    /// Two outputs of one run have the same path.
    case sameOutput(path: String)
    /// The moment of a still, in seconds.
    case momentOutOfRange(Double, legal: ClosedRange<Double>)

    public var description: String {
        switch self {
        case .unknownFormat(let path):
            "cannot tell the format of \"\(path)\"; legal endings: .png (a still), .gif (an animation), "
                + "/ (a folder of frames)"
        case .sameOutput(let path): "the output \"\(path)\" is given twice"
        case .momentOutOfRange(let seconds, let legal):
            "the moment \(seconds) s is out of range; legal: \(legal.lowerBound)...\(legal.upperBound) s"
        }
    }
}

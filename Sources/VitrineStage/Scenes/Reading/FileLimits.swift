enum FileLimits {
    static let bytes = 4 * 1024 * 1024
    static let nesting = 64
    static let nestingText = "64 levels of nesting"
    /// The maximum product of tokens and nesting: the time of the YAML library for a token grows with the nesting.
    static let structure = 500_000
    static let repeatedNodes = 200_000
    static let directives = 16
}

/// Limits of a scene file.
enum FileLimits {
    static let bytes = 4 * 1024 * 1024
    static let nesting = 64
    static let nestingText = "64 levels of nesting"
    /// The YAML library takes a time for each token that grows with the nesting; this bounds the product.
    static let structure = 500_000
    static let repeatedNodes = 200_000
    static let directives = 16
}

import ArgumentParser

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

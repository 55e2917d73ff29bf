import Foundation

enum PeakMemory {
    /// The peak resident bytes. Source: getrusage(2), which counts in KiB on Linux and in bytes on macOS.
    static var bytes: Int {
        var usage = rusage()
        #if canImport(Glibc)
            unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
        #else
            unsafe getrusage(RUSAGE_SELF, &usage)
        #endif
        #if canImport(Darwin)
            return usage.ru_maxrss
        #else
            return usage.ru_maxrss * 1024
        #endif
    }
}

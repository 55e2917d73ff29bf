import Foundation

enum Processor {
    /// The description, such as `x86_64 with SSE4.2, AVX2; 8 processors`.
    static var description: String {
        let level = extensions.isEmpty ? "" : " with \(extensions.joined(separator: ", "))"
        let count = ProcessInfo.processInfo.activeProcessorCount
        return "\(architecture)\(level); \(count) processor\(count == 1 ? "" : "s")"
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "arm64"
        #else
            "another architecture"
        #endif
    }

    /// The SIMD extensions that drawing uses. Source on Linux: the flags of /proc/cpuinfo.
    private static var extensions: [String] {
        #if arch(arm64)
            return ["NEON"]
        #else
            let text = FileManager.default.contents(atPath: "/proc/cpuinfo").map { String(decoding: $0, as: UTF8.self) }
            let line = text?.split(separator: "\n").first { $0.hasPrefix("flags") } ?? ""
            let flags = Set(line.split(whereSeparator: { " \t:".contains($0) }))
            let known = [("sse4_2", "SSE4.2"), ("avx2", "AVX2"), ("avx512bw", "AVX-512")]
            return known.filter { flags.contains(Substring($0.0)) }.map(\.1)
        #endif
    }
}

import CVitrineCodecs

/// The reason that the libraries of a format are unusable, and a remedy.
package struct CodecUnavailable: Error, Hashable, Sendable {
    /// The format, such as `WebP`.
    package let format: String
    package let remedy: String

    var decodingError: ImageDecodingError { .unsupported(kind: format, remedy: remedy) }
    var encodingError: ImageEncodingError { .codecUnavailable(format: format, remedy: remedy) }
}

/// libwebp and libwebpdemux, loaded when they are first needed and kept. The type is unchecked because the functions
/// are written once, before the pointer is shared.
@safe package struct WebPLibrary: @unchecked Sendable {
    let functions: OpaquePointer

    private static let loaded = Result { () throws(CodecUnavailable) in try WebPLibrary(core: nil, demux: nil) }

    /// - Throws: The reason that the libraries are unusable.
    package static func shared() throws(CodecUnavailable) -> WebPLibrary { try loaded.get() }

    /// - Parameters:
    ///   - core: The file name of libwebp; nil for the one that this was built with.
    ///   - demux: The file name of libwebpdemux; nil for the one that this was built with.
    package init(core: String?, demux: String?) throws(CodecUnavailable) {
        let core = unsafe core ?? String(cString: vitrine_webp_core_name())
        let demux = unsafe demux ?? String(cString: vitrine_webp_demux_name())
        var state: Int32 = 0
        guard let functions = unsafe vitrine_webp_load(core, demux, &state) else {
            throw CodecUnavailable(
                format: "WebP",
                remedy: CodecUnavailable.remedy(
                    isBuilt: state != Int32(VITRINE_WEBP_NOT_BUILT.rawValue),
                    isThere: state != Int32(VITRINE_WEBP_MISSING.rawValue), files: "\(core) and \(demux)",
                    packages: "libwebp7 libwebpdemux2", headers: "libwebp-dev", formula: "webp"))
        }
        unsafe self.functions = functions
    }

    /// The version, such as `1.2.4`.
    package var version: String {
        let number = unsafe vitrine_webp_version(functions)
        return "\(number >> 16).\(number >> 8 & 255).\(number & 255)"
    }
}

/// libavif, loaded when it is first needed and kept. The type is unchecked because the functions are written once,
/// before the pointer is shared.
@safe package struct AVIFLibrary: @unchecked Sendable {
    let functions: OpaquePointer

    private static let loaded = Result { () throws(CodecUnavailable) in try AVIFLibrary(name: nil) }

    /// - Throws: The reason that the library is unusable.
    package static func shared() throws(CodecUnavailable) -> AVIFLibrary { try loaded.get() }

    /// - Parameter name: The file's name; nil for the one that this was built with.
    package init(name: String?) throws(CodecUnavailable) {
        let name = unsafe name ?? String(cString: vitrine_avif_name())
        var state: Int32 = 0
        guard let functions = unsafe vitrine_avif_load(name, &state) else {
            throw CodecUnavailable(
                format: "AVIF",
                remedy: CodecUnavailable.remedy(
                    isBuilt: state != Int32(VITRINE_AVIF_NOT_BUILT.rawValue),
                    isThere: state != Int32(VITRINE_AVIF_MISSING.rawValue), files: name,
                    packages: name.hasPrefix("libavif.so.")
                        ? "libavif\(name.dropFirst("libavif.so.".count))" : "libavif",
                    headers: "libavif-dev", formula: "libavif"))
        }
        unsafe self.functions = functions
    }

    package var version: String { unsafe String(cString: vitrine_avif_version(functions)) }
}

extension CodecUnavailable {
    fileprivate static func remedy(
        isBuilt: Bool, isThere: Bool, files: String, packages: String, headers: String, formula: String
    ) -> String {
        let build = "install \(headers) (Homebrew: \(formula)) and build Vitrine again"
        guard isBuilt else { return "this program was built without it: \(build)" }
        guard isThere else {
            return "\(files) cannot be loaded: apt-get install \(packages) (Homebrew: brew install \(formula))"
        }
        return "\(files) is of another version than this program was built with: \(build)"
    }
}

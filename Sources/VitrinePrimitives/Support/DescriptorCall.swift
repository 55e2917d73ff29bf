#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system's `read` and `write` under names that no method of a type hides.
package enum DescriptorCall {
    /// Reads at most as many bytes as the buffer holds.
    /// - Returns: The number of bytes; 0 at the end; -1 with `errno`.
    package static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }

    /// Writes at most as many bytes as the buffer holds.
    /// - Returns: The number of bytes; -1 with `errno`.
    package static func send(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        unsafe write(descriptor, buffer.baseAddress, buffer.count)
    }
}

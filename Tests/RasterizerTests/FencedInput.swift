import Foundation

/// Items that end at unreadable memory, so that a kernel which reads too far ends the test run at once.
final class FencedInput<T> {
    private let base: UnsafeMutableRawPointer
    private let bytes: Int
    let pointer: UnsafeMutablePointer<T>

    init(_ items: [T]) {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let size = items.count * MemoryLayout<T>.stride
        let room = (size + page - 1) / page * page
        bytes = room + page
        base = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | FencedInput.anonymous, -1, 0)!
        mprotect(base + room, page, PROT_NONE)
        pointer = (base + room - size).bindMemory(to: T.self, capacity: items.count)
        pointer.initialize(from: items, count: items.count)
    }

    deinit { munmap(base, bytes) }

    private static var anonymous: Int32 {
        #if canImport(Darwin)
            MAP_ANON
        #else
            Int32(MAP_ANONYMOUS)
        #endif
    }
}

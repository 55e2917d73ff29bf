/// A value on the heap, which copies share until one of them changes it.
///
/// A structure that stores a large value this way is copied as one reference. Otherwise, the compiler repeats the code
/// that copies every field of a structure in each type that stores it, which is a quarter of all code.
@propertyWrapper public struct Boxed<Value> {
    @usableFromInline final class Storage {
        @usableFromInline var value: Value

        @usableFromInline init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage

    @inlinable public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    @inlinable public var wrappedValue: Value {
        get { storage.value }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
            yield &storage.value
        }
    }
}

extension Boxed: Equatable where Value: Equatable {
    @inlinable public static func == (a: Boxed, b: Boxed) -> Bool {
        a.storage === b.storage || a.storage.value == b.storage.value
    }
}

extension Boxed: Hashable where Value: Hashable {
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}

// The storage is changed only while one value has it.
extension Boxed: @unchecked Sendable where Value: Sendable {}

/// A value that changes at once at given times.
///
/// Reading is inlinable: presentations read a dozen of them at each event and frame, and unspecialized code looks up the
/// metadata of its types at each call. The type is `@usableFromInline` as well: other modules do not specialize inlinable members of
/// a type that is only `package`.
@usableFromInline package struct Stepped<Value: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline struct Step: Hashable, Sendable {
        @usableFromInline var at: Double
        @usableFromInline var value: Value

        @usableFromInline init(at seconds: Double, value: Value) { (at, self.value) = (seconds, value) }
    }

    @usableFromInline package let initial: Value
    @usableFromInline var steps: [Step] = []

    @inlinable package init(_ initial: Value) { self.initial = initial }

    /// Changes the value from a time on; times must not fall.
    @inlinable package mutating func set(_ value: Value, at seconds: Double) {
        steps.append(Step(at: seconds, value: value))
    }

    /// Changes a part of the value from a time on; times must not fall.
    @inlinable package mutating func update(at seconds: Double, _ change: (inout Value) -> Void) {
        var value = steps.last?.value ?? initial
        change(&value)
        set(value, at: seconds)
    }

    /// The value that it has in the end.
    @inlinable package var last: Value { steps.last?.value ?? initial }

    @inlinable package func value(at seconds: Double) -> Value {
        var i = steps.count
        while i > 0, steps[i - 1].at > seconds { i -= 1 }
        return i > 0 ? steps[i - 1].value : initial
    }

    /// The value that was there until a time.
    @inlinable package func value(before seconds: Double) -> Value {
        var i = steps.count
        while i > 0, steps[i - 1].at >= seconds { i -= 1 }
        return i > 0 ? steps[i - 1].value : initial
    }

    /// When a part got the value that it has at a time; nil when it has had it from the beginning.
    @inlinable package func start<Part: Equatable>(of part: (Value) -> Part, at seconds: Double) -> Double? {
        var end = steps.count
        while end > 0, steps[end - 1].at > seconds { end -= 1 }
        if end == 0 { return nil }
        let now = part(steps[end - 1].value)
        var first = end - 1
        while first > 0, part(steps[first - 1].value) == now { first -= 1 }
        return first == 0 && part(initial) == now ? nil : steps[first].at
    }

    /// Whether a part never changes.
    @inlinable package func isConstant<Part: Equatable>(_ part: (Value) -> Part) -> Bool {
        steps.allSatisfy { part($0.value) == part(initial) }
    }

    /// When the value changes for the last time; 0 when it never does.
    @inlinable package var end: Double { steps.last?.at ?? 0 }
}

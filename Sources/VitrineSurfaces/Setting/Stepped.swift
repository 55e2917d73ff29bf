import VitrinePrimitives

/// A value that changes at once at given times. Reading is inlinable and the type is `@usableFromInline`, so that other
/// modules specialize it: presentations read a dozen of them at each event and frame.
@usableFromInline package struct Stepped<Value: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline struct Step: Hashable, Sendable {
        @usableFromInline let at: Double
        @usableFromInline let boxed: Boxed<Value>

        @inlinable var value: Value { boxed.wrappedValue }

        @inlinable init(at seconds: Double, value: Value) { (at, boxed) = (seconds, Boxed(wrappedValue: value)) }
    }

    @usableFromInline let first: Boxed<Value>
    @usableFromInline var steps: [Step] = []

    @inlinable package init(_ initial: Value) { first = Boxed(wrappedValue: initial) }

    @inlinable package var initial: Value { first.wrappedValue }

    /// Changes the value from a time on; times must not decrease.
    @inlinable package mutating func set(_ value: Value, at seconds: Double) {
        steps.append(Step(at: seconds, value: value))
    }

    /// Changes a part of the value from a time on; times must not decrease.
    @inlinable package mutating func update(at seconds: Double, _ change: (inout Value) -> Void) {
        var value = steps.last?.value ?? initial
        change(&value)
        set(value, at: seconds)
    }

    /// The final value.
    @inlinable package var last: Value { steps.last?.value ?? initial }

    @inlinable package func value(at seconds: Double) -> Value {
        let i = firstStep { $0 > seconds }
        return i > 0 ? steps[i - 1].value : initial
    }

    /// The index of the first step whose time satisfies a condition, or the number of steps.
    @inlinable func firstStep(_ isBeyond: (Double) -> Bool) -> Int {
        // Most reads are of the latest value.
        guard let last = steps.last, isBeyond(last.at) else { return steps.count }
        var (low, high) = (0, steps.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(steps[middle].at) { high = middle } else { low = middle + 1 }
        }
        return high
    }

    /// The value before a time.
    @inlinable package func value(before seconds: Double) -> Value {
        let i = firstStep { $0 >= seconds }
        return i > 0 ? steps[i - 1].value : initial
    }

    /// The time at which a part got the value that it has at `seconds`; nil if it has had it from the beginning.
    @inlinable package func start<Part: Equatable>(of part: (Value) -> Part, at seconds: Double) -> Double? {
        let end = firstStep { $0 > seconds }
        if end == 0 { return nil }
        let now = part(steps[end - 1].value)
        var first = end - 1
        while first > 0, part(steps[first - 1].value) == now { first -= 1 }
        return first == 0 && part(initial) == now ? nil : steps[first].at
    }

    @inlinable package func isConstant<Part: Equatable>(_ part: (Value) -> Part) -> Bool {
        steps.allSatisfy { part($0.value) == part(initial) }
    }

    /// The time of the last change; 0 if there is none.
    @inlinable package var end: Double { steps.last?.at ?? 0 }
}

/// Returns a value with some properties changed: `with(PopupBar(barStyle: .floating)) { $0.presented = false }`.
package func with<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
    var value = value
    try change(&value)
    return value
}

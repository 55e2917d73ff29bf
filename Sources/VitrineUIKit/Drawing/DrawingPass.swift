/// The state of drawing the views of one content.
struct DrawingPass {
    /// The maximum number of views of a tree that are drawn.
    static let limit = 5000

    /// The number of views that can still be drawn.
    var rest = limit
    private var names: [String: Int] = [:]

    /// Returns a control's name with a number if another control has it.
    mutating func unique(_ name: String) -> String {
        let number = names[name, default: 0] + 1
        names[name] = number
        return number == 1 ? name : unique("\(name)#\(number)")
    }
}

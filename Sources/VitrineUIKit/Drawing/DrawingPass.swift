/// What the views of one content have drawn so far.
struct DrawingPass {
    /// The most views of a tree that are drawn.
    static let limit = 5000

    /// How many more are drawn.
    var rest = limit
    private var names: [String: Int] = [:]

    /// The name of a control: the given one, with a number where another control has it.
    mutating func unique(_ name: String) -> String {
        let number = names[name, default: 0] + 1
        names[name] = number
        return number == 1 ? name : unique("\(name)#\(number)")
    }
}

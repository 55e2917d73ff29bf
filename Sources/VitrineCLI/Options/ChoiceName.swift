import ArgumentParser

/// A choice by its name in a scene file. Help and completion know the legal names; what is none of them is refused later, in
/// the words of a scene file, with the nearest one.
struct ChoiceName<Choice: CaseIterable & RawRepresentable>: ExpressibleByArgument where Choice.RawValue == String {
    var text: String

    init?(argument: String) { text = argument }

    static var allValueStrings: [String] { Choice.allCases.map(\.rawValue) }
}

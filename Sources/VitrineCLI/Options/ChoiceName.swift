import ArgumentParser

/// A choice by its name in a scene file. Help and completion list the legal names. Other names are rejected later, with
/// the message for a scene file and the nearest name.
struct ChoiceName<Choice: CaseIterable & RawRepresentable>: ExpressibleByArgument where Choice.RawValue == String {
    var text: String

    init?(argument: String) { text = argument }

    static var allValueStrings: [String] { Choice.allCases.map(\.rawValue) }
}

import VitrinePrimitives

/// The values and measures of a family's presentations in a scene, for tools.
package struct FamilyInspection: Sendable {
    /// The resolved value of a key.
    package struct Resolution: Hashable, Sendable {
        package var key: String
        package var value: String
        package var reason: String?

        package init(key: String, value: String, reason: String? = nil) {
            self.key = key
            self.value = value
            self.reason = reason
        }
    }

    package var resolutions: [Resolution]
    package var measures: [Measure]

    package init(resolutions: [Resolution] = [], measures: [Measure] = []) {
        self.resolutions = resolutions
        self.measures = measures
    }
}

/// A measured value of a scene, in points or seconds.
package struct Measure: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Formats a number with at most two decimals.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value < 0 ? "-inf" : "inf" }
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }

    package static func points(_ value: Double) -> String { "\(number(value)) pt" }

    package static func rect(_ rect: Rect) -> String {
        "x \(number(rect.minX)), y \(number(rect.minY)), \(number(rect.width)) x \(number(rect.height)) pt"
    }
}

import VitrineVocabulary

/// Numbers that may follow values of presentations, for the table of fields.
extension Element {
    private subscript(_ property: Property, _ number: Double?) -> FollowableNumber? {
        get {
            if let follow = follows[property] { return FollowableNumber(number ?? 0, follow) }
            return number.map { FollowableNumber($0) }
        }
        set { follows[property] = newValue?.follow }
    }

    /// Returns the property's own number of a value that the table sets; nil for one that follows something.
    private func own(_ value: FollowableNumber?) -> Double? { value.flatMap { $0.follow == nil ? $0.number : nil } }

    var followableAlpha: FollowableNumber {
        get { self[.alpha, alpha] ?? FollowableNumber(alpha) }
        set {
            self[.alpha, nil] = newValue
            alpha = own(newValue) ?? 1
        }
    }

    var followableRadius: FollowableNumber {
        get { self[.cornerRadius, cornerRadius] ?? FollowableNumber(cornerRadius) }
        set {
            self[.cornerRadius, nil] = newValue
            cornerRadius = own(newValue) ?? 0
        }
    }

    var followableWidth: FollowableNumber? {
        get { self[.width, width] }
        set {
            self[.width, nil] = newValue
            width = own(newValue)
        }
    }

    var followableHeight: FollowableNumber? {
        get { self[.height, height] }
        set {
            self[.height, nil] = newValue
            height = own(newValue)
        }
    }

    /// Returns the element with the numbers that it follows.
    /// - Parameter number: Returns the current number of a follower; nil if nothing is published.
    func following(_ number: (Follow) -> Double?) -> Element {
        if follows.isEmpty { return self }
        var out = self
        for property in Property.allCases {
            guard let value = follows[property].flatMap(number), value.isFinite else { continue }
            switch property {
            case .alpha: out.alpha = value.clamped(to: 0...1)
            case .width: out.width = value.clamped(to: 0...10_000)
            case .height: out.height = value.clamped(to: 0...10_000)
            case .cornerRadius: out.cornerRadius = value.clamped(to: 0...1000)
            }
        }
        return out
    }
}

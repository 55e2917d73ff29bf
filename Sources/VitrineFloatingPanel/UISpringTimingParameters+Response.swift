extension UISpringTimingParameters {
    /// Creates a spring of mass 1.
    /// - Parameters:
    ///   - frequencyResponse: The period without damping, in seconds.
    ///   - initialVelocity: The initial velocity in total distances per second. Default: zero.
    public convenience init(
        dampingRatio: CGFloat, frequencyResponse: CGFloat, initialVelocity: CGVector = .zero
    ) {
        let frequency = 2 * CGFloat.pi / frequencyResponse
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            initialVelocity: initialVelocity)
    }
}

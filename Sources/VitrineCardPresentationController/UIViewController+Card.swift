extension UIViewController {
    /// Presents a controller as a card over this one.
    /// - Parameter configuration: The configuration. Default: `CardConfiguration.shared`.
    public func presentCard(
        _ viewControllerToPresent: UIViewController, configuration: CardConfiguration? = nil, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        viewControllerToPresent.modalPresentationStyle = .custom
        CardModality.of(viewControllerToPresent).configuration = configuration
        present(viewControllerToPresent, animated: animated, completion: completion)
    }
}

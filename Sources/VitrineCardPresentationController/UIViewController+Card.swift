extension UIViewController {
    /// Presents a controller as a card over this one.
    /// - Parameter configuration: default `CardConfiguration.shared`.
    public func presentCard(
        _ viewControllerToPresent: UIViewController, configuration: CardConfiguration? = nil, animated: Bool,
        completion: (() -> Void)? = nil
    ) {
        let configuration = configuration ?? .shared
        viewControllerToPresent.modalPresentationStyle = .custom
        viewControllerToPresent.modality = CardModality(configuration)
        present(viewControllerToPresent, animated: animated, completion: completion)
    }
}

import VitrinePages

/// A dot for each of several pages.
open class UIPageControl: UIControl {
    /// The number of pages, of which 0...50 are drawn. Default: 0.
    open var numberOfPages = 0 { didSet { currentPage = clamped(currentPage) } }
    /// The current page from 0, clamped to the pages.
    open var currentPage = 0 {
        didSet { if clamped(currentPage) != currentPage { currentPage = clamped(currentPage) } }
    }
    open var hidesForSinglePage = false
    /// The color of the dots. Default: nil, faint white.
    open var pageIndicatorTintColor: UIColor?
    /// The color of the current page's dot. Default: nil, white.
    open var currentPageIndicatorTintColor: UIColor?

    private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

    private var pageElement: PageControlElement {
        var control = PageControlElement(
            numberOfPages: numberOfPages.clamped(to: 0...50), currentPage: min(49, currentPage))
        control.hidesForSinglePage = hidesForSinglePage
        control.pageIndicatorTintColor = pageIndicatorTintColor?.elementColor
        control.currentPageIndicatorTintColor = currentPageIndicatorTintColor?.elementColor
        return control
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(ElementMeasure.size(of: .pageControl(pageCount.clamped(to: 0...50))))
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    package override func drawnElement(in size: CGSize) -> Element? {
        let name = accessibilityIdentifier ?? "pageControl"
        UserStage.current?.note(self, named: name)
        return Element(.pageControl(pageElement), name: name)
    }

    /// Turns the page when a finger taps a side.
    func turn(_ side: Substring) {
        let page = clamped(currentPage + (side == "next" ? 1 : -1))
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}

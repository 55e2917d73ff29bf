import VitrineMotion
import VitrinePresentation

extension PopupBarPresentation {
    /// The haptic feedback in order of time: of popups that open and close if the bar's
    /// `allowPopupHapticFeedbackGeneration` permits it, of paging if `allowHapticFeedbackGenerationOnItemPaging` does.
    package var hapticFeedback: [HapticFeedback] {
        let popup = popupFeedback.filter { bar.value(at: $0.at).allowPopupHapticFeedbackGeneration }
        let paging = pagingFeedback.filter { bar.value(at: $0.at).allowHapticFeedbackGenerationOnItemPaging }
        return (popup + paging).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
            .map(\.element)
    }

    package var log: [LoggedEvent] {
        hapticFeedback.map { LoggedEvent(at: $0.at, owner: PopupBarPresentation.name, .haptic($0)) }
    }
}

extension PopupBarPresentation {
    /// The feedback of popups: one that opens or closes by itself gives feedback when it starts; one that a finger
    /// moves gives feedback when the finger catches it and when it is at rest.
    ///
    /// Source of styles and intensities: LNPopupController's behavior.
    fileprivate var popupFeedback: [HapticFeedback] {
        var out: [HapticFeedback] = []
        for (i, transition) in popup.transitions.enumerated() {
            func isDrag(_ transition: PopupMotion.Transition) -> Bool {
                transition.transitionStyle == .drag
                    && content.value(at: transition.start).popupInteractionStyle.closing != .snap
            }
            if isDrag(transition) {
                out.append(HapticFeedback(at: transition.start, style: .soft, intensity: 0.8))
            } else if transition.transitionStyle == .drag {
                // A resisting popup gives feedback only for the transition that follows.
                continue
            } else if i > 0, isDrag(popup.transitions[i - 1]), popup.transitions[i - 1].end == transition.start {
                out.append(HapticFeedback(at: transition.end, style: .soft, intensity: 0.8))
            } else if !transition.isOpening || transition.openness < 0.5 {
                out.append(
                    HapticFeedback(at: transition.start, style: transition.isOpening ? .soft : .rigid, intensity: 0.9))
            }
        }
        return out
    }

    /// The feedback of paging, when the new item becomes the bar's. The style is Vitrine's choice.
    fileprivate var pagingFeedback: [HapticFeedback] {
        paging.turns.compactMap { turn in
            func page(_ seconds: Double) -> Double { paging.position.value(at: seconds).rounded() }
            guard page(turn.moving.lowerBound) != page(turn.moving.upperBound) else { return nil }
            return HapticFeedback(at: turn.commit, style: .selection, intensity: 1)
        }
    }
}

// Source: facts, entry kit, section 1.6.
extension EKAttributes {
    /// The initial attributes in an app that sets them.
    public nonisolated(unsafe) static var `default` = EKAttributes()

    public static var toast: EKAttributes {
        var attributes = EKAttributes()
        attributes.positionConstraints = .fullWidth
        attributes.positionConstraints.safeArea = .empty(fillSafeArea: true)
        attributes.windowLevel = .statusBar
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
        attributes.popBehavior = .animated(animation: .translation)
        return attributes
    }

    public static var float: EKAttributes {
        var attributes = EKAttributes()
        attributes.positionConstraints = .float
        attributes.roundCorners = .all(radius: 10)
        attributes.positionConstraints.safeArea = .empty(fillSafeArea: false)
        attributes.windowLevel = .statusBar
        return attributes
    }

    public static var topFloat: EKAttributes { float.at(.top) }
    public static var bottomFloat: EKAttributes { float.at(.bottom) }
    public static var centerFloat: EKAttributes { float.at(.center) }
    public static var topToast: EKAttributes { toast.at(.top) }
    public static var bottomToast: EKAttributes { toast.at(.bottom) }
    public static var topNote: EKAttributes { note.at(.top) }
    public static var bottomNote: EKAttributes { note.at(.bottom) }

    private static var note: EKAttributes {
        var attributes = toast
        attributes.scroll = .disabled
        attributes.windowLevel = .normal
        attributes.entryInteraction = .absorbTouches
        return attributes
    }

    public static var statusBar: EKAttributes {
        var attributes = topToast
        attributes.windowLevel = .statusBar
        attributes.entryInteraction = .absorbTouches
        attributes.positionConstraints.safeArea = .overridden
        return attributes
    }

    private func at(_ position: Position) -> EKAttributes {
        var copy = self
        copy.position = position
        return copy
    }
}

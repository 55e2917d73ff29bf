import VitrineText

/// The text size of `Traits`, which the module Text declares.
public typealias TextSize = VitrineText.TextSize

import VitrineText

/// Part of an `Traits`; where sizes are looked up, in Text, is where it is declared.
public typealias TextSize = VitrineText.TextSize

// Whoever imports Vitrine can write scenes: the values of a scene file, and the points and colours in them.
@_exported import VitrinePresentations
@_exported import VitrinePrimitives
@_exported import VitrineScenes

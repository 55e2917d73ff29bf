// Whoever imports Vitrine can write scenes: the values of a scene file, and the points and colours in them.
@_exported import VitrineChrome
@_exported import VitrineGestures
@_exported import VitrinePages
@_exported import VitrinePopupBar
@_exported import VitrinePrimitives
@_exported import VitrineScenes
@_exported import VitrineScreens
@_exported import VitrineSetting
@_exported import VitrineSurfaces

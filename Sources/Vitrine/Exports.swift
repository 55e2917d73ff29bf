// Whoever imports Vitrine can write scenes: the values of a scene file, and the points and colours in them.
@_exported import Presentations
@_exported import Primitives
@_exported import Scenes

// What `import Vitrine` brings into a file beside the declarations of this module. Each public type of the modules below is
// listed here; a test keeps the list complete and free of names that SwiftUI, Foundation or Testing have.
import VitrinePrimitives

@_exported import struct VitrineChrome.Container
@_exported import struct VitrineChrome.ContextMenu
@_exported import struct VitrineChrome.CustomDock
@_exported import struct VitrineChrome.NavigationBar
@_exported import enum VitrineChrome.ScrollEdgeAppearance
@_exported import struct VitrineChrome.Sidebar
@_exported import struct VitrineChrome.StatusBar
@_exported import struct VitrineChrome.TabBar
@_exported import enum VitrineChrome.TabBarPhase
@_exported import struct VitrineChrome.Toolbar
@_exported import struct VitrineEncoders.GIFOptions
@_exported import enum VitrineEncoders.RawPixels
@_exported import struct VitrineGestures.FingerPath
@_exported import struct VitrineGestures.HapticFeedback
@_exported import struct VitrinePages.ListPage
@_exported import struct VitrinePages.Page
@_exported import struct VitrinePages.PageAnnotation
@_exported import struct VitrinePopupBar.BarButtonItem
@_exported import struct VitrinePopupBar.CustomPopupBar
@_exported import struct VitrinePopupBar.PopupBar
@_exported import struct VitrinePopupBar.PopupBarAccessibility
@_exported import struct VitrinePopupBar.PopupBarAppearance
@_exported import typealias VitrinePopupBar.PopupBarAppearanceChange
@_exported import struct VitrinePopupBar.PopupCloseButton
@_exported import struct VitrinePopupBar.PopupContent
@_exported import typealias VitrinePopupBar.PopupContentChange
@_exported import enum VitrinePopupBar.PopupInteractionStyle
@_exported import struct VitrinePopupBar.PopupItem
@_exported import struct VitrinePrimitives.Bitmap
@_exported import struct VitrinePrimitives.Color
@_exported import struct VitrinePrimitives.CornerRadii
@_exported import struct VitrinePrimitives.Insets
@_exported import struct VitrinePrimitives.PremultipliedColor
@_exported import enum VitrineScenes.ContextMenuVisibility
@_exported import struct VitrineScenes.DockChange
@_exported import struct VitrineScenes.Drag
@_exported import struct VitrineScenes.Output
@_exported import struct VitrineScenes.PixelSize
@_exported import enum VitrineScenes.PointerEvent
@_exported import struct VitrineScenes.Scene
@_exported import struct VitrineScenes.SceneChange
@_exported import struct VitrineScenes.SceneFonts
@_exported import struct VitrineScenes.SceneIssue
@_exported import struct VitrineScenes.SceneIssues
@_exported import struct VitrineScenes.SceneOverride
@_exported import struct VitrineScenes.SidebarEvent
@_exported import struct VitrineScenes.Tap
@_exported import struct VitrineScenes.TimelineEvent
@_exported import struct VitrineScreens.DeviceFrame
@_exported import enum VitrineSetting.Appearance
@_exported import struct VitrineSetting.Change
@_exported import protocol VitrineSetting.Changeable
@_exported import enum VitrineSetting.Design
@_exported import struct VitrineSetting.Device
@_exported import struct VitrineSetting.Environment
@_exported import enum VitrineSetting.FontWeightName
@_exported import enum VitrineSetting.LayoutDirection
@_exported import enum VitrineSetting.Orientation
@_exported import enum VitrineSetting.SemanticContentAttribute
@_exported import enum VitrineSetting.UnderlineStyle
@_exported import struct VitrineSurfaces.BarAppearance
@_exported import enum VitrineSurfaces.BarBackgroundPreset
@_exported import enum VitrineSurfaces.BarEffect
@_exported import enum VitrineSurfaces.CornerConfiguration
@_exported import enum VitrineSurfaces.ImageContentMode
@_exported import struct VitrineSurfaces.LabelAttributes
@_exported import struct VitrineSurfaces.Shadow
@_exported import enum VitrineSurfaces.ShadowStyle
@_exported import struct VitrineSurfaces.TextRun
@_exported import struct VitrineText.ParagraphStyle
@_exported import enum VitrineText.TextSize

// Foundation on Apple systems has types of the names that these have in their own module.
/// A point, or an offset, in points. The origin is the top left corner, y runs down.
public typealias ScenePoint = VitrinePrimitives.Point
/// A size in points.
public typealias SceneSize = VitrinePrimitives.Size
/// A rectangle in points.
public typealias SceneRect = VitrinePrimitives.Rect

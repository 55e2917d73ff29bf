// What `import Vitrine` brings into a file beside the declarations of this module. Each public type of the modules below is
// listed here; a test keeps the list complete and free of names that SwiftUI, Foundation or Testing have.
import VitrinePrimitives

@_exported import struct VitrineCards.Card
@_exported import struct VitrineChrome.Container
@_exported import struct VitrineChrome.ContextMenuConfiguration
@_exported import struct VitrineChrome.CustomDock
@_exported import struct VitrineChrome.NavigationBar
@_exported import enum VitrineChrome.ScrollEdgeAppearance
@_exported import struct VitrineChrome.Sidebar
@_exported import struct VitrineChrome.StatusBar
@_exported import struct VitrineChrome.TabBar
@_exported import struct VitrineChrome.Toolbar
@_exported import struct VitrineEncoders.GIFOptions
@_exported import enum VitrineEncoders.RawPixels
@_exported import struct VitrineGestures.FingerPath
@_exported import struct VitrineGestures.HapticFeedback
@_exported import struct VitrineOverlays.OverlayContainer
@_exported import struct VitrineOverlays.OverlayNotch
@_exported import struct VitrineOverlays.OverlaySheetPresentation
@_exported import struct VitrineOverlays.OverlayViewController
@_exported import struct VitrineOverlays.RubberBandTranslationFunction
@_exported import struct VitrineOverlays.RushingForwardNotchPolicy
@_exported import struct VitrineOverlays.SpringTranslationAnimation
@_exported import struct VitrinePages.ButtonBarElement
@_exported import struct VitrinePages.ButtonElement
@_exported import struct VitrinePages.Content
@_exported import struct VitrinePages.Element
@_exported import enum VitrinePages.ElementPlacement
@_exported import struct VitrinePages.GridElement
@_exported import struct VitrinePages.IconElement
@_exported import struct VitrinePages.ImageElement
@_exported import struct VitrinePages.KeyboardElement
@_exported import struct VitrinePages.LabelElement
@_exported import struct VitrinePages.ListElement
@_exported import struct VitrinePages.MapElement
@_exported import struct VitrinePages.MarkerElement
@_exported import struct VitrinePages.Page
@_exported import struct VitrinePages.PointList
@_exported import struct VitrinePages.PolylineElement
@_exported import struct VitrinePages.ProgressElement
@_exported import struct VitrinePages.RecordingPillElement
@_exported import struct VitrinePages.SearchFieldElement
@_exported import struct VitrinePages.SegmentedControlElement
@_exported import struct VitrinePages.ShapeElement
@_exported import struct VitrinePages.SliderElement
@_exported import struct VitrinePages.SpacerElement
@_exported import struct VitrinePages.SpinnerElement
@_exported import struct VitrinePages.StackElement
@_exported import struct VitrinePages.StarsElement
@_exported import struct VitrinePages.SwitchElement
@_exported import struct VitrinePages.TextFieldElement
@_exported import enum VitrinePages.TextStyleName
@_exported import struct VitrinePages.ViewElement
@_exported import struct VitrinePanels.FloatingPanel
@_exported import struct VitrinePopupBar.BarButtonItem
@_exported import struct VitrinePopupBar.CustomPopupBar
@_exported import struct VitrinePopupBar.PopupBar
@_exported import struct VitrinePopupBar.PopupBarAccessibility
@_exported import struct VitrinePopupBar.PopupBarAppearance
@_exported import struct VitrinePopupBar.PopupCloseButton
@_exported import struct VitrinePopupBar.PopupContent
@_exported import enum VitrinePopupBar.PopupInteractionStyle
@_exported import struct VitrinePopupBar.PopupItem
@_exported import struct VitrinePresentation.PresentationValues
@_exported import struct VitrinePresentation.TimelineEvent
@_exported import struct VitrinePrimitives.Bitmap
@_exported import struct VitrinePrimitives.CornerRadii
@_exported import struct VitrinePrimitives.Insets
@_exported import struct VitrinePrimitives.PremultipliedColor
@_exported import struct VitrinePrimitives.RGBColor
@_exported import struct VitrineScenes.SceneOverride
@_exported import struct VitrineScreens.DeviceFrame
@_exported import struct VitrineScreens.Output
@_exported import struct VitrineScreens.PixelSize
@_exported import enum VitrineScreens.PointerAction
@_exported import struct VitrineScreens.PresentationScene
@_exported import struct VitrineScreens.SceneFonts
@_exported import enum VitrineSetting.Appearance
@_exported import enum VitrineSetting.Design
@_exported import struct VitrineSetting.Device
@_exported import enum VitrineSetting.FontWeightName
@_exported import enum VitrineSetting.IconSource
@_exported import enum VitrineSetting.InterfaceLayoutDirection
@_exported import enum VitrineSetting.Orientation
@_exported import enum VitrineSetting.SemanticContentAttribute
@_exported import struct VitrineSetting.Traits
@_exported import enum VitrineSetting.UnderlineStyle
@_exported import struct VitrineSurfaces.BarAppearance
@_exported import enum VitrineSurfaces.BarBackgroundPreset
@_exported import enum VitrineSurfaces.BarEffect
@_exported import enum VitrineSurfaces.CornerConfiguration
@_exported import enum VitrineSurfaces.ImageContentMode
@_exported import struct VitrineSurfaces.LabelAttributes
@_exported import struct VitrineSurfaces.Shadow
@_exported import enum VitrineSurfaces.ShadowConfiguration
@_exported import struct VitrineSurfaces.TextRun
@_exported import enum VitrineSurfaces.TouchStyle
@_exported import struct VitrineText.ParagraphStyle
@_exported import enum VitrineText.TextSize
@_exported import struct VitrineVocabulary.Arguments
@_exported import struct VitrineVocabulary.Change
@_exported import struct VitrineVocabulary.NamedValues
@_exported import struct VitrineVocabulary.SceneIssue
@_exported import struct VitrineVocabulary.SceneIssues
@_exported import struct VitrineVocabulary.ValueNode

// Foundation on Apple systems has types of the names that these have in their own module.
/// A point, or an offset, in points. The origin is the top left corner, y runs down.
public typealias ScenePoint = VitrinePrimitives.Point
/// A size in points.
public typealias SceneSize = VitrinePrimitives.Size
/// A rectangle in points.
public typealias SceneRect = VitrinePrimitives.Rect

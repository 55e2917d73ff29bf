/// The top-level public names of modules that a user imports beside Vitrine.
enum KnownTypeNames {
    static let all = Dictionary(
        uniqueKeysWithValues: [("SwiftUI", swiftUI), ("Foundation", foundation), ("Testing", testing)].map {
            ($0.0, Set($0.1.split(whereSeparator: \.isWhitespace).map(String.init)))
        })

    /// The names of SwiftUI and SwiftUICore of iOS 26 and macOS 26, except those that begin with `_`.
    private static let swiftUI = """
        AccessibilityActionCategory AccessibilityActionKind AccessibilityActivationPoint AccessibilityAdjustmentDirection
        AccessibilityAttachmentModifier AccessibilityChildBehavior AccessibilityCustomContentKey
        AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole
        AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle
        AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilityScrollStatus
        AccessibilitySystemRotor AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
        AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle
        AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle
        AccessoryLinearGaugeStyle ActionSheet AdaptableTabBarPlacement Alert AlertScene Alignment AlignmentID
        AlternatingRowBackgroundBehavior Anchor AngularGradient Angle AnimatableData Animatable AnimatableModifier
        AnimatablePair AnimatableValues Animation AnimationCompletionCriteria AnimationContext AnimationState
        AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyLocation AnyNavigationTransition AnyShape AnyShapeStyle
        AnyTransition AnyView App AppIntent AppStorage AsyncImage AsyncImagePhase AttributedTextFormatting
        AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint AutomaticControlGroupStyle
        AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticHoverEffect AutomaticImmersionStyle
        AutomaticLabeledContentStyle AutomaticMenuButtonStyle AutomaticNavigationTransition AutomaticTableStyle
        AutomaticTextEditorStyle Axis BackgroundDisplayMode BackgroundPinProvider BackgroundProminence BackgroundStyle
        BackgroundTask BadgeProminence Binding BlendMode BlurOptions BlurReplaceTransition BorderedButtonMenuStyle
        BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle BorderedProminentMenuStyle BorderedTableStyle
        BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle BorderlessPullDownMenuButtonStyle
        BorderShape BouncesBehavior BoundsProxy Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior
        ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CardButtonStyle
        CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle Circle CircularGaugeStyle CircularProgressViewStyle
        CircularUILayout Color ColorInvert ColorMatrix ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast
        ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
        CompactControlGroupStyle CompactDatePickerStyle CompactMenuControlGroupStyle CompositorLayer ConcentricRectangle
        ConditionalContent Configuration ContainerBackgroundPlacement ContainerCornerOffset ContainerRelativeShape
        ContainerValueKey ContainerValues ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory
        ContentToolbarPlacement ContentTransition ContentUnavailableView ContentUnavailableViewCopyMode ContextMenu ControlActiveState
        ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize ControlWidget ControlWidgetButton
        ControlWidgetConfiguration ControlWidgetTemplate ControlWidgetToggle CoordinateSpace CoordinateSpaceProtocol
        CubicKeyframe CustomAnimation CustomHoverEffect CustomizableToolbarContent CustomPresentationDetent DataRow DateComponentsPicker
        DatePicker DatePickerComponents DatePickerStyle DatePickerStyleConfiguration DebugReplaceableView
        DefaultButtonStyle DefaultControlGroupStyle DefaultDatePickerStyle DefaultDateProgressLabel DefaultDocumentGroupLaunchActions
        DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle
        DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle
        DefaultSettingsLinkLabel DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle
        DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle DefaultWindowVisibilityToggleLabel
        DelayedAnimation DeleteConfiguration DialogSeverity DigitalCrownEvent DigitalCrownRotationalSensitivity DisclosureGroup
        DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior
        DismissImmersiveSpaceAction DismissSearchAction DismissWindowAction DisplayProxy Divider DocumentBaseBox
        DocumentConfiguration DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
        DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation DragGesture DragInfo DragSession
        DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession DynamicProperty DynamicPropertyBuffer
        DynamicTableRowContent DynamicTypeSize DynamicViewContent DynamicViewProperty Edge EdgeInsets EditActions EditButton
        EditMode EditableCollectionContent EditOperation Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands
        EmptyControlWidgetTemplate EmptyHoverEffectContent EmptyModifier EmptyTableRowContent EmptyTabContent EmptyView
        EmptyVisualEffect EmptyWidgetConfiguration EnabledTextSelectability Environment EnvironmentKey EnvironmentObject
        EnvironmentValues EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule
        ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule ExtendedVirtualKeyboard FadeTransition
        FetchedResults FetchRequest FileDialogBrowserOptions FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
        FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle FindContext FittedPresentationSizing
        FixedTextVariant FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues FocusInteractions FocusState
        Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle Form FormPresentationSizing FormStyle
        FormStyleConfiguration FrameResizeDirection FullImmersionStyle Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect
        GeometryProxy GeometryReader GeometryReader3D Gesture GestureMask GestureState GestureStateGesture Glass
        GlassBackgroundDisplayMode GlassBackgroundEffect GlassButtonStyle GlassEffectContainer GlassEffectTransition
        GlassProminentButtonStyle Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group
        GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupedFormStyle GroupedListStyle GroupElementsOfContent
        GroupHoverEffect GroupSectionsOfContent HandActivationBehavior HandGestureShortcut HelpLink HiddenTitleBarWindowStyle
        HierarchicalShapeStyle HierarchicalShapeStyleModifier HighlightHoverEffect HorizontalAlignment HorizontalDirection
        HorizontalEdge HoverEffect HoverEffectContent HoverEffectGroup HoverEffectPhaseOverride HoverPhase HSplitView HStack
        HStackLayout HueRotation IconOnlyLabelStyle IdentityTransition IDView Image ImagePaint ImageRenderer ImmersionChangeContext
        ImmersionStyle ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent
        ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands IndexView IndexViewStyle
        InlinePickerStyle InsetGroupedListStyle InsetListStyle InsetShape InsettableShape InsetTableStyle InspectorCommands
        InteractiveDismiss InteractiveResizeChange InterfaceOrientation InterpolatingSpring IndexedIdentifierCollection
        ItemProviderTableRowModifier JustifiedTextAlignment KeyboardShortcut KeyEquivalent KeyframeAnimator KeyframeTimeline
        KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder KeyPress Label
        LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent
        LabelStyle LabelStyleConfiguration Layout LayoutDirection LayoutDirectionBehavior LayoutPriority LayoutProperties
        LayoutRotationUnaryLayout LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack
        LegibilityWeight LevelsGaugeStyle LimitedAvailabilityConfiguration LinearCapacityGaugeStyle LinearGaugeStyle
        LinearGradient LinearKeyframe LinearProgressViewStyle LineLimit Link LinkButtonStyle LinkShape List ListItemTint
        ListSectionSpacing ListStyle LiveActivityIntent LocalCoordinateSpace LocalizedStringKey LongPressGesture LowDiskSpace
        MagnificationGesture MagnifyGesture ManipulableModifier ManipulationGeometryModifier ManipulationGesture
        ManipulationUsingGestureStateModifier ManagedImmersionStyle Map MatchedGeometryProperties MatchedTransitionSourceConfiguration
        Material MaterialActiveAppearance Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton MenuButtonStyle
        MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient MixedImmersionStyle
        ModifiedContent ModifierGesture MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker NamedCoordinateSpace
        NavigationBarDrawerDisplayMode NavigationBarItem NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle
        NavigationPath NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
        NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
        NavigationViewStyle Namespace NewDocumentAction NewDocumentButton NSApplicationDelegateAdaptor NSGestureRecognizerRepresentable
        NSHostingController NSHostingMenu NSHostingSceneRepresentation NSHostingSizingOptions NSHostingView
        NSViewControllerRepresentable NSViewControllerRepresentableContext NSViewRepresentable NSViewRepresentableContext
        ObjectIdentifierSet ObservedObject ObservableObject OffsetEffect OffsetShape OffsetTransition OnInsertTableRowModifier
        OnScrollVisibility OpacityTransition OpenDocumentAction OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction
        OpenWindowAction OrnamentAttachmentAnchor OutlineGroup OutlineSubgroupChildren PagePresentationSizing PageIndexViewStyle
        PageTabViewStyle PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect ParagraphSpacing PasteButton Path
        PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue
        PeriodicTimelineSchedule PersistentSystemOverlays PhaseAnimator PhysicalMetric PhysicalMetricsConverter Picker
        PickerStyle PinnedScrollableViews PlaceholderContentView PlainButtonStyle PlainListStyle PlainTextEditorStyle
        PlainTextFieldStyle PlainTextFormat PlainWindowStyle PopoverAttachmentAnchor PopUpButtonPickerStyle PopUpMenuStyle
        PreferenceKey PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction
        PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing PresentationSizingContext
        PresentationSizingRoot PresentedWindowContent PresentedWindowStyle PreviewContext PreviewContextKey PreviewDevice
        PreviewLayout PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider PreviewTrait PrimitiveButtonStyle
        PrimitiveButtonStyleConfiguration ProgressiveImmersionStyle ProgressView ProgressViewStyle ProgressViewStyleConfiguration
        Prominence ProminentDetailNavigationSplitViewStyle ProjectionTransform ProposedViewSize PullDownButton PullDownMenuBarExtraStyle
        PullDownMenuButtonStyle PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle ReceivedValue Rectangle
        RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument ReferenceFileDocumentConfiguration
        RefreshAction RemoteDeviceIdentifier RemoteImmersiveSpace RenameAction RenameButton RenderingMode ReorderableSingleDropDestination
        ResetFocusAction Rotate3DGesture RotateGesture RotateGesture3D RotatedShape RotationGesture RoundedBorderTextEditorStyle
        RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RoundedRectangularShape RoundedRectangularShapeCorners
        SafeAreaRegions ScaledMetric ScaledShape ScaledValue ScaleTransition Scene SceneBuilder SceneLaunchBehavior ScenePadding
        ScenePhase SceneRestorationBehavior SceneStorage ScrollAnchorRole ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior
        ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior
        ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
        ScrollTargetBehaviorContext ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration
        ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchPresentationToolbarBehavior
        SearchScopeActivation SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section SectionConfiguration
        SectionCollection SectionedFetchRequest SectionedFetchResults SecureField SegmentedControl SegmentedPickerStyle
        SelectionManagerBox SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture Settings SettingsLink Shader
        ShaderFunction ShaderLibrary Shape ShapeRole ShapeStyle ShapeView ShadowStyle ShareLink ShearedEffect SharePreview Sheet
        SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize SimultaneousGesture SingleAttributeTextConstraint
        Slider SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach Spacer SpatialContainer
        SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior
        SquareBorderTextFieldStyle StackNavigationViewStyle StandardDuration State StateObject Stepper StepperFieldDatePickerStyle
        StrikethroughStyle StrokeBorderShapeView StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers Subscriber SubscriptionView
        Subview SubviewsCollection SubviewsCollectionSlice SupportedDrop SurroundingsEffect SwitchToggleStyle SwipeActions
        SymbolColorRenderingMode SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants
        SystemFormatStyle Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
        TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabSectionReorder TabView
        TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn TableColumnAlignment
        TableColumnBuilder TableColumnContent TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach
        TableForEachContent TableHeaderRowContent TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableRowValue
        TableStyle TableStyleConfiguration TapGesture Task Text TextAlignment TextAlignmentStrategy TextAnnotation TextAttribute
        TextEditingCommands TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldLink TextFieldStyle
        TextFormattingCommands TextInputAutocapitalization TextInputBehavior TextInputFormattingControlPlacement TextInputDictationActivation
        TextInputDictationBehavior TextLayout TextProxy TextRenderer TextSelectability TextSelection TextSelectionAffinity
        TextVariantPreference TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext
        TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle
        ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior
        ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemHidden ToolbarItemPlacement ToolbarLabelStyle
        ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar TouchBarItemPresence
        TrackingMode Transaction TransactionKey TransferableView TransformedShape Transition TransitionPhase
        TransitionProperties TruncationMode TupleContent TupleTableColumnContent TupleTableRowContent TupleView
        TypesettingLanguage UIApplicationDelegateAdaptor UIGestureRecognizerRepresentable
        UIGestureRecognizerRepresentableContext UIGestureRecognizerRepresentableCoordinateSpaceConverter UIHostingConfiguration
        UIHostingController UIHostingControllerSizingOptions UIHostingOrnament UIHostingSceneDelegate UIOrnament
        UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable UIViewRepresentableContext
        UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnionShape UnitCurve
        UnitPoint UnitPoint3D UserInterfaceSizeClass UtilityWindow VectorArithmetic VerticalAlignment VerticalDirection
        VerticalEdge VerticalPageTabViewStyle View View3D ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier
        ViewRoot ViewSpacing ViewThatFits Visibility VisualEffect VisualEffectView VolumeViewpointComponent VolumetricWindowStyle
        VSplitView VStack VStackLayout WheelDatePickerStyle WheelPickerStyle Widget WidgetBundle WidgetBundleBuilder
        WidgetConfiguration WidgetFamily WindowBackgroundDragBehavior WindowContainment WindowDragGesture WindowGroup
        WindowIdealSize WindowInteractionBehavior WindowKind WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle
        WindowPlacement WindowPlacementContext WindowProxy WindowResizability WindowResizeAnchor WindowSceneRole WindowStyle
        WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibilityToggle WindowUtilityLevel WorldAlignment
        WorldRecenterPhase WorldTrackingLimitation WritingToolsBehavior ZoomNavigationTransition ZStack ZStackLayout
        """

    /// The names of Foundation, with its exports of Darwin, Dispatch and Core Foundation, except those that begin with
    /// `NS`, `CF` or `CG`.
    private static let foundation = """
        AffineTransform AlignmentFormatStyle AsyncBytes AsyncCharacterSequence AsyncLineSequence AsyncUnicodeScalarSequence
        AttributeContainer AttributeDynamicLookup AttributedString AttributedStringKey AttributedStringProtocol
        AttributedSubstring AttributeScope AttributeScopes AutomaticGrammarAgreement BackgroundActivity BlockOperation Boolean
        Bundle ByteCountFormatStyle ByteCountFormatter Byte Calendar CachedURLResponse CharacterSet CocoaError
        CodableConfiguration CodableWithConfiguration ComparableComparator Comp1Handle ComparisonResult Component
        ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data DataProtocol Date DateComponents
        DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter Decimal DecodingConfigurationProviding
        DecodableWithConfiguration DescriptiveNumberFormatConfiguration Dimension DirectoryEnumerator DispatchData DispatchGroup
        DispatchIO DispatchObject DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSpecificKey
        DispatchTime DispatchTimeInterval DispatchWallTime DispatchWorkItem DiscreteFormatStyle DistributedNotificationCenter
        EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter ErrorUserInfoKey Expression FileAttributeKey
        FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle
        FloatingPointParseStrategy FormatInput FormatStyle FormatStyleCapitalizationContext FormatStyleConfiguration Formatter
        FourCharCode Host HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse IndexPath IndexSet InflectionConcept
        InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy ISO8601DateFormatter Iterator JSONDecoder JSONEncoder
        JSONSerialization KeyPathComparator KeyValueObservedChange LengthFormatter ListFormatStyle ListFormatter Locale
        LocalizedError LocalizedStringResource MachError MassFormatter Measurement MeasurementFormatUnitUsage
        MeasurementFormatter MessagePort Morphology MutableDataProtocol NetService NetServiceBrowser Notification
        NotificationCenter NotificationQueue NumberFormatStyleConfiguration NumberFormatter OSErr OSStatus OSType ObjCBool
        ObservationTracking Operation OperationQueue OptionBits OrthographyScript OutputStream ParseableFormatStyle ParseStrategy
        PartialRangeFrom PersonNameComponents PersonNameComponentsFormatter Pipe Point PointPtr Port PortDelegate PortMessage
        PortNameServer PossiblyUnavailable POSIXError POSIXErrorCode Predicate PredicateBindings PredicateCodableConfiguration
        PredicateCodableKeyPathProviding PredicateError PredicateExpression PredicateExpressions Process ProcessInfo Progress
        ProgressManager ProgressReporting ProgressReporter PropertyListDecoder PropertyListEncoder PropertyListSerialization
        Rect RectPtr RecoverableError ReferenceConvertible RegexComponent RelativeDateTimeFormatter ResourceFetchRequest RunLoop
        RunLoopMode Scanner Selector Size Slice SocketPort SocketNativeHandle SortComparator SortDescriptor SortOrder
        SpellServer StandardPredicateExpression Str15 Str255 Str27 Str31 Str32 Str63 Stream StreamDelegate StringEncodingDetectionOptionsKey
        StringFormatStyle StringStyle StringTransform SubjectTransform SwiftLocale TermOfAddress TextCheckingKey Thread TimeInterval
        TimeZone Timer UndoManager Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter
        UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
        UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance
        UnitInformationStorage UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume UniversalTime URL
        URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage
        URLError URLFileProtection URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem URLRequest
        URLResource URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration URLSessionDataDelegate
        URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamTask
        URLSessionTask URLSessionTaskDelegate URLSessionTaskMetrics URLSessionUploadTask URLSessionWebSocketTask
        URLThumbnailDictionaryItem URLUbiquitousItemDownloadingStatus UserDefaults UUID ValueTransformer VerbatimFormatStyle
        VersionNumber XMLDocument XMLDTD XMLDTDNode XMLElement XMLNode XMLParser XMLParserDelegate
        """

    /// The names of Swift Testing of Swift 6.3.
    private static let testing = """
        Attachable AttachableWrapper Attachment Backtrace Bug Comment ConditionTrait Confirmation CustomExecutionTrait
        CustomIssueHandling CustomTestArgumentEncodable CustomTestStringConvertible ExitStatus ExitTest Expectation
        ExpectationFailedError Expression HiddenTrait Issue IssueHandlingTrait KnownIssueMatcher ParallelizationTrait Runner
        SkipInfo SourceContext SourceCode SourceLocation Suite SuiteTrait SystemError Tag Test TestScoping TestTrait
        TimeLimitTrait Trait
        """
}

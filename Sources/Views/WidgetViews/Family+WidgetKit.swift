public import WidgetKit

extension Family {
  /// The family that WidgetKit calls so; `nil` for one that no widget here is made for.
  public init?(_ family: WidgetFamily) {
    switch family {
    case .systemSmall: self = .small
    case .systemMedium: self = .medium
    case .systemLarge: self = .large
    #if !os(macOS)
      case .accessoryCircular: self = .circular
      case .accessoryRectangular: self = .rectangular
      case .accessoryInline: self = .inline
    #endif
    default: return nil
    }
  }

  /// What WidgetKit calls the family; `nil` where the system has none, as a Mac has no lock screen with widgets.
  public var widgetFamily: WidgetFamily? {
    switch self {
    case .small: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    #if os(macOS)
      case .circular, .rectangular, .inline: nil
    #else
      case .circular: .accessoryCircular
      case .rectangular: .accessoryRectangular
      case .inline: .accessoryInline
    #endif
    }
  }
}

extension WidgetIdentity {
  /// The families for `supportedFamilies`, those that the system has.
  public var widgetFamilies: [WidgetFamily] { families.compactMap(\.widgetFamily) }
}

extension WidgetFrame {
  /// The place the system draws a widget in; a family that no widget here is made for is taken as the small one.
  public init(_ context: TimelineProviderContext) {
    self.init(
      family: Family(context.family) ?? .small,
      size: PointSize(
        width: Double(context.displaySize.width), height: Double(context.displaySize.height)))
  }
}

extension RenderingMode {
  /// The mode that WidgetKit calls so; a dimmed display changes full colours alone.
  ///
  /// WidgetKit's modes are values of a structure, so there may be others: they are drawn in full colour.
  public init(_ mode: WidgetRenderingMode, isLuminanceReduced: Bool) {
    switch mode {
    case .vibrant: self = .vibrant
    case .accented: self = .accented
    default: self = isLuminanceReduced ? .reducedLuminance : .fullColor
    }
  }
}

import Foundation
public import WidgetKit

extension Family {
  /// Creates the family for one of WidgetKit's; `nil` for one that no widget here supports.
  public init?(_ family: WidgetFamily) {
    switch family {
    #if !os(watchOS)
    case .systemSmall: self = .small
    case .systemMedium: self = .medium
    case .systemLarge: self = .large
    #endif
    #if !os(macOS)
    case .accessoryCircular: self = .circular
    case .accessoryRectangular: self = .rectangular
    case .accessoryInline: self = .inline
    #endif
    // The corner of a watch face shows what the circle does.
    #if os(watchOS) || os(Linux)
    case .accessoryCorner: self = .circular
    #endif
    default: return nil
    }
  }

  /// WidgetKit's name of the family; `nil` if the system lacks it: a Mac has no lock screen with widgets, and a watch has only
  /// widgets of that kind.
  public var widgetFamily: WidgetFamily? {
    switch self {
    #if os(watchOS)
    case .small, .medium, .large: nil
    #else
    case .small: .systemSmall
    case .medium: .systemMedium
    case .large: .systemLarge
    #endif
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

extension WidgetFamily {
  /// The families of this system in which widgets are drawn.
  static var drawn: [WidgetFamily] {
    let families = Family.allCases.compactMap(\.widgetFamily)
    #if os(watchOS)
    return families + [.accessoryCorner]
    #else
    return families
    #endif
  }
}

extension WidgetFrame {
  /// Creates the frame that the system gives; a family that no widget here supports counts as the small one.
  public init(_ context: TimelineProviderContext) {
    self.init(
      family: Family(context.family) ?? .small,
      size: PointSize(
        width: Double(context.displaySize.width), height: Double(context.displaySize.height)))
  }
}

extension RenderingMode {
  /// Creates the mode for one of WidgetKit's; a dimmed display only changes full colours.
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

public import Foundation
@_exported public import SolsticeWidgetCore
@_exported public import WidgetViews

/// The source of the countdown widget's facts: the settings of the app, with the place and the half of the
/// Earth.
public enum SolsticeSource: WidgetSource {
  /// The widget.
  public typealias Definition = SolsticeDefinition

  /// Reads the settings of the app; their zones get the clocks that the system knows.
  public static func state(in services: SystemServices) -> SolsticeState {
    SolsticeStore(services).state
  }

  /// The bundle with the landscapes of the seasons.
  public static var pictures: Bundle? { .module }
}

/// The view of the widget.
public typealias SolsticeWidgetView = WidgetView<SolsticeSource>

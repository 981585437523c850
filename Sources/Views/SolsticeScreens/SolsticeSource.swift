public import Foundation
@_exported public import SolsticeWidget
public import SwiftUI
@_exported public import WidgetViews

/// The source of the countdown widget's facts: the settings of the app, with the place and the half of the
/// Earth.
public enum SolsticeSource: WidgetSource {
  /// The widget.
  public typealias Definition = SolsticeDefinition
  /// The choices on the home screen.
  public typealias Intent = SolsticeIntent

  /// Reads the settings of the app; their zones get the clocks that the system knows.
  public static func state(in services: SystemServices) -> SolsticeState {
    SolsticeStore(services).state
  }

  /// Returns the choices of the user.
  public static func configuration(
    _ intent: SolsticeIntent, in services: SystemServices
  ) -> SolsticeConfiguration {
    intent.configuration
  }

  /// The bundle with the landscapes of the seasons.
  public static var pictures: Bundle? { .module }
}

/// The countdown widget of Solverv.
public struct SolsticeCountdownWidget: Widget {
  /// Creates the widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration { SolsticeSource.body }
}

/// The view of the widget.
public typealias SolsticeWidgetView = WidgetView<SolsticeSource>

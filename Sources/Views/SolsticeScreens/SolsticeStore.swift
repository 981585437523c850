public import Foundation
@_exported public import SolsticeWidgetCore
import SolsticeWidgetTables
@_exported public import WidgetViews

/// The settings of Solverv in its app group: facts for its widgets, and the choices for its own screen.
///
/// Everything is read again each time, because widgets and app share it. Data of an unknown version survives
/// a change.
public struct SolsticeStore: Sendable {
  let services: SystemServices
  private let facts: SettingsStore<SolsticeSettings>
  private let choices: SettingsStore<SolsticeConfiguration>

  /// Creates a store of the settings of some services.
  package init(_ services: SystemServices = .current) {
    self.services = services
    facts = SettingsStore(services, key: "solsticeSettings", kind: SolsticeDefinition.kind)
    choices = SettingsStore(services, key: "solsticeScreen")
  }

  /// The state of the settings for widgets.
  public var state: SolsticeState { facts.state }

  /// The choices for the screen of the app.
  package var configuration: SolsticeConfiguration { choices.stored.settings }

  /// Returns the current screen, or the reason why there is none.
  ///
  /// - Parameters:
  ///   - season: Lists only the events that begin a season; `nil` lists all.
  ///   - notice: The result of the last request for the location.
  package func screen(
    only season: Season? = nil, notice: PlaceNotice? = nil
  ) -> Result<SolsticeScreen, SolsticeReason> {
    Result { () throws(SolsticeReason) in
      try SolsticeScreen(
        of: state.settings, configuration: configuration, at: services.now(), in: environment,
        only: season, notice: notice)
    }
  }

  /// The current civil day in the user's zone.
  var today: CivilDate? { environment.days.day(at: services.now()) }

  /// The texts of the screen, also for the case that there is none.
  package var texts: SolsticeTexts {
    SolsticeTexts(environment.language, hemisphere: state.settings.hemisphere(in: environment.zone))
  }

  /// The stored data that cannot be read, in words; `nil` if all data can be read.
  package var problem: String? {
    if case .unreadable = state { texts.strings.unreadableSettings } else { nil }
  }

  /// Changes facts that come from the device and not from the user, as ``change(_:)`` does.
  ///
  /// Settings that cannot be read are kept until the user makes a new choice; automatic changes never
  /// overwrite them.
  ///
  /// - Returns: Whether they were saved.
  @discardableResult package func learn(_ change: (inout SolsticeSettings) -> Void) -> Bool {
    guard problem == nil else {
      var settings = state.settings
      change(&settings)
      return true
    }
    return self.change(change)
  }

  /// Changes facts, and requests new timelines if anything has changed.
  ///
  /// - Returns: Whether the change was saved; without the entitlement of the group it is not.
  @discardableResult package func change(_ change: (inout SolsticeSettings) -> Void) -> Bool {
    facts.change { change(&$0.settings) }
  }

  /// Stores a choice of the user, null to reset it; an unknown value or key changes nothing.
  ///
  /// - Returns: Whether it was saved.
  @discardableResult package func choose(_ value: JSON, for key: String) -> Bool {
    SolsticeConfiguration.keys.contains(key)
      ? choices.choose(value, for: key) : facts.choose(value, for: key)
  }

  private var environment: WidgetEnvironment { services.environment(WidgetFrame(.large)) }
}

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

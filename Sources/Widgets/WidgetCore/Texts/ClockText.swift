import Foundation

/// Times of day in the user's way of writing them.
public struct ClockText: Hashable, Sendable {
  private let style: Date.FormatStyle

  /// The way of an environment: its zone, locale and hour cycle.
  public init(_ environment: WidgetEnvironment) {
    var components = Locale.Components(locale: environment.locale)
    components.hourCycle = environment.hourCycle == .twelve ? .oneToTwelve : .zeroToTwentyThree
    // The calendar has a say in the order: with `.iso8601` Chinese has its words for the half of the day behind.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = environment.zone
    style = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(components: components), calendar: calendar,
      timeZone: environment.zone)
  }

  /// "14:05", "2:05 PM", "2:05 CH", "下午2:05".
  public func string(_ instant: Instant) -> String {
    // Foundation writes a narrow no-break space before AM and PM, which fonts of widgets may lack.
    Date(instant).formatted(style).replacing("\u{202F}", with: " ")
  }
}

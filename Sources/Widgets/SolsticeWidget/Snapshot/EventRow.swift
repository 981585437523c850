/// An event of a list: of those after the next one in the large widget, and of the app's screen.
public struct EventRow: Hashable, Sendable {
  /// "September equinox".
  public let name: String
  /// The local date: "23 September 2026".
  public let dateText: String
  /// The local time: "07:05".
  public let timeText: String
  /// "Today", "Tomorrow", "94 days".
  public let countText: String
  /// Days from today.
  public let days: Int
  /// The local date.
  public let date: CivilDate
  /// The season that begins.
  public let season: Season
  /// The colour of the season.
  public let role: SeasonRole
  /// What is read aloud.
  public let accessibility: AccessibilityText
  /// Where a tap leads.
  public let link: SolvervLink

  /// - Returns: `nil` where the zone has no date for the event.
  init?(_ event: SolsticeEvent, _ view: SolsticeView) {
    guard let date = event.date(in: view.days), let days = view.countdown.days(until: event, in: view.days)
    else { return nil }
    self.days = days
    self.date = date
    name = view.texts.title(event)
    dateText = view.dates.long(date)
    timeText = view.clock.string(event.instant)
    countText = view.texts.count(days)
    season = event.season(in: view.texts.hemisphere)
    role = SeasonRole(season)
    accessibility = AccessibilityText(
      label: view.texts.spoken(days, to: event), value: view.texts.dateAndTime(dateText, timeText))
    link = .event(event)
  }
}

package import InsultWidgetCore
import InsultWidgetTables
import WidgetViews

/// The content of the app's screen: a large insult, the favourites, earlier insults, and the settings.
///
/// It is computed from the same facts as the widget, so the two always agree. Labels are read from ``texts``.
package struct InsultScreen: Hashable, Sendable {
  /// An insult of the screen.
  package struct Item: Hashable, Sendable {
    /// The insult.
    package let insult: Insult
    /// Whether it is one of the favourites.
    package let isFavourite: Bool

    /// Adds the insult to the favourites, or removes it.
    package var toggle: InsultAction { isFavourite ? .removeFavourite(insult) : .addFavourite(insult) }
    /// The SF Symbol of the toggle.
    package var symbol: String { isFavourite ? "heart.fill" : "heart" }
  }

  /// The font size of the large insult in points, at the default text size of the device.
  package static let fontSize = 34.0
  /// The number of earlier insults: half a day of hours.
  package static let earlierCount = 12
  /// The emblem above the large insult.
  package static let emblem = WidgetFont(28)

  /// The texts in the language of the user.
  package let texts: InsultTexts
  /// The message that something could not be read or written; `nil` if there is no problem.
  package let notice: String?
  /// The large insult.
  package let shown: Item
  /// How long the current insult has been shown; `nil` for an insult from a link or the list.
  package let time: String?
  /// Skips the insult or returns to the current one; `nil` if neither is possible.
  package let next: InsultAction?
  /// The favourites, the latest first, including those that were removed since the app became active.
  package let favourites: [Item]
  /// Whether the favourites were read and there are none.
  package let hasNoFavourites: Bool
  /// The insults that were shown before the current one, the latest first.
  package let earlier: [Item]
  /// The settings for rating and interval.
  package let settings: [SettingField]
  /// The time for which an insult is shown, here and in the widget.
  package let interval: InsultInterval

  /// Creates the screen at an instant.
  ///
  /// - Parameters:
  ///   - state: The settings and the taps. If they cannot be read, the insults of the default settings are shown.
  ///   - named: The insult of a link or of the list; `nil` for the current one.
  ///   - listed: Insults that stay in the list of favourites although they are no longer favourites, the latest last, so
  ///     that a tap by mistake can be undone.
  ///   - hasFailed: Whether the last tap or choice could not be written.
  ///   - instant: The moment.
  ///   - environment: Zone and language; its frame is not used.
  package init(
    of state: InsultState, naming named: Insult? = nil, listing listed: [Insult] = [],
    hasFailed: Bool = false, at instant: Instant, in environment: WidgetEnvironment
  ) {
    let texts = InsultTexts(environment.language)
    let (strings, settings) = (texts.strings, state.choices.settings)
    let current = state.choices.current(at: instant, in: environment.zone)
    let problem = texts.notice(state)
    func item(_ insult: Insult) -> Item {
      Item(insult: insult, isFavourite: settings.favouriteCodes.contains(insult.code))
    }
    self.texts = texts
    notice = hasFailed ? DataRefusal.saveFailed(in: environment.language) : problem
    shown = item(named ?? current.insult)
    time = named == nil ? texts.age(seconds: instant.seconds(since: current.beginning)) : nil
    next = named != nil ? .showNow : problem == nil ? .another(than: current.index) : nil
    favourites = (listed + settings.favourites.filter { !listed.contains($0) }).reversed().map(item)
    hasNoFavourites = favourites.isEmpty && problem == nil
    earlier = state.choices.earlier(
      than: current.index, at: instant, in: environment.zone, count: Self.earlierCount
    ).map(item)
    interval = settings.interval
    self.settings = [
      SettingField(
        "rating", strings.rating, InsultRating.allCases, chosen: settings.rating, stored: \.json,
        texts.name),
      SettingField(
        "intervalMinutes", strings.interval, InsultInterval.allCases, chosen: settings.interval,
        stored: { JSON($0.minutes) }, texts.name),
    ]
  }

  /// The text for sharing the large insult, with its source.
  package var shared: String { texts.shared(shown.insult) }

  /// The speaker and source of a quotation, and how long the insult has been shown.
  package var notes: [String] { [texts.source(of: shown.insult), time].compactMap { $0 } }
}

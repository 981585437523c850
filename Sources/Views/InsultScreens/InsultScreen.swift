public import InsultWidgetCore

/// The content of the app's screen: a large insult with its buttons, the favourites, and the settings.
///
/// It is computed from the same facts as the widget, so the two always agree.
public struct InsultScreen: Hashable, Sendable {
  /// An insult with its buttons.
  public struct Item: Hashable, Sendable {
    /// The insult.
    public let insult: Insult
    /// The text for sharing: the insult with its source.
    public let shared: String
    /// The button that adds the insult to the favourites or removes it.
    public let favouriteButton: Button

    /// The text of the insult.
    public var text: String { insult.text }

    init(_ insult: Insult, in settings: InsultSettings, _ texts: InsultTexts) {
      self.insult = insult
      shared = texts.shared(insult)
      favouriteButton =
        settings.favouriteCodes.contains(insult.code)
        ? Button(action: .removeFavourite(insult), title: texts.removeFavourite, symbol: "heart.fill")
        : Button(action: .addFavourite(insult), title: texts.addFavourite, symbol: "heart")
    }
  }

  /// A button with its action.
  public struct Button: Hashable, Sendable {
    /// The action of a tap.
    public let action: InsultAction
    /// The label.
    public let title: String
    /// The SF Symbol beside the label.
    public let symbol: String
  }

  /// A setting with its possible values.
  public struct Setting: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The possible values.
    public let choices: [Choice]
  }

  /// One value of a setting.
  public struct Choice: Hashable, Sendable {
    /// The action that chooses it.
    public let action: InsultAction
    /// The label.
    public let title: String
    /// Whether it is the current value; exactly one value of each setting is.
    public let isChosen: Bool
  }

  /// The font size of the large insult in points, at the default text size of the device.
  public static let fontSize = 34.0
  /// The number of earlier insults: half a day of hours.
  public static let earlierCount = 12
  /// The emblem above the large insult.
  public static let emblem = WidgetFont(28)

  /// The title, "THE INSOLENT BARD".
  public let title: String
  /// The symbol beside the chosen value.
  public static let chosenSymbol = "checkmark"
  /// The message that something could not be read or written; `nil` if there is no problem.
  public let notice: String?
  /// The large insult.
  public let shown: Item
  /// Who says the shown insult, and where; `nil` if it is no quotation.
  public let source: String?
  /// How long the current insult has been shown; `nil` for an insult from a link or the list.
  public let time: String?
  /// The text that screen readers read for the large insult.
  public let accessibility: AccessibilityText
  /// The button that skips the insult or returns to the current one; `nil` if neither is possible.
  public let next: Button?
  /// The label of the button that shares the insult; its symbol is the system's.
  public let shareTitle: String
  /// The heading of the favourites.
  public let favouritesTitle: String
  /// The favourites, the latest first, with those that were removed a moment ago; ``Item/favouriteButton`` tells them apart.
  public let favourites: [Item]
  /// The text shown if there are no favourites; `nil` if there are some, or if that is unknown.
  public let favouritesNote: String?
  /// The heading of ``earlier``.
  public let earlierTitle: String
  /// The insults that were shown before that of now, the latest first.
  public let earlier: [Item]
  /// The settings for rating and interval.
  public let settings: [Setting]
  /// The note that the widget uses the same interval, with its name.
  public let settingsNote: String
  /// The heading of the instructions for adding the widget.
  public let howToAdd: String
  /// The instructions for adding the widget, in one sentence.
  public let howToAddSteps: String

  /// Creates the screen at an instant.
  ///
  /// - Parameters:
  ///   - state: The settings and the taps. If they cannot be read, the insults of the default settings are shown.
  ///   - named: The insult that a link or the list has named; `nil` for that of now.
  ///   - listed: Insults that are in the list of favourites even if they are favourites no longer, the latest last, so that a tap by
  ///     mistake can be undone.
  ///   - hasFailed: Whether the last tap or choice could not be written.
  ///   - instant: The moment.
  ///   - environment: Zone and language; its frame does not matter.
  public init(
    of state: InsultState, naming named: Insult? = nil, listing listed: [Insult] = [],
    hasFailed: Bool = false, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let texts = InsultTexts(environment.language)
    let settings = state.choices.settings
    let current = state.choices.current(at: instant, in: environment.zone)
    title = texts.title.longest
    notice = hasFailed ? texts.notSaved : texts.notice(state)
    shown = Item(named ?? current.insult, in: settings, texts)
    time = named == nil ? texts.age(seconds: instant.seconds(since: current.beginning)) : nil
    source = texts.source(of: shown.insult)
    accessibility = AccessibilityText(
      label: shown.text, value: [source, time].compactMap { $0 }.joined(separator: " · "))
    if named != nil {
      next = Button(action: .showNow, title: texts.backToNow, symbol: "clock")
    } else {
      next =
        texts.notice(state) == nil
        ? Button(
          action: .another(than: current.index), title: texts.another, symbol: InsultFacts.anotherSymbol)
        : nil
    }
    shareTitle = texts.share
    favouritesTitle = texts.favourites
    favourites = (listed + settings.favourites.filter { !listed.contains($0) }).reversed().map {
      Item($0, in: settings, texts)
    }
    favouritesNote = favourites.isEmpty && texts.notice(state) == nil ? texts.noFavourites : nil
    earlierTitle = texts.earlier
    earlier = state.choices.earlier(
      than: current.index, at: instant, in: environment.zone, count: Self.earlierCount
    ).map { Item($0, in: settings, texts) }
    self.settings = [
      Setting(
        title: texts.rating,
        choices: InsultRating.allCases.map {
          Choice(action: .chooseRating($0), title: texts.name(of: $0), isChosen: $0 == settings.rating)
        }),
      Setting(
        title: texts.interval,
        choices: InsultInterval.allCases.map {
          Choice(action: .chooseInterval($0), title: texts.name(of: $0), isChosen: $0 == settings.interval)
        }),
    ]
    settingsNote = texts.settingsNote(settings.interval)
    howToAdd = texts.howToAdd
    howToAddSteps = texts.howToAddSteps
  }
}

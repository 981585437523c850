/// What the app's screen shows: an insult, large, with what can be done with it, the insults that are kept, and the choices.
///
/// It follows from the same facts as the widget, so the two never differ.
public struct InsultScreen: Hashable, Sendable {
  /// An insult with what can be done with it.
  public struct Item: Hashable, Sendable {
    /// The insult.
    public let insult: Insult
    /// What is shared: the insult with whose it is.
    public let shared: String
    /// The button that keeps the insult, or no longer keeps it.
    public let keeping: Button

    /// The sentence.
    public var text: String { insult.text }

    init(_ insult: Insult, in settings: InsultSettings, _ texts: InsultTexts) {
      self.insult = insult
      shared = texts.shared(insult)
      keeping =
        settings.favouriteCodes.contains(insult.code)
        ? Button(action: .forget(insult), title: texts.forget, symbol: "heart.fill")
        : Button(action: .keep(insult), title: texts.keep, symbol: "heart")
    }
  }

  /// Something that can be tapped.
  public struct Button: Hashable, Sendable {
    /// What a tap does.
    public let action: InsultAction
    /// What it is called.
    public let title: String
    /// The symbol beside its name.
    public let symbol: String
  }

  /// A choice of the user.
  public struct Setting: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// What can be chosen.
    public let choices: [Choice]
  }

  /// One of the values of a choice.
  public struct Choice: Hashable, Sendable {
    /// What choosing it does.
    public let action: InsultAction
    /// What it is called.
    public let title: String
    /// Whether it is the present one; of each setting exactly one is.
    public let isChosen: Bool
  }

  /// The size of the insult that is shown large, in points, where people have not chosen another size of type.
  public static let fontSize = 34.0
  /// The emblem above it.
  public static let emblem = WidgetFont(28)

  /// "THE INSOLENT BARD".
  public let title: String
  /// The symbol beside what is chosen.
  public static let chosenSymbol = "checkmark"
  /// What could not be read or written; `nil` if all is well.
  public let notice: String?
  /// The symbol of the notice.
  public static let noticeSymbol = "exclamationmark.triangle"
  /// The insult that is shown large.
  public let shown: Item
  /// How long the insult of now has stood; `nil` for one that a link or the list has named.
  public let time: String?
  /// What is read aloud of the insult that is shown large.
  public let accessibility: AccessibilityText
  /// What passes the insult over, or leads back to that of now; `nil` where neither can be done.
  public let next: Button?
  /// The button that shares the insult; the system has a symbol for it.
  public let shareTitle: String
  /// The heading of the insults that are kept.
  public let keptTitle: String
  /// The insults that are kept, the latest first, and those that were kept before, as ``Item/keeping`` says.
  public let kept: [Item]
  /// What stands in their place while there are none; `nil` if there are some, or nobody knows.
  public let keptNote: String?
  /// Rating and interval.
  public let settings: [Setting]
  /// That the widget keeps to the same interval, and which one.
  public let settingsNote: String
  /// The heading of how to add the widget.
  public let howToAdd: String
  /// How to add it, in a sentence.
  public let howToAddSteps: String

  /// The screen at a moment.
  ///
  /// - Parameters:
  ///   - state: What was found in the place of settings and log; where they cannot be read, insults as delivered are shown.
  ///   - named: The insult that a link or the list has named; `nil` for that of now.
  ///   - listed: Insults that stay in the list of those that are kept, the latest last: one that is no longer kept can be kept again
  ///     there by another tap.
  ///   - hasFailed: Whether the last tap or choice could not be written.
  ///   - instant: The moment.
  ///   - environment: Zone and language; its frame does not matter.
  public init(
    of state: InsultState, naming named: Insult? = nil, listing listed: [Insult] = [],
    hasFailed: Bool = false, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let texts = InsultTexts(environment.language)
    let settings = state.chronicle.settings
    let current = state.chronicle.current(at: instant, in: environment.zone)
    title = texts.title.longest
    notice = hasFailed ? texts.notSaved : texts.notice(state)
    shown = Item(named ?? current.insult, in: settings, texts)
    time = named == nil ? texts.age(seconds: instant.seconds(since: current.beginning)) : nil
    accessibility = AccessibilityText(label: shown.text, value: time ?? "")
    if named != nil {
      next = Button(action: .showNow, title: texts.backToNow, symbol: "clock")
    } else {
      next =
        texts.notice(state) == nil
        ? Button(action: .another(than: current.place), title: texts.another, symbol: AnotherButton.symbol)
        : nil
    }
    shareTitle = texts.share
    keptTitle = texts.kept
    let favourites = settings.favourites
    kept = (listed + favourites.filter { !listed.contains($0) }).reversed().map {
      Item($0, in: settings, texts)
    }
    keptNote = kept.isEmpty && texts.notice(state) == nil ? texts.nothingKept : nil
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

/// What a tap on the screen of the app does.
public enum InsultAction: Hashable, Sendable {
  /// Passes the insult over that stands at a place, if it is the one of now.
  case another(than: InsultPlace)
  /// Shows the insult of now.
  case showNow
  /// Shows an insult that is kept.
  case show(Insult)
  /// Keeps an insult.
  case keep(Insult)
  /// No longer keeps an insult.
  case forget(Insult)
  /// Chooses which insults there are.
  case chooseRating(InsultRating)
  /// Chooses how long an insult stands.
  case chooseInterval(InsultInterval)
}

extension InsultSettings {
  /// The settings after a tap; the same where it chooses nothing.
  public func after(_ action: InsultAction) -> InsultSettings {
    var settings = self
    switch action {
    case .another, .showNow, .show: break
    case .keep(let insult): settings.keep(insult)
    case .forget(let insult): settings.forget(insult)
    case .chooseRating(let rating): settings.rating = rating
    case .chooseInterval(let interval): settings.interval = interval
    }
    return settings
  }
}

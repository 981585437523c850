import HydrationWidgetTables

/// The facts of the hydration widget: the user's day, and buttons that add a drink.
public struct HydrationFacts: WidgetFacts {
  /// The roles of its colours.
  public typealias Role = HydrationRole

  /// The day until now; private.
  public private(set) var day: Sensitive<HydrationDay>
  /// The buttons that add a drink with one tap.
  public let presets: [PresetButton]
  /// The message for ten minutes after a tap that could not be saved; it replaces the rest and the last drink.
  public let appendFailedText: TextForms?
  /// The problems outside the document, such as taps that could not be read; the first is drawn, all are read aloud.
  public let notes: [TextForms]
  /// The page that a tap on the widget opens: the day, or the sheet for a new drink where the widget has no button for it.
  public let page: HydrationLink?
  /// The days of the week of the last seven days, today last: "M", "T".
  let weekdays: [String]
  let texts: HydrationTexts

  /// Creates the facts at an instant; `nil` if the instant has no civil day.
  package init?(
    _ state: HydrationJournal, _ configuration: HydrationConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, isSample: Bool = false
  ) {
    guard let day = HydrationDay(state, at: instant, in: environment, isSample: isSample) else { return nil }
    let texts = day.texts
    self.day = Sensitive(day)
    presets = state.profile.presets.compactMap { PresetButton($0, of: configuration.beverage, texts) }
    appendFailedText =
      configuration.reportsFailedTap(at: instant) && !presets.isEmpty
      ? TextForms(texts.strings.appendFailed, texts.strings.appendFailedShort) : nil
    notes = texts.notes(state, at: instant)
    page = environment.family.allowsElementLinks ? .today : .addIntake(.open)
    weekdays = day.week.map { texts.weekday($0.date.weekday) }
    self.texts = texts
  }

  /// The text of the link that opens the sheet for a new drink, "Log Water".
  public var addText: TextForms { TextForms(texts.logWater, texts.strings.logWaterShort) }

  /// The progress, a caution, the streak and the problems; nothing of them if the day is hidden.
  public var accessibility: AccessibilityText {
    let value = day.value.map { notes.map(\.longest).reduce($0.spoken, texts.pair) }
    return AccessibilityText(label: texts.label, value: value ?? texts.hidden)
  }

  /// The facts without the day.
  public var redacted: HydrationFacts {
    var facts = self
    facts.day = .redacted
    return facts
  }

  /// `{"addLink": "…", "addText": […], "day": {…}, "notes": […], "presets": [{…}]}`.
  public var json: JSON {
    .present([
      ("addLink", .string(HydrationLink.addIntake(.open).text)), ("addText", addText.json),
      ("appendFailedText", appendFailedText?.json),
      ("day", day.json { $0.json }), ("notes", .array(notes.map { $0.json })),
      ("presets", .array(presets.map { $0.json })),
    ])
  }
}

extension HydrationJournal {
  /// Returns the goal of the day and how it came about; `nil` if the settings cannot be read.
  package func goalText(at instant: Instant, in environment: WidgetEnvironment) -> String? {
    guard hasSettings, let date = days(in: environment.zone).day(at: instant) else { return nil }
    let today = DayNumber(date)
    return HydrationTexts(environment, profile).goal(
      goal(on: today, today: today), basis: GoalRule.basis(of: profile),
      isLimited: isGoalLimited(today: today))
  }
}

/// A button that adds a drink with one tap, without opening the app.
public struct PresetButton: Hashable, Sendable {
  /// The drink that it adds.
  public let intake: Intake
  /// The text, "250 mL".
  public let text: TextForms
  /// The SF Symbol of the beverage.
  public let symbol: String
  /// The text that screen readers read.
  public let accessibility: AccessibilityText

  /// Creates a button; `nil` if a drink cannot have this amount.
  init?(_ volume: Volume, of beverage: Beverage, _ texts: HydrationTexts) {
    guard let intake = try? Intake(volume: volume, beverage: beverage) else { return nil }
    self.intake = intake
    text = TextForms(texts.volumes.full(volume))
    symbol = beverage.symbol
    accessibility = AccessibilityText(label: texts.add(volume, of: beverage))
  }

  fileprivate var json: JSON {
    [
      "accessibility": accessibility.json,
      "intake": .present([
        ("fluidType", (intake.beverage?.id).map(JSON.string)),
        ("volumeML", (intake.volume?.millilitres).map { JSON($0) }),
      ]),
      "text": text.json,
    ]
  }
}

package import Foundation
import HydrationScreensTables
package import HydrationWidgetCore

/// The content of Sipli's screen.
package enum HydrationScreen: Hashable, Sendable {
  /// The drinks of today.
  case today(Today)
  /// The reason why there are no drinks to show.
  case note(HydrationSnapshot.Reason)

  /// The content of the screen for today.
  package struct Today: Hashable, Sendable {
    /// The day until now, with its drinks, and the six days before.
    package let day: HydrationDay
    /// The text that screen readers read for the whole header, and its label, "Water today", which is the title.
    package let accessibility: AccessibilityText
    /// The goal and its basis, "goal 2.45 L (by body mass, a rule of thumb)"; `nil` if the settings cannot be read.
    package let goal: String?
    /// The lost lines of each file, days that cannot be read now, and the note about a very high goal or about far too much water.
    package let notes: [String]
    /// Whether there is a change that can be undone.
    package let canUndo: Bool

    /// Creates the screen at an instant.
    ///
    /// - Returns: `nil` if the instant has no civil day.
    package init?(_ state: HydrationJournal, at instant: Instant, in environment: WidgetEnvironment) {
      guard let facts = HydrationFacts(state, HydrationConfiguration(), at: instant, in: environment),
        let day = facts.day.value
      else { return nil }
      self.day = day
      accessibility = facts.accessibility
      goal = state.goalText(at: instant, in: environment)
      let texts = HydrationTexts(environment, state.profile)
      let lost = state.lost.map(HydrationRefusals(texts).note)
      let others = [
        state.unreadable.isEmpty ? nil : texts.unreadableNote,
        day.healthNote,
      ]
      notes = lost + others.compactMap { $0?.longest }
      canUndo = state.canUndo
    }
  }
}

/// An open form of the screen.
package enum HydrationForm: Hashable, Sendable {
  /// The form for a drink.
  case drink(DrinkForm)
  /// The form for the settings.
  case settings(DrinkSettingsForm)

  /// The title of the form of a drink; `nil` for that of the settings.
  var title: String? { if case .drink(let form) = self { form.title } else { nil } }

  /// Whether the entered values are allowed.
  var canSave: Bool {
    switch self {
    case .drink(let form): form.canSave
    case .settings(let form): form.settings != nil
    }
  }
}

/// The form for a drink that is added or changed.
package struct DrinkForm: Hashable, Sendable {
  /// The id of the drink that is changed; `nil` for a new one.
  package let id: String?
  /// The id of the beverage.
  package var beverage: String
  /// The amounts in millilitres that one tap enters: the user's first four.
  package let amounts: ChoiceField<Int>
  /// The beverages to choose from.
  package let beverages: ChoiceField<String>
  /// The label of the time.
  package let timeTitle: String
  /// The title: "Log Water", or that a drink is changed.
  package let title: String
  /// The last time that can be chosen: a week after the form was opened.
  package let latest: Date
  /// The time at which the form was opened; a later time is saved only after a question.
  private let now: Instant
  private let zone: ZoneClock
  private let clock: ClockText
  /// The question whether a future time is meant; `nil` until it was asked.
  package private(set) var question: String?
  /// The chosen time; `nil` for the time of saving, or of the drink that is changed.
  package private(set) var moment: Timestamp?
  private let openedDate: Date
  private let openedMillilitres: Int
  private var enteredMillilitres: Int
  private var enteredAmount: String
  private let texts: HydrationTexts
  private let strings: HydrationScreensStrings

  /// The allowed amounts in millilitres, 1 mL to 5 L; a drink that is changed may keep a larger one.
  package static let allowedMillilitres = 1...5_000

  /// Creates the form for a new drink; the default is the user's first amount, of water.
  package init(
    _ intake: Intake, of profile: HydrationProfile, at now: Instant, in environment: WidgetEnvironment
  ) {
    self.init(
      id: nil, intake.volume ?? profile.presets.first ?? Volume(clamping: 250), intake.beverage ?? .water,
      at: now, profile, now, environment)
  }

  /// Creates the form for a drink of the log.
  package init(
    editing entry: HydrationEntry, of profile: HydrationProfile, at now: Instant,
    in environment: WidgetEnvironment
  ) {
    self.init(
      id: entry.id, entry.volume, entry.beverage, at: entry.moment.instant, profile, now, environment)
  }

  private init(
    id: String?, _ volume: Volume, _ beverage: Beverage, at instant: Instant, _ profile: HydrationProfile,
    _ now: Instant, _ environment: WidgetEnvironment
  ) {
    texts = HydrationTexts(environment, profile)
    strings = HydrationScreensStrings(language: environment.language.tableIndex)
    timeTitle = strings.time
    self.id = id
    self.beverage = beverage.id
    title = id == nil ? texts.logWater : strings.changeDrink
    latest = Date(timeIntervalSince1970: Double(now.secondsSince1970) + 7 * 86_400)
    (self.now, zone, clock) = (now, environment.zone, ClockText(environment, language: texts.language))
    openedDate = Date(timeIntervalSince1970: Double(instant.secondsSince1970))
    openedMillilitres = volume.millilitres
    enteredMillilitres = volume.millilitres
    enteredAmount = texts.volumes.typed(volume)
    let volumes = texts.volumes
    amounts = ChoiceField(strings.amount, profile.presets.prefix(4).map(\.millilitres)) {
      volumes.full(Volume(clamping: $0))
    }
    // A beverage that only a newer version knows is included if the drink has it.
    let all = Beverage.all + (beverage.isKnown ? [] : [beverage])
    let language = texts.language
    beverages = ChoiceField(strings.beverage, all.map(\.id)) { Beverage(id: $0).name(in: language) }
  }

  /// The amount as it is typed: "250 mL", "1.5 l"; a number alone is in the user's units.
  package var amount: String {
    get { enteredAmount }
    set {
      // An unchanged field keeps the exact amount, even if it is shown in ounces.
      guard newValue != enteredAmount else { return }
      enteredAmount = newValue
      enteredMillilitres = texts.volumes.millilitres(typed: newValue) ?? 0
    }
  }

  /// The amount in millilitres; 0 while the text is not an amount.
  package var millilitres: Int {
    get { enteredMillilitres }
    set { (enteredMillilitres, enteredAmount) = (newValue, texts.volumes.typed(Volume(clamping: newValue))) }
  }

  /// The time of the drink.
  package var date: Date {
    get { moment.map { Date(timeIntervalSince1970: Double($0.instant.secondsSince1970)) } ?? openedDate }
    set {
      let seconds = Int64(exactly: newValue.timeIntervalSince1970.rounded(.down))
      moment = seconds.flatMap { Timestamp(Instant(secondsSince1970: $0)) }
      question = nil
    }
  }

  /// Asks whether a future time is meant, unless that was asked before.
  ///
  /// - Returns: Whether the user has to answer, by saving again, before the drink is saved.
  mutating func asks() -> Bool {
    guard let moment, moment.instant > now, question == nil,
      let days = LocalDays(zone: zone).day(at: moment.instant).map({ DayNumber($0) }),
      let today = LocalDays(zone: zone).day(at: now).map({ DayNumber($0) })
    else { return false }
    let time = clock.string(moment.instant)
    let named = texts.time(time, daysAhead: Int(days.rataDie - today.rataDie))
    question = strings.saveLater(
      time: named ?? "\(DateText(texts.language).weekdayAndDate(CivilDate(days))), \(time)")
    return true
  }

  /// The reason why the amount is refused; `nil` if it is allowed.
  package var problem: String? {
    if Self.allowedMillilitres.contains(millilitres) || millilitres == openedMillilitres { return nil }
    let refusals = HydrationRefusals(texts)
    return refusals.refusal(of: amount, at: ["volumeML"], rule: refusals.rule(Self.allowedMillilitres))
      .sentence
  }

  /// Whether it can be saved: the amount is allowed, and the time is not too far in the future.
  package var canSave: Bool { problem == nil && date <= latest }
}

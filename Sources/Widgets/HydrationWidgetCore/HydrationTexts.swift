package import Foundation
import HydrationWidgetTables

/// The texts of the hydration widget.
public struct HydrationTexts: Hashable, Sendable {
  /// The texts of volumes.
  package let volumes: VolumeText
  /// The language of the texts: the requested one, or the one that replaces it.
  package let language: Language
  let strings: HydrationWidgetStrings
  private let locale: Locale

  /// Creates the texts of a language, with numbers in the format of a locale.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - locale: The locale.
  ///   - units: The units of volumes.
  ///   - volumeLanguage: The language in which volumes are written; `nil` for the same.
  package init(_ language: Language, locale: Locale, units: VolumeUnits, volumeLanguage: Language? = nil) {
    strings = HydrationWidgetStrings(language: language.tableIndex)
    self.language = Language(tableIndex: strings.language)
    self.locale = locale
    volumes = VolumeText(units, language: language, written: volumeLanguage, locale: locale)
  }

  /// Creates the texts of a language, for texts without numbers.
  package init(_ language: Language) {
    self.init(language, locale: language.locale, units: .metric)
  }

  /// Creates the texts of an environment, with volumes in the units of a user.
  package init(_ environment: WidgetEnvironment, _ profile: HydrationProfile) {
    self.init(
      environment.language, locale: environment.locale, units: profile.units,
      volumeLanguage: profile.volumeLanguage)
  }

  /// The name of the widget in the gallery.
  public var displayName: String { strings.displayName }
  /// The description of the widget in the gallery.
  public var description: String { strings.description }
  /// "Log Water".
  package var logWater: String { strings.logWater }
  /// "No entries yet today".
  package var noEntries: String { strings.noEntries }
  /// Returns the message that nothing was logged on a day other than today.
  package func noEntries(on day: String) -> String { strings.noEntriesOnDay(day: day) }
  /// Returns the message that nothing was logged on several days.
  package func noEntries(from first: String, to last: String) -> String {
    strings.noEntriesOnDays(first: first, last: last)
  }
  /// "Water today".
  package var label: String { strings.label }
  /// The words read aloud in place of private values.
  package var hidden: String { CommonText(language).hidden }

  /// Returns a body mass in the user's units: "70 kg", "154.3 lb".
  package func mass(_ kilograms: Double) -> String {
    let isUS = volumes.units == .us
    let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
    let number = isUS ? kilograms / Double.kilogramsPerPound : kilograms
    return number.formatted(style.precision(.fractionLength(0...(isUS ? 1 : 2)))) + (isUS ? " lb" : " kg")
  }

  /// "51%".
  package func percent(_ percent: Int) -> String { percent.formatted(.percent.locale(locale)) }

  /// "1.25 / 2.45 L".
  package func totalOfGoal(_ total: Volume, _ goal: Volume) -> String {
    strings.totalOfGoal(goal: volumes.full(goal), total: volumes.short(total, of: goal))
  }

  /// "goal of 2 L reached": that a lower goal of the day was reached; `nil` if the goal was not raised.
  func reachedBefore(_ goal: GoalBreakdown) -> String? {
    goal.reached.map { strings.goalReachedBefore(goal: volumes.full($0)) }
  }

  /// "1.5 / 2 L · 75% · goal not reached": the result of a day.
  package func outcome(_ day: DayTotal) -> String {
    let reached =
      day.total >= day.goal.total ? strings.goalReached : day.isReached ? reachedBefore(day.goal) : nil
    return [
      totalOfGoal(day.total, day.goal.total), percent(day.goal.percent(of: day.total)),
      reached ?? strings.goalMissed,
    ].joined(separator: " · ")
  }

  /// "3-day streak".
  package func streak(_ days: Int) -> String {
    strings.streakDays(count: days, shown: days.formatted(.number.locale(locale)))
  }

  /// "12 days".
  public func days(_ days: Int) -> String { CommonText(language).days(days) }

  /// Returns the day of the week where there is hardly room: "M", "T2", "一".
  func weekday(_ weekday: Weekday) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = language.locale
    // From Sunday on.
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let index = ((Weekday.allCases.firstIndex(of: weekday) ?? 0) + 1) % 7
    return index < names.count ? names[index] : ""
  }

  /// "Add 250 mL", "Add 250 mL of Green tea".
  public func add(_ volume: Volume, of beverage: Beverage) -> String {
    beverage == .water
      ? strings.addVolume(volume: volumes.full(volume))
      : strings.addBeverage(beverage: beverage.name(in: language), volume: volumes.full(volume))
  }

  /// "Green tea, 250 millilitres, 14:05", for a row that is read aloud.
  package func entry(_ beverage: Beverage, _ volume: Volume, at time: String) -> String {
    strings.entryLabel(beverage: beverage.name(in: language), time: time, volume: volumes.spoken(volume))
  }

  /// "51 percent of goal, 1,250 of 2,450 millilitres", for the whole widget.
  package func spokenProgress(_ percent: Int, _ total: Volume, of goal: Volume) -> String {
    let spoken = volumes.spoken(total, of: goal)
    return strings.spokenProgress(
      goal: spoken.goal, number: percent.formatted(.number.locale(locale)), total: spoken.total)
  }

  /// Returns two texts as a list: "a, b".
  package func pair(_ first: String, _ second: String) -> String {
    strings.spokenPair(first: first, second: second)
  }

  /// "goal 2.75 L (your own, weather +300 mL)": a goal and how it came about.
  ///
  /// - Parameters:
  ///   - goal: The goal.
  ///   - basis: The basis of the goal.
  ///   - isLimited: Whether it would be larger without the largest goal.
  public func goal(_ goal: GoalBreakdown, basis: GoalBasis, isLimited: Bool) -> String {
    let word =
      switch basis {
      case .custom: strings.basisCustom
      case .bodyMass: strings.basisBodyMass
      case .adequateIntake: strings.basisAdequateIntake
      }
    let (weather, workout) = (goal.weatherAdjustment, goal.workoutAdjustment.millilitres)
    let parts = [
      weather == 0 ? nil : strings.goalWeather(change: volumes.change(weather)),
      workout == 0 ? nil : strings.goalWorkout(change: volumes.change(workout)),
      isLimited ? strings.goalLimited(volume: volumes.full(GoalRule.largestGoal)) : nil,
    ]
    return strings.goalWithParts(
      parts: parts.compactMap { $0 }.reduce(word, pair), volume: volumes.full(goal.total))
  }

  /// Returns the message of what was done: "added Water, 250 mL".
  ///
  /// - Parameters:
  ///   - action: `added`, `changed`, `deleted`, or what was undone: `add`, `delete` or `edit`.
  ///   - drink: The drink.
  package func done(_ action: String, _ drink: String) -> String {
    switch action {
    case "added": strings.drinkAdded(drink: drink)
    case "changed": strings.drinkChanged(drink: drink)
    case "deleted": strings.drinkDeleted(drink: drink)
    case "add": strings.drinkRemoved(drink: drink)
    case "delete": strings.drinkRestored(drink: drink)
    default: strings.drinkReverted(drink: drink)
    }
  }

  /// Returns a time of yesterday, today or tomorrow: "tomorrow, 20:00", and for today "20:00"; `nil` for another day.
  package func time(_ time: String, daysAhead: Int) -> String? {
    switch daysAhead {
    case -1: strings.yesterdayAt(time: time)
    case 0: time
    case 1: strings.tomorrowAt(time: time)
    default: nil
    }
  }

  /// Returns the time of a drink with the day that it counts for, if that is another day.
  package func time(_ time: String, countingFor day: String) -> String {
    strings.countsForDay(day: day, time: time)
  }

  /// Returns the numbers of drinks and days: "drinks: 3, days: 2".
  public func count(drinks: Int, days: Int) -> String {
    strings.drinksAndDays(
      days: days.formatted(.number.locale(locale)), drinks: drinks.formatted(.number.locale(locale)))
  }

  /// The note about very high goals.
  package var healthNote: TextForms {
    TextForms(
      strings.healthNote(volume: volumes.full(GoalRule.healthNoteThreshold)), strings.healthNoteShort)
  }

  /// The caution about far more than the goal.
  package var cautionNote: TextForms {
    TextForms(
      strings.cautionNote(volume: volumes.full(GoalRule.healthNoteThreshold)), strings.cautionNoteShort)
  }

  /// The caution about too much within an hour.
  package var hourNote: TextForms {
    let volume = volumes.full(GoalRule.hourMaximum)
    return TextForms(strings.hourNote(volume: volume), strings.hourNoteShort(volume: volume))
  }

  /// "Goal reached on 3 of 7 days".
  package func weekReached(_ count: Int) -> String {
    strings.weekReached(count: count.formatted(.number.locale(locale)))
  }

  /// The note about drinks that do not count.
  package var alcoholNote: String { strings.alcoholNote }

  /// A note about days that cannot be read now.
  package var unreadableNote: TextForms { TextForms(strings.unreadableDays, strings.unreadableDaysShort) }

  /// Returns a note for missing drinks, for some days after they were first missed, and one for drinks that cannot be read.
  func notes(_ journal: HydrationJournal, at instant: Instant) -> [TextForms] {
    [
      journal.lost.contains { $0.isNew(at: instant) }
        ? TextForms(strings.missingDays, strings.missingDaysShort) : nil,
      journal.unreadable.isEmpty ? nil : unreadableNote,
    ].compactMap { $0 }
  }

  /// Returns the explanation why there is no data of the user.
  package func note(_ reason: HydrationSnapshot.Reason) -> TextForms {
    switch reason {
    case .missing: TextForms(strings.noDocument)
    case .newer: TextForms(strings.newerDocument)
    case .unreadable: TextForms(strings.corruptDocument, strings.corruptDocumentShort)
    case .unavailable: TextForms(strings.unavailableDocument, strings.unavailableDocumentShort)
    case .outsideCalendar: TextForms(strings.outsideCalendar, strings.outsideCalendarShort)
    case .specific(let none): TextForms(none.word)
    }
  }
}

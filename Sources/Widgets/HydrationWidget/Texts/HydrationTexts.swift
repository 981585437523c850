public import Foundation
import HydrationWidgetTables

/// The words of the hydration widget.
public struct HydrationTexts: Hashable, Sendable {
  /// Writes volumes.
  public let volumes: VolumeText
  private let language: Language
  private let locale: Locale

  /// The words of a language, with the numbers of a locale.
  public init(_ language: Language, locale: Locale, units: VolumeUnits) {
    self.language = language
    self.locale = locale
    volumes = VolumeText(units, language: language, locale: locale)
  }

  /// The words of an environment.
  public init(_ environment: WidgetEnvironment, units: VolumeUnits) {
    self.init(environment.language, locale: environment.locale, units: units)
  }

  /// The name of the widget in the gallery.
  public var displayName: String { Text.displayName.string(in: language) }
  /// What the widget does, in the gallery.
  public var description: String { Text.description.string(in: language) }
  /// "Log Water".
  public var logWater: String { Text.logWater.string(in: language) }
  /// "No entries yet today".
  public var noEntries: String { Text.noEntries.string(in: language) }
  /// "goal reached", in the middle of a sentence.
  public var goalReached: String { Text.goalReached.string(in: language) }
  /// "Water today".
  public var label: String { Text.label.string(in: language) }
  /// What is read in place of private values.
  public var hidden: String { CommonText(language).hidden }

  /// "51%".
  public func percent(_ percent: Int) -> String { percent.formatted(.percent.locale(locale)) }

  /// "1.25 / 2.45 L".
  public func totalOfGoal(_ total: Volume, _ goal: Volume) -> String {
    let values = ["total": volumes.short(total, of: goal), "goal": volumes.full(goal)]
    return Text.totalOfGoal.string(in: language, values)
  }

  /// "of 2.45 L".
  public func ofGoal(_ goal: Volume) -> String {
    Text.ofGoal.string(in: language, ["goal": volumes.full(goal)])
  }

  /// "1.2 L left".
  public func left(_ total: Volume, to goal: Volume) -> String {
    Text.leftToGoal.string(in: language, ["volume": volumes.left(total, to: goal)])
  }

  /// "3-day streak".
  public func streak(_ days: Int) -> String {
    CountedText.streakDays.string(days, shown: days.formatted(.number.locale(locale)), in: language)
  }

  /// "12 days".
  public func days(_ days: Int) -> String { CommonText(language).days(days) }

  /// "last drink at 14:05".
  public func lastDrink(at time: String) -> String { Text.lastDrink.string(in: language, ["time": time]) }

  /// "Add 250 mL", "Add 250 mL of Green tea".
  public func add(_ volume: Volume, of beverage: Beverage) -> String {
    let values = ["volume": volumes.full(volume), "beverage": beverage.name(in: language)]
    return beverage == .water
      ? Text.addVolume.string(in: language, values) : Text.addBeverage.string(in: language, values)
  }

  /// "Green tea, 250 millilitres, 14:05", for a row that is read aloud.
  public func entry(_ beverage: Beverage, _ volume: Volume, at time: String) -> String {
    let values = ["beverage": beverage.name(in: language), "volume": volumes.spoken(volume), "time": time]
    return Text.entryLabel.string(in: language, values)
  }

  /// "51% · 1.2 L left", in one line.
  public func inline(percent: String, rest: String) -> String {
    Text.inlineProgress.string(in: language, ["percent": percent, "rest": rest])
  }

  /// "51 percent of goal, 1,250 of 2,450 millilitres", for the whole widget.
  public func spokenProgress(_ percent: Int, _ total: Volume, of goal: Volume) -> String {
    let spoken = volumes.spoken(total, of: goal)
    return Text.spokenProgress.string(
      in: language,
      ["number": percent.formatted(.number.locale(locale)), "total": spoken.total, "goal": spoken.goal])
  }

  /// Texts one behind the other: "a, b".
  func pair(_ first: String, _ second: String) -> String {
    Text.spokenPair.string(in: language, ["first": first, "second": second])
  }

  /// The note that belongs to very high goals.
  public var healthNote: String {
    Text.healthNote.string(in: language, ["volume": volumes.full(GoalRule.healthNoteThreshold)])
  }

  /// What is said of drinks that count nothing.
  public var alcoholNote: String { Text.alcoholNote.string(in: language) }

  /// What stands in place of data.
  public func note(_ reason: HydrationReason) -> String {
    let key: Text =
      switch reason {
      case .noDocument: .noDocument
      case .corruptDocument: .corruptDocument
      case .newerDocument: .newerDocument
      case .unavailableDocument: .unavailableDocument
      case .outsideCalendar: .outsideCalendar
      }
    return key.string(in: language)
  }
}

import Foundation
import HydrationWidgetCore

/// A setting of `almanac hydration set`.
enum DrinkSetting: String, CaseIterable {
  case goal, mass, activity, units, reference, condition, presets
  case dayStart = "day-start"
  case volumeLanguage = "volume-language"
  case weather, workout

  static let help = """
    NAME and VALUE: goal 2000 (an amount), mass 70kg or 154lb, activity chill, steady or intense, units metric, us or uk,
    reference women or men, condition pregnancy or lactation, presets 200,350 (amounts), day-start 4 (the hour, 0 to 14),
    volume-language vi (of amounts, where it is not that of the texts around them);
    for today only: weather 33C,80 or 92F,80 (and % of humidity if known), workout 25 (minutes).
    A mass or temperature without a unit is in pounds and Fahrenheit where units are us, or LANG is of a region that has them.
    """

  /// The members of a request that set it; the first is a member of `profile`.
  var members: [String] {
    switch self {
    case .goal: ["customGoalML"]
    case .mass: ["weightKg"]
    case .activity: ["activityLevel"]
    case .units: ["unitSystem"]
    case .reference: ["intakeReference"]
    case .condition: ["intakeCondition"]
    case .presets: ["presetsML"]
    case .dayStart: ["dayStartHour"]
    case .volumeLanguage: ["volumeLanguage"]
    case .weather: ["temperatureC", "humidityPercent"]
    case .workout: ["exerciseMinutes"]
    }
  }

  /// Returns the member of a request for the name and the value on a command line; the bridge checks the value.
  static func member(_ arguments: Arguments) throws(UsageError) -> (String, JSON?) {
    let mark = try arguments.decimalMark
    let isUS = { () throws(UsageError) in
      try DrinksFile(arguments).units.map { $0 == .us } ?? Variables.hasUSUnits
    }
    let name = try arguments.operand(0, "NAME")
    guard let setting = Self(rawValue: name) else {
      throw UsageError(unknown: .setting, name, among: allCases.map(\.rawValue))
    }
    let text = try arguments.operand(1, "VALUE")
    // Semicolons separate amounts with a decimal comma.
    let parts = text.split(separator: text.contains(";") ? ";" : ",", omittingEmptySubsequences: false)
      .map(String.init)
    func object(_ values: [JSON]) -> JSON { .present(zip(setting.members, values).map { ($0, $1) }) }
    let isNone = text == "none"
    switch setting {
    case .goal: return ("profile", object([isNone ? .null : try millilitres(text, arguments)]))
    case .presets:
      let amounts =
        try isNone
        ? nil
        : parts.map { (part) throws(UsageError) in
          try millilitres(part, arguments)
        }
      return ("profile", object([amounts.map(JSON.array) ?? .null]))
    case .weather where parts.count > 2:
      throw UsageError(notAllowed: text, for: "weather", allowed: .texts { $0.allowedWeather })
    case .weather where !isNone:
      let heat = Double.celsius(typed: parts[0], isUS: try isUS(), decimalMark: mark)
      return (
        "lastWeather",
        object(
          [heat.flatMap { JSON($0) } ?? .string(parts[0])]
            + parts.dropFirst().map { number($0.replacing("%", with: "")) })
      )
    case .weather: return ("lastWeather", .null)
    case .mass where !isNone:
      let mass = Double.kilograms(typed: text, isUS: try isUS(), decimalMark: mark)
      return ("profile", object([mass.flatMap { JSON($0) } ?? .string(text)]))
    case .workout: return ("lastWorkout", isNone ? .null : object([number(text)]))
    default: return ("profile", object([isNone ? .null : number(text)]))
    }
  }

  private static func number(_ text: String) -> JSON { Double(text).flatMap { JSON($0) } ?? .string(text) }

  /// Reads an amount such as `250`, `250ml`, `0.5l`, `8oz` or `1 UK pint`, and returns its millilitres.
  static func millilitres(_ text: String, _ arguments: Arguments) throws(UsageError) -> JSON {
    let mark = try arguments.decimalMark
    // Only an amount without a metric unit depends on the user's units.
    let isMetric = text.last == "l" || text.last == "L"
    let units = isMetric ? .metric : try DrinksFile(arguments).units ?? .metric
    guard let millilitres = Volume.millilitres(typed: text, units, decimalMark: mark) else {
      throw UsageError(
        notAllowed: text, for: "AMOUNT", allowed: .texts { $0.allowedDrink(mark: "\(mark)") })
    }
    return JSON(millilitres)
  }
}

extension Arguments {
  /// The decimal mark of the language of the answer.
  var decimalMark: Character {
    get throws(UsageError) {
      let usual = try format() == .text ? Language(tag: Variables.locale) : .vietnamese
      return try (self[Options.language] ?? usual).locale.decimalSeparator?.first ?? "."
    }
  }
}

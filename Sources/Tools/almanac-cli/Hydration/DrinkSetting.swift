import Foundation
import HydrationWidget

/// A setting of `almanac hydration set`.
enum DrinkSetting: String, CaseIterable {
  case goal, mass, activity, units, reference, condition, presets
  case dayStart = "day-start"
  case volumeLanguage = "volume-language"
  case weather, workout

  static let help = """
    NAME and VALUE: goal 2000 (an amount), mass 70 (kg), activity chill, steady or intense, units metric or imperial,
    reference women or men, condition pregnancy or lactation, presets 200,350 (amounts), day-start 4 (the hour, 0 to 6),
    volume-language vi (of amounts, where it is not that of the texts around them);
    for today only: weather 33,80 (°C, and % of humidity if known), workout 25 (minutes).
    """

  /// The members of a request that it consists of; the first is that of `profile`.
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

  /// Returns the member of a request for the name and the value on a command line; the bridge says whether it is allowed.
  static func member(_ arguments: Arguments) throws(UsageError) -> (String, JSON?) {
    let mark = try arguments.decimalMark
    let name = try arguments.operand(0, "the setting")
    guard let setting = Self(rawValue: name) else {
      throw UsageError(
        "unknown setting '\(name)'; there are: \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let text = try arguments.operand(1, "the value")
    // Semicolons are between amounts whose decimal mark is a comma.
    let parts = text.split(separator: text.contains(";") ? ";" : ",", omittingEmptySubsequences: false)
      .map(String.init)
    func object(_ values: [JSON]) -> JSON { .present(zip(setting.members, values).map { ($0, $1) }) }
    let isNone = text == "none"
    switch setting {
    case .goal: return ("profile", object([isNone ? .null : try millilitres(text, decimalMark: mark)]))
    case .presets:
      let amounts =
        try isNone
        ? nil
        : parts.map { (part) throws(UsageError) in
          try millilitres(part, decimalMark: mark)
        }
      return ("profile", object([amounts.map(JSON.array) ?? .null]))
    case .weather where parts.count > 2:
      throw UsageError(
        "weather: found '\(text)', expected degrees Celsius, or with percent of humidity: 33,80")
    case .weather: return ("lastWeather", isNone ? .null : object(parts.map(number)))
    case .workout: return ("lastWorkout", isNone ? .null : object([number(text)]))
    default: return ("profile", object([isNone ? .null : number(text)]))
    }
  }

  private static func number(_ text: String) -> JSON { Double(text).flatMap { JSON($0) } ?? .string(text) }

  /// Reads an amount such as `250`, `250ml`, `0.5l`, `8oz` or `8 fl oz`, and returns its millilitres.
  static func millilitres(_ text: String, decimalMark: Character) throws(UsageError) -> JSON {
    guard let millilitres = Volume.millilitres(typed: text, decimalMark: decimalMark) else {
      throw UsageError("'\(text)' is not an amount such as 250, 250ml, 0\(decimalMark)5l or 8oz")
    }
    return JSON(millilitres)
  }
}

extension Arguments {
  /// The decimal mark of the language of the answer.
  var decimalMark: Character {
    get throws(UsageError) { try language(format()).locale.decimalSeparator?.first ?? "." }
  }
}

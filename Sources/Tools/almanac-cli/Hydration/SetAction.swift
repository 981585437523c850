import Almanac
import Foundation
import Hydration

/// Changes a setting.
struct SetAction: LegacyAction {
  static let name = "set"
  static let operands = "NAME VALUE"
  static var summary: String {
    "a setting: \(Setting.allCases.map(\.rawValue).joined(separator: ", ")); none removes it"
  }
  static let options = HydrationFile.options

  private enum Setting: String, CaseIterable {
    case goal, mass, activity, units, reference, condition, presets, weather, workout
    case dayStart = "day-start"

    var allowed: String {
      switch self {
      case .goal: "an amount"
      case .mass: "kilograms"
      case .activity: SetAction.words(of: ActivityLevel.self)
      case .units: SetAction.words(of: VolumeUnits.self)
      case .reference: SetAction.words(of: IntakeReference.self)
      case .condition: SetAction.words(of: IntakeCondition.self)
      case .presets: "amounts, such as 200,350"
      case .weather: "degrees Celsius, or with percent of humidity: 33,80"
      case .workout: "minutes"
      case .dayStart: "an hour from 0 to 6"
      }
    }
  }

  private let file: HydrationFile
  private let setting: Setting
  private let value: String
  private let amounts: [Volume]

  init(_ arguments: Arguments) throws(UsageError) {
    let name = try arguments.operand(0, "the setting")
    guard let setting = Setting(rawValue: name) else {
      throw UsageError("unknown setting '\(name)'; there are: \(Self.words(of: Setting.self))")
    }
    self.setting = setting
    value = try arguments.operand(1, "the value")
    try arguments.atMost(2)
    var amounts: [Volume] = []
    if value != "none", setting == .goal || setting == .presets {
      let allowed = setting == .goal ? HydrationProfile.customGoals : HydrationEntry.volumes
      for text in value.split(separator: ",", omittingEmptySubsequences: false) {
        amounts.append(try Arguments.amount(String(text), allowed: allowed))
      }
      guard setting == .presets || amounts.count == 1 else {
        throw UsageError("'\(value)' is not allowed for goal; allowed: an amount")
      }
    }
    self.amounts = amounts
    file = try HydrationFile(arguments)
    var trial = HydrationJournal()
    do throws(SettingError) {
      try apply(to: &trial)
    } catch {
      throw UsageError(error.message)
    }
  }

  func run(_ output: inout OutputStream) throws {
    // The change was tested on an empty log before; with drinks, a new day-start hour can still fail.
    let (_, report) = try file.update { state in try apply(to: &state) }
    try output.write(report.status)
  }

  private struct SettingError: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  private func apply(to state: inout HydrationJournal) throws(SettingError) {
    do {
      try change(&state)
    } catch let error as HydrationError {
      throw SettingError(message: "\(error)")
    } catch let error as SettingError {
      throw error
    } catch {
      throw SettingError(message: "\(error)")
    }
  }

  private func change(_ state: inout HydrationJournal) throws {
    var profile = state.profile
    let text = value == "none" ? nil : value
    switch setting {
    case .goal: try profile.setCustomGoal(amounts.first)
    case .presets: try profile.setPresets(amounts)
    case .mass: try profile.setBodyMass(try text.map(number))
    case .dayStart: try profile.setDayStartHour(try text.map(hour) ?? 0)
    case .units: profile.units = try text.map(word) ?? .metric
    case .activity: profile.activity = try text.map(word) ?? .steady
    case .reference: profile.reference = try text.map(word)
    case .condition: profile.condition = try text.map(word)
    case .weather:
      try state.setWeather(try text.map(weather), now: file.now.instant, in: file.clock)
      return
    case .workout:
      let reading = try text.map { try WorkoutReading(minutes: try number($0), day: try today(state)) }
      try state.setWorkout(reading, now: file.now.instant, in: file.clock)
      return
    }
    try state.setProfile(profile, now: file.now.instant, in: file.clock)

    func weather(_ text: String) throws -> WeatherReading {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard parts.count <= 2 else { throw wrong(text) }
      return try WeatherReading(
        temperature: try number(parts[0]), humidity: parts.count == 2 ? try number(parts[1]) : nil,
        day: try today(state))
    }
  }

  private func today(_ state: HydrationJournal) throws -> CivilDate {
    guard let day = state.days(in: file.clock).day(at: file.now.instant) else {
      throw HydrationError.momentOutOfRange("\(file.now.instant)")
    }
    return day
  }

  private func number(_ text: String) throws -> Double {
    guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { throw wrong(text) }
    return number
  }

  private func hour(_ text: String) throws -> Int {
    guard let hour = Int(text) else { throw wrong(text) }
    return hour
  }

  private func word<Value: RawRepresentable>(_ text: String) throws -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else { throw wrong(text) }
    return value
  }

  private func wrong(_ text: String) -> SettingError {
    SettingError(message: "'\(text)' is not allowed for \(setting.rawValue); allowed: \(setting.allowed)")
  }

  private static func words<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> String
  where Value.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

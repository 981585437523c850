import Almanac

extension HydrationProfile {
  /// A setting: its member in documents, and what is allowed.
  struct Field: Sendable {
    let key: String
    let allowed: String
    let allows: @Sendable (JSON) -> Bool
  }

  /// All settings.
  static let fields: [Field] = [
    words(Key.units, VolumeUnits.allCases.map(\.rawValue)),
    words(Key.activity, ActivityLevel.allCases.map(\.rawValue)),
    words(Key.reference, IntakeReference.allCases.map(\.rawValue)),
    words(Key.condition, IntakeCondition.allCases.map(\.rawValue)),
    words(Key.volumeLanguage, Language.allCases.map(\.rawValue)),
    Field(key: Key.bodyMass, allowed: "20 to 300 kg") { bodyMasses.contains($0.finiteNumber ?? 0) },
    Field(key: Key.customGoal, allowed: "\(customGoals.lowerBound) to \(customGoals.upperBound) mL") {
      (Double(customGoals.lowerBound)...Double(customGoals.upperBound)).contains($0.finiteNumber ?? 0)
    },
    Field(key: Key.usesWeather, allowed: "true or false") { $0.bool != nil },
    Field(key: Key.usesWorkouts, allowed: "true or false") { $0.bool != nil },
    Field(key: Key.dayStartHour, allowed: "0 to \(LocalDays.dayStartHours.upperBound)") {
      LocalDays.dayStartHours.contains(Int(clamping: $0.integer ?? -1))
    },
    Field(key: Key.presets, allowed: "at most \(presetLimit) whole numbers from 1 to 10000 mL") {
      guard let list = $0.array else { return false }
      return list.count <= presetLimit
        && list.allSatisfy { HydrationEntry.volumes.contains(Int(clamping: $0.integer ?? 0)) }
    },
  ]

  /// The names of all settings.
  static var keys: Set<String> { Set(fields.map(\.key)) }

  private static func words(_ key: String, _ words: [String]) -> Field {
    Field(key: key, allowed: words.joined(separator: ", ")) { $0.string.map(words.contains) ?? false }
  }

  /// The settings in the form of documents.
  public var json: JSON { .object(members) }

  /// Sets the body mass in kilograms, 20 to 300; `nil` removes it.
  public mutating func setBodyMass(_ kilograms: Double?) throws(HydrationError) {
    try set(Key.bodyMass, to: kilograms.map { JSON($0) ?? .string("\($0)") })
  }

  /// Sets the user's own goal, see ``customGoals``; `nil` restores the computed one.
  public mutating func setCustomGoal(_ goal: Volume?) throws(HydrationError) {
    try set(Key.customGoal, to: goal.map { JSON($0.millilitres) })
  }

  /// Sets the hour at which the user's day begins, 0 to 14; logged drinks keep their day.
  public mutating func setDayStartHour(_ hour: Int) throws(HydrationError) {
    try set(Key.dayStartHour, to: JSON(hour))
  }

  /// Sets the amounts that one tap adds, at most 8; an empty list restores the default ones.
  public mutating func setPresets(_ presets: [Volume]) throws(HydrationError) {
    try set(Key.presets, to: presets.isEmpty ? nil : .array(presets.map { JSON($0.millilitres) }))
  }

  private mutating func set(_ key: String, to json: JSON?) throws(HydrationError) {
    do throws(JSONValueError) { try take(JSONObject(present: [(key, json ?? .null)])) } catch {
      throw HydrationError(error)
    }
  }

  /// Applies settings that another program hands over, in the form of documents.
  ///
  /// Settings that are not named, or are as they were, stay, and null removes one. Unknown members are kept.
  ///
  /// - Throws: `JSONValueError` for the first invalid setting; then nothing is applied.
  public mutating func take(_ changes: JSONObject) throws(JSONValueError) {
    var new = members
    for member in changes.members where member.value != members[member.key] {
      if member.value != .null, let field = Self.fields.first(where: { $0.key == member.key }),
        !field.allows(member.value)
      {
        throw JSONValueError(expected: field.allowed, found: member.value).inside(field.key)
      }
      new[member.key] = member.value == .null ? nil : member.value
    }
    self = HydrationProfile(new)
  }

  /// The invalid settings, for a program; each counts as not set.
  public var problems: [JSONValueError] {
    Self.fields.compactMap { field in
      guard let value = members[field.key], value != .null, !field.allows(value),
        value != .string(VolumeUnits.oldWord) || field.key != Key.units
      else { return nil }
      return JSONValueError(expected: field.allowed, found: value).inside(field.key)
    }
  }
}

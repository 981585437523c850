import Almanac

extension HydrationProfile {
  /// Sets the body mass in kilograms, 20 to 300; `nil` removes it.
  public mutating func setBodyMass(_ kilograms: Double?) throws(HydrationError) {
    guard let kilograms else {
      set(Key.bodyMass, to: nil)
      return
    }
    guard Self.bodyMasses.contains(kilograms), let json = JSON(kilograms) else {
      throw .outOfRange(name: "body mass", value: "\(kilograms)", allowed: "20 to 300 kg")
    }
    set(Key.bodyMass, to: json)
  }

  /// Sets the user's own goal, see ``customGoals``; `nil` restores the computed one.
  public mutating func setCustomGoal(_ goal: Volume?) throws(HydrationError) {
    if let goal, !Self.customGoals.contains(goal.millilitres) {
      throw .volume(.outOfRange("\(goal.millilitres)", allowed: Self.customGoals))
    }
    set(Key.customGoal, to: goal.map { .integer(Int64($0.millilitres)) })
  }

  /// Sets the hour at which the user's day begins, 0 to 6; logged drinks keep their day.
  public mutating func setDayStartHour(_ hour: Int) throws(HydrationError) {
    guard LocalDays.dayStartHours.contains(hour) else {
      throw .outOfRange(name: "day-start hour", value: "\(hour)", allowed: "0 to 6")
    }
    set(Key.dayStartHour, to: .integer(Int64(hour)))
  }

  /// Sets the amounts that one tap adds, at most 8; an empty list restores the default ones.
  public mutating func setPresets(_ presets: [Volume]) throws(HydrationError) {
    guard presets.count <= Self.presetLimit else {
      throw .outOfRange(
        name: "number of presets", value: "\(presets.count)", allowed: "at most \(Self.presetLimit)")
    }
    for preset in presets { try HydrationEntry.check(preset) }
    set(Key.presets, to: presets.isEmpty ? nil : .array(presets.map { .integer(Int64($0.millilitres)) }))
  }

  /// The settings in the form of documents.
  public var json: JSON { .object(members) }

  /// Applies settings that another program hands over, in the form of documents.
  ///
  /// Settings that are not named stay, and null removes one. Unknown members are kept.
  ///
  /// - Throws: `JSONValueError` for the first invalid setting; then nothing is applied.
  public mutating func take(_ changes: JSONObject) throws(JSONValueError) {
    if let problem = HydrationProfile(changes).problems.first { throw problem }
    for member in changes.members { set(member.key, to: member.value == .null ? nil : member.value) }
  }

  /// The invalid settings, in words for a person; each counts as not set.
  public var faults: [String] {
    unusable.map { "\($0.key) \($0.value.text.prefix(40)) is not used; allowed: \($0.allowed)" }
  }

  /// The invalid settings, for a program.
  public var problems: [JSONValueError] {
    unusable.map { JSONValueError(expected: $0.allowed, found: $0.value).inside($0.key) }
  }

  private var unusable: [(key: String, value: JSON, allowed: String)] {
    var unusable: [(key: String, value: JSON, allowed: String)] = []
    func check(_ key: String, _ isUsable: Bool, _ allowed: String) {
      guard let json = members[key], json != .null, !isUsable else { return }
      unusable.append((key, json, allowed))
    }
    func words<Value: RawRepresentable & CaseIterable>(_ key: String, _ type: Value.Type)
    where Value.RawValue == String {
      let word = members[key]?.string
      let allowed = type.allCases.map(\.rawValue)
      check(key, word.map(allowed.contains) ?? false, allowed.joined(separator: ", "))
    }
    words(Key.units, VolumeUnits.self)
    words(Key.activity, ActivityLevel.self)
    words(Key.reference, IntakeReference.self)
    words(Key.condition, IntakeCondition.self)
    check(
      Key.volumeLanguage, volumeLanguage != nil,
      Language.allCases.map(\.rawValue).joined(separator: ", "))
    check(Key.bodyMass, bodyMass != nil, "20 to 300 kg")
    let goals = Self.customGoals
    check(
      Key.customGoal,
      members[Key.customGoal]?.finiteNumber.map {
        (Double(goals.lowerBound)...Double(goals.upperBound)).contains($0)
      } ?? false,
      "\(goals.lowerBound) to \(goals.upperBound) mL")
    for key in [Key.usesWeather, Key.usesWorkouts] { check(key, bool(key) != nil, "true or false") }
    check(
      Key.dayStartHour, members[Key.dayStartHour]?.integer.map { $0 == Int64(dayStartHour) } ?? false,
      "0 to 6")
    let presets = members[Key.presets]?.array
    check(
      Key.presets,
      presets.map { list in
        list.count <= Self.presetLimit
          && list.allSatisfy { $0.integer.map { HydrationEntry.volumes ~= Int(clamping: $0) } ?? false }
      } ?? false,
      "at most \(Self.presetLimit) whole numbers from 1 to 10000 mL")
    return unusable
  }
}

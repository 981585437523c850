public import Almanac
internal import HydrationTables

/// The settings of a user, on which goal and texts depend.
///
/// A profile keeps the object of the document: unknown or invalid members stay in it unchanged until the user
/// sets them again.
public struct HydrationProfile: Hashable, Sendable {
  var members: JSONObject

  /// Creates a profile without settings.
  public init() {
    members = JSONObject()
  }

  package init(_ members: JSONObject) {
    self.members = members
  }

  /// The allowed body masses in kilograms.
  public static let bodyMasses = 20.0...300.0
  /// The allowed goals of the user in millilitres.
  public static var customGoals: ClosedRange<Int> { customMinimum...totalMaximum }
  /// The largest number of presets.
  public static let presetLimit = 8

  private static let unitsField = JSONField("unitSystem", oneOf: VolumeUnits.allCases, \.rawValue)
  private static let activityField = JSONField("activityLevel", oneOf: ActivityLevel.allCases, \.rawValue)
  private static let referenceField = JSONField(
    "intakeReference", oneOf: IntakeReference.allCases, \.rawValue)
  private static let conditionField = JSONField(
    "intakeCondition", oneOf: IntakeCondition.allCases, \.rawValue)
  private static let volumeLanguageField = JSONField("volumeLanguage", oneOf: Language.allCases, \.rawValue)
  private static let bodyMassField = JSONField("weightKg", in: bodyMasses, " kg")
  private static let customGoalField = JSONField(
    "customGoalML", allowed: .numbers(customGoals, " mL"),
    read: { json in
      let (goal, range) = (json.finiteNumber ?? 0, customGoals)
      return Double(range.lowerBound)...Double(range.upperBound) ~= goal ? Volume(clamping: Int(goal)) : nil
    }, write: { JSON($0.millilitres) })
  private static let usesWeatherField = JSONField(flag: "prefersWeatherGoal")
  private static let usesWorkoutsField = JSONField(flag: "prefersHealthKit")
  private static let dayStartHourField = JSONField(
    "dayStartHour", in: LocalDays.dayStartHours, allowed: .numbers(LocalDays.dayStartHours))
  private static let presetsField = JSONField(
    "presetsML", allowed: "at most \(presetLimit) whole numbers from 1 to 10000 mL",
    read: { json in
      let volumes = json.array?.compactMap(volume) ?? []
      return json.array?.count == volumes.count && volumes.count <= presetLimit ? volumes : nil
    }, write: { .array($0.map { JSON($0.millilitres) }) })

  /// All settings, in the order of their problems.
  private static let fields: [any ProfileField] = [
    unitsField, activityField, referenceField, conditionField, volumeLanguageField, bodyMassField,
    customGoalField, usesWeatherField, usesWorkoutsField, dayStartHourField, presetsField,
  ]
  /// The names of all settings.
  static var keys: Set<String> { Set(fields.map(\.key)) }

  private static func volume(_ json: JSON) -> Volume? {
    json.integer.flatMap { HydrationEntry.volumes ~= Int(clamping: $0) ? Volume(clamping: Int($0)) : nil }
  }

  /// The value of a setting; `nil` if it is not set, or invalid.
  private subscript<Value>(field: JSONField<Value>) -> Value? {
    get { members[field.key].flatMap(field.read) }
    set { members[field.key] = newValue.map(field.write) }
  }

  /// The units of texts; metric if not set.
  public var units: VolumeUnits {
    get { chosenUnits ?? .metric }
    set { self[Self.unitsField] = newValue }
  }

  /// The units that the user has set; `nil` if none are.
  public var chosenUnits: VolumeUnits? {
    members[Self.unitsField.key] == .string(VolumeUnits.oldWord) ? .us : self[Self.unitsField]
  }

  /// The body mass in kilograms; `nil` if not set.
  public var bodyMass: Double? { self[Self.bodyMassField] }

  /// The activity of the user; ordinary if not set.
  public var activity: ActivityLevel {
    get { self[Self.activityField] ?? .steady }
    set { self[Self.activityField] = newValue }
  }

  /// The user's own goal; a stored one outside the bounds counts as the nearer bound.
  public var customGoal: Volume? {
    guard let stored = storedCustomGoal else { return nil }
    let allowed = Self.customGoals
    let millilitres = stored.rounded(.toNearestOrAwayFromZero)
    if millilitres > Double(allowed.upperBound) { return Volume(clamping: allowed.upperBound) }
    return Volume(clamping: max(allowed.lowerBound, Int(millilitres)))
  }

  /// The stored goal in millilitres, without bounds.
  var storedCustomGoal: Double? {
    members[Self.customGoalField.key]?.finiteNumber.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The group whose adequate intake counts if there is no body mass; `nil` if not set.
  public var reference: IntakeReference? {
    get { self[Self.referenceField] }
    set { self[Self.referenceField] = newValue }
  }

  /// A condition that adds to the adequate intake; `nil` if not set.
  public var condition: IntakeCondition? {
    get { self[Self.conditionField] }
    set { self[Self.conditionField] = newValue }
  }

  /// Whether the weather changes the goal; `true` if not set.
  public var usesWeather: Bool {
    get { self[Self.usesWeatherField] ?? true }
    set { self[Self.usesWeatherField] = newValue }
  }

  /// Whether workouts add to the goal; `true` if not set.
  public var usesWorkouts: Bool {
    get { self[Self.usesWorkoutsField] ?? true }
    set { self[Self.usesWorkoutsField] = newValue }
  }

  /// The language in which amounts are written; `nil` for that of the texts around them.
  public var volumeLanguage: Language? {
    get { self[Self.volumeLanguageField] }
    set { self[Self.volumeLanguageField] = newValue }
  }

  /// The hour at which the user's day begins, 0 to 14; 0 if not set.
  public var dayStartHour: Int { self[Self.dayStartHourField] ?? 0 }

  /// The amounts that one tap adds: the user's, or those of Data/hydration/presets.tsv.
  public var presets: [Volume] {
    let own = members[Self.presetsField.key]?.array?.compactMap(Self.volume) ?? []
    return own.isEmpty ? Self.presets(in: units) : Array(own.prefix(Self.presetLimit))
  }

  /// Returns the default amounts for users who have chosen none.
  public static func presets(in units: VolumeUnits) -> [Volume] {
    HydrationTables.presets.filter { $0.units.rawValue == units.rawValue }.map { preset in
      let amount = Double(preset.amount) * units.millilitresPerUnit
      return Volume(clamping: Int(amount.rounded(.toNearestOrAwayFromZero)))
    }
  }

  // MARK: - Changes

  /// The settings in the form of documents.
  public var json: JSON { .object(members) }

  /// Sets the body mass in kilograms, 20 to 300; `nil` removes it.
  public mutating func setBodyMass(_ kilograms: Double?) throws(HydrationError) {
    try set(Self.bodyMassField, to: kilograms)
  }

  /// Sets the user's own goal, see ``customGoals``; `nil` restores the computed one.
  public mutating func setCustomGoal(_ goal: Volume?) throws(HydrationError) {
    try set(Self.customGoalField, to: goal)
  }

  /// Sets the hour at which the user's day begins, 0 to 14; logged drinks keep their day.
  public mutating func setDayStartHour(_ hour: Int) throws(HydrationError) {
    try set(Self.dayStartHourField, to: hour)
  }

  /// Sets the amounts that one tap adds, at most 8; an empty list restores the default ones.
  public mutating func setPresets(_ presets: [Volume]) throws(HydrationError) {
    try set(Self.presetsField, to: presets.isEmpty ? nil : presets)
  }

  private mutating func set<Value>(_ field: JSONField<Value>, to value: Value?) throws(HydrationError) {
    do throws(JSONValueError) {
      try apply(JSONObject(present: [(field.key, value.map(field.write) ?? .null)]))
    } catch {
      throw HydrationError(error)
    }
  }

  /// Applies settings that another program passes, in the form of documents.
  ///
  /// Settings that are missing or unchanged stay, and null removes one. Unknown members are kept.
  ///
  /// - Throws: `JSONValueError` for the first invalid setting; then nothing is applied.
  public mutating func apply(_ changes: JSONObject) throws(JSONValueError) {
    var new = members
    for member in changes.members where member.value != members[member.key] {
      if let field = Self.fields.first(where: { $0.key == member.key }),
        let problem = field.problem(member.value)
      {
        throw problem
      }
      new[member.key] = member.value == .null ? nil : member.value
    }
    self = HydrationProfile(new)
  }

  /// The invalid settings, for a program; each counts as not set.
  public var problems: [JSONValueError] {
    let isOld = members[Self.unitsField.key] == .string(VolumeUnits.oldWord)
    return Self.fields.compactMap { field in
      isOld && field.key == Self.unitsField.key ? nil : members[field.key].flatMap(field.problem)
    }
  }
}

/// A setting of a profile: its member in documents, and its allowed values.
private protocol ProfileField: Sendable {
  var key: String { get }
  /// Returns the reason why a value is not allowed; `nil` if it is allowed, as null always is.
  func problem(_ json: JSON) -> JSONValueError?
}

extension JSONField: ProfileField {}

extension JSONField<Bool> {
  fileprivate init(flag key: String) {
    self.init(key, allowed: Bool.expectation, read: { $0.bool }, write: { .bool($0) })
  }
}

/// The activity of a user on most days; it determines the millilitres a kilogram.
///
/// Raw values are part of stored documents.
public enum ActivityLevel: String, CaseIterable, Hashable, Sendable {
  /// Mostly sitting.
  case chill
  /// Ordinary.
  case steady
  /// Hard training or physical work.
  case intense
}

/// The group whose adequate intake counts if there is no body mass.
///
/// Raw values are part of stored documents.
public enum IntakeReference: String, CaseIterable, Hashable, Sendable {
  /// Women from 14 years on.
  case women
  /// Men from 14 years on.
  case men
}

/// A condition that adds to the adequate intake.
///
/// Raw values are part of stored documents.
public enum IntakeCondition: String, CaseIterable, Hashable, Sendable {
  /// 300 mL more.
  case pregnancy
  /// 700 mL more.
  case lactation
}

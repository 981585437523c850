public import Almanac
internal import HydrationTables

/// The settings of a user, on which goal and texts depend.
///
/// A profile keeps the object of the document: unknown or invalid members stay in it unchanged until the user
/// sets them again.
public struct HydrationProfile: Hashable, Sendable {
  var members: JSONObject

  /// Makes a profile without settings.
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

  enum Key {
    static let units = "unitSystem"
    static let bodyMass = "weightKg"
    static let activity = "activityLevel"
    static let customGoal = "customGoalML"
    static let reference = "intakeReference"
    static let condition = "intakeCondition"
    static let usesWeather = "prefersWeatherGoal"
    static let usesWorkouts = "prefersHealthKit"
    static let dayStartHour = "dayStartHour"
    static let presets = "presetsML"
    static let volumeLanguage = "volumeLanguage"
  }

  /// The units of texts; metric if not set.
  public var units: VolumeUnits {
    get { chosenUnits ?? .metric }
    set { members[Key.units] = .string(newValue.rawValue) }
  }

  /// The units that the user has set; `nil` if none are.
  public var chosenUnits: VolumeUnits? {
    members[Key.units] == .string(VolumeUnits.oldWord) ? .us : word(Key.units)
  }

  /// The body mass in kilograms; `nil` if not set.
  public var bodyMass: Double? {
    number(Key.bodyMass).flatMap { Self.bodyMasses.contains($0) ? $0 : nil }
  }

  /// The activity of the user; ordinary if not set.
  public var activity: ActivityLevel {
    get { word(Key.activity) ?? .steady }
    set { members[Key.activity] = .string(newValue.rawValue) }
  }

  /// The user's own goal; a stored one outside the bounds counts as the nearer bound.
  public var customGoal: Volume? {
    guard let stored = storedCustomGoal else { return nil }
    let allowed = Self.customGoals
    let millilitres = stored.rounded(.toNearestOrAwayFromZero)
    if millilitres > Double(allowed.upperBound) { return Volume(clamping: allowed.upperBound) }
    return Volume(clamping: max(allowed.lowerBound, Int(millilitres)))
  }

  /// The same in millilitres, without bounds.
  var storedCustomGoal: Double? { number(Key.customGoal).flatMap { $0 > 0 ? $0 : nil } }

  /// The group whose adequate intake counts if there is no body mass; `nil` if not set.
  public var reference: IntakeReference? {
    get { word(Key.reference) }
    set { members[Key.reference] = (newValue?.rawValue).map(JSON.string) }
  }

  /// A condition that adds to the adequate intake; `nil` if not set.
  public var condition: IntakeCondition? {
    get { word(Key.condition) }
    set { members[Key.condition] = (newValue?.rawValue).map(JSON.string) }
  }

  /// Whether the weather changes the goal; `true` if not set.
  public var usesWeather: Bool {
    get { members[Key.usesWeather]?.bool ?? true }
    set { members[Key.usesWeather] = .bool(newValue) }
  }

  /// Whether workouts add to the goal; `true` if not set.
  public var usesWorkouts: Bool {
    get { members[Key.usesWorkouts]?.bool ?? true }
    set { members[Key.usesWorkouts] = .bool(newValue) }
  }

  /// The language in which amounts are written; `nil` for that of the texts around them.
  public var volumeLanguage: Language? {
    get { members[Key.volumeLanguage]?.string.flatMap { Language(rawValue: $0) } }
    set { members[Key.volumeLanguage] = (newValue?.rawValue).map(JSON.string) }
  }

  /// The hour at which the user's day begins, 0 to 14; 0 if not set.
  public var dayStartHour: Int {
    guard let hour = members[Key.dayStartHour]?.integer.flatMap({ Int(exactly: $0) }),
      LocalDays.dayStartHours.contains(hour)
    else { return 0 }
    return hour
  }

  /// The amounts that one tap adds: the user's, or those of Data/hydration/presets.tsv.
  public var presets: [Volume] {
    let own = (members[Key.presets]?.array ?? []).compactMap { json -> Volume? in
      guard let number = json.integer.flatMap({ Int(exactly: $0) }), HydrationEntry.volumes.contains(number)
      else { return nil }
      return Volume(clamping: number)
    }
    return own.isEmpty ? Self.presets(in: units) : Array(own.prefix(Self.presetLimit))
  }

  /// Returns the default amounts for users who have chosen none.
  public static func presets(in units: VolumeUnits) -> [Volume] {
    HydrationTables.presets.filter { $0.units.rawValue == units.rawValue }.map { preset in
      let amount = Double(preset.amount) * units.millilitresPerUnit
      return Volume(clamping: Int(amount.rounded(.toNearestOrAwayFromZero)))
    }
  }

  private func word<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == String {
    members[key]?.string.flatMap(Value.init(rawValue:))
  }

  private func number(_ key: String) -> Double? { members[key]?.finiteNumber }
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

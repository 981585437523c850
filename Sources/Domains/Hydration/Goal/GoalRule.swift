internal import HydrationTables

/// How much a day should have.
///
/// The constants with their sources are Data/hydration/goal.tsv and weather.tsv. Reference values exist for a moderate
/// climate and moderate activity only; what heat and workouts add are rules of thumb, and the file says so.
public enum GoalRule {
  /// Goals above this come with a note: hardly anyone drinks as much, and more than the kidneys can get rid of dilutes
  /// the salt of the blood.
  ///
  /// Source: EFSA 2010: 95 of 100 men take in less than 4.0 L of water a day, with food.
  public static var healthNoteThreshold: Volume { Volume(clamping: healthNoteAbove) }

  /// Where the base of a profile's goal comes from.
  public static func basis(of profile: HydrationProfile) -> GoalBasis {
    if profile.customGoal != nil { return .custom }
    return profile.bodyMass != nil ? .bodyMass : .adequateIntake
  }

  /// The goal of a profile on a day of ordinary weather without a workout.
  public static func base(of profile: HydrationProfile) -> Volume {
    if let goal = profile.customGoal { return goal }
    let millilitres: Int
    if let mass = profile.bodyMass {
      // At most 300 kg times 60 mL.
      millilitres = Int((mass * Double(perKilogram(profile.activity))).rounded(.toNearestOrAwayFromZero))
    } else {
      let intake =
        switch profile.reference {
        case .women: adequateWomen
        case .men: adequateMen
        case nil: adequateUnspecified
        }
      let addition =
        switch profile.condition {
        case .pregnancy: pregnancy
        case .lactation: lactation
        case nil: 0
        }
      millilitres = (intake + addition) * drinksShare / 100
    }
    return Volume(clamping: max(baseMinimum, min(baseMaximum, millilitres)))
  }

  /// The goal of a profile on a day.
  ///
  /// - Parameters:
  ///   - profile: The settings of the user.
  ///   - weather: The weather of that day; a reading of another day must not be given.
  ///   - workout: The workout of that day.
  public static func goal(
    of profile: HydrationProfile, weather: WeatherReading?, workout: WorkoutReading?
  ) -> GoalBreakdown {
    let base = base(of: profile)
    let heat = profile.usesWeather ? weather.map(addition) ?? 0 : 0
    let exercise = profile.usesWorkouts ? workout.map(addition) ?? 0 : 0
    let sum = min(max(totalMaximum, base.millilitres), base.millilitres + heat + exercise)
    return GoalBreakdown(
      base: base, weatherAdjustment: Volume(clamping: heat), workoutAdjustment: Volume(clamping: exercise),
      total: Volume(clamping: sum))
  }

  private static func perKilogram(_ activity: ActivityLevel) -> Int {
    switch activity {
    case .chill: bodyMassChill
    case .steady: bodyMassSteady
    case .intense: bodyMassIntense
    }
  }

  private static func addition(_ weather: WeatherReading) -> Int {
    let heat = step(.temperature, weather.temperature)
    // Humid air matters where sweat has to cool.
    guard heat > 0, let humidity = weather.humidity else { return heat }
    return heat + step(.humidity, humidity)
  }

  /// The last step of a measure that a value reaches.
  private static func step(_ measure: WeatherRecord.Measure, _ value: Double) -> Int {
    weatherSteps.last { $0.measure == measure && value >= Double($0.from) }?.millilitres ?? 0
  }

  private static func addition(_ workout: WorkoutReading) -> Int {
    let millilitres = (workout.minutes * Double(workoutPerMinute)).rounded(.toNearestOrAwayFromZero)
    // The reading is at most a day long.
    return min(workoutMaximum, Int(millilitres))
  }
}

/// The goal of a day and what it is made of.
public struct GoalBreakdown: Hashable, Sendable {
  /// The goal by the profile alone.
  public let base: Volume
  /// The addition for heat.
  public let weatherAdjustment: Volume
  /// The addition for a workout.
  public let workoutAdjustment: Volume
  /// The goal: the sum, kept within the bounds of Data/hydration/goal.tsv.
  public let total: Volume

  init(
    base: Volume, weatherAdjustment: Volume = .zero, workoutAdjustment: Volume = .zero, total: Volume? = nil
  ) {
    self.base = base
    self.weatherAdjustment = weatherAdjustment
    self.workoutAdjustment = workoutAdjustment
    self.total = total ?? base
  }
}

/// Where the base of a goal comes from.
public enum GoalBasis: String, CaseIterable, Hashable, Sendable {
  /// The user has set it.
  case custom
  /// Body mass and activity, a rule of thumb.
  case bodyMass
  /// The share of drinks in the adequate intake of EFSA 2010.
  case adequateIntake
}

internal import HydrationTables

/// How much a day should have.
///
/// The constants with their sources are Data/hydration/goal.tsv and weather.tsv. Reference values exist for a moderate
/// climate and moderate activity only; what weather and workouts add are rules of thumb, those of the app whose documents are
/// read, and the files say so.
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
  public static func base(of profile: HydrationProfile) -> Volume { goal(of: profile).base }

  /// The goal of a profile on a day.
  ///
  /// - Parameters:
  ///   - profile: The settings of the user.
  ///   - weather: The weather of that day; a reading of another day must not be given.
  ///   - workout: The workout of that day.
  public static func goal(
    of profile: HydrationProfile, weather: WeatherReading? = nil, workout: WorkoutReading? = nil
  ) -> GoalBreakdown {
    let base = millilitres(of: profile)
    let air = base + Double(profile.usesWeather ? weather.map(addition) ?? 0 : 0)
    let exercise = air + (profile.usesWorkouts ? (workout?.minutes ?? 0) * Double(workoutPerMinute) : 0)
    // Whoever has chosen less than the least gets what was chosen.
    let least = min(Double(totalMinimum), profile.customGoal.map { Double($0.millilitres) } ?? .infinity)
    // Each step from the profile alone on is what it makes of the goal, so that all parts add up to it.
    let steps = [base, air, exercise].map { volume(max(least, $0)) }
    return GoalBreakdown(
      base: steps[0], weatherAdjustment: steps[1].millilitres - steps[0].millilitres,
      workoutAdjustment: Volume(clamping: steps[2].millilitres - steps[1].millilitres), total: steps[2])
  }

  /// The goal of an ordinary day that the app Sipli computes for a profile, if it is another one than here, as Data/hydration/goal.tsv
  /// says: a goal that the user has set counts there as the least one at least, and however high it is.
  public static func differingGoalOfApp(of profile: HydrationProfile) -> Volume? {
    guard let stored = profile.storedCustomGoal else { return nil }
    let app = volume(min(max(Double(totalMinimum), stored), Double(Volume.range.upperBound)))
    return app == base(of: profile) ? nil : app
  }

  /// What a profile alone gives, in millilitres and parts of them: a sum is rounded once.
  private static func millilitres(of profile: HydrationProfile) -> Double {
    if let goal = profile.customGoal { return Double(goal.millilitres) }
    if let mass = profile.bodyMass { return mass * Double(perKilogram(profile.activity)) }
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
    return Double((intake + addition) * drinksShare / 100)
  }

  /// To the nearest millilitre: at most 300 kg times 60 mL, a day long at 30 mL a minute, and what weather adds.
  private static func volume(_ millilitres: Double) -> Volume {
    Volume(clamping: Int(millilitres.rounded(.toNearestOrAwayFromZero)))
  }

  private static func perKilogram(_ activity: ActivityLevel) -> Int {
    switch activity {
    case .chill: bodyMassChill
    case .steady: bodyMassSteady
    case .intense: bodyMassIntense
    }
  }

  private static func addition(_ weather: WeatherReading) -> Int {
    step(.temperature, weather.temperature) + (weather.humidity.map { step(.humidity, $0) } ?? 0)
  }

  /// The last step of a measure that a value reaches.
  private static func step(_ measure: WeatherRecord.Measure, _ value: Double) -> Int {
    weatherSteps.last { $0.measure == measure && value >= Double($0.from) }?.millilitres ?? 0
  }
}

/// The goal of a day and what it is made of.
public struct GoalBreakdown: Hashable, Sendable {
  /// The goal by the profile alone, at least the least of Data/hydration/goal.tsv.
  public let base: Volume
  /// What the weather adds to the base in millilitres: for heat and humid air, less for cold, where it may be negative.
  ///
  /// It is less than the rule says where the goal is the least one with it or without it.
  public let weatherAdjustment: Int
  /// What a workout adds to both, less likewise where they are below the least goal.
  public let workoutAdjustment: Volume
  /// The goal: what profile, weather and workout give together, at least the least of Data/hydration/goal.tsv.
  ///
  /// Of a goal that is computed here it is the sum of its parts; of one that was stored it is what counts.
  public let total: Volume
  /// Members of a stored goal that are not known here.
  var others = JSONObject()

  init(
    base: Volume, weatherAdjustment: Int = 0, workoutAdjustment: Volume = .zero, total: Volume? = nil
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

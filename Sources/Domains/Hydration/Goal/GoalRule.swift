internal import HydrationTables

/// The rule for the amount to drink on a day.
///
/// The constants and their sources are in Data/hydration/goal.tsv and weather.tsv. Reference values exist
/// only for a moderate climate and moderate activity. The additions for weather and workouts are rules of
/// thumb, taken from the app whose documents are read, and the files say so.
public enum GoalRule {
  /// The goal above which a note is shown.
  ///
  /// Hardly anyone drinks that much, and more than the kidneys can excrete dilutes the salt of the blood.
  ///
  /// Source: EFSA 2010: 95 of 100 men take in less than 4.0 L of water a day, with food.
  public static var healthNoteThreshold: Volume { Volume(clamping: healthNoteAbove) }

  /// The largest goal, whatever a profile, the weather and a workout add up to: 8 L.
  ///
  /// A decision: a larger one is more likely a slip.
  public static var largestGoal: Volume { Volume(clamping: totalMaximum) }

  /// Returns the amount above which a day's drinks come with a caution: twice the goal, but at least
  /// ``healthNoteThreshold`` and at most ``largestGoal``.
  ///
  /// Source: NIOSH 2017-126: too much of any fluid makes the salt in the blood too low, which is a medical
  /// emergency. That it is twice the goal is a decision.
  public static func cautionThreshold(ofGoal goal: Volume) -> Volume {
    // Uses 64 bits, because Int may have only 32.
    let multiple = Int64(goal.millilitres) * Int64(cautionPercent) / 100
    return Volume(clamping: Int(min(Int64(totalMaximum), max(Int64(healthNoteAbove), multiple))))
  }

  /// The amount of several drinks within an hour above which they come with a caution.
  ///
  /// Source: NIOSH 2017-126: not more than 48 oz per hour.
  public static var hourMaximum: Volume { Volume(clamping: HydrationTables.hourMaximum) }

  /// Returns whether several drinks, in the order of time, were more than ``hourMaximum`` within an hour.
  ///
  /// Factors are ignored, because the limit is about any fluid. A single drink may represent several hours.
  public static func isTooFast(_ drinks: [HydrationEntry]) -> Bool {
    var (first, sum) = (0, 0)
    for (index, drink) in drinks.enumerated() {
      sum += drink.volume.millilitres
      while drink.moment.instant.secondsSince1970 - drinks[first].moment.instant.secondsSince1970 >= 3_600 {
        sum -= drinks[first].volume.millilitres
        first += 1
      }
      if index > first, sum > hourMaximum.millilitres { return true }
    }
    return false
  }

  /// Returns the basis of a profile's goal.
  public static func basis(of profile: HydrationProfile) -> GoalBasis {
    if profile.customGoal != nil { return .custom }
    return profile.bodyMass != nil ? .bodyMass : .adequateIntake
  }

  /// Returns the goal of a profile on a day of ordinary weather without a workout.
  public static func base(of profile: HydrationProfile) -> Volume { goal(of: profile).base }

  /// Computes the goal of a profile on a day.
  ///
  /// - Parameters:
  ///   - profile: The settings of the user.
  ///   - weather: The weather of that day; a reading of another day must not be given.
  ///   - workout: The workout of that day.
  public static func goal(
    of profile: HydrationProfile, weather: WeatherReading? = nil, workout: WorkoutReading? = nil
  ) -> GoalBreakdown {
    // If the user has chosen less than the minimum, the choice counts.
    let least = min(Double(totalMinimum), profile.customGoal.map { Double($0.millilitres) } ?? .infinity)
    // Each part is the difference that it makes to the goal, starting with the profile alone, so that all
    // parts add up to it.
    let steps = sums(of: profile, weather: weather, workout: workout).map {
      volume(min(Double(totalMaximum), max(least, $0)))
    }
    return GoalBreakdown(
      base: steps[0], weatherAdjustment: steps[1].millilitres - steps[0].millilitres,
      workoutAdjustment: Volume(clamping: steps[2].millilitres - steps[1].millilitres), total: steps[2])
  }

  /// Returns whether the goal of a day would be larger without ``largestGoal``.
  package static func isLimited(
    of profile: HydrationProfile, weather: WeatherReading? = nil, workout: WorkoutReading? = nil
  ) -> Bool {
    if (profile.storedCustomGoal ?? 0) > Double(totalMaximum) { return true }
    return sums(of: profile, weather: weather, workout: workout)[2] > Double(totalMaximum)
  }

  /// Returns the millilitres from the profile, with the weather, and with the workout too, without bounds.
  private static func sums(
    of profile: HydrationProfile, weather: WeatherReading?, workout: WorkoutReading?
  ) -> [Double] {
    let base = millilitres(of: profile)
    let air = base + Double(profile.usesWeather ? weather.map(addition) ?? 0 : 0)
    let exercise = air + (profile.usesWorkouts ? (workout?.minutes ?? 0) * Double(workoutPerMinute) : 0)
    return [base, air, exercise]
  }

  /// Returns the ordinary goal that the app Sipli computes for a profile; `nil` if it is the same as here.
  ///
  /// As Data/hydration/goal.tsv says, that app raises the user's own goal to its minimum and has no upper
  /// bound.
  public static func differingGoalOfApp(of profile: HydrationProfile) -> Volume? {
    guard let asked = profile.storedCustomGoal ?? profile.bodyMass.map({ _ in millilitres(of: profile) })
    else { return nil }
    let app = volume(min(max(Double(totalMinimum), asked), Double(Volume.range.upperBound)))
    return app == base(of: profile) ? nil : app
  }

  /// Returns the millilitres from the profile alone, with fractions, so that a sum is rounded only once.
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

  /// Rounds to the nearest millilitre.
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

  /// Returns the last step of a measure that a value reaches.
  private static func step(_ measure: WeatherRecord.Measure, _ value: Double) -> Int {
    weatherSteps.last { $0.measure == measure && value >= Double($0.from) }?.millilitres ?? 0
  }
}

/// The goal of a day and its parts.
public struct GoalBreakdown: Hashable, Sendable {
  /// The goal from the profile alone, within the minimum and the maximum of Data/hydration/goal.tsv.
  public let base: Volume
  /// The millilitres that the weather adds to the base: more for heat and humid air, less or negative for
  /// cold.
  ///
  /// It is smaller than the rule says if the minimum or the maximum applies with or without it.
  public let weatherAdjustment: Int
  /// The amount that a workout adds; smaller if the goal before it is below the minimum, or with it above the
  /// maximum.
  public let workoutAdjustment: Volume
  /// The goal from profile, weather and workout together, within the minimum and the maximum of
  /// Data/hydration/goal.tsv.
  ///
  /// If the goal is computed here it is the sum of its parts; if it was stored, the stored total counts.
  public let total: Volume
  /// The lower goal of the same day that was reached before this one was set; `nil` if there is none.
  public internal(set) var reached: Volume?
  /// Members of a stored goal that this version does not know.
  var others = JSONObject()

  package init(
    base: Volume, weatherAdjustment: Int = 0, workoutAdjustment: Volume = .zero, total: Volume? = nil,
    reached: Volume? = nil
  ) {
    self.base = base
    self.weatherAdjustment = weatherAdjustment
    self.workoutAdjustment = workoutAdjustment
    self.total = total ?? base
    self.reached = reached
  }

  /// The amount with which the day is reached: a day that was reached stays so when its goal is raised.
  var threshold: Volume { min(total, reached ?? total) }

  /// Returns whether an amount reaches the goal of the day.
  public func isReached(by drunk: Volume) -> Bool { drunk >= threshold }
}

/// The basis of a goal.
public enum GoalBasis: String, CaseIterable, Hashable, Sendable {
  /// The user's own goal.
  case custom
  /// Body mass and activity, a rule of thumb.
  case bodyMass
  /// The share of drinks in the adequate intake of EFSA 2010.
  case adequateIntake
}

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

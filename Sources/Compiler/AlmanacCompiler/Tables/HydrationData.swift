package import AlmanacModel

/// The data of Data/hydration: beverages, the rule of the daily goal, and amounts that one tap adds.
package struct HydrationData: Sendable {
  /// A constant of the goal rule.
  package struct Constant: Hashable, Sendable {
    package var key: GoalKey
    package var value: Int
    package var source: String
  }

  package var beverages: [BeverageRecord]
  /// The constants in the order of the keys.
  package var constants: [Constant]
  /// The rows of the weather by measure, then by the value at which they begin.
  package var weather: [WeatherRecord]
  /// The amounts, each with its note: metric first, in each system of units in the order of the file.
  package var presets: [(record: PresetRecord, note: String)]
}

/// The required constants of Data/hydration/goal.tsv, with their units and ranges.
package enum GoalKey: String, CaseIterable, Sendable {
  case adequateWomen = "adequate-women"
  case adequateMen = "adequate-men"
  case adequateUnspecified = "adequate-unspecified"
  case pregnancy, lactation
  case drinksShare = "drinks-share"
  case bodyMassChill = "body-mass-chill"
  case bodyMassSteady = "body-mass-steady"
  case bodyMassIntense = "body-mass-intense"
  case workoutPerMinute = "workout-per-minute"
  case totalMinimum = "total-minimum"
  case customMinimum = "custom-minimum"
  case totalMaximum = "total-maximum"
  case healthNoteAbove = "health-note-above"
  case cautionPercent = "caution-percent"
  case hourMaximum = "hour-maximum"

  package var unit: String {
    switch self {
    case .drinksShare, .cautionPercent: "percent"
    case .bodyMassChill, .bodyMassSteady, .bodyMassIntense: "mL/kg"
    case .workoutPerMinute: "mL/min"
    default: "mL"
    }
  }

  /// The plausible range; a value outside is probably a mistake.
  var range: ClosedRange<Int> {
    switch self {
    case .drinksShare: 1...100
    case .cautionPercent: 101...1000
    case .bodyMassChill, .bodyMassSteady, .bodyMassIntense: 10...60
    case .workoutPerMinute: 0...30
    case .pregnancy, .lactation: 0...5000
    default: 100...10_000
    }
  }

  /// Lists of keys whose values must increase in this order.
  static let rising: [[GoalKey]] = [
    [.customMinimum, .totalMaximum], [.totalMinimum, .healthNoteAbove, .totalMaximum],
    [.bodyMassChill, .bodyMassSteady, .bodyMassIntense],
  ]
}

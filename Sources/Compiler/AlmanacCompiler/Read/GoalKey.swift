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

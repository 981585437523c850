/// The constants of Data/hydration/goal.tsv: what there has to be, in which unit and between which bounds.
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
  case customMaximum = "custom-maximum"
  case healthNoteAbove = "health-note-above"

  package var unit: String {
    switch self {
    case .drinksShare: "percent"
    case .bodyMassChill, .bodyMassSteady, .bodyMassIntense: "mL/kg"
    case .workoutPerMinute: "mL/min"
    default: "mL"
    }
  }

  /// What cannot be a slip of the pen.
  var range: ClosedRange<Int> {
    switch self {
    case .drinksShare: 1...100
    case .bodyMassChill, .bodyMassSteady, .bodyMassIntense: 10...60
    case .workoutPerMinute: 0...30
    case .pregnancy, .lactation: 0...5000
    default: 100...10_000
    }
  }

  /// Keys whose values have to rise in this order.
  static let rising: [[GoalKey]] = [
    [.customMinimum, .customMaximum], [.totalMinimum, .healthNoteAbove, .customMaximum],
    [.bodyMassChill, .bodyMassSteady, .bodyMassIntense],
  ]
}

package import AlmanacModel

/// The tables of Data/hydration: beverages, the rule of the daily goal, amounts to add with one tap.
package struct HydrationData: Sendable {
  /// A constant of the goal rule.
  package struct Constant: Hashable, Sendable {
    package var key: GoalKey
    package var value: Int
    package var source: String
  }

  package struct Preset: Hashable, Sendable {
    package var units: PresetRecord.Units
    /// Millilitres or US fluid ounces.
    package var amount: Int
    package var note: String
  }

  package var beverages: [BeverageRecord]
  /// In the order of the keys.
  package var constants: [Constant]
  /// By measure, then by where they begin.
  package var weather: [WeatherRecord]
  /// Metric first, each in the order of the file.
  package var presets: [Preset]
}

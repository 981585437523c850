package import AlmanacModel

/// The data of Data/hydration: beverages, the rule of the daily goal, and amounts that one tap adds.
package struct HydrationData: Sendable {
  /// A constant of the goal rule.
  package struct Constant: Hashable, Sendable {
    package var key: GoalKey
    package var value: Int
    package var source: String
  }

  package struct Preset: Hashable, Sendable {
    package var units: PresetRecord.Units
    /// The amount in millilitres or US fluid ounces.
    package var amount: Int
    package var note: String
  }

  package var beverages: [BeverageRecord]
  /// The constants in the order of the keys.
  package var constants: [Constant]
  /// The rows of the weather by measure, then by the value at which they begin.
  package var weather: [WeatherRecord]
  /// The amounts: metric first, in each system of units in the order of the file.
  package var presets: [Preset]
}

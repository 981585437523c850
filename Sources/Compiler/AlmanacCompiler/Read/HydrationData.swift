/// The tables of Data/hydration: beverages, the rule of the daily goal, amounts to add with one tap.
package struct HydrationData: Sendable {
  package struct Beverage: Hashable, Sendable {
    /// The role of the colour a beverage is shown in.
    package enum Tint: String, CaseIterable, Sendable {
      case water, tea, coffee, milk, juice, energy, alcohol, other
    }

    package enum Answer: String, CaseIterable, Sendable { case no, yes }

    package var id: String
    package var name: Names.Name
    package var symbol: String
    package var tint: Tint
    /// The share of the volume that counts, in thousandths.
    package var factor: Int
    /// The beverage hydration index in hundredths; `nil` if it was not measured.
    package var retention: Int?
    package var isAlcoholic: Bool
    package var source: String
  }

  /// A constant of the goal rule.
  package struct Constant: Hashable, Sendable {
    package var key: GoalKey
    package var value: Int
    package var source: String
  }

  /// What is added to the goal from a temperature or humidity on.
  package struct WeatherStep: Hashable, Sendable {
    package enum Measure: String, CaseIterable, Sendable { case temperature, humidity }

    package var measure: Measure
    package var from: Int
    package var millilitres: Int
  }

  package struct Preset: Hashable, Sendable {
    package enum Units: String, CaseIterable, Sendable { case metric, imperial }

    package var units: Units
    /// Millilitres or US fluid ounces.
    package var amount: Int
    package var note: String
  }

  package var beverages: [Beverage]
  /// In the order of the keys.
  package var constants: [Constant]
  /// By measure, then by where they begin.
  package var weather: [WeatherStep]
  /// Metric first, each in the order of the file.
  package var presets: [Preset]
}

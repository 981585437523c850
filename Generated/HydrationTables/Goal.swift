// The rule of the daily goal, and the amounts that one tap adds.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inputs:
//   Data/hydration/goal.tsv
//   Data/hydration/presets.tsv
//   Data/hydration/weather.tsv
//
// swift-format-ignore-file

package import DomainRecords

/// adequate-women, mL. EFSA 2010, abstract: women 2.0 L
@inlinable package var adequateWomen: Int { 2000 }

/// adequate-men, mL. EFSA 2010, abstract: men 2.5 L
@inlinable package var adequateMen: Int { 2500 }

/// adequate-unspecified, mL. decision: half way between women and men
@inlinable package var adequateUnspecified: Int { 2250 }

/// pregnancy, mL. EFSA 2010, abstract: 300 mL more
@inlinable package var pregnancy: Int { 300 }

/// lactation, mL. EFSA 2010, abstract: about 700 mL more
@inlinable package var lactation: Int { 700 }

/// drinks-share, percent. Jequier and Constant 2010, table 4: 70 to 80 percent come from drinks; 80 gives 1.6 L and 2.0 L, as PMC4473081, table 1, prints EFSA's values
@inlinable package var drinksShare: Int { 80 }

/// body-mass-chill, mL/kg. rule of thumb, as the app Sipli has it
@inlinable package var bodyMassChill: Int { 32 }

/// body-mass-steady, mL/kg. rule of thumb, as the app Sipli has it
@inlinable package var bodyMassSteady: Int { 35 }

/// body-mass-intense, mL/kg. rule of thumb, as the app Sipli has it
@inlinable package var bodyMassIntense: Int { 38 }

/// workout-per-minute, mL/min. rule of thumb, as the app Sipli has it; 0.72 L an hour, within the 0.4 to 0.8 L of Sawka 2007
@inlinable package var workoutPerMinute: Int { 12 }

/// total-minimum, mL. decision: as the app Sipli has it
@inlinable package var totalMinimum: Int { 1200 }

/// custom-minimum, mL. decision: lower is more likely a slip; patients on restricted fluids are told their own figure
@inlinable package var customMinimum: Int { 500 }

/// total-maximum, mL. decision: higher is more likely a slip; at 0.7 to 1.0 L an hour (IOM 2005, as others cite it) the kidneys need 8 hours and more for it
@inlinable package var totalMaximum: Int { 8000 }

/// health-note-above, mL. EFSA 2010, abstract: 95 of 100 men take in less than 4.0 L; kidneys get rid of 0.7 to 1.0 L an hour at most (IOM 2005, as others cite it)
@inlinable package var healthNoteAbove: Int { 4000 }

/// caution-percent, percent. decision; NIOSH 2017, abstract: too much of any fluid makes the salt in the blood too low, a medical emergency
@inlinable package var cautionPercent: Int { 200 }

/// hour-maximum, mL. NIOSH 2017, abstract: not more than 48 oz (one and a half quarts) per hour; 48 US fluid ounces are 1419.5 mL
@inlinable package var hourMaximum: Int { 1420 }

/// The amounts that a temperature or humidity adds to the goal; for each measure the lowest threshold first.
package let weatherSteps: [WeatherRecord] = [
  WeatherRecord(measure: .temperature, from: -100, millilitres: -200),
  WeatherRecord(measure: .temperature, from: 5, millilitres: 0),
  WeatherRecord(measure: .temperature, from: 22, millilitres: 250),
  WeatherRecord(measure: .temperature, from: 26, millilitres: 450),
  WeatherRecord(measure: .temperature, from: 30, millilitres: 650),
  WeatherRecord(measure: .humidity, from: 70, millilitres: 150),
  WeatherRecord(measure: .humidity, from: 80, millilitres: 250),
]

/// The amounts that one tap adds, in millilitres, or in fluid ounces of the US or the UK.
package let presets: [PresetRecord] = [
  PresetRecord(units: .metric, amount: 150),  // a small cup
  PresetRecord(units: .metric, amount: 250),  // a glass
  PresetRecord(units: .metric, amount: 330),  // a can
  PresetRecord(units: .metric, amount: 500),  // a bottle
  PresetRecord(units: .us, amount: 8),  // a cup
  PresetRecord(units: .us, amount: 12),  // a can
  PresetRecord(units: .us, amount: 16),  // a pint, or a bottle
  PresetRecord(units: .us, amount: 20),  // a bottle
  PresetRecord(units: .uk, amount: 7),  // a cup
  PresetRecord(units: .uk, amount: 10),  // half a pint
  PresetRecord(units: .uk, amount: 12),  // a can
  PresetRecord(units: .uk, amount: 20),  // a pint
]

// The rule of the daily goal, and amounts to add with one tap.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Inputs, with their SHA-256:
//   90f9d872bbfd33fdd11bcd27f63010cdde14815c889c98e0b604bb9db5d7a234  Data/hydration/goal.tsv
//   3c28a9a97bfa8ce1a82ec2b0e32744795ff9185530bf5b12b25a874c2afc61a8  Data/hydration/presets.tsv
//   772db1f64a1e4f4f51225a34f79c59fa5027e206d9fcd673829cf8156c33c0d1  Data/hydration/weather.tsv
//
// swift-format-ignore-file

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

/// workout-per-minute, mL/min. Sawka 2007: 0.4 to 0.8 L an hour as a starting point; the middle of it
@inlinable package var workoutPerMinute: Int { 10 }

/// workout-maximum, mL. decision: more has to be measured by weighing, not guessed
@inlinable package var workoutMaximum: Int { 2000 }

/// base-minimum, mL. decision: as the app Sipli has it
@inlinable package var baseMinimum: Int { 1200 }

/// base-maximum, mL. EFSA 2010, abstract: 95 of 100 men take in less than 4.0 L
@inlinable package var baseMaximum: Int { 4000 }

/// total-maximum, mL. decision: nothing computed goes above it
@inlinable package var totalMaximum: Int { 6000 }

/// custom-minimum, mL. decision: lower is more likely a slip; patients on restricted fluids are told their own figure
@inlinable package var customMinimum: Int { 500 }

/// custom-maximum, mL. decision: higher is more likely a slip
@inlinable package var customMaximum: Int { 8000 }

/// health-note-above, mL. EFSA 2010, abstract: 95 of 100 men take in less than 4.0 L; kidneys get rid of 0.7 to 1.0 L an hour at most (IOM 2005, as others cite it)
@inlinable package var healthNoteAbove: Int { 4000 }

/// The number of steps.
@inlinable package var weatherCount: Int { 5 }

/// A row each: measure (0 temperature in degrees Celsius, 1 relative humidity in percent), from, mL.
let weathers: [UInt16] = [
  0, 22, 250,  // temperature from 22 · 250 mL
  0, 26, 450,  // temperature from 26 · 450 mL
  0, 30, 650,  // temperature from 30 · 650 mL
  1, 70, 150,  // humidity from 70 · 150 mL
  1, 80, 250,  // humidity from 80 · 250 mL
]

/// A number of a step, at 3 * step + field.
package func weatherNumber(_ index: Int) -> UInt16 {
  weathers[index]
}

/// The number of amounts.
@inlinable package var presetCount: Int { 8 }

/// A row each: units (0 metric, 1 imperial), millilitres or US fluid ounces.
let presets: [UInt16] = [
  0, 150,  // metric 150 · a small cup
  0, 250,  // metric 250 · a glass
  0, 330,  // metric 330 · a can
  0, 500,  // metric 500 · a bottle
  1, 8,  // imperial 8 · a cup
  1, 12,  // imperial 12 · a can
  1, 16,  // imperial 16 · a pint, or a bottle
  1, 20,  // imperial 20 · a bottle
]

/// A number of a amount, at 2 * amount + field.
package func presetNumber(_ index: Int) -> UInt16 {
  presets[index]
}

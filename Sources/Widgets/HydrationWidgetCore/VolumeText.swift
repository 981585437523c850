package import Foundation
import HydrationWidgetTables

/// The texts of volumes in the user's units.
///
/// | units | volume | short | full |
/// |---|---|---|---|
/// | metric | below 1,000 mL | `750` | `750 mL`, exact |
/// | metric | from 1,000 mL on | `1.25` | `1.25 L`, to the nearest 10 mL, halves up, no zeros at the end |
/// | us, uk | any | `42` | `42 fl oz`, to the nearest fluid ounce of the US or the UK, halves up |
///
/// Numbers have the format of the locale. A total beside its goal is in the unit of the goal. While it is
/// less than the goal, its text always differs from the goal's.
public struct VolumeText: Hashable, Sendable {
  /// The units.
  package let units: VolumeUnits
  private let strings: HydrationWidgetStrings
  private let spokenStrings: HydrationWidgetStrings
  private let locale: Locale

  /// Creates the texts for a user's units, with the numbers of a locale.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - language: The language of the sentences around them, in which they are also read aloud.
  ///   - written: The language in which they are written; `nil` for the same.
  ///   - locale: The locale.
  package init(_ units: VolumeUnits, language: Language, written: Language? = nil, locale: Locale) {
    self.units = units
    strings = HydrationWidgetStrings(language: (written ?? language).tableIndex)
    spokenStrings = HydrationWidgetStrings(language: language.tableIndex)
    self.locale = locale
  }

  private enum Scale {
    case millilitres, litres, ounces
  }

  /// "750 mL", "1.25 L", "42 fl oz".
  package func full(_ volume: Volume) -> String {
    let scale = scale(of: volume)
    return named(number(steps(volume, scale), scale), scale)
  }

  /// Returns an amount as people type it, without a decimal mark: "1250 mL", "42 fl oz".
  package func typed(_ volume: Volume) -> String {
    let scale: Scale = units == .metric ? .millilitres : .ounces
    return named("\(steps(volume, scale))", scale)
  }

  /// Reads an amount as people type it in this language; a number alone is in the user's units.
  ///
  /// - Returns: Its millilitres, of any size; `nil` if it is no amount.
  public func millilitres(typed text: String) -> Int? {
    Volume.millilitres(typed: text, units, decimalMark: locale.decimalSeparator?.first ?? ".")
  }

  /// Returns millilitres that are added or subtracted: "+300 mL", "-42 fl oz".
  package func change(_ millilitres: Int) -> String {
    (millilitres < 0 ? "-" : "+") + full(Volume(clamping: abs(millilitres)))
  }

  /// "750", "1.25", "42".
  package func short(_ volume: Volume) -> String {
    let scale = scale(of: volume)
    return number(steps(volume, scale), scale)
  }

  /// Returns a total before its goal, without a unit: the "1.25" in "1.25 / 2.45 L".
  package func short(_ total: Volume, of goal: Volume) -> String {
    let scale = scale(of: goal)
    return number(steps(total, of: goal, scale), scale)
  }

  /// Returns a total without its goal, "1.25 L"; while it is less than the goal, its text differs from the goal's.
  package func full(_ total: Volume, of goal: Volume) -> String {
    let scale = scale(of: total)
    guard scale == self.scale(of: goal) else { return full(total) }
    return named(number(steps(total, of: goal, scale), scale), scale)
  }

  /// Returns the remaining amount to a goal, at least one step while something remains.
  package func left(_ total: Volume, to goal: Volume) -> String {
    let rest = Volume(clamping: goal.millilitres - total.millilitres)
    let scale = scale(of: rest)
    return named(number(rest > .zero ? max(1, steps(rest, scale)) : 0, scale), scale)
  }

  /// "1,250 of 2,450 millilitres" in two parts; metric volumes are read aloud in millilitres, which are
  /// exact.
  func spoken(_ total: Volume, of goal: Volume) -> (total: String, goal: String) {
    let scale: Scale = units == .metric ? .millilitres : .ounces
    let amount = number(steps(total, of: goal, scale), scale)
    let before =
      units == .metric
      ? spokenStrings.spokenMillilitresBefore(amount: amount)
      : spokenStrings.spokenOuncesBefore(amount: amount)
    return (before, spoken(steps(goal, scale), scale))
  }

  /// "250 millilitres", "8 fluid ounces".
  func spoken(_ volume: Volume) -> String {
    let scale = scale(of: volume)
    return spoken(steps(volume, scale), scale)
  }

  private func spoken(_ steps: Int, _ scale: Scale) -> String {
    let shown = number(steps, scale)
    return switch scale {
    case .millilitres: spokenStrings.spokenMillilitres(count: steps, shown: shown)
    // Hundredths of a litre: whole litres use the plural form of their number, other amounts never the
    // singular.
    case .litres:
      spokenStrings.spokenLitres(count: steps.isMultiple(of: 100) ? steps / 100 : steps, shown: shown)
    case .ounces: spokenStrings.spokenOunces(count: steps, shown: shown)
    }
  }

  private func scale(of volume: Volume) -> Scale {
    units != .metric ? .ounces : volume.millilitres < 1000 ? .millilitres : .litres
  }

  /// Returns the volume in millilitres, hundredths of a litre, or ounces.
  private func steps(_ volume: Volume, _ scale: Scale) -> Int {
    switch scale {
    case .millilitres: volume.millilitres
    case .litres: (volume.millilitres + 5) / 10
    case .ounces:
      Int((Double(volume.millilitres) / units.millilitresPerUnit).rounded(.toNearestOrAwayFromZero))
    }
  }

  private func steps(_ total: Volume, of goal: Volume, _ scale: Scale) -> Int {
    let (drunk, wanted) = (steps(total, scale), steps(goal, scale))
    return total < goal && drunk >= wanted ? max(0, wanted - 1) : drunk
  }

  private func number(_ steps: Int, _ scale: Scale) -> String {
    guard scale == .litres else { return steps.formatted(.number.locale(locale)) }
    let litres = Decimal(steps) / 100
    return litres.formatted(.number.locale(locale).precision(.fractionLength(0...2)))
  }

  private func named(_ amount: String, _ scale: Scale) -> String {
    switch scale {
    case .millilitres: strings.millilitres(amount: amount)
    case .litres: strings.litres(amount: amount)
    case .ounces: strings.ounces(amount: amount)
    }
  }
}

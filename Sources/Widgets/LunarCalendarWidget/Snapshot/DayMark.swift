/// A sign beside the lunar day, so that festivals and solar terms show without colours.
public enum DayMark: String, CaseIterable, Hashable, Sendable {
  /// A festival or public holiday.
  case festival = "•"
  /// The beginning of a solar term.
  case solarTerm = "◦"
}

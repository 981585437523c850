/// One of the four events of a year that begin a season.
public enum SolsticeKind: Int, CaseIterable, Hashable, Sendable {
  /// The equinox of March: longitude 0°.
  case marchEquinox
  /// The solstice of June: longitude 90°.
  case juneSolstice
  /// The equinox of September: longitude 180°.
  case septemberEquinox
  /// The solstice of December: longitude 270°.
  case decemberSolstice

  /// The solar term that is the event.
  public var term: SolarTerm {
    switch self {
    case .marchEquinox: .springEquinox
    case .juneSolstice: .summerSolstice
    case .septemberEquinox: .autumnEquinox
    case .decemberSolstice: .winterSolstice
    }
  }

  /// The month of the event: 3, 6, 9 or 12 in every year.
  public var month: Int { 3 * rawValue + 3 }

  /// Creates the event of a month; `nil` for the other eight months.
  public init?(month: Int) {
    guard (3...12).contains(month), month % 3 == 0 else { return nil }
    self.init(rawValue: month / 3 - 1)
  }

  /// Creates the last event at or before a solar term of the year.
  init(_ term: SolarTerm) {
    switch term.rawValue / 6 {
    case 0: self = .marchEquinox
    case 1: self = .juneSolstice
    case 2: self = .septemberEquinox
    default: self = .decemberSolstice
    }
  }
}

import AlmanacModel
import SourceText

/// A cited decision about an instant that is very close to half a second.
///
/// Mathematical libraries could round such an instant differently.
package enum RoundingDecision {
  package static let path = "Data/astronomy/rounding.tsv"

  private enum Event: String, CaseIterable {
    case solarTerm = "solar-term"
    case moonPhase = "moon-phase"
  }

  /// Returns the whole second to which each listed event is rounded.
  static func read(_ reader: DataReader) -> [SkyEvent: Int64]? {
    guard let table = reader.table(path, columns: ["event", "key", "seconds", "source"], mayBeEmpty: true)
    else {
      return nil
    }
    var decisions: [SkyEvent: Int64] = [:]
    var unique = UniqueKeys<SkyEvent>()
    for record in table.records {
      guard let event = record.choice("event", of: Event.self), let key = key(event, record),
        let seconds = record.integer("seconds", in: -4_000_000_000...4_000_000_000),
        record.text("source") != nil, unique.insert(key, named: "event", in: record)
      else { continue }
      decisions[key] = Int64(seconds)
    }
    return decisions
  }

  private static func key(_ event: Event, _ record: Record) -> SkyEvent? {
    let parts = record["key"].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 2, let number = parts[0], let angle = parts[1] {
      switch event {
      case .solarTerm where SkyRange.storedYears.contains(number):
        if let term = SolarTerm.allCases.first(where: { $0.longitude == angle }) {
          return .solarTerm(term, year: number)
        }
      case .moonPhase where SkyRange.storedLunations.contains(number):
        if let phase = MoonPhase.allCases.first(where: { $0.elongation == angle }) {
          return .moonPhase(phase, lunation: number)
        }
      default: break
      }
    }
    let expected =
      switch event {
      case .solarTerm: "year/longitude, years \(text(SkyRange.storedYears)), longitudes 0, 15 to 345"
      case .moonPhase:
        "lunation/elongation, lunations \(text(SkyRange.storedLunations)), elongations 0, 90, 180, 270"
      }
    record.report("key '\(record["key"])' is not \(expected)", at: "key")
    return nil
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}

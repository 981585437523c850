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
  static func read(_ reader: DataReader) -> [SkyEvent: Int64] {
    let table = reader.table(path, columns: ["event", "key", "seconds", "source"], mayBeEmpty: true)
    var decisions: [SkyEvent: Int64] = [:]
    var unique = UniqueKeys<SkyEvent>()
    for record in table.records {
      let event = record.choice("event", of: Event.self)
      guard !record.isBad, let key = key(event, record) else { continue }
      let seconds = record.integer("seconds", in: -4_000_000_000...4_000_000_000)
      _ = record.text("source")
      if unique.insert(key, named: "event", in: record) { decisions[key] = Int64(seconds) }
    }
    return decisions
  }

  /// Returns the event of a key such as `2026/270`; `nil` after a report.
  private static func key(_ event: Event, _ record: Record) -> SkyEvent? {
    let (years, lunations) = (SkyRange.storedYears, SkyRange.storedLunations)
    let parts = record["key"].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    let (number, angle) = parts.count == 2 ? (parts[0] ?? .min, parts[1]) : (.min, nil)
    let expected: String
    switch event {
    case .solarTerm:
      let term = SolarTerm.allCases.first { $0.longitude == angle }
      if let term, years.contains(number) { return .solarTerm(term, year: number) }
      expected = "year/longitude, years \(years.lowerBound) to \(years.upperBound), longitudes 0, 15 to 345"
    case .moonPhase:
      let phase = MoonPhase.allCases.first { $0.elongation == angle }
      if let phase, lunations.contains(number) { return .moonPhase(phase, lunation: number) }
      expected =
        "lunation/elongation, lunations \(lunations.lowerBound) to \(lunations.upperBound), elongations 0, 90, 180, 270"
    }
    record.report("key '\(record["key"])' is not \(expected)", at: "key")
    return nil
  }
}

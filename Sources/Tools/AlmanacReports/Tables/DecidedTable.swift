import DecisionDocuments
package import WorkingDays

/// A day that a decision names, with the decision.
package struct DecidedRow: ColumnRecord {
  package let decision: Decision
  package let day: Decision.Day

  package static let declaration = (name: "DecidedRow", help: "A row of `decided`.")
  package static let columns: [Column<DecidedRow>] = [
    Column("country", "the id of the country", isKey: true) { $0.decision.country.id },
    Column("date", "the day", isKey: true) { CivilDate($0.day.day) },
    Column("kind", "why it is off, or that it is worked", words: DecidedDayKind.allCases.map { $0.rawValue })
    {
      $0.day.kind.rawValue
    },
    Column("festivalId", "the id of the festival to whose break it belongs") { $0.day.festivalID },
    Column("year", "the year whose days the decision decides") { $0.decision.year },
    Column("number", "the number of the decision, or its title") { $0.decision.number },
    Column("decidedOn", "the date of the decision") { $0.decision.date },
    Column("source", "where it can be read") { $0.decision.source },
  ]
}

extension Table where Row == DecidedRow {
  /// The days that governments decided, for one country or for all.
  package static func decided(_ country: FestivalCountry?, _ decided: DecidedDays) -> Table {
    let chosen = decided.decisions.filter { country == nil || $0.country == country }
    return Table(
      DecidedRow.columns,
      document: { range in
        let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
        return DecidedDays(
          chosen.filter { decision in
            years.contains(decision.year) || decision.days.contains { range.contains($0.day) }
          }
        ).json
      },
      rows: { (range) throws(Refusal) in
        chosen.flatMap { decision in
          decision.days.filter { range.contains($0.day) }.map { DecidedRow(decision: decision, day: $0) }
        }.inOrder { Int64($0.day.day.rataDie) }
      })
  }
}

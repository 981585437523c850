import AlmanacModel
import SwiftEmitter

extension EncodedCalendar {
  var monthTable: String { "months_\(source.identifier)" }
  var doubtTable: String { "doubts_\(source.identifier)" }
  var eraTable: String { "eras_\(source.identifier)" }

  /// The tables of one calendar: months and zone eras.
  func calendarFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/LunarCalendar-\(source.id).swift", title: "\(source.id): \(source.title)",
      notes: notes,
      inputs: data.inputs(
        below: Inputs.solarTerms + Inputs.moonPhases + Inputs.time + [source.path]))
    builder.add(
      [
        "Months, one lunar year per line. The comment has the new year, the leap month and the lengths of the months."
      ],
      .integers(
        IntegerTable(
          monthTable, .uint32, format: .hexadecimal(groups: [2, 1, 5]), rows: monthRows
        )))
    builder.add(
      ["Zone eras: first moment in seconds since 1970-01-01T00:00:00Z, local time minus UTC in seconds."],
      .integers(IntegerTable(eraTable, .int64, rows: eraRows)))
    builder.add(
      [
        "Uncertain events on which lunar dates depend, four numbers each: 0 and the lunation of a new moon, or 1 and",
        "24 * year + longitude / 15 of a solar term; then the first and last day that would change (rata die).",
      ],
      .integers(IntegerTable(doubtTable, .int32, rows: doubtRows)))
    return try builder.file()
  }

  /// The description of the layout, with the first leap month of the table as an example.
  private var notes: [String] {
    var notes = [
      "A month is 0xYY_M_FDDDD: lunar year - 1898 (YY), month (M), then 20 bits: 1 for a leap month, 1 for 30 days,",
      "1 unused, and 17 bits of first day, counted in days from 1898-12-01.",
    ]
    if let leap = months.first(where: \.isLeap) {
      let record = leap.record
      let literal = IntegerTable.Format.hexadecimal(groups: [2, 1, 5]).literal(Int64(record.raw)) ?? ""
      notes += [
        "Example: \(literal) is year 1898 + \(leap.year - 1898) = \(leap.year), leap month \(leap.month), "
          + "\(leap.length) days, first day 1898-12-01 + \(record.daysFromEpoch) = \(CivilDate(leap.firstDay))."
      ]
    }
    return notes
  }

  private var monthRows: [IntegerTable.Row] {
    var rows: [IntegerTable.Row] = []
    var months = self.months[...]
    while let first = months.first {
      let year = months.prefix { $0.year == first.year }
      months = months.dropFirst(year.count)
      rows.append(.init(year.map { Int64($0.record.raw) }, comment: Self.text(Array(year))))
    }
    return rows
  }

  /// Returns a lunar year in words: its new year, leap month and the lengths of its months.
  static func text(_ months: [LunarMonth]) -> String {
    let year = months[0].year
    guard LunarDate.years.contains(year) else {
      let names = months.map { "\($0.month)\($0.isLeap ? "L" : "")" }.joined(separator: ", ")
      return "\(year) · only months \(names), neighbours of the range"
    }
    let leap = months.first(where: \.isLeap).map { "leap \($0.month)" } ?? "no leap"
    let lengths = months.map { String($0.length) }.joined(separator: " ")
    return "\(year) · new year \(CivilDate(months[0].firstDay)) · \(leap) · \(lengths)"
  }

  private var eraRows: [IntegerTable.Row] {
    clock.eras.map { era in
      let day = CivilDate(era.firstDay)
      return .init(
        [era.start, era.offset],
        comment: "\(day.year == 1 ? "before all" : "from \(day)") · \(Offset.text(era.offset))")
    }
  }

  private var doubtRows: [IntegerTable.Row] {
    doubts.map {
      let numbers = $0.record.numbers
      return .init(
        [numbers.kind, numbers.key, numbers.first, numbers.last].map(Int64.init), comment: $0.text)
    }
  }
}

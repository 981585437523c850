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
        below: Inputs.solarTerms + Inputs.moonPhases + Inputs.time + Inputs.cycleNames + [source.path]))
    builder.add(
      [
        "Months, one lunar year per line. The comment has the new year, the leap month, the lengths of the months and the",
        "days on which they start.",
      ],
      .integers(
        IntegerTable(
          monthTable, .uint32, format: .hexadecimal(groups: [2, 1, 5]), rows: monthRows(data)
        )))
    builder.add(
      ["Zone eras: first moment in seconds since 1970-01-01T00:00:00Z, local time minus UTC in seconds."],
      .integers(IntegerTable(eraTable, .int64, rows: eraRows)))
    builder.add(
      [
        "Uncertain events on which lunar dates depend, four numbers each: 0 and the lunation of a new moon, or 1 and",
        "24 * year + longitude / 15 of a solar term; then the first and last day that would change (rata die).",
      ],
      .integers(IntegerTable(doubtTable, .int32, rows: doubtRows(data))))
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

  private func monthRows(_ data: SourceData) -> [IntegerTable.Row] {
    var rows: [IntegerTable.Row] = []
    var months = self.months[...]
    while let first = months.first {
      let year = months.prefix { $0.year == first.year }
      months = months.dropFirst(year.count)
      rows.append(.init(year.map { Int64($0.record.raw) }, comment: Self.comment(Array(year), data.names)))
    }
    return rows
  }

  private static func comment(_ months: [LunarMonth], _ words: Names) -> String {
    let year = months[0].year
    let starts = months.map { month in
      let date = CivilDate(month.firstDay)
      return "\(decimal(date.month, width: 2))-\(decimal(date.day, width: 2))"
    }.joined(separator: " ")
    guard LunarDate.years.contains(year) else {
      let names = months.map { "\($0.month)\($0.isLeap ? "L" : "")" }.joined(separator: ", ")
      return "\(cycle(year, words)) · only months \(names), neighbours of the range · starts \(starts)"
    }
    return "\(facts(months, words)) · starts \(starts)"
  }

  private static func cycle(_ year: Int, _ words: Names) -> String {
    "\(year) \(words.vi(SexagenaryCycle(lunarYear: year)))"
  }

  /// Returns a lunar year in words: its names, new year, leap month and the lengths of its months.
  static func facts(_ months: [LunarMonth], _ words: Names) -> String {
    let leap = months.first(where: \.isLeap).map { "leap \($0.month)" } ?? "no leap"
    let lengths = months.map { String($0.length) }.joined(separator: " ")
    return
      "\(cycle(months[0].year, words)) · new year \(CivilDate(months[0].firstDay)) · \(leap) · \(lengths)"
  }

  private var eraRows: [IntegerTable.Row] {
    zip(clock.eras, source.eras).map { era, source in
      let start = Instant(secondsSince1970: era.start)
      let day = CivilDate(era.firstDay)
      let from = day.year == 1 ? "before all" : "from \(day) (\(start))"
      return .init(
        [era.start, era.offset], comment: "\(from) · \(Offset.text(era.offset)) · \(source.source)")
    }
  }

  private func doubtRows(_ data: SourceData) -> [IntegerTable.Row] {
    doubts.compactMap { doubt in
      doubt.record.map {
        let numbers = $0.numbers
        return .init(
          [numbers.kind, numbers.key, numbers.first, numbers.last].map(Int64.init),
          comment: facts(doubt, data.names))
      }
    }
  }

  /// Returns an uncertain event in words: its possible days, and the days whose lunar date depends on it.
  func facts(_ doubt: Doubt, _ words: Names) -> String {
    var facts = [
      doubt.text(in: self, words),
      "\(CivilDate(doubt.margin.day)) or \(CivilDate(doubt.alternative))",
    ]
    if let changed = doubt.changed {
      let span = "\(CivilDate(changed.lowerBound)) to \(CivilDate(changed.upperBound))"
      facts.append("\(doubt.changedCount) days from \(span)")
    }
    return facts.joined(separator: " · ")
  }
}

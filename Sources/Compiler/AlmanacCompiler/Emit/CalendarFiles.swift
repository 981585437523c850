import AlmanacModel
import SwiftEmitter

extension EncodedCalendar {
  var monthTable: String { "months_\(source.identifier)" }
  var civilMonthTable: String { "civilMonths_\(source.identifier)" }
  var monthStartTable: String { "monthStarts_\(source.identifier)" }
  var uncertaintyTable: String { "uncertainties_\(source.identifier)" }
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
      [
        "The lunar dates of Gregorian months, for conversion without a search; AlmanacModel.CivilMonthRecord has the bits.",
        "The comment has the lunar date of the 1st of each month from January.",
      ],
      .integers(
        IntegerTable(civilMonthTable, .uint32, format: .hexadecimal(groups: [8]), rows: civilMonthRows)))
    builder.add(
      [
        "The civil date on which each lunar month begins, as AlmanacModel.LunarMonthStart has it: a month of each number and then",
        "the leap month of that number, 0 if there is none. The comment has the dates.",
      ],
      .integers(
        IntegerTable(monthStartTable, .uint16, format: .hexadecimal(groups: [4]), rows: monthStartRows)))
    builder.add(
      ["Zone eras: first moment in seconds since 1970-01-01T00:00:00Z, local time minus UTC in seconds."],
      .integers(IntegerTable(eraTable, .int64, rows: eraRows)))
    builder.add(
      [
        "Uncertain events on which lunar dates depend, four numbers each: 0 and the lunation of a new moon, or 1 and",
        "24 * year + longitude / 15 of a solar term; then the first and last day that would change (rata die).",
      ],
      .integers(IntegerTable(uncertaintyTable, .int32, rows: uncertaintyRows)))
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

  /// The records of Gregorian months, a year a row.
  private var civilMonthRows: [IntegerTable.Row] {
    stride(from: 0, to: civilMonths.count, by: 12).map { index in
      let year = civilMonths[index..<min(index + 12, civilMonths.count)]
      let dates = year.map { $0.lunarDate(ofDay: 1).description.dropFirst(5) }
      return .init(
        year.map { Int64($0.raw) },
        comment: "\(Int(CivilMonthRecord.firstYear) + index / 12) · \(dates.joined(separator: " "))")
    }
  }

  /// The first days of months, a lunar year a row.
  private var monthStartRows: [IntegerTable.Row] {
    LunarDate.years.map { year in
      let first = LunarMonthStart.index(of: LunarMonthKey(year: UInt32(year), month: 1, isLeap: false))
      let dates = months.filter { $0.year == year }.map { CivilDate($0.firstDay).description.dropFirst(5) }
      return .init(
        monthStarts[first..<first + 24].map { Int64($0.raw) },
        comment: "\(year) · \(dates.joined(separator: " "))")
    }
  }

  private var eraRows: [IntegerTable.Row] {
    clock.eras.map { era in
      let day = CivilDate(era.firstDay)
      return .init(
        [era.start, era.offset],
        comment: "\(day.year == 1 ? "before all" : "from \(day)") · \(Offset.text(era.offset))")
    }
  }

  private var uncertaintyRows: [IntegerTable.Row] {
    uncertainties.map {
      let numbers = $0.record.numbers
      return .init(
        [numbers.kind, numbers.key, numbers.first, numbers.last].map(Int64.init), comment: $0.text)
    }
  }
}

extension EncodedAlmanac {
  /// The list of calendars and the functions that read their tables.
  func calendarListFile(_ data: SourceData) throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "AlmanacTables/Calendars.swift",
      title: "The calendars, and the functions that read their tables.",
      notes: [
        "A calendar is given by its index in the list of ids, which is in alphabetical order."
      ],
      inputs: data.inputs(below: ["\(CalendarReader.folder)/"]))
    builder.add(
      ["The ids of the calendars."],
      .strings("calendarIDs", calendars.map(\.source.id), comments: calendars.map(\.source.title)))
    builder.constant("calendarCount", .int, calendars.count, "The number of calendars.")
    builder.accessor("calendarID", "String", "The id of a calendar.", tables: ["calendarIDs"])
    for (index, calendar) in calendars.enumerated() {
      builder.constant(
        "calendar_\(calendar.source.identifier)", .uint8, index,
        "The index of the calendar \(calendar.source.id).")
    }
    builder.add(.calendars, of: data)
    addEstimate(to: &builder)
    addAccessors(to: &builder)
    return try builder.file()
  }

  private func addEstimate(to builder: inout SourceFileBuilder) {
    builder.add(
      [
        "The estimated index of a day in the table of months: (days from 1899-02-01 * slope + intercept) / 2^32, rounded down;",
        "exact or one too low on every day to 2101-02-08 in every calendar, as the compiler has checked.",
      ], .constant("lunarMonthSlopeByDay", .int64, estimate.slopeByDay))
    builder.constant("lunarMonthInterceptByDay", .int64, estimate.interceptByDay, "See lunarMonthSlopeByDay.")
    builder.add(
      [
        "The estimated index of month 1 of a year in the table of months: (years from 1898 * slope + intercept) / 2^16,",
        "rounded down; exact or one too low for 1899 to 2100 in every calendar, as the compiler has checked.",
      ], .constant("lunarMonthSlopeByYear", .int32, Int64(estimate.slopeByYear)))
    builder.constant(
      "lunarMonthInterceptByYear", .int32, estimate.interceptByYear, "See lunarMonthSlopeByYear.")
  }

  private func addAccessors(to builder: inout SourceFileBuilder) {
    let selection = Accessor.Selection.parameter("calendar")
    let months = calendars.map(\.monthTable)
    let monthCounts = Set(calendars.map(\.months.count))
    let monthCount = monthCounts.count == 1 ? monthCounts.first : nil
    let once =
      monthCount.map {
        " All calendars have \($0) records, so the index is checked before a calendar is chosen."
      } ?? ""
    let eras = calendars.map(\.eraTable)
    builder.accessor(
      "twoLunarMonths", "UInt32", "The records of a month and of the month after it.\(once)",
      selection: selection, tables: months, width: 2, commonCount: monthCount)
    builder.accessor(
      "threeLunarMonths", "UInt32", "The records of a month and of the two months after it.\(once)",
      selection: selection, tables: months, width: 3, commonCount: monthCount)
    builder.accessor(
      "civilMonth", "UInt32", "The lunar dates of a Gregorian month.", selection: selection,
      tables: calendars.map(\.civilMonthTable), commonCount: CivilMonthRecord.count, isCalledInline: true)
    builder.accessor(
      "monthStart", "UInt16", "The civil date on which a lunar month begins.", selection: selection,
      tables: calendars.map(\.monthStartTable), commonCount: LunarMonthStart.count, isCalledInline: true)
    builder.add(
      ["The number of zone eras."],
      .choice(
        "eraCount", parameter: "calendar", .int,
        calendars.map { Int64($0.clock.eraCount) }))
    builder.add(
      ["The number of uncertain events on which lunar dates depend."],
      .choice(
        "uncertaintyCount", parameter: "calendar", .int,
        calendars.map { Int64($0.uncertainties.count) }))
    builder.accessor(
      "uncertainty", "Int32", "The four numbers of an uncertain event.", selection: selection,
      tables: calendars.map(\.uncertaintyTable), stride: LunarUncertaintyRecord.width,
      width: LunarUncertaintyRecord.width)
    builder.accessor(
      "eraStart", "Int64", "The first moment of an era, in seconds since 1970-01-01T00:00:00Z.",
      selection: selection, tables: eras, stride: 2)
    builder.accessor(
      "eraOffset", "Int64", "Local time minus UTC in an era, in seconds.", selection: selection, tables: eras,
      stride: 2, offset: 1)
  }
}

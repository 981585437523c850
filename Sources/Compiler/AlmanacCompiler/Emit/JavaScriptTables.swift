import AlmanacModel
import SwiftEmitter

/// Generated/JavaScript/tables.js: the lunar years of all calendars, one number each, and the uncertain days.
///
/// The lookup is handwritten, in Apps/JavaScript.
struct JavaScriptTablesFile {
  let calendars: [EncodedCalendar]
  let data: SourceData

  /// Days that may have other lunar dates: the first and the last, counted from 1970-01-01, the reason, and a number.
  ///
  /// The reason is 0 for a new moon and 1 for a solar term close to midnight, with seconds from midnight to the event, or 2 for a
  /// disputed leap month, with its number in the tables.
  private typealias Uncertainty = (numbers: [Int32], comment: String)

  func file() throws(EmissionError) -> GeneratedFile {
    var blocks: [String] = []
    for calendar in calendars {
      let years = try LunarDate.years.map { year throws(EmissionError) in try number(of: year, in: calendar) }
      let uncertainties = uncertainties(calendar)
      blocks += block(calendar, years, uncertainties)
    }
    return try JavaScript.file(
      "tables",
      title: "Lunar years of all calendars, and the days whose lunar date is not certain, for JavaScript.",
      notes: try notes,
      from: Inputs.solarTerms + Inputs.moonPhases + Inputs.time + ["\(CalendarReader.folder)/"],
      of: data,
      body: [
        "/** The lunar year of the first number in each calendar. */",
        "export const firstYear = \(LunarDate.years.lowerBound);", "",
        "/** The lunar year of the last number in each calendar. */",
        "export const lastYear = \(LunarDate.years.upperBound);", "",
        "/** The calendars, in the order of their ids. */", "export const tables = [",
      ] + blocks + ["];"])
  }

  private var notes: [String] {
    get throws(EmissionError) {
      var notes = [
        "A lunar year is a number: bits 0 to 12 are 1 for each month of 30 days, in order; bits 13 to 16 are the number",
        "of the leap month, 0 for none; bits 17 to 22 are the number of days from 1 January to the first day.",
      ]
      if let calendar = calendars.first, let leap = calendar.months.first(where: \.isLeap)?.year {
        let number = try number(of: leap, in: calendar)
        notes += [
          "Example: \(Self.hexadecimal(number.raw)) is \(leap) in the first calendar: \(number.raw >> 17) days from "
            + "1 January, leap month \(number.leapMonth)."
        ]
      }
      return notes + [
        "An uncertainty has four numbers: the first and last day that would change, in days since 1970-01-01; 0 for a new moon or 1",
        "for a solar term, and seconds from midnight to the event; or 2 for a disputed leap month, and its number here.",
        "The checksum is FNV-1a over the letters of the id, firstYear, lastYear, the numbers of the years and the numbers of",
        "the uncertainties. Each of these is one step with 32 bits, where FNV-1a has a byte.",
      ]
    }
  }

  private func number(of year: Int, in calendar: EncodedCalendar) throws(EmissionError) -> LunarYearNumber {
    let months = calendar.months.filter { $0.year == year }.map(\.record)
    guard let number = LunarYearNumber(months) else {
      throw EmissionError("\(calendar.source.id): \(year) does not fit a lunar year of 23 bits")
    }
    return number
  }

  /// Returns the uncertain days of a calendar in order of their first day.
  private func uncertainties(_ calendar: EncodedCalendar) -> [Uncertainty] {
    func uncertainty(_ days: ClosedRange<DayNumber>, _ kind: Int32, _ number: Int, _ comment: String)
      -> Uncertainty
    {
      let ends = [days.lowerBound, days.upperBound].map { $0.rataDie - ClockTime.rataDieOf1970 }
      return (ends + [kind, Int32(clamping: number)], comment)
    }
    let events = calendar.uncertainties.map {
      uncertainty($0.record.days, $0.record.numbers.kind, $0.margin.secondsFromMidnight, $0.text)
    }
    let disputes = calendar.source.disputed.compactMap { span in
      let days = DayNumber(span.lowerBound)...DayNumber(span.upperBound)
      return calendar.months.first { $0.isLeap && days.contains($0.firstDay) }.map {
        let comment = "leap month \($0.month) is disputed · \(span.lowerBound) to \(span.upperBound)"
        return uncertainty(days, 2, $0.month, comment)
      }
    }
    return (disputes + events).sorted { $0.numbers[0] < $1.numbers[0] }
  }

  private func block(
    _ calendar: EncodedCalendar, _ years: [LunarYearNumber], _ uncertainties: [Uncertainty]
  ) -> [String] {
    let id = calendar.source.id
    return ["  {", "    id: \(JavaScript.literal(id)),  // \(calendar.source.title)"]
      + ["    checksum: \(Self.hexadecimal(Self.checksum(id, years, uncertainties))),", "    years: ["]
      + zip(LunarDate.years, years).map { year, number in
        let months = calendar.months.filter { $0.year == year }
        return "      \(Self.hexadecimal(number.raw)),  // \(EncodedCalendar.text(months))"
      } + ["    ],", "    uncertainties: ["]
      + uncertainties.map {
        "      [\($0.numbers.map(String.init).joined(separator: ", "))],  // \($0.comment)"
      }
      + ["    ],", "  },"]
  }

  /// Returns the checksum of a calendar's data, which the lookup in JavaScript computes again before its first answer.
  private static func checksum(_ id: String, _ years: [LunarYearNumber], _ uncertainties: [Uncertainty])
    -> UInt32
  {
    let range = [UInt32(LunarDate.years.lowerBound), UInt32(LunarDate.years.upperBound)]
    let numbers = uncertainties.flatMap { $0.numbers.map { UInt32(bitPattern: $0) } }
    return (id.utf8.map { UInt32($0) } + range + years.map(\.raw) + numbers)
      .reduce(0x811C_9DC5) { ($0 ^ $1) &* 0x0100_0193 }
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    "0x\(String(number, radix: 16, uppercase: true))"
  }
}

/// Generated/JavaScript/solar-terms.js: the days of solar terms in each calendar.
struct JavaScriptSolarTermsFile {
  let data: SourceData
  let almanac: EncodedAlmanac

  func file() throws(EmissionError) -> GeneratedFile {
    let terms = almanac.calendars.map(margins)
    return try JavaScript.file(
      "solar-terms", title: "The days of solar terms in each calendar, for JavaScript.",
      notes: [
        "termDays: of each term of a year, from 285° in January, the least day of its month, and for each year how much later it is in",
        "the first calendar. moved: the terms that are a day later (+) or earlier (-) than in the first calendar; close: those near",
        "midnight, with the other day, and ? if the day is not certain. Each term is counted from the one before.",
      ],
      from: ["\(CalendarReader.folder)/"] + Inputs.solarTerms + Inputs.time,
      of: data,
      body: ["export const firstTermYear = \(almanac.sky.firstTermYear);", "", "export const termDays = ["]
        + SolarTerm.inYearOrder.map { days($0, terms[0]) } + ["];", "", "export const termChanges = {"]
        + zip(almanac.calendars, terms).flatMap { calendar, own in
          JavaScript.lines(
            JavaScript.literal(calendar.source.id),
            [
              ("moved", changes(own) { $0 == terms[0][$1].day ? nil : $0 > terms[0][$1].day ? "+" : "-" }),
              ("close", changes(own) { _, index in own[index].otherDay }),
            ])
        } + ["};"])
  }

  /// Returns the days of all terms in a calendar, in the order of time.
  private func margins(_ calendar: EncodedCalendar) -> [DayMargin] {
    almanac.sky.termYears.flatMap { year in
      SolarTerm.inYearOrder.map {
        almanac.timeScales.margin(of: almanac.sky.instant(of: $0, year: year), on: calendar.clock)
      }
    }
  }

  private func days(_ term: SolarTerm, _ terms: [DayMargin]) -> String {
    let days = stride(from: term.positionInYear, to: terms.count, by: 24).map { CivilDate(terms[$0].day).day }
    let least = days.min() ?? 1
    let digits = days.map { "\($0 - least)" }.joined()
    return "  [\(least), \"\(digits)\"],  // \(term.longitude)°"
  }

  /// Returns the terms that have a sign, each with its distance from the one before.
  private func changes(_ terms: [DayMargin], _ sign: (DayNumber, Int) -> String?) -> String {
    var (last, texts) = (0, [String]())
    for (index, term) in terms.enumerated() {
      guard let sign = sign(term.day, index) else { continue }
      texts.append("\(index - last)\(sign)")
      last = index
    }
    return JavaScript.literal(texts.joined(separator: " "))
  }
}

/// Generated/JavaScript/pentads.js: the instants of the pentads.
struct JavaScriptPentadsFile {
  let data: SourceData
  let almanac: EncodedAlmanac

  /// The waves of the second difference of the instants: seconds, the period in days, and the phase at the first instant in turns.
  ///
  /// The waves follow the Sun's yearly and half-yearly motion, the Moon and nutation. They were fitted by least squares; the
  /// instants stay exact with any waves, only the residuals grow.
  private static let waves = [
    (1278.7, 365.2596, 0.0102), (9.8, 182.63022, 0.5138), (166.7, 29.53059, 0.7838), (18.7, 13.6608, 0.6512),
    (13.9, 14.25418, 0.5406), (10.2, 27.32171, 0.2953),
  ]
  /// The letter of no residual, and the greatest residual: from `#` to `Y` no letter has another meaning in a text.
  private static let (zeroLetter, greatestResidual) = (Int64(62), Int64(27))
  /// The instants that are given as they are, because the first difference needs two.
  private static let instantsWithoutLetter = 2
  private static let pentadsOfYear = SolarTerm.allCases.count * Pentad.countInTerm

  func file() throws(EmissionError) -> GeneratedFile {
    let terms = almanac.sky.termYears.flatMap { year in SolarTerm.inYearOrder.map { (year, $0) } }
    let instants = terms.flatMap { year, term in
      (1...Pentad.countInTerm).map {
        almanac.timeScales.utc(almanac.sky.instant(ofPentad: $0, of: term, year: year)).secondsSince1970
      }
    }
    var letters = ""
    for (index, instant) in instants.enumerated().dropFirst(Self.instantsWithoutLetter) {
      let (earlier, last) = (instants[index - 2], instants[index - 1])
      let residual = instant - 2 * last + earlier - Self.change(secondsFromFirst: last - instants[0])
      guard abs(residual) <= Self.greatestResidual else {
        throw EmissionError("pentad \(index) from 1899 on has no letter for its residual, \(residual) s")
      }
      letters.unicodeScalars.append(UnicodeScalar(UInt8(Self.zeroLetter + residual)))
    }
    return try JavaScript.file(
      "pentads", title: "The instants of the pentads, for JavaScript.",
      notes: [
        "firstPentads: the first two instants, those of 285° and 290° in January 1899, in seconds from 1970 in UTC (UT1 before 1972).",
        "Each further one is as long after the one before as that is after the one before it, and later by the waves in whole seconds",
        "and by a letter: `>` is 0 s, the letter after it 1 s. pentadWaves: seconds, the period in days, and the turns at the first",
        "instant, whose days are counted to the instant before; Apps/JavaScript/pentads.js has the wave. A row is a year.",
      ],
      from: Inputs.solarTerms + Inputs.time, of: data,
      body: [
        "export const firstPentads = [\(instants[0]), \(instants[1])];", "", "export const pentadWaves = [",
      ] + Self.waves.map { "  [\($0), \($1), \($2)]," } + ["];", "", "export const pentadLetters = ["]
        + almanac.sky.termYears.enumerated().map { row, year in
          let end = Self.pentadsOfYear * (row + 1) - Self.instantsWithoutLetter
          let own = letters.prefix(end).suffix(min(end, Self.pentadsOfYear))
          return "  \(JavaScript.literal(String(own))),  // \(year)"
        } + ["];"])
  }

  /// Returns how much longer the next pentad is by the waves, as the package computes it, with the same operations.
  private static func change(secondsFromFirst seconds: Int64) -> Int64 {
    let days = Double(seconds) / 86_400
    let sum = waves.reduce(0.0) { sum, wave in
      let half = (2 * (days / wave.1 + wave.2)).truncatingRemainder(dividingBy: 2)
      let product = half.truncatingRemainder(dividingBy: 1) * (1 - half.truncatingRemainder(dividingBy: 1))
      return sum + wave.0 * ((half < 1 ? 16 : -16) * product / (5 - 4 * product))
    }
    return Int64((sum + 0.5).rounded(.down))
  }
}

extension DayMargin {
  /// The sign of the event's other possible day if it is near midnight, with a question mark if its day is uncertain.
  fileprivate var otherDay: String? {
    guard !isCertain || abs(secondsFromMidnight) <= Self.marginalSeconds else { return nil }
    return (secondsFromMidnight < 0 ? "+" : "-") + (isCertain ? "" : "?")
  }
}

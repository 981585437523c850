import AlmanacModel
import Ephemeris
import SourceText

/// Reads the encoded tables back through the runtime's own decoder and compares them with the model.
///
/// So no table is written that the runtime would read differently.
struct TableVerification {
  let sky: Sky
  let encodedSky: EncodedSky
  let scales: EncodedTimeScales
  let diagnostics: Diagnostics

  // MARK: - Sky and time

  func verifySky(against rounded: SkyInstants<TerrestrialInstant>) {
    let events = SkyEvent.all(rounded.years, rounded.lunations) + SkyEvent.pentads(rounded.years)
    let faults = events.filter {
      encodedSky.instant(of: $0) != rounded[$0]
    }
    report(faults.map { "\($0) is read back differently" }, at: "Data/astronomy")
  }

  // MARK: - Calendars

  /// Verifies that each month begins on the day of its new moon and that every day converts both ways.
  func verify(_ calendar: EncodedCalendar) {
    let path = calendar.source.path
    report(structure(of: calendar), at: path)
    report(monthStarts(of: calendar), at: path)
    report(eventDays(of: calendar), at: path)
    report(conversions(of: calendar), at: path)
    report(uncertainties(of: calendar), at: path)
    verifyDisputes(of: calendar)
  }

  private func structure(of calendar: EncodedCalendar) -> [String] {
    var faults: [String] = []
    for (month, next) in zip(calendar.months, calendar.months.dropFirst()) {
      if month.firstDay.distance(to: next.firstDay) != month.length {
        faults.append("gap after \(month.name)")
      }
      if !(month.key.raw < next.key.raw) { faults.append("\(next.name) follows \(month.name)") }
    }
    for year in LunarDate.years {
      let months = calendar.months.filter { $0.year == year }
      let days = months.reduce(0) { $0 + $1.length }
      let leap = months.filter(\.isLeap)
      let isRegular = months.count == 12 && leap.isEmpty && (353...355).contains(days)
      let isLeap = months.count == 13 && leap.count == 1 && (383...385).contains(days)
      if !isRegular && !isLeap {
        faults.append(
          "lunar year \(year) has \(months.count) months, \(leap.count) of them leap, and \(days) days")
      }
    }
    return faults
  }

  private func monthStarts(of calendar: EncodedCalendar) -> [String] {
    calendar.months.compactMap { month in
      let newMoon = encodedSky.instant(of: .newMoon, lunation: month.lunation)
      let day = calendar.clock.localTime(of: scales.utc(newMoon)).day
      guard day != month.firstDay else { return nil }
      return
        "\(month.name) begins \(CivilDate(month.firstDay)), but its new moon in whole seconds is on \(CivilDate(day))"
    }
  }

  /// Returns events that rounding moves to another civil day, or that fall into a change of offset.
  private func eventDays(of calendar: EncodedCalendar) -> [String] {
    let clock = calendar.clock
    var faults: [String] = []
    let years = encodedSky.termYears
    let pentads = calendar.source.pentads == nil ? [] : SkyEvent.pentads(years)
    for event in SkyEvent.all(years, encodedSky.lunations) + pentads {
      let day = clock.localTime(of: scales.utc(encodedSky.instant(of: event))).day
      let exactDay = clock.reading(of: sky[event]).day
      if day != exactDay {
        faults.append(
          "\(event) is on \(CivilDate(exactDay)), but in whole seconds on \(CivilDate(day)); a cited row of "
            + "\(RoundingDecision.path) must choose the whole second on the right side of midnight")
      }
      if let era = clock.undecidedEra(at: sky[event]) {
        faults.append(
          "\(event) falls between the two midnights of the change of offset on \(CivilDate(era.firstDay)); "
            + "a cited row of \(CalendarReader.changeOversPath) must decide which midnight counts")
      }
    }
    return faults
  }

  /// Converts the months day by day, in the slow and simple way, and returns the conversions that differ.
  private func conversions(of calendar: EncodedCalendar) -> [String] {
    var faults: [String] = []
    for month in calendar.months where LunarDate.years.contains(month.year) {
      for day in 1...month.length {
        let civil = DayNumber(unchecked: month.firstDay.rataDie + Int32(day) - 1)
        let lunar = LunarDate(key: month.key, day: UInt32(day))
        do throws(LunarDateError) {
          if try calendar.lunarDate(of: civil) != lunar {
            faults.append("\(CivilDate(civil)) is read back differently")
          }
          if try calendar.day(of: lunar) != civil { faults.append("\(lunar) is read back differently") }
          let date = CivilDate(civil)
          let civilMonth = calendar.civilMonths[CivilMonthRecord.index(of: date)]
          if civilMonth.lunarDate(ofDay: UInt32(date.day)) != lunar {
            faults.append("\(date) is read back differently from its Gregorian month")
          }
          if calendar.monthStarts[LunarMonthStart.index(of: month.key)].civilDate(of: lunar) != date {
            faults.append("\(lunar) has another civil date than its day")
          }
        } catch {
          faults.append("\(error)")
        }
      }
    }
    return faults
  }

  /// Returns events whose certainty differs between the tables and the time scales behind them.
  private func uncertainties(of calendar: EncodedCalendar) -> [String] {
    let clock = calendar.clock
    var faults: [String] = []
    for event in calendar.months.map(\.newMoon) + SkyEvent.all(encodedSky.termYears, []) {
      let isCertain = clock.isCertain(sky[event])
      // At the limit itself a second more or less decides; there the result of the tables is accepted.
      let isAtLimit =
        clock.isCertain(sky[event], extraError: 1) != clock.isCertain(sky[event], extraError: -1)
      let margin = scales.margin(of: encodedSky.instant(of: event), on: clock)
      guard isCertain != margin.isCertain, !isAtLimit else { continue }
      faults.append(
        "the day of \(event) is \(isCertain ? "certain" : "not certain"), the tables say otherwise")
    }
    for record in calendar.uncertainties.map(\.record) {
      if LunarUncertaintyRecord(record.numbers) != record {
        faults.append("the uncertainty about \(record) is read back differently")
      }
    }
    return faults
  }

  /// Verifies that the header names the disputed days; a calendar with a reference has none, which the reader checks.
  private func verifyDisputes(of calendar: EncodedCalendar) {
    let source = calendar.source
    guard source.references.isEmpty else { return }
    let found = DisputeRule(calendar, sky: sky).days()
    guard found != source.disputed else { return }
    diagnostics.report(
      "disputed '\(DisputedHeader.text(source.disputed))' must be '\(DisputedHeader.text(found))': these are the months without a number "
        + "by the custom of Japan, where two of the equinoxes and solstices are only two months apart",
      at: source.disputedLocation ?? SourceLocation(path: source.path))
  }

  private func report(_ faults: [String], at path: String) {
    let problems = faults.map { Diagnostic(location: SourceLocation(path: path), message: $0) }
    diagnostics.report(problems, others: "like these", at: path)
  }
}

/// Finds the months whose numbers are disputed, in a calendar without an authority.
///
/// By the custom of Japan's last official calendar (Hirayama, in 日本百科大辞典, 1912), the equinoxes and solstices
/// are in the months 2, 5, 8 and 11. If two of them are only two months apart, no numbering fits. Then each
/// month without a major term from the event before them to the one after them was proposed as the leap
/// month, and the numbers from the first such month to the last are disputed.
struct DisputeRule {
  private let months: [LunarMonth]
  /// The months with a major term, and those of equinoxes and solstices in order of time, by their indices.
  private let hasMajorTerm: Set<Int>
  private let quarters: [Int]

  init(_ calendar: EncodedCalendar, sky: Sky) {
    months = calendar.months.filter { LunarDate.years.contains($0.year) }
    var hasMajorTerm: Set<Int> = []
    var quarters: [Int] = []
    var index = 0
    for year in sky.years {
      for term in SolarTerm.inYearOrder where term.isMajor {
        let day = calendar.clock.reading(of: sky[term, year: year]).day
        while index < months.count, months[index].end <= day { index += 1 }
        guard index < months.count, months[index].firstDay <= day else { continue }
        hasMajorTerm.insert(index)
        if term.longitude.isMultiple(of: 90) { quarters.append(index) }
      }
    }
    self.hasMajorTerm = hasMajorTerm
    self.quarters = quarters
  }

  /// Returns the disputed days in order of time.
  func days() -> [ClosedRange<CivilDate>] {
    quarters.indices.dropFirst().dropLast(2).compactMap { index in
      guard quarters[index + 1] - quarters[index] == 2 else { return nil }
      let candidates = (quarters[index - 1]..<quarters[index + 2]).filter { !hasMajorTerm.contains($0) }
      guard let first = candidates.first, let last = candidates.last else { return nil }
      let end = DayNumber(unchecked: months[last].end.rataDie - 1)
      return CivilDate(months[first].firstDay)...CivilDate(end)
    }
  }
}

/// The header line of a calendar with the days of disputed months: `none`, or spans such as `2033-08-25 2034-03-19`, separated by a
/// comma and a space.
enum DisputedHeader {
  static let key = "disputed"

  /// Returns the spans in order of time, and reports invalid ones.
  static func spans(_ setting: Table.Setting, _ reader: DataReader) -> [ClosedRange<CivilDate>] {
    guard setting.value != CalendarReader.nothing else { return [] }
    let years = LunarDate.years.lowerBound...LunarDate.years.upperBound + 1
    var spans: [ClosedRange<CivilDate>] = []
    for part in setting.value.split(separator: ",", omittingEmptySubsequences: false) {
      let text = part.drop { $0 == " " }
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let dates = words.compactMap { CivilDate(String($0)) }
      let problem: String? =
        if words.count != 2 || dates.count != 2 {
          "'\(text.brief)' is neither '\(CalendarReader.nothing)' nor a first and a last day such as 2033-08-25 2034-03-19"
        } else if !dates.allSatisfy({ years.contains($0.year) }) {
          "'\(text)' is outside the lunar years of the tables, \(LunarDate.years.lowerBound) to \(LunarDate.years.upperBound)"
        } else if dates[0] > dates[1] {
          "\(dates[0]) is after \(dates[1])"
        } else if let last = spans.last, dates[0] <= last.upperBound {
          "'\(text)' does not come after '\(Self.text(last))'"
        } else {
          nil
        }
      if let problem {
        reader.report("\(key): \(problem)", at: setting.location(of: text))
      } else {
        spans.append(dates[0]...dates[1])
      }
    }
    return spans
  }

  /// Returns the value of the line for some spans.
  static func text(_ spans: [ClosedRange<CivilDate>]) -> String {
    spans.isEmpty ? CalendarReader.nothing : spans.map(text).joined(separator: ", ")
  }

  private static func text(_ span: ClosedRange<CivilDate>) -> String {
    "\(span.lowerBound) \(span.upperBound)"
  }
}

import AlmanacModel
import Ephemeris

/// An explanation of one lunar year with every number, so that it can be followed by hand.
package struct YearExplanation {
  private let year: Int
  private let calendar: CalendarSource
  private let data: SourceData
  private let sky: Sky
  private let clock: CalendarClock
  private let rule: LunarCalendarRule
  /// The months from month 11 of the year before to month 10 of the year after.
  private let months: [LunarMonth]

  /// The lunar years that can be explained.
  package static var years: ClosedRange<Int> { LunarDate.years }

  /// Computes what the year needs: three years of solar terms and their lunations.
  ///
  /// - Throws: ``CompilationFailure`` if the sky does not follow the rule.
  package init(year: Int, calendar: CalendarSource, data: SourceData) async throws {
    self.year = year
    self.calendar = calendar
    self.data = data
    // There are 12.3685 lunations a year, and lunation 0 began in January 2000.
    let first = Int((Double(year - 1 - 2000) + 0.75) * 12.3685) - 1
    sky = try await Sky.compute(data.finder, years: year - 1...year + 1, lunations: first...first + 32)
    clock = CalendarClock(calendar, timeScales: data.timeScales)
    rule = LunarCalendarRule(sky: sky, clock: clock)
    do throws(LunarCalendarRule.Failure) {
      months = try rule.months()
    } catch {
      throw CompilationFailure(error.message, at: calendar.path)
    }
  }

  /// The explanation as text.
  package var text: String {
    [heading, solstices, monthList, leapMonths, result].map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  // MARK: - Sections

  private var heading: [String] {
    let cycle = data.names.vi(SexagenaryCycle(lunarYear: year))
    var lines = ["Lunar year \(year) (\(cycle)) in the calendar \(calendar.id): \(calendar.title)", ""]
    let eras = zip(calendar.eras, calendar.eras.dropFirst().map(Optional.some) + [nil])
    let span = (months.first?.firstDay, months.last?.firstDay)
    for (era, next) in eras {
      // Only the eras that overlap the year are shown.
      if let last = span.1, era.firstDay > last { continue }
      if let next, let first = span.0, next.firstDay <= first { continue }
      let from = era.firstDay.rataDie == 1 ? "from the beginning" : "from \(CivilDate(era.firstDay))"
      lines.append("Local time \(from): \(Offset.text(era.offset)). \(era.source)")
    }
    return lines + [
      "",
      "TT is computed. UTC = TT - (TT-UTC); before 1972 UTC stands for UT1. Local time = UTC + offset.",
      "Plausible TT-UTC in the middle of the year: \(range) s; each line has the value used.",
      "Margin: seconds after (+) or before (-) the nearest local midnight. 'sure' means that the day is the same for",
      "every plausible TT-UTC and for an error of half a second in TT.",
    ]
  }

  /// The plausible range of TT-UTC at the June solstice, as text.
  private var range: String {
    let range = data.timeScales.plausibleTTMinusUTC(at: sky[.summerSolstice, year: year])
    return "\(Decimals.text(range.lowerBound, 3)) to \(Decimals.text(range.upperBound, 3))"
  }

  private var solstices: [String] {
    [
      "1. December solstices (Sun at 270°). The month that holds one is month 11.",
      "   " + EventLine.header,
    ]
      + (year - 1...year + 1).map { year in
        "   " + line(sky[.winterSolstice, year: year], label: "solstice of \(year)")
      }
  }

  private var monthList: [String] {
    var lines = [
      "2. New moons: each begins a month on its local day. Below each, the major terms (multiples of 30°) in it.",
      "   " + EventLine.header,
    ]
    for month in months.prefix(through: year) {
      lines.append("   " + line(sky[.newMoon, lunation: month.lunation], label: label(month)))
      let terms = rule.majorTerms(in: month.lunation)
      if terms.isEmpty { lines.append("     no major term") }
      for (term, instant) in terms {
        lines.append(
          "     " + line(instant, label: "\(term.longitude)° \(data.names[term].vi)", indentedBy: 2))
      }
    }
    return lines
  }

  private var leapMonths: [String] {
    ["3. Leap months"]
      + (year...year + 1).flatMap { last -> [String] in
        let span = months.filter { spanYear(of: $0) == last }
        let between =
          "From month 11 of \(last - 1) to the month before month 11 of \(last): \(span.count) months"
        guard let leap = span.first(where: \.isLeap) else {
          return ["   \(between), so none is a leap month."]
        }
        let without = span.filter { rule.majorTerms(in: $0.lunation).isEmpty }
        let others = without.dropFirst().map(\.name)
        var lines = [
          "   \(between), so one is a leap month: the first without a major term,",
          "   which begins \(CivilDate(leap.firstDay)) and becomes \(leap.name).",
        ]
        if !others.isEmpty {
          lines.append("   Also without a major term, but not the first: \(others.joined(separator: ", ")).")
        }
        return lines
      }
  }

  private var result: [String] {
    let own = months.filter { $0.year == year }
    let days = own.reduce(0) { $0 + $1.length }
    return ["4. The year: \(own.count) months, \(days) days"]
      + own.map { month in
        "   \(label(month).padded(14)) begins \(CivilDate(month.firstDay)), \(month.length) days"
      }
  }

  // MARK: - Parts

  /// Returns the year of the solstice at the end of the span that contains a month.
  private func spanYear(of month: LunarMonth) -> Int { month.month >= 11 ? month.year + 1 : month.year }

  private func label(_ month: LunarMonth) -> String {
    let other = month.year == year ? "" : " of \(month.year)"
    return "\(month.isLeap ? "leap " : "")month \(month.month)\(other)"
  }

  private func line(_ instant: TT, label: String, indentedBy indentation: Int = 0) -> String {
    EventLine(instant, clock: clock, timeScales: data.timeScales).text(label: label, indentedBy: indentation)
  }
}

extension [LunarMonth] {
  /// Returns the months up to month 1 of the year after a year.
  fileprivate func prefix(through year: Int) -> ArraySlice<LunarMonth> {
    let end = firstIndex { $0.year > year } ?? count - 1
    return prefix(end + 1)
  }
}

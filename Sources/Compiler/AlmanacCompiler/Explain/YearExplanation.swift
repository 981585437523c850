import AlmanacModel
import Ephemeris
import Foundation

/// An explanation of one lunar year with every number, so that it can be followed by hand.
///
/// Its JSON has the facts of its text, in these members. A lunar month is `{year, month, isLeapMonth}`, a day is
/// "2033-12-22", numbers are seconds, and what does not apply is absent.
///
/// - `calendar`, `title`, `year`; `cycle`: the name of the year in the calendar's own language.
/// - `offsets`: local time minus UTC as far as it matters for the year: `firstDay`, `offset`, `source`.
/// - `deltaT`: the rows of Data/time/delta_t.tsv that were used, which decide before 1972: `year`, `seconds`, `basis`.
/// - `leapSeconds`: the rows of Data/time/leap_seconds.tsv that were used: `firstDay`, `taiMinusUTC`.
/// - `solstices`: the December solstices of three years, as events.
/// - `months`: from month 11 of the year before to month 10 of the year after: `month`, `firstDay`, `days`, `newMoon`
///   (an event) and `majorTerms` (events with `longitude` and `name`).
/// - `spans`: the months from one month 11 to the next: `solsticeYear`, which ends it, `monthCount`, `leapMonth`, and
///   `falseLeapMonths`: the other months without a major term.
///
/// An event has the members of ``ExplainedEvent``.
package struct YearExplanation: Encodable {
  struct MonthName: Encodable, Equatable {
    var year: Int
    var month: Int
    var isLeapMonth: Bool

    /// "leap month 11", with the year if it is not the one that is explained.
    func text(in explained: Int? = nil) -> String {
      "\(isLeapMonth ? "leap " : "")month \(month)\(year == explained ? "" : " of \(year)")"
    }
  }

  struct OffsetPeriod: Encodable {
    var firstDay: String?
    var offset: Int64
    var source: String
  }

  struct DeltaTRow: Encodable {
    var year: Int
    var seconds: Double
    var basis: String
  }

  struct LeapSecondRow: Encodable {
    var firstDay: String
    var taiMinusUTC: Int
  }

  struct Month: Encodable {
    var month: MonthName
    var firstDay: String
    var days: Int
    var newMoon: ExplainedEvent
    var majorTerms: [ExplainedEvent]
  }

  struct Span: Encodable {
    var solsticeYear: Int
    var monthCount: Int
    var leapMonth: MonthName?
    var falseLeapMonths: [MonthName]
  }

  let calendar: String
  let title: String
  let year: Int
  let cycle: String
  let offsets: [OffsetPeriod]
  let deltaT: [DeltaTRow]
  let leapSeconds: [LeapSecondRow]
  let solstices: [ExplainedEvent]
  let months: [Month]
  let spans: [Span]

  /// The lunar years that can be explained.
  package static var years: ClosedRange<Int> { LunarDate.years }

  /// Computes the year.
  ///
  /// - Throws: ``CompilationFailure`` if the sky does not follow the rule.
  package init(year: Int, calendar: CalendarSource, data: CalendarData) async throws {
    let years = year - 1...year + 1
    let sky = try await Sky.compute(data.finder, around: year...year)
    let (clock, scales) = (CalendarClock(calendar, timeScales: data.timeScales), data.timeScales)
    let rule = LunarCalendarRule(sky: sky, clock: clock)
    let computed: [LunarMonth]
    do throws(LunarCalendarRule.Failure) {
      computed = try rule.months()
    } catch {
      throw CompilationFailure(error.message, at: calendar.path)
    }
    let language = data.language(of: calendar)
    (self.calendar, title, self.year) = (calendar.id, calendar.title, year)
    cycle = data.name(of: SexagenaryCycle(lunarYear: year), in: language)
    solstices = years.map {
      ExplainedEvent(sky[.winterSolstice, year: $0], clock: clock, timeScales: scales)
    }
    months = computed.map { month in
      Month(
        month: MonthName(month), firstDay: "\(CivilDate(month.firstDay))", days: month.length,
        newMoon: ExplainedEvent(sky[.newMoon, lunation: month.lunation], clock: clock, timeScales: scales),
        majorTerms: rule.majorTerms(in: month.lunation).map { term, instant in
          ExplainedEvent(
            instant, clock: clock, timeScales: scales,
            term: (term.longitude, data.names[term][language]))
        })
    }
    spans = years.dropFirst().map { last in
      let span = computed.filter { ($0.month >= 11 ? $0.year + 1 : $0.year) == last }
      return Span(
        solsticeYear: last, monthCount: span.count,
        leapMonth: span.first(where: \.isLeap).map(MonthName.init),
        falseLeapMonths: span.filter { !$0.isLeap && rule.majorTerms(in: $0.lunation).isEmpty }
          .map(MonthName.init))
    }
    let span = (sky[.winterSolstice, year: years.lowerBound], sky[.winterSolstice, year: years.upperBound])
    offsets = Self.offsets(calendar, clock.reading(of: span.0).day...clock.reading(of: span.1).day)
    let steps = Set(computed.compactMap { scales.leapSeconds.step(at: sky[.newMoon, lunation: $0.lunation]) })
    leapSeconds = scales.leapSeconds.steps.filter(steps.contains).map {
      LeapSecondRow(firstDay: "\(CivilDate($0.firstDay))", taiMinusUTC: $0.taiMinusUTC)
    }
    // The last year before leap seconds is interpolated to the row of the next.
    let last = years.last { scales.leapSeconds.step(at: sky[.summerSolstice, year: $0]) == nil }
    deltaT = (last.map { Array(years.lowerBound...$0 + 1) } ?? []).map {
      let value = scales.deltaT.value(inYear: $0)
      return DeltaTRow(year: $0, seconds: value.seconds, basis: value.basis.rawValue)
    }
  }

  /// Returns the offsets that were in force on some of the days.
  private static func offsets(_ calendar: CalendarSource, _ days: ClosedRange<DayNumber>) -> [OffsetPeriod] {
    let ends = calendar.eras.dropFirst().map(\.firstDay)
    return calendar.eras.enumerated().filter { index, era in
      era.firstDay <= days.upperBound && (index == ends.count || ends[index] > days.lowerBound)
    }.map { index, era in
      OffsetPeriod(
        firstDay: index == 0 ? nil : "\(CivilDate(era.firstDay))", offset: era.offset, source: era.source)
    }
  }

  /// The explanation as JSON, with sorted keys.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

extension YearExplanation.MonthName {
  init(_ month: LunarMonth) {
    self.init(year: month.year, month: month.month, isLeapMonth: month.isLeap)
  }
}

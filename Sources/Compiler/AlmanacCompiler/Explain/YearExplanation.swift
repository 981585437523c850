import AlmanacModel
import CommandLineInterface
import Ephemeris
import Foundation

/// An explanation of one lunar year with every number, so that it can be followed by hand.
///
/// Its JSON has the facts of its text, in these members. A lunar month is `{year, month, isLeapMonth}`, a day is
/// "2033-12-22", numbers are seconds, and members that do not apply are absent.
///
/// - `calendar`, `title`, `year`; `cycle`: the name of the year in the calendar's own language.
/// - `offsets`: local time minus UTC as far as it matters for the year: `firstDay`, `offset`, `source`.
/// - `deltaT`: the rows of Data/time/delta_t.tsv that were used, which decide before 1972: `year`, `seconds`, `basis`.
/// - `leapSeconds`: the rows of Data/time/leap_seconds.tsv that were used: `firstDay`, `taiMinusUTC`.
/// - `solstices`: the December solstices of three years, as events.
/// - `months`: from month 11 of the year before to month 10 of the year after: `month`, `firstDay`, `days`, `newMoon` (an
///   event) and `majorTerms` (events with `longitude` and `name`).
/// - `spans`: the months from one month 11 to the next: `solsticeYear`, which ends it, `monthCount`, `leapMonth`, and
///   `falseLeapMonths`: the other months without a major term.
///
/// An event has the members of ``ExplainedEvent``.
package struct YearExplanation: Encodable {
  struct MonthName: Encodable, Equatable {
    var year: Int
    var month: Int
    var isLeapMonth: Bool

    /// "leap month 11", with the year if it is not the explained one.
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

/// One instant in all time scales; in JSON with these members, and as a line of text.
struct ExplainedEvent: Encodable {
  struct Range: Encodable {
    var least: Double
    var most: Double
  }

  /// The longitude of the Sun in degrees and the name of a solar term; `nil` for a new moon.
  var longitude: Int?
  var name: String?
  var tt: String
  /// The value used, in seconds.
  var ttMinusUTC: Double
  /// The part of the year that has passed, by which Delta T is interpolated; `nil` from 1972, when leap seconds decide.
  var yearFraction: Double?
  var utc: String
  var localTime: String
  /// Seconds after the nearest local midnight, negative before it.
  var margin: Double
  /// Whether the civil day is the same for all plausible values of TT - UTC and an error of half a second in TT.
  var isSure: Bool
  var plausibleTTMinusUTC: Range

  init(
    _ instant: TT, clock: CalendarClock, timeScales: TimeScales, term: (longitude: Int, name: String)? = nil
  ) {
    (longitude, name) = (term?.longitude, term?.name)
    let reading = clock.reading(of: instant)
    // The local day and its seconds are the local time as days from J2000.0.
    let midnight = Double(reading.day.rataDie - DayNumber.firstOfJanuary(2000).rataDie) - 0.5
    let plausible = timeScales.plausibleTTMinusUTC(at: instant)
    tt = Decimals.clockText(daysSince2000: instant.daysSinceJ2000)
    ttMinusUTC = Self.rounded(timeScales.ttMinusUTC(at: instant), 1000)
    yearFraction =
      timeScales.leapSeconds.step(at: instant) == nil
      ? Self.rounded(DeltaT.yearAndFraction(instant).fraction, 1_000_000) : nil
    utc = Decimals.clockText(daysSince2000: timeScales.utc(instant).daysSince2000)
    localTime = Decimals.clockText(daysSince2000: midnight + reading.secondsOfDay / 86_400)
    margin = Self.rounded(reading.margin, 100)
    isSure = clock.isCertain(instant)
    plausibleTTMinusUTC = Range(
      least: Self.rounded(plausible.lowerBound, 1000), most: Self.rounded(plausible.upperBound, 1000))
  }

  private static func rounded(_ value: Double, _ unit: Double) -> Double { (value * unit).rounded() / unit }

  private static let labelWidth = 24
  private static let timeWidth = 24

  /// The titles of the columns of ``line(_:indentedBy:)``.
  static var header: String {
    "".padded(labelWidth) + "TT".padded(timeWidth) + "TT-UTC".padded(10) + "UTC".padded(timeWidth)
      + "local time".padded(timeWidth) + "margin"
  }

  func line(_ label: String, indentedBy indentation: Int = 0) -> String {
    label.padded(Self.labelWidth - indentation) + tt.padded(Self.timeWidth)
      + Decimals.text(ttMinusUTC, 3).padded(10) + utc.padded(Self.timeWidth)
      + localTime.padded(Self.timeWidth) + "\(margin < 0 ? "" : "+")\(Decimals.text(margin, 2)) s"
      + (isSure ? "  sure" : "  NOT SURE: TT-UTC may be \(plausibleTTMinusUTC.text(2)) s")
  }
}

extension ExplainedEvent.Range {
  func text(_ decimals: Int) -> String {
    "\(Decimals.text(least, decimals)) to \(Decimals.text(most, decimals))"
  }
}

extension String {
  /// Returns the text padded on the right with at least one space, up to a width on a terminal.
  func padded(_ width: Int) -> String { DisplayWidth.padded(self + " ", to: width) }
}

/// The explanation as text.
extension YearExplanation {
  package var text: String {
    [heading, clocks, solsticeList, monthList, leapMonths, result].map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var heading: [String] {
    ["Lunar year \(year) (\(cycle)) in the calendar \(calendar): \(title)", ""]
      + offsets.map { period in
        let start = period.firstDay.map { "from \($0)" } ?? "from the beginning"
        return "Local time \(start): \(Offset.text(period.offset)). \(period.source)"
      } + [
        "",
        "TT is computed. UTC = TT - (TT-UTC); before 1972 UTC stands for UT1. Local time = UTC + offset.",
        "Plausible TT-UTC at the end of the year: \(solstices[1].plausibleTTMinusUTC.text(3)) s; each line has the value used.",
        "Margin: seconds after (+) or before (-) the nearest local midnight. 'sure' means that the day is the same for",
        "every plausible TT-UTC and for an error of half a second in TT.",
      ]
  }

  /// The rows of Data/time that give TT - UTC.
  private var clocks: [String] {
    var lines: [String] = []
    if !deltaT.isEmpty {
      lines.append(
        "TT-UTC before 1972 is Delta T of Data/time/delta_t.tsv, linear from one 1 January to the next:")
      lines += deltaT.map { "   \($0.year)-01-01  \(Decimals.text($0.seconds, 3)) s  \($0.basis)" }
    }
    let newMoon = months.first { $0.month.year == year && $0.month.month == 1 }?.newMoon
    if let newMoon, let fraction = newMoon.yearFraction,
      let start = deltaT.firstIndex(where: { $0.year == year })
    {
      let (from, to) = (Decimals.text(deltaT[start].seconds, 3), Decimals.text(deltaT[start + 1].seconds, 3))
      lines += [
        "   At the new moon of month 1, \(Decimals.text(fraction, 6)) of \(year) has passed:",
        "   \(from) + (\(to) - \(from)) * \(Decimals.text(fraction, 6)) = \(Decimals.text(newMoon.ttMinusUTC, 3)) s",
      ]
    }
    if !leapSeconds.isEmpty {
      lines.append(
        "TT-UTC from 1972 is 32.184 s + TAI-UTC of Data/time/leap_seconds.tsv, the last of which is kept:")
      lines += leapSeconds.map { "   from \($0.firstDay)  \($0.taiMinusUTC) s" }
    }
    return lines
  }

  private var solsticeList: [String] {
    [
      "1. December solstices (Sun at 270°). The month that holds one is month 11.",
      "   " + ExplainedEvent.header,
    ] + zip(year - 1...year + 1, solstices).map { "   " + $1.line("solstice of \($0)") }
  }

  private var monthList: [String] {
    var lines = [
      "2. New moons: each begins a month on its local day. Below each, the major terms (multiples of 30°) in it.",
      "   " + ExplainedEvent.header,
    ]
    // The first month of the next year ends the last one of this.
    let end = months.firstIndex { $0.month.year > year } ?? months.endIndex - 1
    for month in months[...end] {
      lines.append("   " + month.newMoon.line(month.month.text(in: year)))
      if month.majorTerms.isEmpty { lines.append("     no major term") }
      lines += month.majorTerms.map { term in
        "     " + term.line("\(term.longitude ?? 0)° \(term.name ?? "")", indentedBy: 2)
      }
    }
    return lines
  }

  private var leapMonths: [String] {
    ["3. Leap months"]
      + spans.flatMap { span -> [String] in
        let last = span.solsticeYear
        let between =
          "   From month 11 of \(last - 1) to the month before month 11 of \(last): \(span.monthCount) months"
        guard let leap = span.leapMonth else {
          return ["\(between), so none is a leap month."]
            + span.falseLeapMonths.map {
              "   \(named($0)) has no major term, but of 12 months none is a leap month."
            }
        }
        return [
          "\(between), so one is a leap month: the first without a major term,",
          "   which begins \(firstDay(of: leap)) and becomes \(leap.text()).",
        ]
          + span.falseLeapMonths.map {
            "   \(named($0)) has no major term either, but is not the first: it is no leap month."
          }
      }
  }

  private var result: [String] {
    let own = months.filter { $0.month.year == year }
    return ["4. The year: \(own.count) months, \(own.reduce(0) { $0 + $1.days }) days"]
      + own.map { "   \($0.month.text(in: year).padded(14)) begins \($0.firstDay), \($0.days) days" }
  }

  private func named(_ month: MonthName) -> String { "\(month.text()) (from \(firstDay(of: month)))" }

  private func firstDay(of month: MonthName) -> String { months.first { $0.month == month }?.firstDay ?? "" }
}

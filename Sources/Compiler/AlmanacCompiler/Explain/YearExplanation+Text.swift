import AlmanacModel

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

  /// The rows of Data/time that TT - UTC is from.
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

import AlmanacModel
import SourceText

/// Fitted eras as a report for people, and as a file for Data/calendars.
extension EraFit {
  /// The report as text.
  package var text: String {
    let years = "\(table.months.first?.year ?? 0) to \(table.months.last?.year ?? 0)"
    var lines = ["\(table.path): \(table.months.count) months of \(years)"]
    if !table.missingYears.isEmpty {
      lines.append("without \(table.missingYears.map(String.init).joined(separator: ", "))")
    }
    lines.append("")
    for (index, stretch) in stretches.enumerated() {
      let end =
        index + 1 < stretches.count ? stretches[index + 1].firstDay.map { CivilDate($0.later(by: -1)) } : nil
      lines += self.lines(stretch, number: index + 1, end: end)
    }
    if suspects.isEmpty {
      lines.append("By the rule with these eras no month of the table differs.")
    } else {
      lines.append("Likely errors of the table: \(suspects.count)")
      lines += suspects.map { "  \($0.month): \($0.reason)" }
    }
    return lines.joined(separator: "\n")
  }

  private func lines(_ stretch: Stretch, number: Int, end: CivilDate?) -> [String] {
    let span =
      switch (stretch.firstDay.map { CivilDate($0) }, end) {
      case (nil, nil): "the whole table"
      case (nil, let end?): "to \(end)"
      case (let first?, nil): "from \(first)"
      case (let first?, let end?): "\(first) to \(end)"
      }
    let last = Int64(stretch.offsets.upperBound.rounded(.up)) - 1
    let least = Int64(stretch.offsets.lowerBound.rounded(.up))
    var lines = [
      "\(number). \(span): \(Offset.text(stretch.offset)), \(Self.signed(stretch.offset)) s",
      "   every offset from \(Self.signed(least)) to \(Self.signed(last)) s fits"
        + (last - least > 6 * 3600 ? ": the table is too short to tell" : ""),
    ]
    if let days = stretch.beginnings {
      lines.append(
        "   it may have begun on any day from \(CivilDate(days.lowerBound)) to \(CivilDate(days.upperBound))")
    }
    for (bound, word) in [(stretch.deciding.least, "less"), (stretch.deciding.most, "more")] {
      guard let bound else { continue }
      lines.append(
        "   not \(word), because of \(table.months[bound.month]): its \(bound.reason.rawValue) is "
          + Self.seconds(bound.margin(offset: Double(stretch.offset))))
    }
    if stretch.isNarrow {
      lines.append("   that is so narrow that an error of the table or of Delta T may have decided it")
    }
    if !stretch.rounder.isEmpty {
      lines.append("   no round offset fits; the best ones, and the months that they do not fit:")
    }
    lines += stretch.rounder.map { alternative in
      let days = alternative.misfits.map { "\(CivilDate($0.firstDay))" }
      return
        "     \(Offset.text(alternative.offset)): \(days.count == 1 ? "1 month" : "\(days.count) months"), from "
        + days.prefix(8).joined(separator: ", ") + (days.count > 8 ? " and others" : "")
    }
    return lines + [""]
  }

  private static func signed(_ seconds: Int64) -> String { seconds < 0 ? "\(seconds)" : "+\(seconds)" }

  private var exceptions: String {
    switch suspects.count {
    case 0: "without exception"
    case 1: "except one month, probably an error of the table: \(suspects[0].month)"
    case let count: "except \(count) months, probably errors of the table"
    }
  }

  /// The name of the table, if it is in the folder of tables that calendars can name.
  private var reference: String {
    let folder = "\(DataReader.referenceFolder)/"
    return table.path.hasPrefix(folder)
      ? String(table.path.dropFirst(folder.count).dropLast(".tsv".count)) : "none"
  }

  /// The text of a file for Data/calendars, with the source and licence of the table.
  package var calendarFile: String {
    let provenance = table.provenance
    var lines = [
      "# title: \(provenance[.title])", "# source: \(provenance[.source])",
      "# publisher: \(provenance[.publisher])", "# licence: \(provenance[.licence])",
      "# obtained: eras found by almanac-compiler fit; the rule reproduces the table with them, \(exceptions)",
      "# units: from-day = first civil day (Gregorian) of the era, at 00:00 by its own offset; offset = local time minus UTC (UT1 before 1972) in signed seconds",
      "# records: \(eras.count)",
      "# country: none", "# day-rules: none", "# names: none", "# reference: \(reference)",
      "# disputed: none",
      "from-day\toffset\tsource",
    ]
    for (era, stretch) in zip(eras, stretches) {
      let source =
        stretch.beginnings.map {
          "\(Offset.text(era.offset)): fits the table; it began between \(CivilDate($0.lowerBound)) and \(CivilDate($0.upperBound))"
        } ?? "\(Offset.text(era.offset)): fits the table"
      lines.append("\(CivilDate(era.firstDay))\t\(Self.signed(era.offset))\t\(source)")
    }
    return lines.joined(separator: "\n")
  }
}

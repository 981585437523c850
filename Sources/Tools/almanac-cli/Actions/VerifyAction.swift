import AlmanacFoundation
import DayAlmanac
import Foundation

extension Action {
  /// `almanac verify`: a table of lunar dates compared with a calendar.
  static let verify = Action(
    "verify", "TABLE", "compare a CSV of lunar dates with a calendar, and say why they differ",
    details: """
      TABLE is a CSV in UTF-8 with commas and a header: a column of civil dates (date, solar, gregorian, dương lịch, 公历, 양력)
      and one of lunar dates (lunar, âm lịch, 农历, 음력) such as 2025-06L-01, or columns of year, month, day and leap, also with
      lunar or the id of the calendar before them. A leap month is true, 1 or yes in the column leap, 6L, or -6. Each day is
      there once, in any order; without a column leap, a month is a leap month where the calendar has one. Days that differ are
      listed with the cause: a published table has the same, the date is uncertain, or another calendar has it. Days before or
      after those of the calendar are counted and left out. Exit code: 0 if nothing differs but what is published or uncertain,
      else 1. It is for those who maintain a calendar: its answer is in English in every language.
      """,
    examples: ["almanac verify dates.csv --calendar chinese", "almanac verify dates.csv --format json"],
    options: [Options.calendar, Options.format(.text, .json)]
  ) { arguments, output in
    let format = try arguments.format()
    let calendar = try arguments.calendar()
    let path = try arguments.operand("TABLE")
    try arguments.atMost(1)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure { $0.noFileHere(file: path) }
    }
    let table: DateTable
    do throws(DateTableError) { table = try DateTable(Array(data), of: calendar) } catch {
      throw CommandFailure { _ in "\(path)\(error)" }
    }
    var report = VerifyReport(
      calendar, of: table.rows.map { ($0.day, $0.lunar) }, leftOut: table.outside)
    for row in table.rows { try report.add(row.day, row.lunar, text: row.text) }
    if format == .json {
      try output.write("\(report.columnJSON)\n")
    } else {
      let days = "\(CivilDate(report.days[0])) to \(CivilDate(report.days[report.days.count - 1]))"
      try output.write(
        "\(path): days compared with \(calendar): \(report.days.count), \(days); differing: \(report.differing)\n"
      )
      for part in report.leftOut { try output.write("left out: \(part), which \(calendar) does not have\n") }
      let shown = DifferingDays.columns.filter { $0.label != nil }
      let rows = report.differences.map { row in shown.map { $0.cell(row) } }
      let head = shown.map { $0.label?(DayTexts(.english)) ?? "" }
      if !rows.isEmpty { try output.write(TextTable(rows: [head] + rows).text + "\n") }
    }
    try output.flush()
    let wrong = report.differences.filter { [.calendar, .unknown].contains($0.cause) }
    guard wrong.isEmpty else {
      let unknown = wrong.filter { $0.cause == .unknown }.reduce(0) { $0 + $1.count }
      let count = wrong.reduce(0) { $0 + $1.count }
      throw CommandFailure { _ in
        "days with other lunar dates than \(calendar): \(count); for no known reason: \(unknown)"
      }
    }
  }
}

/// The reason why a table of dates cannot be compared, after its path; lines count from 1.
enum DateTableError: Error, Equatable, CustomStringConvertible {
  case empty, notUTF8
  case separator(String)
  case noColumn(String, among: [String])
  case twoColumns(String, [String])
  case fields(Int, expected: Int, line: Int)
  case openQuote(line: Int)
  case value(String, allowed: String, line: Int)
  case twice(CivilDate, line: Int, first: Int)
  case outside(CivilDate, ClosedRange<CivilDate>, line: Int)

  var description: String {
    switch self {
    case .empty: ": there is no row below the header"
    case .notUTF8: ": the text is not UTF-8"
    case .separator(let name): ": \(name) are between the fields; a CSV has commas"
    case .noColumn(let kind, let names):
      ": no column has \(kind); there are: \(names.joined(separator: ", "))"
    case .twoColumns(let kind, let names):
      ": \(names.count) columns have \(kind): \(names.joined(separator: ", ")); leave one"
    case .fields(let count, let expected, let line):
      ":\(line): \(count) \(count == 1 ? "field" : "fields"), where the header has \(expected)"
    case .openQuote(let line): ":\(line): a quotation mark is not closed, or is inside a field"
    case .value(let text, let allowed, let line): ":\(line): '\(text)' is not \(allowed)"
    case .twice(let date, let line, let first): ":\(line): \(date) is in line \(first) already"
    case .outside(let date, let days, let line):
      ":\(line): \(date) is outside \(days.lowerBound) to \(days.upperBound)"
    }
  }
}

/// The lunar dates of a CSV, as other programs write them.
struct DateTable {
  /// The rows in order of time; without a lunar date where no calendar can have that date.
  private(set) var rows: [(day: DayNumber, lunar: LunarDate?, text: String)] = []
  /// The days that the calendar does not have, in order of time.
  private(set) var outside: [DayNumber] = []

  private enum Part { case civil, lunar, year, month, day, leap }

  /// The parts of a row that are in columns, and the names of these columns in plain form.
  private static let columns: [(part: Part, kind: String, names: String)] = [
    (
      .civil, "civil dates",
      "date civildate solar solardate gregorian gregoriandate duonglich ngayduong 公历 阳历 양력 新暦"
    ),
    (.lunar, "lunar dates", "lunar lunardate amlich ngayamlich 农历 阴历 음력 旧暦"),
    (.year, "lunar years", "year nam 年 년"), (.month, "lunar months", "month thang 月 월"),
    (.day, "lunar days", "day ngay 日 일"),
    (.leap, "leap months", "leap isleap isleapmonth leapmonth intercalation nhuan 闰 闰月 윤 윤달"),
  ]

  /// Reads a table.
  ///
  /// - Throws: `DateTableError`
  init(_ bytes: [UInt8], of calendar: LunarCalendar) throws(DateTableError) {
    let own = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(bytes: own, encoding: .utf8) else { throw .notUTF8 }
    let records = try Self.records(text)
    guard let head = records.first?.fields, records.count > 1 else { throw .empty }
    for (mark, name) in [(";", "semicolons"), ("\t", "tabs"), ("|", "bars")]
    where head.count == 1 && head[0].contains(mark) {
      throw .separator(name)
    }
    var indices: [Part: Int] = [:]
    let prefixes = ["", PlainName.form(of: calendar.id), "lunar", "amlich", "农历", "음력"]
    for (part, kind, names) in Self.columns {
      let known = names.split(separator: " ").flatMap { name in
        (part == .civil ? [""] : prefixes).map { $0 + name }
      }
      let found = head.indices.filter { known.contains(PlainName.form(of: head[$0])) }
      guard found.count < 2 else { throw .twoColumns(kind, found.map { head[$0] }) }
      indices[part] = found.first
      let isNeeded = part == .civil || indices[.lunar] == nil && [.year, .month, .day].contains(part)
      if isNeeded, found.isEmpty { throw .noColumn(kind, among: head) }
    }
    var lines: [DayNumber: Int] = [:]
    for (line, fields) in records.dropFirst() {
      guard fields.count == head.count else { throw .fields(fields.count, expected: head.count, line: line) }
      let field = { (part: Part) in indices[part].map { fields[$0].trimmingCharacters(in: .whitespaces) } }
      let civil = field(.civil) ?? ""
      guard let date = CivilDate(civil) ?? ((try? TypedDate.value(of: civil, \.civilDate)) ?? nil) else {
        throw .value(civil, allowed: "one civil date, such as 2026-02-17", line: line)
      }
      let day = DayNumber(date)
      if let other = lines.updateValue(line, forKey: day) { throw .twice(date, line: line, first: other) }
      guard calendar.days.contains(day) else {
        outside.append(day)
        continue
      }
      var typed: TypedDate
      if let text = field(.lunar) {
        let isLeap = try Self.isLeap(field(.leap), line)
        if let exact = LunarDate(text), exact.isLeapMonth || !isLeap {
          rows.append((day, exact, text))
          continue
        }
        guard let value = (try? TypedDate.lunar(text)) ?? nil, value.year != nil else {
          throw .value(text, allowed: "a lunar date, such as 2025-06L-01", line: line)
        }
        typed = value
        if isLeap { typed.isLeapMonth = true }
      } else {
        typed = try Self.date(field(.year), field(.month), field(.day), leap: field(.leap), line)
        if indices[.leap] == nil, let ours = try? calendar.lunarDate(of: day), ours.month == typed.month {
          typed.isLeapMonth = ours.isLeapMonth
        }
      }
      let lunar = try? LunarDate(
        year: typed.year ?? 0, month: typed.month ?? 0, isLeapMonth: typed.isLeapMonth, day: typed.day ?? 0)
      rows.append((day, lunar, "\(typed)"))
    }
    rows.sort { $0.day < $1.day }
    outside.sort()
    if rows.isEmpty, let first = outside.first, let line = lines[first] {
      throw .outside(
        CivilDate(first), CivilDate(calendar.days.lowerBound)...CivilDate(calendar.days.upperBound),
        line: line)
    }
  }

  /// Returns the lunar date of four fields; the month may have a mark of a leap month: 6L, -6, 闰6.
  private static func date(
    _ year: String?, _ month: String?, _ day: String?, leap: String?, _ line: Int
  ) throws(DateTableError) -> TypedDate {
    func number(_ text: String?, _ allowed: String) throws(DateTableError) -> Int {
      guard let number = Int(text ?? "") else { throw .value(text ?? "", allowed: allowed, line: line) }
      return number
    }
    var isLeap = try isLeap(leap, line)
    var digits = month ?? ""
    for mark in ["L", "n", "-", "闰", "윤"] where digits.hasPrefix(mark) || digits.hasSuffix(mark) {
      (digits, isLeap) = (digits.replacing(mark, with: ""), true)
    }
    return TypedDate(
      year: try number(year, "a lunar year"), month: try number(digits, "a lunar month, 1 to 12 or 6L"),
      isLeapMonth: isLeap, day: try number(day, "a lunar day"))
  }

  /// Returns the value of a column of leap months; `false` without one.
  private static func isLeap(_ text: String?, _ line: Int) throws(DateTableError) -> Bool {
    switch PlainName.form(of: text ?? "") {
    case "", "0", "false", "no", "n", "f", "khong", "否": return false
    case "1", "true", "yes", "y", "t", "l", "leap", "nhuan", "co", "是", "闰", "윤": return true
    default: throw .value(text ?? "", allowed: "true or false", line: line)
    }
  }

  /// Returns the fields of each line that is not blank, by RFC 4180.
  private static func records(_ text: String) throws(DateTableError) -> [(line: Int, fields: [String])] {
    var (records, fields, field) = ([(line: Int, fields: [String])](), [String](), String.UnicodeScalarView())
    var (line, start, isQuoted, wasQuoted) = (1, 1, false, false)
    func endRecord() {
      fields.append(String(field))
      if fields != [""] { records.append((start, fields)) }
      (fields, field, wasQuoted) = ([], .init(), false)
    }
    for scalar in text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").unicodeScalars {
      if scalar == "\n" { line += 1 }
      switch scalar {
      case "\"" where isQuoted: (isQuoted, wasQuoted) = (false, true)
      case "\"" where wasQuoted:
        (isQuoted, wasQuoted) = (true, false)
        field.append(scalar)
      case "\"" where field.isEmpty: isQuoted = true
      case "\"": throw .openQuote(line: line)
      case "," where !isQuoted:
        fields.append(String(field))
        (field, wasQuoted) = (.init(), false)
      case "\n" where !isQuoted:
        endRecord()
        start = line
      case _ where wasQuoted: throw .openQuote(line: line)
      default: field.append(scalar)
      }
    }
    guard !isQuoted else { throw .openQuote(line: start) }
    endRecord()
    return records
  }
}

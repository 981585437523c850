import Foundation
import WidgetFoundation

/// A date in digits, as people type it: `17/2/2026`, `2026年2月17日`, `Feb 17, 2026`, `20260217`, `2/2026`, `15/7`.
///
/// Only the command line is read this way; documents and JSON have the dates of ISO 8601.
struct TypedDate: Hashable {
  /// The year; `nil` if none was typed, as for month and day.
  var year: Int?
  var month: Int?
  var isLeapMonth = false
  var day: Int?
  /// Whether the month has its English name, so that it is no lunar month.
  var isCivil = false

  private enum Part { case year, month, civilMonth, leapMonth, day }
  private typealias Field = (part: Part?, digits: Substring)

  /// The words that mark a lunar date.
  static var lunarMark: Regex<Substring> {
    #/^(?:(?:lunar|[âa]m l[ịi]ch|[âa]m)\s+|(?:农历|農曆|阴历|陰曆|旧历|舊曆|旧暦|음력)\s*)(?=.)|\s+(?:[âa]m l[ịi]ch|[âa]m|lunar)$/#
      .ignoresCase()
  }

  private static let labelsBefore: [String: Part] = ["nam": .year, "thang": .month, "ngay": .day]
  private static let labelsAfter: [String: Part] = [
    "年": .year, "년": .year, "月": .month, "월": .month, "日": .day, "号": .day, "일": .day,
  ]
  /// The letters after a number: 6L/1, 1/6n and 6b/1 are in leap month 6, as cells of 'almanac month' are, and the 17th is a day.
  private static let endings: [String: Part?] = [
    "": nil, "l": .leapMonth, "n": .leapMonth, "b": .leapMonth, "st": .day, "nd": .day, "rd": .day,
    "th": .day,
  ]
  /// The numbers of months by their English names.
  private static let monthNames = Dictionary(
    (1...12).flatMap { month in
      let first = try? CivilDate(year: 2000, month: month, day: 1)
      return first.map { [DateText(.english).dayAndMonth($0), DateText(.english).dayAndMonthShort($0)] }?
        .map { (PlainName.words(of: $0)[0], "\(month)") } ?? []
    }, uniquingKeysWith: { name, _ in name })

  /// Returns the only possible value of a text; `nil` if there is none.
  ///
  /// - Parameter value: Returns the value of a reading; its description is a clear way to type it.
  /// - Throws: `UsageError` with both values if day and month may be confused.
  static func value<Value: CustomStringConvertible>(
    of text: String, _ value: (TypedDate) -> Value?
  ) throws(UsageError) -> Value? {
    let values = readings(of: text).compactMap(value)
    guard values.count < 2 else {
      let names = values.map(\.description)
      throw UsageError(text) { $0.meant(names: $0.either(names), problem: $0.twoReadings(text: text)) }
    }
    return values.first
  }

  /// Returns the lunar date that a text names, in digits or in words: `2025-06L-01`, `rằm tháng 7`, `lunar 1/1/2030`.
  ///
  /// - Returns: `nil` if it names none; a year, or a month, may be missing.
  /// - Throws: `UsageError` with both dates if day and month may be confused.
  static func lunar(_ text: String) throws(UsageError) -> TypedDate? {
    let text = text.replacing(lunarMark, with: "")
    let (words, year) = PlainName.wordsAndYear(of: text)
    if words.count == 1, let day = Int(words[0]), 1...30 ~= day { return TypedDate(day: day) }
    guard var named = TypedDate(lunarName: words) else {
      return try value(of: text) { $0.isCivil || $0.day == nil ? nil : $0 }
    }
    named.year = year
    return named
  }

  /// Returns whether a text is marked as a lunar date; "lunar new year 2030" is not.
  static func isLunar(_ text: String) -> Bool {
    guard text.contains(lunarMark) else { return false }
    do { return try lunar(text) != nil } catch { return true }
  }

  /// Returns the readings of a text: two if day and month may be confused, the day first; none if it is no date.
  static func readings(of text: String) -> [TypedDate] {
    guard let fields = fields(of: text) else { return [] }
    let (open, known) = (fields.indices.filter { fields[$0].part == nil }, fields.compactMap(\.part))
    let isISO = known == [.year] && fields[0].part == .year || text.wholeMatch(of: #/\d\d-\d\d/#) != nil
    let orders: [[Part]] =
      switch open.count {
      case 0: [[]]
      case 1 where known == [.year] || known.contains(.day): [[.month]]
      case 1 where !known.isEmpty: [[.day]]
      case 2 where isISO: [[.month, .day]]
      case 2 where known.isEmpty || known == [.year] && open == [0, 1]: [[.day, .month], [.month, .day]]
      default: []
      }
    let readings = orders.compactMap { order in
      var filled = fields
      for (index, part) in zip(open, order) { filled[index].part = part }
      return TypedDate(filled)
    }
    guard readings.count == 2, readings[0] != readings[1] else { return Array(readings.prefix(1)) }
    return readings.filter { 1...12 ~= $0.month ?? 0 && 1...31 ~= $0.day ?? 0 }
  }

  /// Returns the numbers of a text, with their meanings if the text has them; `nil` if it contains anything else.
  private static func fields(of text: String) -> [Field]? {
    var (fields, label) = ([Field](), Part?.none)
    // A rest after the date is no month, and invisible characters are in no date.
    let text = text.precomposedStringWithCompatibilityMapping
    guard let last = text.last, !"-/".contains(last),
      text.allSatisfy({ $0.isLetter || $0.isNumber || " /-.,".contains($0) })
    else { return nil }
    let numbers = text.replacing(#/^(\d{4})(\d\d)(\d\d)$/#) { "\($0.1)-\($0.2)-\($0.3)" }
      .replacing(#/[闰윤]\s*(\d+)/#) { "\($0.1)L" }
    for word in PlainName.words(of: numbers) {
      let digits = word.prefix { "0"..."9" ~= $0 }
      if let part = labelsBefore[word] {
        label = part
      } else if let last = fields.indices.last, let part = word == "nhuan" ? .leapMonth : labelsAfter[word],
        fields[last].part == nil || part == .leapMonth && fields[last].part == .month
      {
        fields[last].part = part
      } else if labelsAfter[word] == .month, fields.last?.part == .leapMonth {
        continue
      } else if let month = monthNames[word] {
        fields.append((.civilMonth, month[...]))
      } else if !digits.isEmpty, let part = endings[String(word.dropFirst(digits.count))] {
        fields.append((part ?? label, digits))
        label = nil
      } else {
        return nil
      }
    }
    for index in fields.indices where fields[index].part == nil && fields[index].digits.count == 4 {
      fields[index].part = .year
    }
    return fields
  }

  /// The civil day; `nil` if the Gregorian calendar has none, or a number is missing.
  var civilDate: CivilDate? {
    guard let year, let month, let day, !isLeapMonth else { return nil }
    return try? CivilDate(year: year, month: month, day: day)
  }

  /// The civil month of a date without a day; `nil` if there is none.
  var yearMonth: YearMonth? {
    guard let year, let month, day == nil, !isLeapMonth else { return nil }
    return YearMonth(year: year, month: month)
  }

  /// Returns the date in a year if it has none, or in the years before and after it where that one does not have the day.
  func inYears(near year: Int) -> [TypedDate] {
    func inYear(_ distance: Int) -> TypedDate? {
      var date = self
      date.year = self.year ?? year + distance
      return date.days == nil ? nil : date
    }
    // Between two leap years there are at most eight.
    let near = [(1...8).lazy.compactMap { inYear(-$0) }.first, (1...8).lazy.compactMap(inYear).first]
    return inYear(0).map { [$0] } ?? near.compactMap(\.self)
  }

  /// The civil days that it names; `nil` if the Gregorian calendar has none, or the year is missing.
  var days: ClosedRange<DayNumber>? {
    if let civilDate { return DayNumber(civilDate)...DayNumber(civilDate) }
    guard month == nil, day == nil else { return yearMonth?.days }
    return year.flatMap { DayRange.days(ofYear: decimal($0, width: 4)) }
  }
}

extension TypedDate {
  /// Other spellings than those of the tables, by words in plain form; the Vietnamese months become numbers.
  private static let spellings = [
    "mong": "mung", "gieng": "1", "mot": "1", "hai": "2", "ba": "3", "tu": "4", "bon": "4", "nam": "5",
    "sau": "6",
    "bay": "7", "tam": "8", "chin": "9", "muoi": "10", "chap": "12", "廿": "二十", "腊": "十二", "臘": "十二",
    "冬": "十一",
  ]

  /// The lunar days by the form of their names in all languages; those of every month have no month.
  private static let lunarNames: [String: TypedDate] = {
    var names: [String: TypedDate] = [:]
    func add(_ name: String, _ date: TypedDate) { names[form(ofLunar: PlainName.words(of: name))] = date }
    for (language, month) in Language.allCases.flatMap({ language in LunarDate.months.map { (language, $0) } }
    ) {
      for (day, isLeap) in LunarDate.days.flatMap({ [($0, false), ($0, true)] }) {
        let year = LunarDate.years.lowerBound
        let date = try? LunarDate(year: year, month: month, isLeapMonth: isLeap, day: day)
        guard let date else { continue }
        let (name, typed) = (
          date.dayName(in: language), TypedDate(month: month, isLeapMonth: isLeap, day: day)
        )
        add(LunarDateFormatter(language: language).dayAndMonth(date), typed)
        if month == 1, !isLeap { add("\(name) Tết", typed) }
        // A name that says no more than its number, 11日, is no name.
        let words = PlainName.words(of: name)
        if Int(form(ofLunar: words)) == nil { add(name, TypedDate(day: day)) }
      }
    }
    for (name, day) in [("초하루", 1), ("보름", 15), ("그믐", 30)] { add(name, TypedDate(day: day)) }
    return names
  }()

  /// Creates the lunar date that words name, or a day of every month: `rằm tháng 7`, `八月十五`, `mùng 1`.
  init?(lunarName words: [String]) {
    guard let date = Self.lunarNames[Self.form(ofLunar: words)] else { return nil }
    self = date
  }

  private static func form(ofLunar words: [String]) -> String {
    let form = PlainName.bare(words).map { spellings[$0] ?? $0 }.joined()
    // Mười một is 11, and mười hai 12.
    return form.replacing("thang101", with: "thang11").replacing("thang102", with: "thang12")
  }
}

extension TypedDate: CustomStringConvertible {
  /// Creates the date of some numbers; `nil` without a number, for two of one part, and for one that is too long.
  private init?(_ fields: [Field]) {
    guard !fields.isEmpty else { return nil }
    for (part, digits) in fields {
      guard let number = Int(digits), digits.count <= (part == .year ? 4 : 2) else { return nil }
      switch part {
      case .year where year == nil && digits.count == 4: year = number
      case .month where month == nil: month = number
      case .civilMonth where month == nil: (month, isCivil) = (number, true)
      case .leapMonth where month == nil: (month, isLeapMonth) = (number, true)
      case .day where day == nil: day = number
      default: return nil
      }
    }
  }

  /// The numbers as in ISO 8601: `2026-02-17`, `2025-06L-01`, `07-15` without a year.
  var description: String {
    let month = month.map { decimal($0, width: 2) + (isLeapMonth ? "L" : "") }
    return [year.map { decimal($0, width: 4) }, month, day.map { decimal($0, width: 2) }]
      .compactMap(\.self).joined(separator: "-")
  }
}

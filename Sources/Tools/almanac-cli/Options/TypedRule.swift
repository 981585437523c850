/// The form in which an event that comes back is written for calendar programs.
enum Recurrence: String, CaseIterable { case dates, rule }

/// A recurrence rule as people copy it from a calendar file, with its first day.
enum TypedRule {
  static let rule = Option<String>(
    "rule", "RRULE", "the rule, such as 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15'")
  static let start = Option<CivilDate>(
    "dtstart", "DATE", allowed: .texts { $0.allowedRuleDate },
    "the day from which the rule counts, DTSTART of the event: 20260101 or 2026-01-01", read: date)

  private static func date(_ text: String) throws(UsageError) -> CivilDate? {
    // A line of a file has the name before the value.
    try TypedDate.value(of: text.split(separator: ":").last.map(String.init) ?? "", \.civilDate)
  }

  /// The parts of a rule that are read; the week's first day changes nothing in years and months.
  private static let names = [
    "RSCALE", "FREQ", "INTERVAL", "BYMONTH", "BYMONTHDAY", "SKIP", "COUNT", "UNTIL", "WKST",
  ]

  /// Returns the days of the rule of some arguments, with the rule.
  ///
  /// - Throws: `UsageError` for a rule that cannot be read, `CommandFailure` for one that leaves the tables.
  static func days(_ arguments: Arguments) throws -> (rule: RecurrenceRule, days: [DayNumber]) {
    let (rule, start) = (try read(arguments.required(rule)), DayNumber(try arguments.required(start)))
    let limits = TableDays.calendars
    for day in [start, rule.until ?? start] where !limits.contains(day) {
      throw CommandFailure {
        $0.outsideTable(
          date: "\(CivilDate(day))", first: "\(CivilDate(limits.lowerBound))",
          last: "\(CivilDate(limits.upperBound))", name: TableName.recurrence.rawValue)
      }
    }
    if let until = rule.until, until < start {
      throw UsageError("\(CivilDate(start))..\(CivilDate(until))") {
        $0.endsBefore(text: "\(CivilDate(start))..\(CivilDate(until))")
      }
    }
    let days = rule.days(from: start, in: rule.scale.months).filter(limits.contains)
    if let count = rule.count, days.count < count {
      throw CommandFailure {
        $0.ruleTooLong(count: "\(count)", last: "\(CivilDate(limits.upperBound))", number: "\(days.count)")
      }
    }
    return (rule, days)
  }

  private static func read(_ text: String) throws(UsageError) -> RecurrenceRule {
    var values: [String: String] = [:]
    let parts =
      text.uppercased().split(separator: "RRULE:").last?
      .split(separator: ";", omittingEmptySubsequences: false) ?? []
    for part in parts {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard names.contains(words[0]) else { throw UsageError(unknown: .part, words[0], among: names) }
      if values.updateValue(words.count > 1 ? words[1] : "", forKey: words[0]) != nil {
        throw UsageError(.twice(words[0], and: words[0]))
      }
    }
    /// Returns the value of a part, or its values with commas between them; none without the part.
    func list<Value>(
      _ name: String, _ allowed: AllowedValues, isOne: Bool = false,
      _ read: (String) throws(UsageError) -> Value?
    ) throws(UsageError) -> [Value] {
      guard let text = values[name] else { return [] }
      var list: [Value] = []
      for word in isOne ? [text[...]] : text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let value = try read(String(word)) else {
          throw UsageError(notAllowed: text, for: name, allowed: allowed)
        }
        list.append(value)
      }
      return list
    }
    func word<Word: RawRepresentable & CaseIterable>(_ name: String) throws(UsageError) -> Word?
    where Word.RawValue == String {
      try list(name, .words(Word.allCases.map(\.rawValue)), isOne: true) { Word(rawValue: $0) }.first
    }
    func number(_ name: String, to last: Int) throws(UsageError) -> Int? {
      try list(name, .range("1", "\(last)"), isOne: true) { Int($0).flatMap { 1...last ~= $0 ? $0 : nil } }
        .first
    }

    let scale: RecurrenceRule.Scale = try word("RSCALE") ?? .gregorian
    guard let frequency: RecurrenceRule.Frequency = try word("FREQ") else {
      throw UsageError(.missing("FREQ", words: RecurrenceRule.Frequency.allCases.map(\.rawValue)))
    }
    var rule = RecurrenceRule(scale, frequency)
    rule.interval = try number("INTERVAL", to: 1000) ?? 1
    rule.months = try list("BYMONTH", .texts { $0.allowedRuleMonths }) { text in
      let isLeap = text.hasSuffix("L")
      guard let number = Int(isLeap ? String(text.dropLast()) : text), LunarDate.months.contains(number),
        !isLeap || scale != .gregorian
      else { return nil }
      return "\(number)\(isLeap ? "L" : "")"
    }
    let last = scale == .gregorian ? 31 : LunarDate.days.upperBound
    rule.days = try list("BYMONTHDAY", .texts { $0.allowedRuleDays(last: "\(last)") }) { text in
      Int(text).flatMap { -last...last ~= $0 && $0 != 0 ? $0 : nil }
    }
    rule.skip = try word("SKIP") ?? .omit
    rule.count = try number("COUNT", to: 10_000)
    rule.until = try list("UNTIL", .texts { $0.allowedRuleDate }, isOne: true, date).first.map {
      DayNumber($0)
    }
    let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    _ = try list("WKST", .words(weekdays), isOne: true) { weekdays.contains($0) ? $0 : nil }
    if values["SKIP"] != nil, values["RSCALE"] == nil {
      throw UsageError("SKIP") { $0.needs(option: "SKIP", other: "RSCALE") }
    }
    if rule.count != nil, rule.until != nil {
      throw UsageError { $0.onlyOne(names: $0.either(["COUNT", "UNTIL"])) }
    }
    return rule
  }
}

extension CalendarWidgetData {
  /// Reads a month that an app stored under the key `calendarData`.
  ///
  /// The text may be written by this type, by `prepareWidgetData` of the JavaScript package, or by the app's
  /// first version. New fields that cannot be read are `nil`.
  ///
  /// "Today" is the day on which the text was written. Data without ``calendar`` is from the first version.
  /// Its lunar dates are in the Chinese calendar and do not mark leap months, so it is good for migration but
  /// not for display.
  ///
  /// - Throws: ``CalendarDataError``.
  public init(storedJSON text: String) throws(CalendarDataError) {
    guard let json = try? JSON(parsing: Array(text.utf8)) else { throw .notJSON }
    let fields = try StoredFields(json)
    currentMonth = try fields.whole("currentMonth")
    currentYear = try fields.whole("currentYear")
    lunarMonth = try fields.wholeOrNull("lunarMonth")
    lunarYear = try fields.wholeOrNull("lunarYear")
    monthName = try fields.value("monthName") { $0.string }
    lunarMonthName = try fields.value("lunarMonthName") { $0.string }
    days = []
    for (place, json) in try fields.value("days", read: { $0.array }).enumerated() {
      days.append(try CalendarDayData(StoredFields(json, at: fields.path + ["days", "[\(place)]"])))
    }
    let object = fields.object
    today = object.readable("today")
    calendar = object.readable("calendar")
    language = object.readable("language")
    weekdays = object.readable("weekdays")
    weeksNeeded = object.readable("weeksNeeded")
    note = object.readable("note")
    try check()
  }

  private func check() throws(CalendarDataError) {
    try check("currentMonth", currentMonth, in: 1...12)
    try check("currentYear", currentYear, in: 1...9999)
    try check("lunarMonth", lunarMonth, in: LunarDate.months)
    try check("lunarYear", lunarYear, in: 1...9999)
    guard days.count == CalendarMonth.dayCount else { throw .wrongDayCount(days.count) }
    for day in days {
      try check("solar", day.solar, in: 1...31)
      try check("lunar", day.lunar, in: LunarDate.days)
      try check("lunarMonth", day.lunarMonth, in: LunarDate.months)
      try check("dayOfWeek", day.dayOfWeek, in: 0...6)
    }
    let todays = days.count { $0.isToday }
    guard todays <= 1 else { throw .manyTodays(todays) }
  }

  private func check(
    _ field: String, _ value: Int?, in range: ClosedRange<Int>
  ) throws(CalendarDataError) {
    guard let value, !range.contains(value) else { return }
    throw .outOfRange(field: field, value: value, allowed: range)
  }
}

extension CalendarDayData {
  fileprivate init(_ fields: StoredFields) throws(CalendarDataError) {
    solar = try fields.whole("solar")
    lunar = try fields.wholeOrNull("lunar")
    lunarMonth = try fields.wholeOrNull("lunarMonth")
    dayOfWeek = try fields.whole("dayOfWeek")
    isCurrentMonth = try fields.flag("isCurrentMonth")
    isToday = try fields.flag("isToday")
    let object = fields.object
    date = object.readable("date")
    lunarYear = object.readable("lunarYear")
    isLeap = object.readable("isLeap")
    lunarMonthLength = object.readable("lunarMonthLength")
    lunarText = object.readable("lunarText")
    isCertain = object.readable("isCertain")
    dayCanChi = object.readable("dayCanChi")
    solarTerm = object.readable("solarTerm")
    holidayKey = object.readable("holidayKey")
    holidayName = object.readable("holidayName")
    isDayOff = object.readable("isDayOff")
    festivals = object.readable("festivals")
    anniversaries = object.readable("anniversaries")
    accessibilityLabel = object.readable("accessibilityLabel")
  }
}

/// A JSON object with required fields.
private struct StoredFields {
  let object: JSONObject
  /// The path of the object, from outside to inside.
  let path: [String]

  init(_ json: JSON, at path: [String] = []) throws(CalendarDataError) {
    guard let object = json.object else { throw .unreadable(json == .null ? .null : .otherType, path: path) }
    self.object = object
    self.path = path
  }

  /// Reads a required value.
  func value<Value>(_ key: String, read: (JSON) -> Value?) throws(CalendarDataError) -> Value {
    let path = path + [key]
    guard let json = object[key] else { throw .unreadable(.missing, path: path) }
    if json == .null { throw .unreadable(.null, path: path) }
    guard let value = read(json) else { throw .unreadable(.otherType, path: path) }
    return value
  }

  /// Reads a required Boolean.
  func flag(_ key: String) throws(CalendarDataError) -> Bool {
    try value(key) { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// Reads a required whole number.
  func whole(_ key: String) throws(CalendarDataError) -> Int {
    switch object[key] {
    case .integer(let integer)?:
      if let whole = Int(exactly: integer) { return whole }
    // JavaScript has only one type of number: 2.0 is 2.
    case .number(let number)?:
      if let whole = number.double.flatMap({ Int(exactly: $0) }) { return whole }
    default: return try value(key) { _ in nil }
    }
    throw .unreadable(.notWhole, path: path + [key])
  }

  /// Reads a required field that is a whole number or null.
  func wholeOrNull(_ key: String) throws(CalendarDataError) -> Int? {
    object[key] == .null ? nil : try whole(key)
  }
}

/// The reason why a stored text is not valid data of a calendar widget.
public enum CalendarDataError: Error, Hashable, Sendable {
  /// The error in a value.
  public enum Fault: Hashable, Sendable {
    /// A required value is missing.
    case missing
    /// The value is null where null is not allowed.
    case null
    /// The value has another type.
    case otherType
    /// The number is not whole or too large.
    case notWhole
  }

  /// The text is not JSON.
  case notJSON
  /// A field of the first version cannot be read; the path goes from outside to inside.
  case unreadable(Fault, path: [String])
  /// A number is outside its range.
  case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
  /// The number of days is not 42.
  case wrongDayCount(Int)
  /// More than one day is marked as today.
  case manyTodays(Int)
}

extension CalendarDataError: CustomStringConvertible {
  /// The reason, for logs.
  public var description: String {
    switch self {
    case .notJSON: "the stored calendar cannot be read: it is not JSON"
    case .unreadable(let fault, let path): "the stored calendar cannot be read: \(Self.text(fault, path))"
    case .outOfRange(let field, let value, let allowed):
      "\(field) is \(value), allowed: \(allowed.lowerBound) to \(allowed.upperBound)"
    case .wrongDayCount(let count): "\(count) days, expected \(CalendarMonth.dayCount)"
    case .manyTodays(let count): "\(count) days are marked as today, at most one can be"
    }
  }

  private static func text(_ fault: Fault, _ path: [String]) -> String {
    func place(_ path: some Collection<String>) -> String {
      path.isEmpty ? "" : path.joined(separator: ".") + ": "
    }
    switch fault {
    case .missing: return "\(place(path.dropLast()))\(path.last ?? "") is missing"
    case .null: return "\(place(path))null is not allowed"
    case .otherType: return "\(place(path))another type was expected"
    case .notWhole: return "a number is not whole or too large"
    }
  }
}

extension JSONObject {
  /// Reads a field that the first version did not have; `nil` if it is missing or cannot be read.
  fileprivate func readable<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    try? optional(key)
  }
}

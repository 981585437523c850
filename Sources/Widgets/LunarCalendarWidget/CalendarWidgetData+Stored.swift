extension CalendarWidgetData {
  /// Reads a month as an app stored it under the key `calendarData`: as this type or `prepareWidgetData` of the package for
  /// JavaScript writes it, or as the first version of the app did; of fields that it did not have, those that can be read.
  ///
  /// "Today" is the day on which it was written. What has no ``calendar`` is of the first version, whose lunar dates are
  /// those of the Chinese calendar, without marks of leap months: fit for moving to this version, not for showing.
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

/// The fields of an object of which some have to be there.
private struct StoredFields {
  let object: JSONObject
  /// Where the object stands, from outside to inside.
  let path: [String]

  init(_ json: JSON, at path: [String] = []) throws(CalendarDataError) {
    guard let object = json.object else { throw .unreadable(json == .null ? .null : .otherType, path: path) }
    self.object = object
    self.path = path
  }

  /// A value that has to be there.
  func value<Value>(_ key: String, read: (JSON) -> Value?) throws(CalendarDataError) -> Value {
    let path = path + [key]
    guard let json = object[key] else { throw .unreadable(.missing, path: path) }
    if json == .null { throw .unreadable(.null, path: path) }
    guard let value = read(json) else { throw .unreadable(.otherType, path: path) }
    return value
  }

  /// A truth value that has to be there.
  func flag(_ key: String) throws(CalendarDataError) -> Bool {
    try value(key) { if case .bool(let flag) = $0 { flag } else { nil } }
  }

  /// A whole number that has to be there.
  func whole(_ key: String) throws(CalendarDataError) -> Int {
    switch object[key] {
    case .integer(let integer)?:
      if let whole = Int(exactly: integer) { return whole }
    // JavaScript has one kind of number: 2.0 is 2.
    case .number(let number)?:
      if let whole = number.double.flatMap({ Int(exactly: $0) }) { return whole }
    default: return try value(key) { _ in nil }
    }
    throw .unreadable(.notWhole, path: path + [key])
  }

  /// A whole number or null, one of which has to be there.
  func wholeOrNull(_ key: String) throws(CalendarDataError) -> Int? {
    object[key] == .null ? nil : try whole(key)
  }
}

/// Why a stored text is not the data of a calendar widget.
public enum CalendarDataError: Error, Hashable, Sendable {
  /// What is wrong with a value.
  public enum Fault: Hashable, Sendable {
    /// It has to be there and is not.
    case missing
    /// It is null where that is not allowed.
    case null
    /// It is of another type.
    case otherType
    /// It is a number, but not a whole one that fits.
    case notWhole
  }

  /// Not JSON.
  case notJSON
  /// A field of the first version that cannot be read, and where it stands, from outside to inside.
  case unreadable(Fault, path: [String])
  /// A number outside its range.
  case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
  /// Another number of days than 42.
  case wrongDayCount(Int)
  /// More than one day is marked as today.
  case manyTodays(Int)
}

extension CalendarDataError: CustomStringConvertible {
  /// The reason, for a log.
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
  /// The value of a member that the first version did not always write; `nil` if it is missing or cannot be read.
  fileprivate func readable<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    try? optional(key)
  }
}

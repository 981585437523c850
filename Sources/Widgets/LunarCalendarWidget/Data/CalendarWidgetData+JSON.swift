extension CalendarWidgetData: JSONDecodable, JSONEncodable {
  /// Reads the fields of the first version, which have to be there, and of the new ones those that can be read.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    currentMonth = try object.whole("currentMonth")
    currentYear = try object.whole("currentYear")
    lunarMonth = try object.wholeOrNull("lunarMonth")
    lunarYear = try object.wholeOrNull("lunarYear")
    monthName = try object.required("monthName")
    lunarMonthName = try object.required("lunarMonthName")
    days = try object.required("days")
    today = object.readable("today")
    calendar = object.readable("calendar")
    language = object.readable("language")
    weekdays = object.readable("weekdays")
    weeksNeeded = object.readable("weeksNeeded")
    note = object.readable("note")
  }

  /// The fields of the first version always, null where there is no value, and the new ones if there is one.
  public var json: JSON {
    var object: JSONObject = [
      "currentMonth": JSON(currentMonth), "currentYear": JSON(currentYear), "lunarMonth": JSON(lunarMonth),
      "lunarYear": JSON(lunarYear), "monthName": .string(monthName),
      "lunarMonthName": .string(lunarMonthName), "days": .array(days.map { $0.json }),
    ]
    object["today"] = today?.json
    object["calendar"] = calendar.map { .string($0) }
    object["language"] = language?.json
    object["weekdays"] = weekdays.map { .array($0.map { .string($0) }) }
    object["weeksNeeded"] = weeksNeeded.map { JSON($0) }
    object["note"] = note.map { .string($0) }
    return .object(object)
  }

  /// The JSON text, every value on a line of its own, with keys in the order of the alphabet.
  ///
  /// ``init(storedJSON:)`` reads it.
  public var storedJSON: String {
    String(decoding: json.fileBytes(openLevels: JSON.depthLimit).dropLast(), as: UTF8.self)
  }
}

extension CalendarDayData: JSONDecodable, JSONEncodable {
  /// Reads the fields of the first version, which have to be there, and of the new ones those that can be read.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    solar = try object.whole("solar")
    lunar = try object.wholeOrNull("lunar")
    lunarMonth = try object.wholeOrNull("lunarMonth")
    dayOfWeek = try object.whole("dayOfWeek")
    isCurrentMonth = try object.required("isCurrentMonth")
    isToday = try object.required("isToday")
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
    accessibilityLabel = object.readable("accessibilityLabel")
  }

  /// The fields of the first version always, null where there is no value, and the new ones if there is one.
  public var json: JSON {
    var object: JSONObject = [
      "solar": JSON(solar), "lunar": JSON(lunar), "lunarMonth": JSON(lunarMonth),
      "dayOfWeek": JSON(dayOfWeek), "isCurrentMonth": .bool(isCurrentMonth), "isToday": .bool(isToday),
    ]
    object["date"] = date?.json
    object["lunarYear"] = lunarYear.map { JSON($0) }
    object["isLeap"] = isLeap.map { .bool($0) }
    object["lunarMonthLength"] = lunarMonthLength.map { JSON($0) }
    object["lunarText"] = lunarText.map { .string($0) }
    object["isCertain"] = isCertain.map { .bool($0) }
    object["dayCanChi"] = dayCanChi.map { .string($0) }
    object["solarTerm"] = solarTerm.map { .string($0) }
    object["holidayKey"] = holidayKey.map { .string($0) }
    object["holidayName"] = holidayName.map { .string($0) }
    object["accessibilityLabel"] = accessibilityLabel.map { .string($0) }
    return .object(object)
  }
}

extension JSON {
  /// A whole number, or null.
  fileprivate init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
}

extension JSONValueError {
  /// What is expected where there is another number.
  static var wholeNumber: String { "a whole number that fits" }
}

extension JSONObject {
  /// A whole number that has to be there.
  fileprivate func whole(_ key: String) throws(JSONValueError) -> Int {
    let whole: Int?
    switch self[key] {
    case .integer(let integer)?: whole = Int(exactly: integer)
    // JavaScript has one kind of number: 2.0 is 2.
    case .number(let number)?: whole = number.double.flatMap { Int(exactly: $0) }
    default: return try required(key)
    }
    guard let whole else {
      throw JSONValueError(expected: JSONValueError.wholeNumber, found: self[key] ?? .null).inside(key)
    }
    return whole
  }

  /// A whole number or null, one of which has to be there.
  fileprivate func wholeOrNull(_ key: String) throws(JSONValueError) -> Int? {
    self[key] == .null ? nil : try whole(key)
  }
}

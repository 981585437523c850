public import DayAlmanac
// A document is JSON about days off, so one import is enough.
@_exported public import JSONText
@_exported public import WorkingDays

extension DecidedDayKind: JSONDecodable, JSONEncodable {}

extension DaysOffCountry: JSONDecodable, JSONEncodable {}

extension FestivalCountry: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .oneOf(all.map { $0.id }) }

  /// Reads the id of a country.
  public init(json: JSON) throws(JSONValueError) {
    guard let country = json.string.flatMap({ FestivalCountry(id: $0) }) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = country
  }

  /// The id.
  public var json: JSON { .string(id) }
}

extension DecidedDays: JSONDecodable, JSONEncodable {
  /// The name of the schema, which every document has under `schema`.
  public static let schema = "almanac-decided-days"
  /// The version of the schema, which every document has under `version`.
  public static let version = 1

  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { "an object with the schema '\(schema)'" }

  /// Reads a document, checked as the decisions of this release were.
  ///
  /// A document is what ``json`` gives and `almanac export decided --format json` prints:
  ///
  /// ```
  /// {"schema": "almanac-decided-days", "version": 1, "decisions": [
  ///   {"country": "china", "year": 2027, "settlesYear": true, "number": "…", "date": "2026-11-04", "source": "…", "days": [
  ///     {"date": "2027-01-02", "kind": "weekend", "festivalId": "yuandan"}]}]}
  /// ```
  ///
  /// - Throws: `JSONValueError` with the path of the first fault: another schema, an unknown country, kind or festival, a day that
  ///   a law gives already, a worked day that is neither weekend nor holiday, days that are not in order or there twice, a day
  ///   before its decision or outside its year, or decisions that are not in order.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let head: [(key: String, value: JSON)] = [
      ("schema", .string(Self.schema)), ("version", JSON(Self.version)),
    ]
    for (key, value) in head where object[key] != value { throw object.fault(key, expected: "\(value.text)") }
    let decisions: [Decision] = try object.required("decisions")
    var before: [FestivalCountry: (last: Decision, named: Set<DayNumber>)] = [:]
    for (index, decision) in decisions.enumerated() {
      let (last, named) = before[decision.country] ?? (decision, [])
      guard (last.year, last.date) <= (decision.year, decision.date) else {
        throw JSONValueError(
          expected: "a decision after the one of \(last.date) about \(last.year)",
          found: "\(decision.date) about \(decision.year)"
        ).inside(index).inside("decisions")
      }
      if let position = decision.days.firstIndex(where: { named.contains($0.day) }) {
        throw JSONValueError(
          expected: "a day that no decision before it names",
          found: "\(CivilDate(decision.days[position].day))"
        ).inside("date").inside(position).inside("days").inside(index).inside("decisions")
      }
      before[decision.country] = (decision, named.union(decision.days.map { $0.day }))
    }
    self.init(decisions)
  }

  /// The decisions as a document.
  public var json: JSON {
    [
      "schema": .string(Self.schema), "version": JSON(Self.version),
      "decisions": .array(decisions.map { $0.json }),
    ]
  }
}

extension Decision: JSONDecodable, JSONEncodable {
  /// Reads a decision; see ``DecidedDays/init(json:)``.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let country: FestivalCountry = try object.required("country")
    let year: Int = try object.required("year")
    guard LunarDate.years.contains(year) else {
      throw JSONValueError(
        expected: "a year from \(LunarDate.years.lowerBound) to \(LunarDate.years.upperBound)",
        found: JSON(year)
      ).inside("year")
    }
    self.init(
      country: country, year: year, settlesYear: try object.required("settlesYear"),
      number: try Self.line("number", of: object), date: try object.required("date"),
      source: try Self.line("source", of: object), days: try object.required("days"))
    let holidays = Self.holidays(country, year)
    for (position, day) in days.enumerated() {
      func fault(_ expected: JSONExpectation) -> JSONValueError {
        JSONValueError(expected: expected, found: "\(CivilDate(day.day))").inside("date").inside(position)
          .inside("days")
      }
      if position > 0, day.day <= days[position - 1].day {
        throw fault("a day after \(CivilDate(days[position - 1].day))")
      }
      let rule = day.kind.rule(
        on: CivilDate(day.day), of: year, decidedOn: date, holiday: holidays[day.day])
      if let rule { throw fault("\(rule)") }
      if let id = day.festivalID, country.festival(id: id) == nil {
        throw JSONValueError(expected: "the id of a festival of \(country.id)", found: .string(id))
          .inside("festivalId").inside(position).inside("days")
      }
    }
  }

  /// Returns a text that people are shown, which must not hide or break what is beside it.
  private static func line(_ key: String, of object: JSONObject) throws(JSONValueError) -> String {
    guard let text = object[key]?.string else {
      throw object.fault(key, expected: .init(.line(1...400)))
    }
    if let fault = text.textFault(1...400) { throw fault.inside(key) }
    return text
  }

  /// Returns the days around a year that the laws of a country give off, each with the id of its festival.
  private static func holidays(_ country: FestivalCountry, _ year: Int) -> [DayNumber: String] {
    let days = DecidedDayKind.days(about: year)
    var holidays: [DayNumber: String] = [:]
    let byLaw = DaysOff(of: country, decided: DecidedDays([]))
    for ruling in (try? byLaw.rulings(in: days.clamped(to: country.calendar.days))) ?? [] where ruling.isOff {
      holidays[ruling.day] = ruling.festival?.id ?? ""
    }
    return holidays
  }

  /// The members of the decision.
  public var json: JSON {
    [
      "country": country.json, "year": JSON(year), "settlesYear": .bool(settlesYear),
      "number": .string(number),
      "date": date.json, "source": .string(source), "days": .array(days.map { $0.json }),
    ]
  }
}

extension Decision.Day: JSONDecodable, JSONEncodable {
  /// Reads a day; see ``DecidedDays/init(json:)``.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let date: CivilDate = try object.required("date")
    self.init(
      day: DayNumber(date), kind: try object.required("kind"), festivalID: try object.optional("festivalId"))
  }

  /// The members of the day; `festivalId` only if it belongs to a festival.
  public var json: JSON {
    .present([
      ("date", CivilDate(day).json), ("kind", kind.json), ("festivalId", festivalID.map(JSON.string)),
    ])
  }
}

extension JSONObject {
  /// Returns the error of a member that is missing or wrong.
  fileprivate func fault(_ key: String, expected: JSONExpectation) -> JSONValueError {
    (self[key].map { JSONValueError(expected: expected, found: $0) }
      ?? JSONValueError(expected: expected, found: nil)).inside(key)
  }
}

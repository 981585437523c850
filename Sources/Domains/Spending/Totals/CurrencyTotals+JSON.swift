public import Documents

extension CurrencyTotals: JSONDecodable, JSONEncodable {
  /// Reads the totals of a currency and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let days =
      (object["days"] ?? .null) == .null
      ? [:]
      : try object.dictionary("days") { (day, json) throws(JSONValueError) in
        (try CivilDate(json: .string(day)), try Int64(json: json))
      }
    self.init(
      currency: try object.required("currency"),
      days: days.map { DaySpending(day: $0.key, minorUnits: $0.value) },
      categories: try object.optional("categories") ?? [], planned: try object.optional("planned") ?? [])
    rest = object.without(["currency", "days", "categories", "planned"])
  }

  /// The totals as JSON: `days` is an object of minor units by date.
  public var json: JSON {
    let own: JSONObject = [
      "currency": currency.json, "days": .present(days.map { ("\($0.day)", .integer($0.minorUnits)) }),
      "categories": .array(categories.map(\.json)), "planned": .array(planned.map(\.json)),
    ]
    return .object(own.filled(from: rest))
  }
}

extension JSONObject {
  /// Reads the object of a member as a dictionary; an error names the keys on its way.
  func dictionary<Key: Hashable, Value>(
    _ name: String, _ read: (String, JSON) throws(JSONValueError) -> (Key, Value)
  ) throws(JSONValueError) -> [Key: Value] {
    let object: JSONObject = try required(name)
    do throws(JSONValueError) { return try object.dictionary(read) } catch { throw error.inside(name) }
  }

  /// Reads the members as a dictionary; an error names the key of the wrong one.
  func dictionary<Key: Hashable, Value>(
    _ read: (String, JSON) throws(JSONValueError) -> (Key, Value)
  ) throws(JSONValueError) -> [Key: Value] {
    var values: [Key: Value] = [:]
    values.reserveCapacity(members.count)
    for member in members {
      do throws(JSONValueError) {
        let (key, value) = try read(member.key, member.value)
        values[key] = value
      } catch {
        throw error.inside(member.key)
      }
    }
    return values
  }
}

extension CategoryTotals: JSONDecodable, JSONEncodable {
  /// Reads the totals of a period and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let text: String = try object.required("anchor")
    guard let anchor = PeriodAnchor(try object.required("period"), text: text) else {
      throw JSONValueError(expected: "the name of such a period, such as 2025-W42", found: text)
        .inside("anchor")
    }
    let minorUnits = try object.dictionary("amounts") { (category, json) throws(JSONValueError) in
      (category, try Int64(json: json))
    }
    self.init(period: anchor, minorUnits: minorUnits)
    rest = object.without(["period", "anchor", "amounts"])
  }

  /// The totals as JSON.
  public var json: JSON {
    let own: JSONObject = [
      "period": period.kind.json, "anchor": .string("\(period)"),
      "amounts": .present(minorUnits.map { ($0.key, .integer($0.value)) }),
    ]
    return .object(own.filled(from: rest))
  }
}

extension PlannedTotal: JSONDecodable, JSONEncodable {
  /// Reads a total of a coming day and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init(
      day: try object.required("day"), category: try object.optional("category") ?? "",
      minorUnits: try object.required("amount"))
    rest = object.without(["day", "category", "amount"])
  }

  /// The total as JSON.
  public var json: JSON {
    let own: JSONObject = ["day": day.json, "category": .string(category), "amount": .integer(minorUnits)]
    return .object(own.filled(from: rest))
  }
}

public import Documents

extension CurrencyTotals: JSONDecodable, JSONEncodable {
  /// Reads the totals of a currency and keeps unknown members.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let days = try object.optional("days", as: JSONObject.self) ?? JSONObject()
    self.init(
      currency: try object.required("currency"), days: try Self.days(days),
      categories: try object.optional("categories") ?? [], planned: try object.optional("planned") ?? [])
    rest = object.without(["currency", "days", "categories", "planned"])
  }

  /// The totals as JSON: `days` is an object of minor units by date.
  public var json: JSON {
    get throws(JSONValueError) {
      var days = JSONObject()
      for total in self.days { days["\(total.day)"] = .integer(total.minorUnits) }
      var object = JSONObject()
      try object.set("currency", to: currency)
      try object.set("days", to: days)
      try object.set("categories", to: categories)
      try object.set("planned", to: planned)
      object.fill(from: rest)
      return .object(object)
    }
  }

  private static func days(_ object: JSONObject) throws(JSONValueError) -> [DaySpending] {
    var days: [DaySpending] = []
    days.reserveCapacity(object.members.count)
    for member in object.members {
      guard let day = CivilDate(member.key) else {
        throw JSONValueError(expected: "a civil date such as 2026-02-17", found: member.key).inside("days")
      }
      do throws(JSONValueError) {
        days.append(DaySpending(day: day, minorUnits: try Int64(json: member.value)))
      } catch {
        throw error.inside(member.key).inside("days")
      }
    }
    return days
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
    let amounts: JSONObject = try object.required("amounts")
    var minorUnits: [String: Int64] = [:]
    for member in amounts.members {
      do throws(JSONValueError) {
        minorUnits[member.key] = try Int64(json: member.value)
      } catch {
        throw error.inside(member.key).inside("amounts")
      }
    }
    self.init(period: anchor, minorUnits: minorUnits)
    rest = object.without(["period", "anchor", "amounts"])
  }

  /// The totals as JSON.
  public var json: JSON {
    get throws(JSONValueError) {
      var amounts = JSONObject()
      for (category, units) in minorUnits { amounts[category] = .integer(units) }
      var object = JSONObject()
      try object.set("period", to: period.kind)
      try object.set("anchor", to: "\(period)")
      try object.set("amounts", to: amounts)
      object.fill(from: rest)
      return .object(object)
    }
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
    var object: JSONObject = ["day": day.json, "category": .string(category), "amount": .integer(minorUnits)]
    object.fill(from: rest)
    return .object(object)
  }
}

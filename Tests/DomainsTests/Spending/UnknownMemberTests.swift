import Testing

@testable import Spending

/// Members that a newer version has written into a document are kept when this version writes it.
struct UnknownMemberTests {
  private static let text = """
    {
      "currency": "CNY", "asOf": "2025-10-15", "recordedSince": "2025-09-01",
      "rules": {
        "firstWeekday": "monday", "minimalDays": 4, "monthStartDay": 1,
        "financialYearStart": {"month": 4, "day": 6}
      },
      "budgets": [
        {"period": "month", "amount": 100000, "currency": "CNY"},
        {"period": "week", "amount": 500, "currency": "CNY", "category": "food"}
      ],
      "categories": [{"id": "food", "name": "Ăn uống"}, {"id": "rent", "name": "房租"}],
      "totals": [
        {
          "currency": "CNY", "days": {"2025-10-01": 700, "2025-10-20": 50},
          "categories": [
            {"period": "week", "anchor": "2025-W42", "amounts": {"": 3}},
            {"period": "month", "anchor": "2025-10", "amounts": {"food": 700}},
            {"period": "financialYear", "anchor": "2025", "amounts": {"food": 700}}
          ],
          "planned": [{"day": "2025-10-20", "category": "food", "amount": 50}]
        }
      ]
    }
    """

  /// Returns the document with an unknown member in each object that has named members, except the outermost,
  /// which belongs to the store.
  private static func stored() throws -> JSON {
    let document = try JSONObject(json: JSON(parsing: Array(text.utf8)))
    var count = 0
    func marked(_ json: JSON, _ key: String = "") -> JSON {
      if let array = json.array { return .array(array.map { marked($0) }) }
      guard let object = json.object else { return json }
      var result = JSONObject()
      for member in object.members { result[member.key] = marked(member.value, member.key) }
      count += 1
      result["later"] = ["number": .integer(Int64(count))]
      return .object(result)
    }
    var result = JSONObject()
    // Totals are always made anew.
    for member in document.members where member.key != "totals" {
      result[member.key] = marked(member.value, member.key)
    }
    result["totals"] = document["totals"]
    #expect(count == 6)
    return .object(result)
  }

  @Test func membersOfEveryLevelComeBack() throws {
    let stored = try Self.stored()
    #expect(try BudgetDocument(json: stored).json == stored)
  }

  @Test func aBudgetThatIsSetKeepsThem() throws {
    let stored = try Self.stored()
    var document = try BudgetDocument(json: stored)
    let yuan = try Currency(code: "CNY")
    try document.setBudget(Money(minorUnits: 7, currency: yuan), period: .week, category: "food")
    let budget = try document.json["budgets"]?.array?[1]
    #expect(budget?["amount"] == .integer(7))
    #expect(budget?["later"] == stored["budgets"]?.array?[1]["later"])
  }

  /// Totals by category of months are then unknown; those of other periods stay as they are.
  @Test func rulesThatAreSetKeepThem() throws {
    let stored = try Self.stored()
    var document = try BudgetDocument(json: stored)
    document.setRules(try PeriodRules(monthStartDay: 9, financialYearStart: .init(month: 4, day: 6)))
    let (rules, totals) = (try document.json["rules"], try document.json["totals"]?.array?.first)
    #expect(rules?["monthStartDay"] == .integer(9) && rules?["later"] == stored["rules"]?["later"])
    #expect(rules?["financialYearStart"] == stored["rules"]?["financialYearStart"])
    let before = try #require(stored["totals"]?.array?.first)
    #expect(totals?["planned"] == before["planned"])
    #expect(totals?["categories"]?.array == before["categories"]?.array.map { [$0[0], $0[2]] })
  }

  @Test func aLedgerKeepsThoseOfSettings() throws {
    let stored = try Self.stored()
    var document = try BudgetDocument(json: stored)
    let ledger: JSON = [
      "rules": ["monthStartDay": .integer(3)],
      "budgets": .array([["period": "month", "amount": .integer(3), "currency": "CNY"]]),
      "categories": .array([["id": "rent", "name": "Rent"], ["id": "new", "name": "New"]]),
      "transactions": .array([["id": "a", "date": "2025-10-02", "amount": .integer(1), "currency": "CNY"]]),
    ]
    let today = try #require(CivilDate("2025-10-15"))
    let read = try Ledger([LedgerFile(.value(ledger))], currency: nil, today: today) { _ in nil }
    document.apply(read.settings)
    try document.record(read.sums, asOf: today)
    let json = try document.json
    #expect(json["rules"]?["later"] == stored["rules"]?["later"])
    #expect(json["budgets"]?.array?.map { $0["later"] } == [stored["budgets"]?.array?[0]["later"]])
    #expect(json["categories"]?.array?.map { $0["name"] } == ["Rent", "New"])
    #expect(
      json["categories"]?.array?.map { $0["later"] } == [stored["categories"]?.array?[1]["later"], nil])
  }
}

import Almanac
import Foundation
import TestSupport
import Testing

@testable import Spending

/// Invented exports in the shapes of banks and apps, with the sums that Tests/LedgerExports/make.py computes by Decimal.
struct LedgerExportTests {
  private struct Expected: Decodable {
    var asks: [String]
    var days: [String: String]
    var categories: [String: String]
    var notSpent: Int
  }

  private static let folder = Repository.root.appendingPathComponent("Tests/LedgerExports")
  private static let sums = folder.appendingPathComponent("sums.json")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter {
      $0 != "make.py" && $0 != "sums.json"
    }.sorted()

  private static func layout(_ name: String) throws -> JSONObject {
    let all = try JSON(parsing: Array(Data(contentsOf: sums)))
    return try #require(all[name]?["layout"]?.object)
  }

  /// Returns the member that answers why a file is not read.
  private static func question(_ refusal: LedgerImportRefusal) -> String? {
    switch refusal {
    case .unreadable(let error): error.question?.told.member
    case .ledger(.signUnknown): "expenses"
    default: nil
    }
  }

  @Test func thereAreTwelveShapesOrMore() throws {
    #expect(Self.names.count >= 12)
    let expected = try JSONDecoder().decode([String: Expected].self, from: Data(contentsOf: Self.sums))
    #expect(expected.keys.sorted() == Self.names)
  }

  /// What is asked is answered, and nothing else is said.
  @Test(arguments: names) func MQ_10_everySumIsThatOfDecimal(name: String) throws {
    let expected = try #require(
      try JSONDecoder().decode([String: Expected].self, from: Data(contentsOf: Self.sums))[name])
    let answers = try Self.layout(name)
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    var (said, asked): (JSONObject, [String]) = ([:], [])
    var ledger: AppLedger?
    while ledger == nil {
      let order = LedgerOrder(.file(bytes), layout: try LedgerLayout(json: .object(said)))
      do throws(LedgerImportRefusal) {
        ledger = try order.ledger { (try? $0.day(atOffset: 0)).map(CivilDate.init) }
      } catch {
        let member = try #require(Self.question(error), "\(error)")
        try #require(!asked.contains(member), "\(error)")
        asked.append(member)
        said[member] = answers[member]
      }
    }
    #expect(asked == expected.asks)
    let app = try #require(ledger)
    var document = BudgetDocument(currency: try Currency(code: "EUR"), asOf: try day("2026-02-28"))
    try document.record(app.ledger, asOf: try day("2026-02-28"))
    let counted = try app.ledger.counted()
    let tally = try LedgerTally(app.ledger, counted, counted.entries, since: try day("2026-01-01"))
    #expect(tally.notSpent == expected.notSpent)
    var (days, categories): ([String: String], [String: String]) = ([:], [:])
    for totals in document.totals {
      func text(_ units: Int64) -> String { Money(minorUnits: units, currency: totals.currency).plainNumber }
      for sum in totals.days { days["\(totals.currency) \(sum.day)"] = text(sum.minorUnits) }
      for part in totals.categories where part.period.kind == .month {
        for (category, units) in part.minorUnits {
          categories["\(totals.currency) \(part.period) \(category)"] = text(units)
        }
      }
    }
    #expect(days == expected.days)
    #expect(categories == expected.categories)
  }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }
}

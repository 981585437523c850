import BudgetWidgetCore
import TestSupport
import Testing
import WidgetCore

struct BudgetLinkTests {
  @Test func MQ_04_MQ_08_linksToTheHomeScreenAndToTheReportsCarryTheirPeriod() throws {
    let week = try #require(PeriodAnchor(.week, text: "2025-W42"))
    #expect(try BudgetLink(text: "momiq://home?period=week&anchor=2025-W42", scheme: "momiq") == .home(week))
    #expect(BudgetLink.home(week).text == "//home?anchor=2025-W42&period=week")
    let food = BudgetLink.home(week, category: "food", currency: try Currency(code: "USD"))
    #expect(food.text == "//home?anchor=2025-W42&category=food&currency=USD&period=week")
    #expect(
      try BudgetLink(text: "MOMIQ://reports?period=week&anchor=2025-W42#top", scheme: "momiq")
        == .reports(week))
    #expect(try BudgetLink(text: "momiq://budget?period=month", scheme: "momiq") == .budget(.month))
  }

  @Test func C_12_writingIsTheInverseOfReading() throws {
    let categories = [nil, "food", "ăn & uống", "餐饮?=#/%", "a b", "🍜"]
    let day = try Sample.day("2024-02-29")
    for kind in PeriodKind.allCases {
      let anchor = try Period(kind, containing: day).anchor
      for category in categories {
        for link in [
          BudgetLink.home(anchor, category: category), .reports(anchor, category: category),
          .budget(kind, category: category, currency: try Currency(code: "KWD")),
        ] {
          #expect(try BudgetLink(text: link.url(scheme: "momiq"), scheme: "momiq") == link)
        }
      }
    }
  }

  @Test(arguments: [
    ("momiq://", "unknown page"), ("momiq://home", "period is missing"),
    ("momiq://home/x?period=week", "unknown page"),
    ("momiq://home?period=week", "anchor is missing"),
    ("momiq://home?period=decade&anchor=2020", "period 'decade'"),
    ("momiq://home?period=week&anchor=2025-W54", "anchor '2025-W54'"),
    ("momiq://home?period=month&anchor=2025-W42", "anchor '2025-W42'"),
    ("momiq://budget?period=week&category=", "category ''"),
    ("momiq://home?period=week&anchor=2025-W42&currency=usd", "currency 'usd'"),
    ("sipli://home?period=week&anchor=2025-W42", "the scheme"),
    ("momiq://home?period=day&anchor=2025-02-29", "anchor '2025-02-29'"), ("", "is not a link"),
    ("momiq://home?period=week&anchor=%ZZ", "is not a link"),
  ]) func C_12_otherTextsAreNoLinks(text: String, reason: String) {
    do {
      let link = try BudgetLink(text: text, scheme: "momiq")
      Issue.record("\(text) is \(link)")
    } catch {
      #expect("\(error)".contains(reason), "\(error)")
    }
  }

  @Test func C_12_noTextTraps() {
    var random = Seeded(12)
    let pieces = [
      "momiq://", "home", "reports", "budget", "?", "&", "=", "period", "anchor", "category", "week",
      "2025-W4", "2", "%", "é", "/", "#", "-", "0",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      if let link = try? BudgetLink(text: text, scheme: "momiq") {
        #expect((try? BudgetLink(text: link.url(scheme: "momiq"), scheme: "momiq")) == link)
      }
    }
  }
}

#if canImport(WidgetFoundation)
import BudgetWidget
import WidgetFoundation

extension BudgetDocument {
  /// Returns the totals of the current periods and the standing of all budgets, a `BudgetOverview`.
  func status(on today: CivilDate, in language: Language) -> JSON {
    let texts = BudgetTexts(language, locale: language.locale)
    let periods = PeriodTexts(language)
    let money = MoneyFormatter(locale: language.locale)
    /// Returns the members of the current period, and those of the body or the reason why there are none.
    func row(_ kind: PeriodKind, _ body: () throws(StandingError) -> [(String, JSON?)]) -> JSONObject {
      let period = try? Period(kind, containing: today, rules: rules)
      var row = JSONObject(present: [
        ("period", kind.json), ("first", period?.first.json), ("last", period?.last.json),
        ("label", .string(period.map(periods.longLabel) ?? "")),
      ])
      do throws(StandingError) {
        row.fill(from: JSONObject(present: try body()))
      } catch {
        // What cannot be computed does not hide the others.
        row["reason"] = .string(texts.reason(error))
      }
      return row
    }
    let totals = PeriodKind.allCases.map { kind in
      row(kind) { () throws(StandingError) in
        let spending = try PeriodSpending(self, kind, currency: currency, today: today)
        return [
          ("spent", try spending.spent().json(money)),
          ("others", .array(try spending.spentInOtherCurrencies().map { $0.json(money) })),
        ]
      }
    }
    let rows = budgets.elements.map { budget in
      var row = row(budget.period) { () throws(StandingError) in
        let standing = try standing(of: budget, on: today)
        return [
          ("spent", standing.spent.json(money)), ("level", .string(standing.level.rawValue)),
          ("levelText", .string(texts.level(standing).longest)),
          ("percent", (texts.percent(standing)?.longest).map(JSON.string)),
        ]
      }
      row["limit"] = budget.amount.json(money)
      row["category"] = budget.category.map(JSON.string)
      row["name"] = budget.category.map { .string(name(ofCategory: $0)) }
      return JSON.object(row)
    }
    return [
      "language": BudgetDefinition.language(for: language).json, "currency": currency.json,
      "asOf": asOf.json, "totals": .array(totals.map(JSON.object)), "budgets": .array(rows),
      "categories": .array(
        categories.elements.map { ["id": .string($0.id), "name": .string($0.name)] }),
      "missingCategories": .array(budgetsWithoutCategory.compactMap(\.category).map(JSON.string)),
      "notes": .array(skippedCount > 0 ? [.string(texts.skipped(skippedCount))] : []),
    ]
  }
}

extension Money {
  /// The amount as a plain number in the unit of the currency, and as people read it: an `Amount`.
  fileprivate func json(_ formatter: MoneyFormatter) -> JSON {
    ["currency": currency.json, "amount": .string(plainNumber), "text": .string(formatter.string(self))]
  }
}

extension LedgerImport {
  /// What became of the parts of the ledger: an `ImportedLedger`.
  var json: JSON {
    let (lines, tally) = (ledger.repeatedLines, tally)
    return .present([
      ("amounts", JSON(tally.amounts)), ("days", JSON(tally.days)),
      ("currencies", .array(ledger.currencies.map(\.json))),
      (
        "refunds",
        .array(
          tally.refunds.map { refunds in
            let money = refunds.amount
            return [
              "currency": money.currency.json, "count": JSON(refunds.count),
              "amount": .string(money.plainNumber),
            ]
          })
      ),
      ("repeatedRows", JSON(lines.count)),
      ("repeatedLines", .array(ledger.namedLines.first.map { JSON($0) })),
      ("tooOld", JSON(tally.tooOld)), ("since", tally.since.json), ("paidBills", JSON(tally.paidBills)),
      ("notSpent", JSON(tally.notSpent)), ("missingBills", JSON(tally.missingBills)),
      ("missingPayments", JSON(tally.missingPayments)), ("loweredDays", JSON(loss.days.count)),
      ("first", days?.lowerBound.json), ("last", days?.upperBound.json), ("otherDays", JSON(tally.otherDays)),
      ("hasSettings", .bool(ledger.hasSettings)), ("copy", copy.map(JSON.string)),
      ("understood", ledger.layout == nil ? nil : ledger.understood),
    ])
  }
}

extension AppLedger {
  /// How the rows were read, with the first three as an example: an `UnderstoodLedger`.
  var understood: JSON {
    let examples = ledger.transactions.prefix(3).map { row in
      JSON.present([
        ("date", row.day.json), ("amount", .string(row.amount.plainNumber)),
        ("currency", row.amount.currency.json), ("kind", .string(row.kind.rawValue)),
        ("category", row.category.map(JSON.string)),
      ])
    }
    return .present([
      ("layout", layout?.json), ("unusedColumns", .array(unusedColumns.map(JSON.string))),
      ("footerLines", .array(footerLines.map { JSON($0) })),
      ("examples", .array(examples)),
    ])
  }
}
#endif

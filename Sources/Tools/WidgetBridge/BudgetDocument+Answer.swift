#if canImport(WidgetFoundation)
import BudgetWidgetCore
import WidgetFoundation

extension BudgetDocument {
  /// Returns the totals of the current periods and the state of all budgets, a `BudgetOverview`.
  func status(on today: CivilDate, in language: Language) -> JSON {
    let texts = BudgetTexts(language, locale: language.locale)
    let periods = PeriodTexts(language)
    let money = MoneyFormatter(locale: language.locale)
    let day = BudgetDay(today, of: self)
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
        // The other budgets are listed even if one cannot be computed.
        row["reason"] = .string(texts.reason(error))
      }
      return row
    }
    let totals = PeriodKind.allCases.map { kind in
      row(kind) { () throws(StandingError) in
        let figures = try BudgetFigures(self, kind, day)
        return [
          ("spent", figures.spent.json(money)),
          ("others", .array(try figures.inOtherCurrencies.map { $0.json(money) })),
        ]
      }
    }
    let rows = budgets.elements.map { budget in
      var row = row(budget.period) { () throws(StandingError) in
        let figures = try BudgetFigures(self, of: budget, day)
        return [
          ("spent", figures.spent.json(money)), ("level", (figures.level?.rawValue).map(JSON.string)),
          ("levelText", (texts.level(figures)?.longest).map(JSON.string)),
          ("percent", (texts.percent(figures)?.longest).map(JSON.string)),
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
  /// The amount as a plain number in the unit of the currency, and in words for people: an `Amount`.
  fileprivate func json(_ formatter: MoneyFormatter) -> JSON {
    ["currency": currency.json, "amount": .string(plainNumber), "text": .string(formatter.string(self))]
  }
}

extension LedgerImport {
  /// The result of an import: an `ImportedLedger`.
  var json: JSON {
    func amount(_ money: Money) -> JSONObject {
      ["currency": money.currency.json, "amount": .string(money.plainNumber)]
    }
    let refunds = ledger.refunds.map { refunds in
      var json = amount(refunds.amount)
      json["count"] = JSON(refunds.count)
      return JSON.object(json)
    }
    let repeats = ledger.repeats.map { repeated -> JSON in
      [
        "id": .string(repeated.id), "first": .string("\(repeated.first)"),
        "second": .string("\(repeated.second)"),
      ]
    }
    let doubles = ledger.doubles.map { rows -> JSON in
      [
        "first": .string(rows.first), "second": .string(rows.second), "count": JSON(rows.count),
        "amounts": .array(rows.amounts.map { .object(amount($0)) }),
      ]
    }
    let unused = ledger.unusedColumns.map { columns -> JSON in
      ["file": .string(columns.file), "names": .array(columns.names.map(JSON.string))]
    }
    return .present([
      ("records", JSON(ledger.records)), ("replacesSums", .bool(replacesSums)),
      ("isChanged", .bool(isChanged)), ("replacedRecords", JSON(replacedRecords)),
      ("currencies", .array(ledger.currencies.map(\.json))), ("first", ledger.firstDay?.json),
      ("last", ledger.lastDay?.json), ("notSpent", JSON(ledger.notSpent)),
      ("paidBills", JSON(ledger.paidBills)), ("missingPartners", JSON(ledger.missingPartners)),
      ("refunds", .array(refunds)), ("repeatedRecords", JSON(ledger.repeatCount)),
      ("repeats", .array(repeats)), ("doubles", .array(doubles)), ("unusedColumns", .array(unused)),
      ("loweredMonths", JSON(loss.falls.count)), ("hasSettings", .bool(!ledger.settings.isEmpty)),
    ])
  }
}

extension BudgetFiles.UndoneChange {
  /// The change that was undone: an `UndoneChange`.
  var json: JSON {
    switch self {
    case .ledger: ["kind": "import"]
    case .entry(let from, let to):
      .present([
        ("kind", from == nil ? "remove" : to == nil ? "add" : "edit"), ("entry", (from ?? to)?.answer),
      ])
    }
  }
}

extension SpendingEntry {
  /// The entry with its amount in the unit of its currency: a `RecordedEntry`.
  var answer: JSON {
    .present([
      ("id", JSON(id)), ("date", day.json), ("amount", .string(amount.plainNumber)),
      ("currency", amount.currency.json), ("refund", .bool(isRefund)),
      ("category", category.map(JSON.string)),
      ("note", note.map(JSON.string)),
    ])
  }
}
#endif

import WidgetFoundation

/// A period of a document as far as it has come today: what both widgets draw from.
struct PeriodView {
  let document: BudgetDocument
  let today: CivilDate
  let date: PeriodToDate
  let totals: CurrencyTotals

  var period: Period { date.period }

  init(
    _ document: BudgetDocument, _ kind: PeriodKind, currency: Currency, today: CivilDate
  ) throws(StandingError) {
    do throws(CivilDateError) {
      let period = try Period(kind, containing: today, rules: document.rules)
      date = document.toDate(period, today: today)
    } catch {
      throw .outsideCalendar
    }
    self.document = document
    self.today = today
    totals = document.totals(in: currency)
  }

  /// What was spent so far, altogether or in a category.
  func spent(category: String? = nil) throws(StandingError) -> Money {
    if let category {
      // Unknown is not the same as nothing.
      guard let amounts = try categories() else { throw .categoriesUnknown }
      return Money(minorUnits: amounts[category] ?? 0, currency: totals.currency)
    }
    do throws(MoneyError) {
      return try totals.total(of: date.days)
    } catch {
      throw .tooLarge
    }
  }

  /// What was spent so far by category, in minor units; `nil` if that is not known.
  func categories() throws(StandingError) -> [String: Int64]? {
    do throws(MoneyError) {
      return try totals.categories(of: date, asOf: document.asOf)
    } catch {
      throw .tooLarge
    }
  }

  /// What was spent in other currencies, in the order of their codes; they are never added.
  func spentInOtherCurrencies() throws(StandingError) -> [Money] {
    var amounts: [Money] = []
    for other in document.totals where other.currency != totals.currency {
      do throws(MoneyError) {
        let amount = try other.total(of: date.days)
        if amount.minorUnits != 0 { amounts.append(amount) }
      } catch {
        throw .tooLarge
      }
    }
    return amounts
  }

  /// The change from the same part of last year.
  ///
  /// - Returns: `nil` if spending was not recorded from its beginning, or was nothing.
  func change() throws(StandingError) -> SpendingChange? {
    guard let since = document.recordedSince, let lastYear = try? date.sameLastYear(),
      since <= lastYear.days.lowerBound
    else { return nil }
    do throws(MoneyError) {
      return try SpendingChange(from: totals.total(of: lastYear.days), to: totals.total(of: date.days))
    } catch {
      throw .tooLarge
    }
  }
}

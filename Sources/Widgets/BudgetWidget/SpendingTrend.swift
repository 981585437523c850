import BudgetWidgetTables
import WidgetFoundation

/// A trend, drawn as columns or a line.
public struct Sparkline: Hashable, Sendable {
  /// The spending in each step, in thousandths of the largest, 0 to 1000.
  ///
  /// Future steps and steps after the end of the data are left out.
  public let points: [Int]
  /// The number of steps in the whole period, so that a line ends where the data ends.
  public let slotCount: Int
  /// The text that screen readers read: the first and last step, and the step with the most spending.
  public let accessibility: AccessibilityText

  var json: JSON {
    [
      "accessibility": accessibility.json, "points": .array(points.map { JSON($0) }),
      "slotCount": JSON(slotCount),
    ]
  }
}

/// The spending of each step, for a sparkline.
///
/// The steps of a day are the seven days up to it, of a week its seven days, of a month its days, and of a
/// year its twelve months (in a financial year, twelve months from its first day).
struct SpendingTrend {
  /// The steps that have begun by the last day of the data, each up to that day.
  let steps: [ClosedRange<CivilDate>]
  /// The minor units spent in these steps.
  let values: [Int64]
  let slotCount: Int
  private let view: PeriodSpending

  init(_ view: PeriodSpending) throws(StandingError) {
    let steps: [ClosedRange<CivilDate>]
    do throws(CivilDateError) {
      steps = try Self.steps(view.date)
    } catch {
      throw .outsideCalendar
    }
    // Spending after the last day of the data is unknown; drawn as zero it would be a line along the bottom.
    let through = min(view.date.through, view.document.asOf)
    self.steps = steps.filter { $0.lowerBound <= through }.map { $0.lowerBound...min($0.upperBound, through) }
    do throws(MoneyError) {
      values = try self.steps.map { step throws(MoneyError) in try view.totals.total(of: step).minorUnits }
    } catch {
      throw .tooLarge
    }
    slotCount = steps.count
    self.view = view
  }

  /// Returns the steps in thousandths of the largest; a step whose refunds exceed its spending is 0.
  func sparkline(_ texts: BudgetTexts) -> Sparkline {
    let most = max(1, values.max() ?? 1)
    return Sparkline(
      points: values.map { Int(FullWidth.scaled(max(0, $0), by: 1000, dividedBy: most)) },
      slotCount: slotCount,
      accessibility: AccessibilityText(
        label: texts.strings.trendLabel(period: texts.periods.longLabel(view.period)), value: spoken(texts)))
  }

  private func spoken(_ texts: BudgetTexts) -> String {
    let byMonth = view.period.kind == .year || view.period.kind == .financialYear
    func name(_ step: ClosedRange<CivilDate>) -> String {
      texts.periods.name(ofStep: step.lowerBound, byMonth: byMonth)
    }
    guard let first = steps.first, let last = steps.last, let most = values.max(), most > 0,
      let index = values.firstIndex(of: most)
    else { return texts.strings.noSpending }
    let amount = texts.money.spoken(Money(minorUnits: most, currency: view.totals.currency))
    guard steps.count > 1 else { return texts.strings.spokenPair(first: name(first), second: amount) }
    return texts.strings.spokenTrend(
      amount: amount, first: name(first), last: name(last), period: name(steps[index]))
  }

  private static func steps(_ date: PeriodToDate) throws(CivilDateError) -> [ClosedRange<CivilDate>] {
    let period = date.period
    switch period.kind {
    case .day:
      return try (0..<7).map { offset throws(CivilDateError) in
        let day = try period.first.adding(days: offset - 6)
        return day...day
      }
    case .week, .month:
      return try (0..<period.dayCount).map { offset throws(CivilDateError) in
        let day = try period.first.adding(days: offset)
        return day...day
      }
    case .year, .financialYear:
      // Every month has the day on which a financial year starts.
      let first = period.first
      let starts = try (0...11).map { offset throws(CivilDateError) in
        let months = first.month - 1 + offset
        return try CivilDate(year: first.year + months / 12, month: months % 12 + 1, day: first.day)
      }
      return try starts.indices.map { index throws(CivilDateError) in
        starts[index]...(index == 11 ? period.last : try starts[index + 1].adding(days: -1))
      }
    }
  }
}

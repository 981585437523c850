import BudgetWidgetTables
import WidgetFoundation

/// How spending grew in a period, drawn as a line beside that of the period before.
public struct Sparkline: Hashable, Sendable {
  /// The spending from the beginning of the period to the end of each step, in thousandths of the largest amount of
  /// both lines, 0 to 1000; for a day, the spending of each of the seven days up to it.
  ///
  /// Future steps and steps after the end of the data are left out.
  public let points: [Int]
  /// The number of steps in the whole period, so that a line ends where the data ends.
  public let slotCount: Int
  /// The same of the whole period before, with its own number of steps; `nil` if it is not completely known.
  public let previous: [Int]?
  /// The amount that the lines are measured by: all of the period before, or else the step with the most spending;
  /// `nil` if there is neither.
  public let caption: TextForms?
  /// The text that screen readers read: the first and last step, and the step with the most spending.
  public let accessibility: AccessibilityText

  var json: JSON {
    .present([
      ("accessibility", accessibility.json), ("caption", caption?.json),
      ("points", .array(points.map { JSON($0) })),
      ("previous", previous.map { .array($0.map { JSON($0) }) }), ("slotCount", JSON(slotCount)),
    ])
  }
}

/// The labels below a trend, which say nothing of what was spent.
public struct TrendAxis: Hashable, Sendable {
  /// The first day.
  public let first: TextForms
  /// The last day.
  public let last: TextForms
  /// The last day of the data, "Today"; `nil` if the data ends before the first step.
  public let mark: TextForms?
  /// The place of the mark from the first to the last step, in thousandths.
  public let permille: Int

  var json: JSON {
    .present([
      ("first", first.json), ("last", last.json), ("mark", mark?.json), ("permille", JSON(permille)),
    ])
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
  /// The minor units spent in the steps of the period before; `nil` if they are not known.
  let previous: [Int64]?
  let slotCount: Int
  private let view: PeriodSpending
  private let last: CivilDate

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
    slotCount = steps.count
    last = steps.last?.upperBound ?? through
    self.view = view
    values = try Self.values(of: self.steps, view.totals)
    previous = try Self.stepsBefore(view).map { steps throws(StandingError) in
      try Self.values(of: steps, view.totals)
    }
  }

  private static func values(
    of steps: [ClosedRange<CivilDate>], _ totals: CurrencyTotals
  ) throws(StandingError) -> [Int64] {
    try steps.map { step throws(StandingError) in try totals.total(of: step).minorUnits }
  }

  /// Returns the steps of the period before; `nil` if it was not recorded from its beginning, or of a day.
  private static func stepsBefore(_ view: PeriodSpending) -> [ClosedRange<CivilDate>]? {
    guard view.period.kind != .day, let since = view.document.recordedSince,
      let period = try? view.period.previous(), since <= period.first
    else { return nil }
    return try? steps(PeriodToDate(period, through: period.last))
  }

  /// Returns the sums of the steps so far; a sum that does not fit stays at the largest number.
  private static func sums(_ values: [Int64]) -> [Int64] {
    values.reduce(into: []) { sums, value in
      let (sum, isOver) = (sums.last ?? 0).addingReportingOverflow(value)
      sums.append(isOver ? .max : sum)
    }
  }

  /// Returns the lines; where refunds exceed the spending so far they are at 0.
  func sparkline(_ texts: BudgetTexts) -> Sparkline {
    let isDay = view.period.kind == .day
    let (sums, before) = (isDay ? values : Self.sums(values), previous.map(Self.sums))
    let most = max(1, (sums + (before ?? [])).max() ?? 1)
    func points(_ sums: [Int64]) -> [Int] {
      sums.map { Int(FullWidth.scaled(max(0, $0), by: 1000, dividedBy: most)) }
    }
    return Sparkline(
      points: points(sums), slotCount: slotCount, previous: before.map(points),
      caption: caption(before, texts),
      accessibility: AccessibilityText(
        label: texts.strings.trendLabel(period: texts.periods.longLabel(view.period)), value: spoken(texts)))
  }

  private func caption(_ before: [Int64]?, _ texts: BudgetTexts) -> TextForms? {
    func amount(_ units: Int64) -> TextForms {
      texts.amount(Money(minorUnits: units, currency: view.totals.currency))
    }
    if let last = before?.last {
      return texts.periods.previous(view.period.kind, amount: amount(last))
    }
    guard let most = values.max(), most > 0, let index = values.firstIndex(of: most) else { return nil }
    let name = texts.periods.name(ofStep: steps[index].lowerBound, byMonth: isByMonth)
    return amount(most).map { texts.strings.trendMost(amount: $0, period: name) }
  }

  /// Returns the labels below the lines, for a day on which they are shown.
  func axis(_ texts: BudgetTexts, today: CivilDate) -> TrendAxis {
    let first = steps.first?.lowerBound ?? view.period.first
    let mark = steps.last.map { step in
      step.contains(today) ? texts.periods.current(.day) : texts.periods.short(step.upperBound)
    }
    return TrendAxis(
      first: texts.periods.short(first), last: texts.periods.short(last), mark: mark,
      permille: max(0, steps.count - 1) * 1000 / max(1, slotCount - 1))
  }

  private var isByMonth: Bool { view.period.kind == .year || view.period.kind == .financialYear }

  private func spoken(_ texts: BudgetTexts) -> String {
    func name(_ step: ClosedRange<CivilDate>) -> String {
      texts.periods.name(ofStep: step.lowerBound, byMonth: isByMonth)
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

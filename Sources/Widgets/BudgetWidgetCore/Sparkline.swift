import BudgetWidgetTables
import WidgetFoundation

/// How spending grew in a period, drawn as a line beside that of the period before.
public struct Sparkline: Hashable, Sendable {
  /// The spending from the beginning of the period to the end of each step, in thousandths of the largest amount of
  /// both lines, -1000 to 1000, where refunds are more negative; for a day, the spending of each of the seven days up to it.
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
  /// The amounts at the top and the bottom of the lines, and 0, each once, the largest first.
  public let levels: [TrendLevel]
  /// The text that screen readers read: the first and last step, and the step with the most spending.
  public let accessibility: AccessibilityText

  var json: JSON {
    .present([
      ("accessibility", accessibility.json), ("caption", caption?.json),
      ("levels", .array(levels.map { $0.json })),
      ("points", .array(points.map { JSON($0) })),
      ("previous", previous.map { .array($0.map { JSON($0) }) }), ("slotCount", JSON(slotCount)),
    ])
  }
}

extension Sparkline {
  /// Returns the height of a point from the lowest level to the highest, in thousandths.
  func part(_ permille: Int) -> Int {
    let (least, most) = (levels.last?.permille ?? 0, levels.first?.permille ?? 0)
    return (permille - least) * 1000 / max(1, most - least)
  }
}

/// An amount beside a trend.
public struct TrendLevel: Hashable, Sendable {
  /// Its height, in thousandths as the points of the line.
  public let permille: Int
  /// The amount.
  public let text: TextForms

  var json: JSON { ["permille": JSON(permille), "text": text.json] }
}

/// The labels below a trend, which reveal no amounts.
public struct TrendAxis: Hashable, Sendable {
  /// The first day.
  public let first: TextForms
  /// The last day.
  public let last: TextForms
  /// The last day of the data, "Today"; `nil` if the data ends before the first step.
  public let mark: TextForms?
  /// The position of the mark from the first to the last step, in thousandths.
  public let permille: Int

  var json: JSON {
    .present([
      ("first", first.json), ("last", last.json), ("mark", mark?.json), ("permille", JSON(permille)),
    ])
  }
}

extension BudgetFigures {
  /// Returns the line of the period beside that of the one before, and the labels below it.
  ///
  /// Where refunds exceed the spending so far, the line is below 0.
  func trend(_ texts: BudgetTexts) throws(StandingError) -> (line: Sparkline, axis: TrendAxis) {
    // Spending after the last day of the data is unknown; drawn as zero it would be a line along the bottom.
    let through = document.isSelfRecorded ? date.through : min(date.through, document.asOf)
    let (kind, periods) = (period.kind, texts.periods)
    let (steps, before): ([ClosedRange<CivilDate>], [ClosedRange<CivilDate>]?)
    do throws(CivilDateError) { (steps, before) = (try period.steps(), try stepsBefore()) } catch {
      throw .outsideCalendar
    }
    let known = steps.filter { $0.lowerBound <= through }.map { $0.lowerBound...min($0.upperBound, through) }
    let values = try values(of: known)
    let previous = try before.map { steps throws(StandingError) in Self.sums(try self.values(of: steps)) }
    let sums = kind == .day ? values : Self.sums(values)
    let all = [0] + sums + (previous ?? [])
    let (least, most) = (all.min() ?? 0, all.max() ?? 0)
    let scale = max(1, most, least == .min ? .max : -least)
    func point(_ sum: Int64) -> Int { Int(max(-1000, FullWidth.scaled(sum, by: 1000, dividedBy: scale))) }
    let levels = Set([least, 0, most]).filter { $0 == 0 || point($0) != 0 }.sorted(by: >).map {
      TrendLevel(permille: point($0), text: texts.amount(money($0)))
    }
    func name(_ step: ClosedRange<CivilDate>) -> String { periods.name(ofStep: step.lowerBound, in: kind) }
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: totals.currency) }
    let highest = values.max().flatMap { most in
      most > 0 ? values.firstIndex(of: most).map { (amount: money(most), name: name(known[$0])) } : nil
    }
    let caption =
      previous?.last.map { periods.previous(kind, amount: texts.amount(money($0))) }
      ?? highest.map { most in
        texts.amount(most.amount).map { texts.strings.trendMost(amount: $0, period: most.name) }
      }
    var spoken = texts.strings.noSpending
    if let highest, let first = known.first, let last = known.last {
      let amount = texts.money.spoken(highest.amount)
      spoken =
        known.count > 1
        ? texts.strings.spokenTrend(
          amount: amount, first: name(first), last: name(last), period: highest.name)
        : texts.strings.spokenPair(first: highest.name, second: amount)
    }
    let line = Sparkline(
      points: sums.map(point), slotCount: steps.count, previous: previous.map { $0.map(point) },
      caption: caption, levels: levels,
      accessibility: AccessibilityText(
        label: texts.strings.trendLabel(period: periods.longLabel(period)), value: spoken))
    let axis = TrendAxis(
      first: periods.short(known.first?.lowerBound ?? period.first),
      last: periods.short(steps.last?.upperBound ?? through),
      mark: known.last.map { $0.contains(day.date) ? periods.current(.day) : periods.short($0.upperBound) },
      permille: max(0, known.count - 1) * 1000 / max(1, steps.count - 1))
    return (line, axis)
  }

  private func values(of steps: [ClosedRange<CivilDate>]) throws(StandingError) -> [Int64] {
    try steps.map { step throws(StandingError) in try totals.total(of: step).minorUnits }
  }

  /// Returns the sums of the steps so far; a sum that overflows is the largest number, or the least.
  private static func sums(_ values: [Int64]) -> [Int64] {
    values.reduce(into: []) { sums, value in
      let (sum, isOver) = (sums.last ?? 0).addingReportingOverflow(value)
      sums.append(isOver ? (value < 0 ? .min : .max) : sum)
    }
  }

  /// Returns the steps of the period before; `nil` if it was not recorded from its beginning, or of a day.
  private func stepsBefore() throws(CivilDateError) -> [ClosedRange<CivilDate>]? {
    guard period.kind != .day, let since = document.recordedSince, let before = try? period.previous(),
      since <= before.first
    else { return nil }
    return try before.steps()
  }
}

extension Period {
  /// The steps of a trend: of a day the seven days up to it, of a week or a month its days, and of a year its twelve months (in a
  /// financial year, twelve months from its first day).
  fileprivate func steps() throws(CivilDateError) -> [ClosedRange<CivilDate>] {
    guard kind == .year || kind == .financialYear else {
      let offsets = kind == .day ? -6..<1 : 0..<dayCount
      return try offsets.map { offset throws(CivilDateError) in
        let day = try first.adding(days: offset)
        return day...day
      }
    }
    // Every month has the day on which a financial year starts.
    let starts = try (first.month..<first.month + 12).map { month throws(CivilDateError) in
      try CivilDate(year: first.year + (month - 1) / 12, month: (month - 1) % 12 + 1, day: first.day)
    }
    return try starts.indices.map { index throws(CivilDateError) in
      starts[index]...(index == 11 ? last : try starts[index + 1].adding(days: -1))
    }
  }
}

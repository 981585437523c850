import WidgetFoundation

/// A trend as columns or a line.
public struct Sparkline: Hashable, Sendable {
  /// What was spent in each step, in thousandths of the largest, 0 to 1000; steps to come are left out.
  public let points: [Int]
  /// How many steps the whole period has, so that a line ends where today is.
  public let slotCount: Int

  var json: JSON {
    [
      "points": .array(points.map { JSON($0) }), "slotCount": JSON(slotCount),
      "role": .string(BudgetRole.trend.rawValue),
    ]
  }
}

/// What was spent step by step, for a sparkline.
///
/// A day is drawn as the seven days up to it, a week by its seven days, a month by its days, a year by its twelve months
/// (of a financial year, twelve months from its first day).
struct SpendingTrend {
  /// Minor units of the steps that have begun.
  let values: [Int64]
  let slotCount: Int

  init(_ view: PeriodSpending) throws(StandingError) {
    let steps: [ClosedRange<CivilDate>]
    do throws(CivilDateError) {
      steps = try Self.steps(view.date)
    } catch {
      throw .outsideCalendar
    }
    var values: [Int64] = []
    for step in steps where step.lowerBound <= view.date.through {
      do throws(MoneyError) {
        let begun = step.lowerBound...min(step.upperBound, view.date.through)
        values.append(try view.totals.total(of: begun).minorUnits)
      } catch {
        throw .tooLarge
      }
    }
    self.values = values
    slotCount = steps.count
  }

  /// Thousandths of the largest; days on which refunds outweigh are 0.
  var sparkline: Sparkline {
    let most = max(1, values.max() ?? 1)
    return Sparkline(
      points: values.map { Int(FullWidth.scaled(max(0, $0), by: 1000, dividedBy: most)) },
      slotCount: slotCount)
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
      // The start of a financial year is a day that every month has.
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

import Spending
import Testing

struct BudgetFiguresTests {
  /// A budget of June 2025, which has 30 days, on one of them, of what was spent until it and on it.
  private func figures(
    _ spent: Int64, of budget: Int64, _ code: String = "USD", on day: Int = 10, today: Int64 = 0
  ) throws -> BudgetFigures {
    let (currency, date) = (try Currency(code: code), try CivilDate(year: 2025, month: 6, day: day))
    let first = DaySpending(day: try CivilDate(year: 2025, month: 6, day: 1), minorUnits: spent &- today)
    let totals = CurrencyTotals(
      currency: currency, days: [first] + (today == 0 ? [] : [DaySpending(day: date, minorUnits: today)]))
    let document = BudgetDocument(currency: currency, asOf: date, totals: [totals])
    return try BudgetFigures(
      document, of: Budget(period: .month, amount: Money(minorUnits: budget, currency: currency)),
      BudgetDay(date, of: document))
  }

  /// One minor unit to either side of each boundary, in currencies with 0, 2 and 3 decimals.
  @Test(arguments: ["VND", "USD", "KWD"]) func MQ_03_theBoundariesAre70And90PercentToTheSmallestUnit(
    code: String
  ) throws {
    for budget in [10, 1_000, 100_000, 123_450, 9_223_372_036_854_775_800] as [Int64] {
      let seventy = budget / 10 * 7
      let ninety = budget / 10 * 9
      for (spent, level) in [
        (0, .good), (seventy - 1, .good), (seventy, .warning), (seventy + 1, .warning),
        (ninety - 1, .warning), (ninety, .danger), (budget, .danger), (budget + 1, .over),
      ] as [(Int64, BudgetLevel)] {
        #expect(try figures(spent, of: budget, code).level == level, "\(spent) of \(budget)")
      }
    }
  }

  /// Budgets that 70 and 90 % do not divide evenly: every amount of every small budget against the
  /// definition.
  @Test func MQ_03_everyAmountOfEverySmallBudgetIsOnTheLevelOfTheDefinition() throws {
    var failures: [String] = []
    for budget in 1...150 as ClosedRange<Int64> {
      for spent in -5...(budget + 5) {
        let figures = try self.figures(spent, of: budget)
        let level: BudgetLevel =
          spent > budget
          ? .over : spent * 100 >= budget * 90 ? .danger : spent * 100 >= budget * 70 ? .warning : .good
        let (found, percent) = (try #require(figures.level), figures.percent ?? -1)
        let agrees =
          switch found {
          case .good: percent < 70
          case .warning: (70..<90).contains(percent)
          case .danger: (90...100).contains(percent)
          case .over: percent >= 100
          }
        if found != level || !agrees {
          failures.append("\(spent) of \(budget): \(found) \(percent)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func MQ_05_zeroIsABudgetOfWhichThereIsNoPercentage() throws {
    #expect(try figures(0, of: 0).level == .good)
    #expect(try figures(0, of: 0).percent == nil && figures(0, of: 0).permille == 0)
    #expect(try figures(1, of: 0).level == .over && figures(1, of: 0).permille == 1000)
    #expect(try figures(-1, of: 0).level == .good)
    #expect(throws: BudgetError.self) { try figures(1, of: -1) }
  }

  @Test func MQ_05_refundsThatOutweighSpendingLeaveMoreThanTheBudget() throws {
    let refund = try figures(-2_550, of: 10_000, on: 21)
    #expect(refund.level == .good && refund.permille == 0 && refund.percent == -25)
    #expect(refund.remaining?.minorUnits == 12_550 && refund.allowance?.minorUnits == 1_255)
  }

  @Test func nothingOverflowsSilently() throws {
    #expect(throws: StandingError.tooLarge) { try figures(.min, of: 0) }
    #expect(try figures(.min + 1, of: 0).level == .good)
    #expect(try figures(.min + 1, of: 0).paceDifference?.minorUnits == .min + 1)
    #expect(try figures(0, of: .max, on: 30).paceDifference?.minorUnits == -.max)
    #expect(try figures(.max, of: 1).percent == 10_000 && figures(.min + 2, of: 1).percent == -9_999)
    #expect(try figures(9_999, of: 100).percent == 9_999 && figures(999_999, of: 10_000).percent == 9_999)
    #expect(try figures(1_000_000, of: 10_000).percent == 10_000)
    #expect(try figures(.max, of: .max).percent == 100 && figures(.max, of: .max).permille == 1000)
    #expect(try figures(.max - 1, of: .max).percent == 99 && figures(.max - 1, of: .max).permille == 999)
    #expect(try figures(0, of: 1, today: .max).leftToday == nil)
  }

  /// 180 for seven days are 25 a day; today's share is that of what was left when the day began.
  @Test func MQ_24_whatIsLeftIsSharedOutAmongTheDaysThatRemain() throws {
    #expect(try figures(820, of: 1_000, on: 24).allowance?.minorUnits == 25)
    #expect(try figures(820, of: 1_000, on: 30).allowance?.minorUnits == 180)
    #expect(try figures(1_001, of: 1_000, on: 28).allowance == nil)
    for (spent, today, left) in [(820, 30, 0), (820, 0, 25), (820, 100, -60), (1_001, 1, -1)]
      as [(Int64, Int64, Int64)]
    {
      #expect(try figures(spent, of: 1_000, on: 24, today: today).leftToday?.minorUnits == left)
    }
  }

  /// Ten of thirty days are 333.33 of 1,000.00.
  @Test(
    arguments: [(33_332, -1), (33_333, 0), (33_334, 1), (0, -33_333), (100_001, 66_668)] as [(Int64, Int64)])
  func MQ_24_theDifferenceFromAnEvenPaceIsExact(spent: Int64, difference: Int64) throws {
    let figures = try self.figures(spent, of: 100_000)
    #expect(figures.paceDifference?.minorUnits == difference && figures.pacePermille == 333)
    #expect(try self.figures(.max, of: .max, on: 30).paceDifference?.minorUnits == 0)
  }

  /// In tenths of a percent; 10,000 to 7,453 is -25.47 %, which is 25 and not 26.
  @Test(
    arguments: [
      (100, 108, 80), (100, 100, 0), (100, 92, -80), (3, 4, 330), (3, 5, 670), (2000, 2001, 1),
      (2001, 2002, 0), (2000, 1999, -1), (100, 0, -1000), (100, -50, -1500), (10_000, 7_453, -250),
      (10_000, 9_006, -99), (10_000, 9_005, -100), (10_000, 1_009_949, 99_990), (10_000, 1_009_950, 100_000),
      (1, 9_223_372_036_854_775_807, 100_000),
    ] as [(Int64, Int64, Int)]) func MQ_07_changesInTenthsOfAPercentAndInWholePercentFromTenOn(
      from: Int64, to: Int64, tenths: Int
    ) throws
  {
    let currency = try Currency(code: "USD")
    let change = try SpendingChange(
      from: Money(minorUnits: from, currency: currency), to: Money(minorUnits: to, currency: currency))
    #expect(change?.percentTenths == tenths && change?.difference.minorUnits == to - from)
  }

  @Test func MQ_07_thereIsNoChangeFromNothingNorFromLess() throws {
    let currency = try Currency(code: "USD")
    for lastYear in [0, -1, -100] as [Int64] {
      #expect(
        try SpendingChange(
          from: Money(minorUnits: lastYear, currency: currency), to: Money(minorUnits: 5, currency: currency))
          == nil)
    }
  }
}

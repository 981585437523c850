import Spending
import Testing

struct BudgetStandingTests {
  /// A budget of June 2025, which has 30 days, on one of them.
  private func standing(
    _ spent: Int64, of budget: Int64, _ code: String = "USD", on day: Int = 10, today: Int64? = nil
  ) throws -> BudgetStanding {
    let (currency, date) = (try Currency(code: code), try CivilDate(year: 2025, month: 6, day: day))
    func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
    return try BudgetStanding(
      Budget(period: .month, amount: money(budget)),
      PeriodToDate(Period(.month, containing: date), through: date), spent: money(spent),
      today: today.map(money))
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
        #expect(try standing(spent, of: budget, code).level == level, "\(spent) of \(budget)")
      }
    }
  }

  /// Budgets that 70 and 90 % do not divide evenly: every amount of every small budget against the
  /// definition.
  @Test func MQ_03_everyAmountOfEverySmallBudgetIsOnTheLevelOfTheDefinition() throws {
    var failures: [String] = []
    for budget in 1...150 as ClosedRange<Int64> {
      for spent in -5...(budget + 5) {
        let standing = try standing(spent, of: budget)
        let level: BudgetLevel =
          spent > budget
          ? .over : spent * 100 >= budget * 90 ? .danger : spent * 100 >= budget * 70 ? .warning : .good
        let percent = standing.percent ?? -1
        let agrees =
          switch standing.level {
          case .good: percent < 70
          case .warning: (70..<90).contains(percent)
          case .danger: (90...100).contains(percent)
          case .over: percent >= 100
          }
        if standing.level != level || !agrees {
          failures.append("\(spent) of \(budget): \(standing.level) \(percent)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func MQ_05_zeroIsABudgetOfWhichThereIsNoPercentage() throws {
    #expect(try standing(0, of: 0).level == .good)
    #expect(try standing(0, of: 0).percent == nil && standing(0, of: 0).permille == 0)
    #expect(try standing(1, of: 0).level == .over && standing(1, of: 0).permille == 1000)
    #expect(try standing(-1, of: 0).level == .good)
    #expect(throws: BudgetError.self) { try standing(1, of: -1) }
  }

  @Test func MQ_05_refundsThatOutweighSpendingLeaveMoreThanTheBudget() throws {
    let refund = try standing(-2_550, of: 10_000, on: 21)
    #expect(refund.level == .good && refund.permille == 0 && refund.percent == -25)
    #expect(refund.remaining.minorUnits == 12_550 && refund.allowance?.minorUnits == 1_255)
  }

  @Test func nothingOverflowsSilently() throws {
    #expect(throws: StandingError.tooLarge) { try standing(.min, of: 0) }
    #expect(try standing(.min + 1, of: 0).level == .good)
    #expect(try standing(.min + 1, of: 0).paceDifference.minorUnits == .min + 1)
    #expect(try standing(0, of: .max, on: 30).paceDifference.minorUnits == -.max)
    #expect(try standing(.max, of: 1).percent == 10_000 && standing(.min + 2, of: 1).percent == -9_999)
    #expect(try standing(9_999, of: 100).percent == 9_999 && standing(999_999, of: 10_000).percent == 9_999)
    #expect(try standing(1_000_000, of: 10_000).percent == 10_000)
    #expect(try standing(.max, of: .max).percent == 100 && standing(.max, of: .max).permille == 1000)
    #expect(try standing(.max - 1, of: .max).percent == 99 && standing(.max - 1, of: .max).permille == 999)
    #expect(try standing(1, of: 1, today: .min).leftToday == nil)
    let dollars = try standing(0, of: 1)
    #expect(throws: StandingError.tooLarge) {
      try BudgetStanding(dollars.budget, dollars.date, spent: .zero(Currency(code: "VND")))
    }
  }

  /// 180 for seven days are 25 a day; today's share is that of what was left when the day began.
  @Test func MQ_24_whatIsLeftIsSharedOutAmongTheDaysThatRemain() throws {
    #expect(try standing(820, of: 1_000, on: 24).allowance?.minorUnits == 25)
    #expect(try standing(820, of: 1_000, on: 30).allowance?.minorUnits == 180)
    #expect(try standing(1_001, of: 1_000, on: 28).allowance == nil)
    for (spent, today, left) in [(820, 30, 0), (820, 0, 25), (820, 100, -60), (1_001, 1, -1)]
      as [(Int64, Int64, Int64)]
    {
      #expect(try standing(spent, of: 1_000, on: 24, today: today).leftToday?.minorUnits == left)
    }
  }

  /// Ten of thirty days are 333.33 of 1,000.00.
  @Test(
    arguments: [(33_332, -1), (33_333, 0), (33_334, 1), (0, -33_333), (100_001, 66_668)] as [(Int64, Int64)])
  func MQ_24_theDifferenceFromAnEvenPaceIsExact(spent: Int64, difference: Int64) throws {
    let standing = try standing(spent, of: 100_000)
    #expect(standing.paceDifference.minorUnits == difference && standing.pacePermille == 333)
    #expect(try self.standing(.max, of: .max, on: 30).paceDifference.minorUnits == 0)
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

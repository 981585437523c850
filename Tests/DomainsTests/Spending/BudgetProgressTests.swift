import Spending
import Testing

struct BudgetProgressTests {
  private func progress(_ spent: Int64, of budget: Int64, _ code: String = "USD") throws -> BudgetProgress {
    let currency = try Currency(code: code)
    return try BudgetProgress(
      spent: Money(minorUnits: spent, currency: currency),
      budget: Money(minorUnits: budget, currency: currency))
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
        #expect(try progress(spent, of: budget, code).level == level, "\(spent) of \(budget)")
      }
    }
  }

  /// Budgets that 70 and 90 % do not divide evenly: every amount of every small budget against the
  /// definition.
  @Test func MQ_03_everyAmountOfEverySmallBudgetIsOnTheLevelOfTheDefinition() throws {
    var failures: [String] = []
    for budget in 1...150 as ClosedRange<Int64> {
      for spent in -5...(budget + 5) {
        let progress = try progress(spent, of: budget)
        let level: BudgetLevel =
          spent > budget
          ? .over : spent * 100 >= budget * 90 ? .danger : spent * 100 >= budget * 70 ? .warning : .good
        let percent = progress.percent ?? -1
        let agrees =
          switch progress.level {
          case .good: percent < 70
          case .warning: (70..<90).contains(percent)
          case .danger: (90...100).contains(percent)
          case .over: percent >= 100
          }
        if progress.level != level || !agrees {
          failures.append("\(spent) of \(budget): \(progress.level) \(percent)")
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func MQ_05_zeroIsABudgetOfWhichThereIsNoPercentage() throws {
    #expect(try progress(0, of: 0).level == .good)
    #expect(try progress(0, of: 0).percent == nil && progress(0, of: 0).permille == 0)
    #expect(try progress(1, of: 0).level == .over && progress(1, of: 0).permille == 1000)
    #expect(try progress(-1, of: 0).level == .good)
    #expect(throws: BudgetError.self) { try progress(1, of: -1) }
  }

  @Test func MQ_05_refundsThatOutweighSpendingLeaveMoreThanTheBudget() throws {
    let refund = try progress(-2_550, of: 10_000)
    #expect(refund.level == .good && refund.permille == 0 && refund.percent == -25)
    #expect(refund.remaining.minorUnits == 12_550)
    #expect(refund.allowance(days: 10).minorUnits == 1_255)
  }

  @Test func nothingOverflowsSilently() throws {
    #expect(throws: BudgetError.money(.overflow(try Currency(code: "USD")))) { try progress(.min, of: 0) }
    #expect(try progress(.min + 1, of: 0).level == .good)
    #expect(try progress(.max, of: 1).percent == 10_000 && progress(.min + 2, of: 1).percent == -9_999)
    #expect(try progress(9_999, of: 100).percent == 9_999 && progress(999_999, of: 10_000).percent == 9_999)
    #expect(try progress(1_000_000, of: 10_000).percent == 10_000)
    #expect(try progress(.max, of: .max).percent == 100 && progress(.max, of: .max).permille == 1000)
    #expect(try progress(.max - 1, of: .max).percent == 99 && progress(.max - 1, of: .max).permille == 999)
    #expect(throws: BudgetError.self) {
      try BudgetProgress(spent: .zero(Currency(code: "USD")), budget: .zero(Currency(code: "VND")))
    }
  }

  @Test func MQ_24_whatIsLeftIsSharedOutAmongTheDaysThatRemain() throws {
    #expect(try progress(820, of: 1_000).allowance(days: 7).minorUnits == 25)
    #expect(try progress(820, of: 1_000).allowance(days: 1).minorUnits == 180)
    #expect(try progress(820, of: 1_000).allowance(days: 0).minorUnits == 180)
    #expect(try progress(1_001, of: 1_000).allowance(days: 3).minorUnits == 0)
  }

  @Test func MQ_24_theDifferenceFromAnEvenPaceIsExact() throws {
    let day = try #require(CivilDate("2025-06-10"))
    let date = PeriodToDate(try Period(.month, containing: day), through: day)
    // Ten of thirty days are 333.33 of 1,000.00.
    let facts: [(Int64, Int64)] = [(33_332, -1), (33_333, 0), (33_334, 1), (0, -33_333), (100_001, 66_668)]
    for (spent, difference) in facts {
      let pace = try BudgetPace(progress(spent, of: 100_000), date)
      #expect(pace.planned.minorUnits == 33_333 && pace.permille == 333)
      #expect(pace.difference.minorUnits == difference)
    }
    let last = PeriodToDate(date.period, through: date.period.last)
    #expect(try BudgetPace(progress(.max, of: .max), last).difference.minorUnits == 0)
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

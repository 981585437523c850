import Spending
import Testing

struct LedgerTests {
  private let today = CivilDate("2025-10-15")

  private func money(_ units: Int64, _ code: String = "CNY") throws -> Money {
    Money(minorUnits: units, currency: try Currency(code: code))
  }

  private func total(_ ledger: Ledger, _ kind: PeriodKind = .month) throws -> Int64 {
    let today = try #require(today)
    let totals = try ledger.totals(asOf: today, rules: .standard)
    let period = try Period(kind, containing: today)
    return try totals.first?.total(of: period.days).minorUnits ?? 0
  }

  @Test func MQ_09_aBillAndTheTransactionThatPaysItCountOnce() throws {
    let day = try #require(CivilDate("2025-10-03"))
    let payment = Ledger.Transaction(id: "t1", day: day, amount: try money(5_000), paidBill: "b1")
    let bill = Ledger.Bill(id: "b1", day: day, amount: try money(5_000), category: "rent")
    #expect(try total(Ledger(bills: [bill])) == 5_000)
    #expect(try total(Ledger(transactions: [payment], bills: [bill])) == 5_000)
    // Here the bill names its payment.
    let named = Ledger.Transaction(id: "t1", day: day, amount: try money(5_000))
    let paid = Ledger.Bill(id: "b1", day: day, amount: try money(5_000), category: "rent", payment: "t1")
    #expect(try total(Ledger(transactions: [named], bills: [paid])) == 5_000)
    // Here both name each other.
    #expect(try total(Ledger(transactions: [payment], bills: [paid])) == 5_000)
    // A payment that does not exist does not pay a bill.
    #expect(try total(Ledger(bills: [paid])) == 5_000)
    // One payment for two bills.
    let second = Ledger.Bill(id: "b2", day: day, amount: try money(2_000), payment: "t1")
    #expect(try total(Ledger(transactions: [named], bills: [paid, second])) == 5_000)
  }

  /// Neither a transfer that pays the card's bill nor income entered as its payment counts as spent.
  @Test func MQ_09_aBillCountsUnlessWhatPaysItDoes() throws {
    let day = try #require(CivilDate("2025-10-03"))
    for kind in Ledger.Transaction.Kind.allCases where kind != .refund {
      for (names, isNamed) in [("b", nil), (nil, "t"), ("b", "t")] as [(String?, String?)] {
        let payment = Ledger.Transaction(
          id: "t", day: day, amount: try money(5_000), kind: kind, paidBill: names)
        let bill = Ledger.Bill(id: "b", day: day, amount: try money(5_000), payment: isNamed)
        #expect(try total(Ledger(transactions: [payment], bills: [bill])) == 5_000, "\(kind)")
      }
    }
  }

  /// Of what is called a refund the sign says nothing; it pays no bill.
  @Test(arguments: [200, -200] as [Int64]) func MQ_05_aRefundIsGivenBackWhateverItsSign(units: Int64) throws {
    let day = try #require(CivilDate("2025-10-03"))
    let refund = Ledger.Transaction(id: "t", day: day, amount: try money(units), kind: .refund, paidBill: "b")
    var app = AppLedger(
      Ledger(transactions: [refund], bills: [.init(id: "b", day: day, amount: try money(5_000))]))
    #expect(try total(app.ledger) == 4_800)
    try app.normalizeSigns(expenses: nil)
    #expect(try total(app.ledger) == 4_800)
    try app.normalizeSigns(expenses: .negative)
    #expect(try total(app.ledger) == -5_200)
    // A ledger of refunds alone is no riddle.
    app.ledger.bills = []
    try app.normalizeSigns(expenses: nil)
  }

  @Test func MQ_05_amountsThatHaveNoOppositeAreAnErrorAndChangeNothing() throws {
    let day = try #require(CivilDate("2025-10-03"))
    var app = AppLedger(
      Ledger(transactions: [
        .init(id: "1", day: day, amount: try money(-1)), .init(id: "2", day: day, amount: try money(.min)),
      ]))
    let before = app
    let yuan = try Currency(code: "CNY")
    #expect(throws: LedgerError.overflow(yuan, day)) { try app.normalizeSigns(expenses: .negative) }
    #expect(throws: LedgerError.signUnknown(2)) { try app.normalizeSigns(expenses: nil) }
    #expect(app == before)
    // Their sum as refunds would be too large.
    #expect(throws: LedgerError.overflow(yuan, day)) { try total(app.ledger) }
    // One unit decides, however large the amounts are.
    for (last, asked) in [(1, 2), (2, nil), (3, nil)] as [(Int64, Int?)] {
      let units: [Int64] = [.min, .min, .max, .max, last]
      #expect(asked == negatives(askedAboutIn: try ledger(units.map { ($0, "CNY") })))
    }
  }

  @Test func MQ_05_anOrderReadsItsLedgerAgainForAnotherLayoutOrContent() throws {
    func file(_ amount: Int) -> LedgerOrder.Content {
      .file(Array("date,amount,currency\n2025-10-03,\(amount),CNY\n".utf8))
    }
    func units(_ order: LedgerOrder) throws -> [Int64] {
      try order.ledger { _ in nil }.ledger.transactions.map(\.amount.minorUnits)
    }
    // What the order knows differs from its file, so that the two can be told apart.
    var order = LedgerOrder(file(-5)).reading(try ledger([(9, "CNY")]))
    order.isReplacing = true
    #expect(try units(order) == [9])
    var other = order
    other.layout.expenses = .negative
    #expect(try units(other) == [500])
    order.content = file(7)
    #expect(try units(order) == [700])
  }

  private func ledger(_ amounts: [(Int64, String)]) throws -> AppLedger {
    let day = try #require(CivilDate("2025-10-03"))
    return AppLedger(
      Ledger(
        transactions: try amounts.enumerated().map {
          .init(id: "\($0)", day: day, amount: try money($1.0, $1.1))
        }))
  }

  /// Returns the number of negative amounts that are asked about; `nil` if there is no question.
  private func negatives(askedAboutIn app: AppLedger) -> Int? {
    var app = app
    do throws(LedgerError) {
      try app.normalizeSigns(expenses: nil)
      return nil
    } catch {
      guard case .signUnknown(let count) = error else { return -1 }
      return count
    }
  }

  /// A bank's statement with a salary, and rows of zero, is as much a riddle as one without.
  @Test func MQ_05_negativeAmountsThatOutweighTheOthersOfTheirCurrencyAreAskedAbout() throws {
    for (amounts, count) in [
      ([(3_000, "CNY"), (-2_000, "CNY"), (-1_500, "CNY")], 2), ([(0, "CNY"), (-1, "CNY")], 1),
      // Yuan cannot make up for dong, and theirs are not counted.
      ([(3_000, "CNY"), (-2_000, "CNY"), (-1, "VND")], 1),
      ([(3_000, "CNY"), (-3_000, "CNY")], nil), ([(0, "CNY")], nil), ([], nil),
    ] as [([(Int64, String)], Int?)] {
      #expect(negatives(askedAboutIn: try ledger(amounts)) == count, "\(amounts)")
    }
  }

  @Test func MQ_09_aPaymentWithoutACategoryHasThatOfItsBill() throws {
    let today = try #require(today)
    for (payment, bill) in [
      (
        Ledger.Transaction(id: "t", day: today, amount: try money(1), paidBill: "b"),
        Ledger.Bill(id: "b", day: today, amount: try money(1), category: "rent")
      ),
      (
        Ledger.Transaction(id: "t", day: today, amount: try money(1)),
        Ledger.Bill(id: "b", day: today, amount: try money(1), category: "rent", payment: "t")
      ),
    ] {
      let totals = try Ledger(transactions: [payment], bills: [bill]).totals(asOf: today, rules: .standard)
      let date = PeriodToDate(try Period(.month, containing: today), through: today)
      #expect(try totals.first?.categories(of: date, asOf: today) == ["rent": 1])
    }
  }

  @Test func MQ_02_incomeAndTransfersAreNotSpent() throws {
    let today = try #require(today)
    let transactions = try [Ledger.Transaction.Kind.spending, .income, .transfer].map {
      Ledger.Transaction(id: "\($0)", day: today, amount: try money(100), kind: $0)
    }
    #expect(try total(Ledger(transactions: transactions)) == 100)
  }

  @Test func duplicatesAreErrors() throws {
    let today = try #require(today)
    let transaction = Ledger.Transaction(id: "t", day: today, amount: try money(1))
    #expect(throws: LedgerError.duplicateTransaction("t")) {
      try total(Ledger(transactions: [transaction, transaction]))
    }
    let bill = Ledger.Bill(id: "b", day: today, amount: try money(1))
    #expect(throws: LedgerError.duplicateBill("b")) { try total(Ledger(bills: [bill, bill])) }
  }

  @Test func MQ_15_totalsThatDoNotFitAreErrors() throws {
    let today = try #require(today)
    let yuan = try Currency(code: "CNY")
    let big = try (0..<2).map { Ledger.Transaction(id: "\($0)", day: today, amount: try money(.max)) }
    #expect(throws: LedgerError.overflow(yuan, today)) { try total(Ledger(transactions: big)) }
    // Two days whose totals fit alone but not together.
    let yesterday = try today.adding(days: -1)
    let days = CurrencyTotals(
      currency: yuan,
      days: [DaySpending(day: today, minorUnits: .max), DaySpending(day: yesterday, minorUnits: 1)])
    #expect(throws: StandingError.tooLarge) { try days.total(of: yesterday...today) }
    #expect(try days.total(of: today...today).minorUnits == .max)
  }

  @Test func MQ_15_eachCurrencyHasTotalsOfItsOwn() throws {
    let today = try #require(today)
    let ledger = Ledger(transactions: [
      Ledger.Transaction(id: "1", day: today, amount: try money(100, "VND")),
      Ledger.Transaction(id: "2", day: today, amount: try money(7, "CNY")),
      Ledger.Transaction(id: "3", day: today, amount: try money(-1, "CNY")),
    ])
    let totals = try ledger.totals(asOf: today, rules: .standard)
    #expect(totals.map(\.currency.code) == ["CNY", "VND"])
    #expect(try totals.map { try $0.total(of: today...today).minorUnits } == [6, 100])
  }
}

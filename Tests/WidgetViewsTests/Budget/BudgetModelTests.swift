import BudgetScreens
import BudgetWidgetCore
import Foundation
import Testing
import WidgetViews

/// The app of MomiQ: what it shows, and the budgets, entries and settings that it saves.
@Suite(.inAnApp) struct BudgetModelTests {
  private func label(_ model: BudgetModel) -> String {
    switch model.screen.snapshot {
    case .budget(let snapshot): snapshot.accessibility.label
    case .spending(let snapshot): snapshot.accessibility.label
    }
  }

  @Test func anotherDayAndAnotherDocumentAreShownWhenTheAppComesBack() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    let empty = model.screen.status
    try folder.write(try BudgetSamples.document())
    #expect(model.screen.status == empty)
    model.refresh()
    #expect(model.screen.status != empty && label(model) == "Budget, October 2025")
    folder.desk.move(seconds: 20 * 86_400)
    model.refresh()
    #expect(label(model) == "Budget, November 2025")
  }

  @Test func aLinkLeadsToItsPeriod() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    var model = BudgetModel(in: folder.desk.services)
    model.open(try #require(URL(string: "example://budget?period=week")))
    #expect(label(model) == "Budget, Week 42, 2025")
    model.open(try #require(URL(string: "example://reports?anchor=2025&period=year")))
    #expect(label(model) == "Total spending, 2025")
    model.open(try #require(URL(string: "https://example.org/")))
    #expect(label(model) == "Total spending, 2025")
  }

  /// A tap on a report of the widget is no choice for good.
  @Test func theCardIsChosenAndHasItsUsualPeriod() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    var model = BudgetModel(in: folder.desk.services)
    #expect(model.card == .budget)
    model.open(try #require(URL(string: "example://reports?anchor=2025&period=year")))
    #expect(model.card == .spending && label(model) == "Total spending, 2025")
    model.card = .budget
    #expect(label(model) == "Budget, October 2025")
    model.card = .spending
    #expect(label(model) == "Total spending, October 2025")
    #expect(model.screen.cards.choices.map(\.text) == ["Budget", "Total Spending"])
  }

  /// October is shown in November, with its own sums and without advice for the coming days.
  @Test func MQ_04_MQ_08_aLinkOpensTheMonthAndTheCategoryThatItNames() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    folder.desk.move(seconds: 20 * 86_400)
    var model = BudgetModel(in: folder.desk.services)
    func texts(_ model: BudgetModel) -> [String] {
      let drawing =
        switch model.screen.snapshot {
        case .budget(let snapshot): snapshot.drawing
        case .spending(let snapshot): snapshot.drawing
        }
      return drawing.texts.map(\.forms.longest)
    }
    #expect(label(model) == "Budget, November 2025")
    model.open(try #require(URL(string: "example://home?anchor=2025-10&period=month")))
    #expect(label(model) == "Budget, October 2025" && texts(model).contains("CN¥620.07"))
    #expect(!texts(model).contains { $0.contains("a day") } && texts(model).contains("As of 15 October"))
    model.open(try #require(URL(string: "example://reports?anchor=2025-10&period=month")))
    #expect(label(model) == "Total spending, October 2025")
    #expect(texts(model).starts(with: ["Total", "October 2025", "CN¥620.07"]))
    model.open(try #require(URL(string: "example://reports?anchor=2025-10&category=food&period=month")))
    #expect(texts(model).starts(with: ["Essen", "October 2025", "CN¥310.03"]))
    model.card = .spending
    #expect(label(model) == "Total Spending, November 2025")
  }

  @Test func MQ_24_aBudgetIsSetChangedAndRemovedInTheApp() throws {
    let folder = try BudgetFolder(locale: "vi_VN")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document(budget: nil))
    var model = BudgetModel(in: folder.desk.services)
    // The book is missing: the document was written without it.
    model.act(try #require(model.screen.status.choices.first).action)
    let before = folder.desk.reloaded.count
    #expect(model.openForm == nil)
    model.open(try #require(URL(string: "example://budget?period=week")))
    #expect(
      model.openForm?.period == .week && model.openForm?.isSet == false && model.form.currency?.code == "CNY")
    #expect(model.form.categories.choices.map(\.text) == ["Tất cả chi tiêu", "Wohnung", "Essen", "fun"])
    model.form.period = .month
    model.form.category = "food"
    for (text, isRight) in [("", false), ("1.5", false), ("-5", false), ("1.234,5", true)] {
      model.form.amount = text
      model.act(.save)
      #expect((model.openForm == nil) == isRight, "\(text)")
      if !isRight {
        #expect(
          model.openForm?.problem?.contains(text == "-5" ? "từ 0 trở lên" : "1234,50") == true
            && model.form.amount == text)
      }
    }
    let amount = try folder.document()?.budget(.month, category: "food")?.amount
    #expect(try amount == BudgetSamples.money(123_450))
    #expect(folder.desk.reloaded.count == before + 2)
    let row = model.screen.status.sections.flatMap(\.rows).first { $0.edit != nil }
    model.act(try #require(row?.edit))
    #expect(model.form.amount == "1234,50" && model.openForm?.isSet == true)
    // A budget in another currency is another budget.
    model.form.currency = try Currency(code: "USD")
    #expect(model.openForm?.isSet == false && model.form.amount == "")
    model.form.amount = "7"
    model.act(.save)
    #expect(try folder.document()?.budgets.elements.map(\.amount.minorUnits) == [123_450, 700])
    model.act(.editBudget(.month, category: "food"))
    model.act(.close)
    model.act(.editBudget(.month, category: "food", currency: try Currency(code: "USD")))
    model.act(.remove)
    #expect(
      try folder.document()?.budgets.elements.map(\.amount.minorUnits) == [123_450] && model.openForm == nil)
  }

  /// Where there is no document yet, a budget is in the currency of the place.
  @Test func MQ_24_aBudgetCanBeTheFirstThatIsSaved() throws {
    let folder = try BudgetFolder(locale: "vi_VN")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.act(.editBudget(.month))
    model.form.amount = "5.000.000"
    model.act(.save)
    let document = try #require(try folder.document())
    #expect(document.currency.code == "VND")
    #expect(document.budget(.month)?.amount.minorUnits == 5_000_000)
    // A file that cannot be read is not replaced.
    try folder.write("{")
    model.act(.editBudget(.week))
    model.form.amount = "1"
    model.act(.save)
    #expect(model.openForm?.problem != nil)
  }

  // MARK: - Entries

  private func add(_ amount: String, _ category: String = "", to model: inout BudgetModel) {
    model.act(.editEntry(nil))
    model.form.amount = amount
    model.form.newCategory = category
    model.act(.save)
  }

  @Test func anEntryIsAddedChangedRemovedAndBroughtBack() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    func sums() throws -> [String] {
      try (folder.document()?.totals ?? []).flatMap { totals in
        totals.days.map { "\($0.day) \($0.minorUnits) \(totals.currency)" }
      }
    }
    var model = BudgetModel(in: folder.desk.services)
    add("12.50", " Food ", to: &model)
    #expect(try model.openForm == nil && sums() == ["2025-10-15 1250 GBP"])
    #expect(model.screen.entries.map { "\($0.label), \($0.value)" } == ["£12.50 · Food, 15 October 2025"])
    #expect(model.screen.undo == "Undo removes £12.50 · Food")
    // The category is there now; the day, the note, the currency and the kind are chosen.
    model.act(.editEntry(nil))
    #expect(model.form.categories.choices.map(\.text) == ["No category", "Food"])
    #expect(model.form.currencies.choices.map(\.text).prefix(3) == ["GBP", "EUR", "USD"])
    model.form.amount = "3"
    model.form.category = "Food"
    model.form.currency = try Currency(code: "USD")
    model.form.note = "Pfand"
    model.form.isRefund = true
    model.form.date = Date(timeIntervalSince1970: 1_760_400_000)
    model.act(.save)
    #expect(try sums() == ["2025-10-15 1250 GBP", "2025-10-14 -300 USD"])
    #expect(model.screen.entries[0].label == "-US$3.00 · Food")
    #expect(model.screen.entries[0].value == "14 October 2025 · Pfand")
    model.act(try #require(model.screen.entries[0].edit))
    #expect(
      model.form.isSet && model.form.amount == "3.00" && model.form.note == "Pfand" && model.form.isRefund)
    model.form.amount = "4"
    model.act(.save)
    #expect(model.screen.undo == "Undo changes an entry back to -US$3.00 · Food")
    let removal = try #require(model.screen.entries[1].removal)
    #expect(removal.title == "Remove, £12.50 · Food" && removal.isDestructive)
    model.act(removal.action)
    #expect(try sums() == ["2025-10-14 -400 USD"])
    #expect(model.screen.undo == "Undo brings back £12.50 · Food")
    model.act(.undo(model.screen.undo ?? ""))
    #expect(try sums() == ["2025-10-15 1250 GBP", "2025-10-14 -400 USD"])
    model.act(removal.action)
    model.act(removal.action)
    #expect(model.screen.report?.lines == ["There is no entry 1, or it is not there any more"])
    // No entry is in the document of the widgets.
    #expect(
      try !String(contentsOf: folder.url.appendingPathComponent("BudgetSummary.json"), encoding: .utf8)
        .contains("Pfand"))
  }

  @Test func theLastThirtyAreListedAndTheCategoriesUsedLatelyComeFirst() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    for index in 1...31 { add("\(index)", index % 2 == 0 ? "even" : "odd", to: &model) }
    add("32", "even", to: &model)
    #expect(model.screen.entries.count == 30)
    #expect(
      model.screen.entries.first?.label == "£32.00 · even"
        && model.screen.entries.last?.label == "£3.00 · odd")
    model.act(.editEntry(nil))
    #expect(model.form.categories.choices.map(\.text) == ["No category", "even", "odd"])
  }

  @Test func whatIsNoEntryIsRefusedInWords() throws {
    let folder = try BudgetFolder(locale: "de_DE")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    model.act(.editEntry(nil))
    for (text, reason) in [
      ("", "1234,50"), ("0", "more than zero"), ("-3", "more than zero"), ("1.5", "1234,50"),
      ("1,234", "“1,234” has too many decimals: EUR has 2"), ("x", "1234,50"),
      ("99999999999999999999", "too large"),
    ] {
      model.form.amount = text
      model.act(.save)
      #expect(
        model.openForm?.problem?.contains(reason) == true,
        "\(text)")
    }
    model.form.amount = "1,50"
    model.form.newCategory = "a\nb"
    model.act(.save)
    #expect(model.openForm?.problem == "“a\nb” is not a text of one line with at most 200 characters")
    model.form.newCategory = ""
    for seconds in [-86_400.0, 1_900_000_000] {
      model.form.date = Date(timeIntervalSince1970: seconds)
      model.act(.save)
      #expect(model.openForm?.problem?.contains("is not between") == true)
    }
    #expect(try folder.document() == nil && folder.desk.reloaded == [])
  }

  // MARK: - Settings

  /// Totals by category are right at once.
  @Test func theFirstDaysOfPeriodsAreSet() throws {
    let folder = try BudgetFolder(locale: "en_US")
    defer { folder.remove() }
    var model = BudgetModel(in: folder.desk.services)
    add("12.50", "food", to: &model)
    model.act(.editBudget(.month, category: "food"))
    model.form.amount = "100"
    model.act(.save)
    let fields = model.screen.settings
    #expect(
      fields.map(\.title) == [
        "Months begin on day", "Weeks begin on", "Month of the financial year", "Day of the financial year",
      ])
    // The region's first day comes first, then all others; the ISO week of a new document is a choice as well.
    #expect(
      fields[1].choices.map(\.text).prefix(3) == ["Sunday", "Monday", "Tuesday"]
        && fields[1].choices.count == 7)
    #expect(fields[2].choices[3].text == "April 1" && fields[3].choices.last?.text == "January 28")
    for (field, text) in [(0, "25"), (1, "Sunday"), (2, "April 1"), (3, "April 6")] {
      let choice = try #require(model.screen.settings[field].choices.first { $0.text == text }, "\(text)")
      model.act(.setRules(choice.value))
    }
    let document = try #require(try folder.document())
    #expect(document.rules.monthStartDay == 25 && document.rules.week.firstWeekday == .sunday)
    #expect(document.rules.week.minimalDays == 1)
    #expect(try document.rules.financialYearStart == .init(month: 4, day: 6))
    let budget = model.screen.status.sections.last?.rows.map(\.value)
    #expect(budget == ["$12.50 of $100.00, Within budget"])
    // Another program may have chosen other weeks.
    model.act(.setRules(try PeriodRules(week: WeekRule(firstWeekday: .sunday, minimalDays: 4))))
    #expect(model.screen.settings[1].choices.last?.text == "Sunday, week 1 with 4 days")
    model.act(.setRules(try PeriodRules(week: WeekRule(firstWeekday: .monday))))
    #expect(model.screen.settings[1].choices.count == 7)
  }
}

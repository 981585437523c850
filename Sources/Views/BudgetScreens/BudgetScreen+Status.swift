import BudgetScreensTables
import BudgetWidgetCore
import Foundation

extension BudgetScreen.Report {
  /// Creates the report on the stored data, with advice if something cannot be read.
  init(_ files: BudgetFiles?, at instant: Instant, in environment: WidgetEnvironment, _ texts: AppTexts) {
    let strings = texts.strings
    func problem(_ title: String, _ lines: [String] = [], recovery: String? = nil) -> Self {
      Self(
        title: title, symbol: WidgetNote.warning, lines: lines,
        choices: recovery.map { [.init(title: $0, action: .recover)] } ?? [])
    }
    func damaged<Payload>(_ corrupt: CorruptDocument<Payload>, _ path: String) -> Self {
      if corrupt.isOfAnotherProgram {
        return problem(
          strings.statusUnreadable, texts.refusals.refusal(.otherFile(path: path, corrupt.fault)).lines)
      }
      return corrupt.backup == nil
        ? problem(strings.statusUnreadable, [strings.statusNoBackup], recovery: strings.statusGoOn)
        : problem(strings.statusUnreadable, [strings.statusBackup], recovery: strings.statusRecover)
    }
    do throws(StoreError) {
      guard let files else { throw .noContainer(name: AppIdentifiers.budgetSummary) }
      switch (try files.document.read(), try files.book.read()) {
      case (.newerVersion, _), (_, .newerVersion): self = problem(texts.widget.reason(.newer).longest)
      case (.corrupt(let corrupt), _): self = damaged(corrupt, files.document.path)
      case (_, .corrupt(let corrupt)): self = damaged(corrupt, files.book.path)
      case (.missing, _):
        self = Self(title: strings.statusMissing, symbol: "banknote", lines: [strings.statusBegin])
      case (.value(let document), .missing) where !document.payload.totals.isEmpty:
        self = problem(strings.statusUnreadable, [strings.statusNoBackup], recovery: strings.statusGoOn)
      case (.value(let document), _): self.init(document, at: instant, in: environment, texts)
      }
    } catch {
      self = problem(texts.widget.reason(.unavailable).longest)
    }
  }

  private init(
    _ document: Document<BudgetDocument>, at instant: Instant, in environment: WidgetEnvironment,
    _ texts: AppTexts
  ) {
    let (strings, payload) = (texts.strings, document.payload)
    guard let day = BudgetDay(BudgetState(.value(document)), at: instant, in: environment) else {
      self.init(title: texts.widget.reason(.outsideCalendar).longest, symbol: WidgetNote.warning)
      return
    }
    let strays = payload.budgetsWithoutCategory.compactMap(\.category)
    let notes = texts.widget.notes(payload, day).map(\.longest) + strays.map(texts.stray)
    let sections: [BudgetScreen.Section] = [
      .init(title: SpendingDefinition.name(in: texts.language), rows: Self.totals(payload, day, texts)),
      .init(title: strings.statusBudgets, rows: Self.budgets(payload, day, texts)),
    ]
    self.init(
      title: notes.isEmpty ? strings.statusGood : strings.statusNotes,
      symbol: notes.isEmpty ? Self.done : WidgetNote.warning, lines: notes,
      sections: sections.filter { !$0.rows.isEmpty })
  }

  /// Returns the spending of today's periods, in each currency.
  private static func totals(
    _ document: BudgetDocument, _ day: BudgetDay, _ texts: AppTexts
  ) -> [BudgetScreen.Row] {
    let others = document.totals.map(\.currency).filter { $0 != document.currency }
    return PeriodKind.allCases.map { kind in
      let amounts = ([document.currency] + others).compactMap { currency -> String? in
        do throws(StandingError) {
          let spent = try BudgetFigures(document, kind, day, currency: currency).spent
          return spent.minorUnits == 0 && currency != document.currency ? nil : texts.money.string(spent)
        } catch {
          return texts.widget.reason(error)
        }
      }
      return .init(
        label: texts.widget.periods.current(kind).longest,
        value: texts.widget.spoken(amounts.first ?? "", Array(amounts.dropFirst())))
    }
  }

  /// Returns the state of each budget.
  private static func budgets(
    _ document: BudgetDocument, _ day: BudgetDay, _ texts: AppTexts
  ) -> [BudgetScreen.Row] {
    document.budgets.elements.map { budget in
      let period = texts.widget.periods.current(budget.period).longest
      let label = budget.category.map { texts.widget.spoken(texts.name(ofCategory: $0), [period]) }
      var value: String
      do throws(StandingError) {
        let figures = try BudgetFigures(document, of: budget, day)
        value = texts.strings.statusSpent(
          budget: texts.money.string(budget.amount), spent: texts.money.string(figures.spent))
        value = texts.widget.spoken(value, [texts.widget.level(figures)?.longest].compactMap(\.self))
      } catch {
        value = texts.widget.reason(error)
      }
      return .init(
        label: label ?? period, value: value,
        edit: .editBudget(budget.period, category: budget.category, currency: budget.amount.currency))
    }
  }
}

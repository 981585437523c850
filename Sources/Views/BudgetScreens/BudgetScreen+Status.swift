import BudgetScreensTables
public import BudgetWidget
public import Foundation

/// The content of the app's document, the time of writing, and advice if it cannot be read.
public struct StatusReport: Hashable, Sendable {
  /// A row: a label and a value.
  public struct Row: Hashable, Sendable {
    /// The label.
    public let label: String
    /// The value.
    public let value: String
    /// The budget that the row is about; `nil` for any other row.
    public var budget: BudgetForm.Place?
  }

  /// Rows below a title.
  public struct Section: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The rows; never empty.
    public let rows: [Row]
  }

  /// The status in a few words.
  public let title: String
  /// The SF Symbol before the title.
  public let symbol: String
  /// Sentences on data that is wrong or old, and on what to do.
  public let notes: [String]
  /// The content of the document.
  public let sections: [Section]
  /// The label of the button that restores the backup; `nil` if no repair is needed or possible.
  public let recovery: String?

  private init(
    _ title: String, symbol: String, notes: [String] = [], sections: [Section] = [], recovery: String? = nil
  ) {
    self.title = title
    self.symbol = symbol
    self.notes = notes
    self.sections = sections
    self.recovery = recovery
  }
}

extension StatusReport {
  /// Reads the document in the folder that app and widgets share.
  ///
  /// - Parameters:
  ///   - folder: The container of the app group.
  ///   - instant: Now.
  ///   - environment: The zone, the language and the locale.
  public init(inFolder folder: URL?, at instant: Instant, in environment: WidgetEnvironment) {
    let texts = AppTexts(environment.language, locale: environment.locale)
    let strings = texts.strings
    func problem(_ text: String, _ notes: [String] = [], recovery: String? = nil) -> StatusReport {
      StatusReport(text, symbol: WidgetNote.warning, notes: notes, recovery: recovery)
    }
    do throws(StoreError) {
      switch try DocumentStore<BudgetDocument>(folder: folder, name: AppIdentifiers.budgetSummary).read() {
      case .missing:
        self = StatusReport(strings.statusMissing, symbol: "banknote", notes: [strings.statusImport])
      case .newerVersion: self = problem(texts.widget.reason(.newer).longest)
      case .corrupt(let corrupt):
        self =
          corrupt.backup == nil
          ? problem(strings.statusUnreadable, [strings.statusImportAgain])
          : problem(strings.statusUnreadable, [strings.statusBackup], recovery: strings.statusRecover)
      case .value(let document):
        self = Self.status(of: document, at: instant, in: environment, texts)
      }
    } catch {
      self = problem(texts.widget.reason(.unavailable).longest)
    }
  }

  private static func status(
    of document: Document<BudgetDocument>, at instant: Instant, in environment: WidgetEnvironment,
    _ texts: AppTexts
  ) -> StatusReport {
    let (strings, payload) = (texts.strings, document.payload)
    guard let context = BudgetContext(BudgetState(.value(document)), at: instant, in: environment) else {
      return StatusReport(texts.widget.reason(.outsideCalendar).longest, symbol: WidgetNote.warning)
    }
    let strays = payload.budgetsWithoutCategory.compactMap(\.category)
    let notes =
      texts.widget.notes(context).map(\.longest) + strays.map { strings.importStray(category: $0) }
    let sections = [
      Section(title: strings.statusDocument, rows: holdings(document, in: environment, texts)),
      Section(title: SpendingDefinition.name(in: texts.language), rows: totals(context, texts)),
      Section(title: strings.statusBudgets, rows: budgets(context, texts)),
    ]
    return StatusReport(
      notes.isEmpty ? strings.statusGood : strings.statusNotes,
      symbol: notes.isEmpty ? ImportReport.done : WidgetNote.warning, notes: notes,
      sections: sections.filter { !$0.rows.isEmpty })
  }

  /// Returns the time of writing, and the amount of data.
  private static func holdings(
    _ document: Document<BudgetDocument>, in environment: WidgetEnvironment, _ texts: AppTexts
  ) -> [Row] {
    let (strings, payload) = (texts.strings, document.payload)
    let dates = texts.widget.dates
    let written = document.writtenAt.flatMap { moment in
      environment.days.day(at: moment.instant).map { day in
        texts.widget.spoken(
          dates.long(day), [ClockText(environment, language: texts.language).string(moment.instant)])
      }
    }
    let days = Set(payload.totals.flatMap { $0.days.map(\.day) }).sorted()
    let span = days.first.flatMap { first in
      days.last.map { strings.statusSpanValue(first: dates.long(first), last: dates.long($0)) }
    }
    return [
      written.map { Row(label: strings.statusWritten, value: $0) },
      Row(label: strings.statusCurrency, value: payload.currency.code),
      Row(label: strings.statusDays, value: CommonText(texts.language).days(days.count)),
      span.map { Row(label: strings.statusSpan, value: $0) },
      Row(label: strings.statusCategories, value: "\(payload.categories.elements.count)"),
    ].compactMap { $0 }
  }

  /// Returns the spending of today's periods, in each currency.
  private static func totals(_ context: BudgetContext, _ texts: AppTexts) -> [Row] {
    let document = context.document
    let others = document.totals.map(\.currency).filter { $0 != document.currency }
    return PeriodKind.allCases.compactMap { kind in
      let amounts = ([document.currency] + others).compactMap { currency -> String? in
        do throws(StandingError) {
          let spent = try context.spending(kind, in: currency).spent()
          return spent.minorUnits == 0 && currency != document.currency ? nil : texts.money.string(spent)
        } catch {
          return texts.widget.reason(error)
        }
      }
      return Row(
        label: texts.widget.periods.current(kind).longest,
        value: texts.widget.spoken(amounts.first ?? "", Array(amounts.dropFirst())))
    }
  }

  /// Returns the standing of each budget.
  private static func budgets(_ context: BudgetContext, _ texts: AppTexts) -> [Row] {
    context.document.budgets.elements.map { budget in
      let period = texts.widget.periods.current(budget.period).longest
      let place = BudgetForm.Place(
        budget.period, category: budget.category, currency: budget.amount.currency)
      let label = budget.category.map {
        texts.widget.spoken(context.document.name(ofCategory: $0), [period])
      }
      do throws(StandingError) {
        let standing = try context.standing(of: budget)
        let spent = texts.strings.statusSpent(
          budget: texts.money.string(budget.amount), spent: texts.money.string(standing.spent))
        return Row(
          label: label ?? period, value: texts.widget.spoken(spent, [texts.widget.level(standing).longest]),
          budget: place)
      } catch {
        return Row(label: label ?? period, value: texts.widget.reason(error), budget: place)
      }
    }
  }
}

public import BudgetScreen
public import BudgetWidget
public import WidgetViews

/// What the app of MomiQ does with its document: it says what is in it, and puts ledgers from files in its place.
///
/// After each change it asks for new timelines of the widgets that would show something else.
public struct BudgetDesk: Sendable {
  private let surroundings: Surroundings

  /// A desk; by default it asks the system for everything.
  public init(_ surroundings: Surroundings = .current) {
    self.surroundings = surroundings
  }

  /// The texts of the screen that do not depend on the document.
  public var texts: ScreenTexts { ScreenTexts(Language(surroundings.locale())) }

  /// What the document holds, and what to do if it cannot be read.
  public var status: StatusReport {
    StatusReport(
      inFolder: surroundings.folder(AppIdentifiers.momiQ.group), at: surroundings.now(),
      in: surroundings.environment(WidgetFrame(.large)))
  }

  /// The budget of a kind of period, as the large widget shows it.
  public func budget(_ period: PeriodKind?) -> BudgetSnapshot {
    BudgetSystem.snapshot(
      of: BudgetSource.state(in: surroundings), configuration: BudgetConfiguration(period: period),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }

  /// What was spent in a kind of period, as the large widget shows it.
  public func spending(_ period: PeriodKind) -> SpendingSnapshot {
    SpendingSystem.snapshot(
      of: BudgetSource.state(in: surroundings), configuration: SpendingConfiguration(period: period),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }

  /// Reads a file and saves what it holds, or says what has to be answered first.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds; `nil` if it could not be opened.
  ///   - currency: The answer to a question for the main currency.
  ///   - replacing: Whether what the file lacks may go: the answer to the other question.
  public func importLedger(
    _ bytes: [UInt8]?, currency: Currency? = nil, replacing: Bool = false
  ) -> ImportReport {
    reloading { importer.importLedger(bytes, currency: currency, replacing: replacing) }
  }

  /// Goes on with what was saved before a document that cannot be read was written.
  ///
  /// - Returns: Whether it was done.
  @discardableResult public func recover() -> Bool { reloading { importer.recover() } }

  private var importer: LedgerImporter {
    let locale = surroundings.locale()
    return LedgerImporter(
      folder: surroundings.folder(AppIdentifiers.momiQ.group), at: surroundings.now(),
      zone: surroundings.zone(), language: Language(locale), locale: locale)
  }

  /// Changes the document and asks for new timelines where a widget shows something else then.
  private func reloading<Result>(_ change: () -> Result) -> Result {
    let old = BudgetSource.state(in: surroundings)
    let result = change()
    let new = BudgetSource.state(in: surroundings)
    guard new != old else { return result }
    let periods = [nil] + PeriodKind.allCases
    let known = [old, new].flatMap { $0.value?.choosableCategories.map(\.id) ?? [] }
    let categories = [nil] + Set(known).sorted()
    BudgetSystem.reloadIfNeeded(
      from: old, to: new,
      configurations: periods.flatMap { period in
        categories.map { BudgetConfiguration(period: period, category: $0) }
      }, in: surroundings)
    SpendingSystem.reloadIfNeeded(
      from: old, to: new, configurations: PeriodKind.allCases.map { SpendingConfiguration(period: $0) },
      in: surroundings)
    return result
  }
}

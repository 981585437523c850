import BudgetWidgetTables
public import WidgetFoundation

/// What the budget widget shows.
public typealias BudgetSnapshot = WidgetSnapshot<BudgetContent, BudgetReason>

/// The budget widget: what is left of a week's, month's or year's budget.
///
/// ```swift
/// let snapshot = BudgetSystem.snapshot(
///   of: BudgetState(reading: store), configuration: BudgetConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .chinese, frame: WidgetFrame(.small)))
/// ```
public enum BudgetSystem: WidgetSystem {
  /// What its colours are for.
  public typealias Role = BudgetRole

  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.momiQ.kinds[0], families: Family.allCases)
  }

  /// The language its texts are in where one is asked for.
  public static func language(for asked: Language) -> Language {
    Language(tableIndex: BudgetWidgetStrings(language: asked.tableIndex).language)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).budgetName
  }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String {
    BudgetWidgetStrings(language: language.tableIndex).budgetDescription
  }

  /// A sample: invented amounts of the month of Tết 2026.
  public static func placeholder(in environment: WidgetEnvironment) -> BudgetSnapshot {
    snapshot(
      of: .placeholder, configuration: BudgetConfiguration(), at: BudgetDocument.sampleInstant,
      in: environment)
  }

  /// What the widget shows at a moment.
  public static func snapshot(
    of state: BudgetState, configuration: BudgetConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> BudgetSnapshot {
    // The sample has one budget, whatever was chosen.
    let configuration = state == .placeholder ? BudgetConfiguration() : configuration
    let snapshot = BudgetSnapshot(
      of: state, at: instant, in: environment, name: name(in: environment.language)
    ) { day, texts throws(StandingError) in
      let facts = try BudgetFacts(day, configuration)
      let layout = BudgetLayout(environment.frame, facts)
      let content = try BudgetContent(facts, layout, texts)
      return BudgetSnapshot(
        family: environment.family, status: facts.status, drawing: .content(content, layout),
        outside: BudgetSnapshot.Outside(page: facts.page, accessibility: texts.spoken(facts)),
        whenRedacted: BudgetSnapshot.Outside(
          page: facts.pageWhenRedacted,
          accessibility: AccessibilityText(label: content.title.longest, value: texts.hidden)))
    }
    return configuration.hidesAmounts ? snapshot.redacted() : snapshot
  }

  /// Now and the beginnings of the days to the end of the period, at least seven and at most 35.
  public static func schedule(
    of state: BudgetState, configuration: BudgetConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    BudgetDay.schedule(of: state, from: instant, in: environment) { configuration.kind(in: $0) }
  }

  /// A warning matters, and danger more, until the period ends.
  public static func relevance(
    of state: BudgetState, configuration: BudgetConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    guard let document = state.value, let today = environment.days.day(at: instant),
      let standing = try? BudgetFacts(BudgetDay(document, on: today), configuration).standing,
      standing.progress.level != .good, let next = try? standing.date.period.next(),
      let end = environment.days.start(of: next.first)
    else { return nil }
    return Relevance(
      score: standing.progress.level == .warning ? 5 : 10,
      duration: end.secondsSince1970 - instant.secondsSince1970)
  }
}

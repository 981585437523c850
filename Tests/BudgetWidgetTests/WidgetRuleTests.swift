import BudgetWidgetCore
import Foundation
import TestSupport
import Testing
import WidgetCore

/// The rules for all widgets: privacy, links, texts, colours.
struct WidgetRuleTests {
  /// All states, with a budget on every level.
  private func states() throws -> [BudgetState] {
    let documents = try [
      Sample.document(spent: 32_000), Sample.document(), Sample.document(spent: 95_000),
      Sample.document(spent: 100_000),
      Sample.document(spent: 123_456), Sample.document(budget: 0), Sample.document(budget: nil),
      Sample.document(spent: -500),
      BudgetDocument(currency: try Currency(code: "KWD"), asOf: try Sample.day("2025-10-15")),
    ]
    return try [.missing, .newer(version: 2), .unreadable("?"), .unavailable("?"), .placeholder]
      + documents.map { try Sample.state($0) }
      + [Sample.state(documents[1], writtenAt: "2025-09-01T00:00:00Z")]
  }

  private func environments() throws -> [WidgetEnvironment] {
    // The largest screen, the smallest one with lock-screen widgets, and the smallest one.
    try [ScreenClass.points430, .points375x667, .points320].flatMap { screen in
      try Family.allCases.flatMap { family in
        try Language.allCases.compactMap { language in
          try screen.size(of: family).map { try Sample.environment(family, language, size: $0) }
        }
      }
    }
  }

  private func each(
    _ check: (BudgetSnapshot, SpendingSnapshot, WidgetEnvironment) throws -> Void
  ) throws {
    let instant = try Sample.instant()
    for environment in try environments() {
      for state in try states() {
        try check(
          try BudgetDefinition.shown(state, at: instant, in: environment),
          try SpendingDefinition.shown(state, at: instant, in: environment), environment)
      }
    }
  }

  @Test func C_18_MQ_23_aRedactedSnapshotKeepsItsTitleAndTheBarOfThePace() throws {
    var failures: [String] = []
    try each { budget, _, environment in
      let redacted = budget.redacted()
      if redacted.standing?.pacePermille != budget.standing?.pacePermille || redacted.title != budget.title
        || (redacted.standing == nil) != (budget.standing == nil) || redacted.redacted() != redacted
      {
        failures.append("\(environment.family): another bar")
      }
      if budget.facts != nil,
        !redacted.accessibility.value.contains(
          CommonText(BudgetDefinition.language(for: environment.language)).hidden)
      {
        failures.append("\(environment.family): nothing is read aloud")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func C_13_linksOfPartsOnlyWhereThereCanBeSome() throws {
    var failures: [String] = []
    try each { budget, total, environment in
      if !environment.family.allowsElementLinks, !budget.elementLinks.isEmpty || !total.elementLinks.isEmpty {
        failures.append("\(environment.family)")
      }
      for link in budget.elementLinks + total.elementLinks + [budget.link, total.link].compactMap({ $0 })
      where (try? BudgetLink(text: "momiq:\(link)", scheme: "momiq").text) != link { failures.append(link) }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func C_14_MQ_20_everyTextIsFilledInInEveryLanguage() throws {
    var failures: [String] = []
    try each { budget, total, environment in
      let dump = "\(budget)\(total)"
      if dump.contains("{") { failures.append("\(environment.language): \(dump)") }
      for text in [budget.accessibility, total.accessibility] where text.label.isEmpty || text.value.isEmpty {
        failures.append("\(environment.family): nothing is read aloud")
      }
      if budget.title.isEmpty || total.title.isEmpty { failures.append("no title") }
    }
    #expect(failures.prefix(3) == [])
  }

  /// Texts that do not fit are left out by a rule: the lowest phones have one line less in the medium family.
  @Test func C_19_sizesDecideWhatThereIsRoomFor() throws {
    var failures: [String] = []
    try each { budget, total, environment in
      let (family, height) = (environment.family, environment.frame.size.height)
      let lines = family == .large ? 3 : family == .medium ? (height < 155 ? 1 : 2) : 0
      if budget.linesBelow.count > lines
        || budget.categories.count
          > (family == .large ? 5 : family == .medium && budget.standing == nil ? 4 : 0)
        || (total.trend != nil) != ([.small, .large].contains(family) && total.facts != nil)
        || (family.isAccessory && !budget.linesBelow.isEmpty)
      {
        failures.append("\(family) \(height): \(budget.linesBelow)")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func C_16_MQ_12_everyLevelHasASymbolAndAWord() throws {
    #expect(Set(BudgetLevel.allCases.map(\.symbol)).count == BudgetLevel.allCases.count)
    try each { budget, _, _ in #expect((budget.standing == nil) == (budget.levelText ?? "").isEmpty) }
  }

  @Test func C_20_MQ_13_samplesAreMarkedAsSuchAndNeverStandForDataThatIsNotThere() throws {
    let sample = try BudgetDefinition.shown(
      .placeholder, BudgetConfiguration(period: .week, category: "food"),
      in: Sample.environment(.large, .vietnamese))
    #expect(sample.status == .placeholder && sample.standing?.permille.value == 620)
    #expect(sample.categories.map(\.name.value) == ["Nhà ở", "Ăn uống", "Đi lại", "Khác"])
    // Every period has something to show, even on the first days of a month or year.
    for day in ["2025-10-15", "2025-01-01", "2024-02-29", "2025-06-01", "2025-12-31"] {
      for kind in PeriodKind.allCases {
        let total = try SpendingDefinition.shown(
          .placeholder, SpendingConfiguration(period: kind), at: Sample.instant("\(day)T12:00:00+08:00"),
          in: Sample.environment(.large))
        let points = total.trend?.points ?? []
        #expect(total.status == .placeholder && !points.isEmpty && !points.contains(0), "\(day) \(kind)")
      }
    }
    try each { budget, total, _ in
      if budget.status != .placeholder {
        #expect(!"\(budget)".contains("6.200.000") && !"\(total)".contains("6.200.000"))
      }
    }
    for (state, status) in [
      (BudgetState.missing, WidgetStatus<WidgetReason<BudgetReason>>.empty(.missing)),
      (.newer(version: 2), .failure(.newer)), (.unreadable(""), .failure(.unreadable)),
      (.unavailable(""), .failure(.unavailable)),
    ] {
      #expect(try BudgetDefinition.shown(state).status == status)
      #expect(try SpendingDefinition.shown(state).status == status)
    }
  }

  @Test func MQ_12_everyColourCanBeReadInLightAndDark() {
    let background = CommonRole.background.colors
    for role in BudgetRole.allCases where role != .track && role != .background {
      #expect(role.colors.light.contrast(with: background.light) >= 4.5, "\(role) in light")
      #expect(role.colors.dark.contrast(with: background.dark) >= 4.5, "\(role) in dark")
      // The text of a button is on the track, and the filled part of a bar must contrast with it.
      if role == .trend {
        #expect(role.colors.light.contrast(with: BudgetRole.track.colors.light) >= 4.5)
        #expect(role.colors.dark.contrast(with: BudgetRole.track.colors.dark) >= 5)
      }
      #expect(role.colors.light.contrast(with: BudgetRole.track.colors.light) >= 3)
      #expect(role.colors.dark.contrast(with: BudgetRole.track.colors.dark) >= 3)
      #expect(role.colors.monochrome.opacity > BudgetRole.track.colors.monochrome.opacity)
    }
  }

  @Test func C_11_kindsAreThoseOfTheApp() {
    #expect(BudgetDefinition.kind == "BudgetSummaryWidget")
    #expect(SpendingDefinition.kind == "TotalSpendingWidget")
  }
}

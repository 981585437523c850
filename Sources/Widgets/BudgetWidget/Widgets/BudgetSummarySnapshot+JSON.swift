public import WidgetFoundation

extension BudgetSummarySnapshot {
  /// What is left, the bar or ring, categories and notes; null is a private value that was taken out.
  public var contentJSON: JSON {
    .present([
      ("title", .string(title)), ("category", category?.json), ("levelText", levelText?.json),
      ("mark", mark?.json), ("percent", percent?.json), ("headline", headline?.json),
      ("detail", detail?.json), ("stats", .array(stats.map { $0.json })),
      ("lines", .array(lines.map { $0.json })), ("categories", .array(categories.map { $0.json })),
      ("notes", .array(notes.map(JSON.string))),
    ])
  }

  /// Nothing yet: the budget widgets have no measures of their own.
  public var layoutJSON: JSON? { nil }
}

extension ProgressMark {
  fileprivate var json: JSON {
    .present([
      ("permille", JSON(permille)), ("pacePermille", pacePermille.map { JSON($0) }),
      ("level", .string(level.rawValue)), ("role", .string(BudgetRole(level).rawValue)),
      ("symbol", .string(level.symbol)),
    ])
  }
}

extension AmountStat {
  fileprivate var json: JSON { ["label": .string(label), "amount": amount.json] }
}

extension CategoryRow {
  fileprivate var json: JSON {
    .present([
      ("name", name.json), ("amount", amount.json), ("permille", JSON(permille)),
      ("link", (page?.text).map(JSON.string)), ("accessibility", accessibility.json),
    ])
  }
}

import BudgetWidget

/// Budget snapshots for programs; a private value that was taken out is null.
extension JSONValue {
  init(_ snapshot: BudgetSummarySnapshot) {
    var members = Self.common(snapshot.status, snapshot)
    members += [("title", .text(snapshot.title)), ("category", JSONValue(snapshot.category?.value))]
    members.append(
      (
        "mark",
        snapshot.mark.map { mark in
          .object([
            ("permille", .integer(mark.permille)),
            ("pacePermille", mark.pacePermille.map(JSONValue.integer) ?? .null),
            ("level", .text(mark.level.rawValue)), ("symbol", .text(mark.level.symbol)),
          ])
        } ?? .null
      ))
    members += [
      ("levelText", JSONValue(snapshot.levelText?.value)), ("percent", JSONValue(snapshot.percent?.value)),
      ("headline", JSONValue(snapshot.headline?.value)), ("detail", JSONValue(snapshot.detail?.value)),
      (
        "stats",
        .array(
          snapshot.stats.map {
            .object([("label", .text($0.label)), ("amount", JSONValue($0.amount.value))])
          })
      ),
      ("lines", .array(snapshot.lines.map { JSONValue($0.value) })),
      (
        "categories",
        .array(
          snapshot.categories.map { row in
            .object([
              ("name", JSONValue(row.name.value)), ("amount", JSONValue(row.amount.value)),
              ("permille", .integer(row.permille)), ("link", JSONValue(row.page?.text)),
              ("accessibility", .text(row.accessibility.value)),
            ])
          })
      ),
      ("notes", .array(snapshot.notes.map(JSONValue.text))),
    ]
    self = .object(members)
  }

  init(_ snapshot: TotalSpendingSnapshot) {
    var members = Self.common(snapshot.status, snapshot)
    members += [
      ("title", .text(snapshot.title)), ("period", .text(snapshot.period)),
      ("total", JSONValue(snapshot.total?.value)),
      ("change", JSONValue(snapshot.change?.value?.text)),
      ("changeSymbol", JSONValue(snapshot.change?.value?.direction.symbol)),
      ("lines", .array(snapshot.lines.map { JSONValue($0.value) })),
      (
        "trend",
        snapshot.trend?.value.map { trend in
          .object([
            ("points", .array(trend.points.map(JSONValue.integer))), ("slots", .integer(trend.slotCount)),
          ])
        } ?? .null
      ),
      ("notes", .array(snapshot.notes.map(JSONValue.text))),
    ]
    self = .object(members)
  }

  private static func common(
    _ status: WidgetStatus<BudgetReason>, _ snapshot: some WidgetSnapshot
  ) -> [(key: String, value: JSONValue)] {
    let (name, reason, since): (String, BudgetReason?, Instant?) =
      switch status {
      case .placeholder: ("placeholder", nil, nil)
      case .empty(let reason): ("empty", reason, nil)
      case .normal: ("normal", nil, nil)
      case .stale(let since): ("stale", nil, since)
      case .failure(let reason): ("failure", reason, nil)
      }
    return [
      ("status", .text(name)), ("reason", JSONValue(reason.map { "\($0)" })),
      ("since", JSONValue(since.map { "\($0)" })), ("link", JSONValue(snapshot.link)),
      ("elementLinks", .array(snapshot.elementLinks.map(JSONValue.text))),
      ("accessibilityLabel", .text(snapshot.accessibility.label)),
      ("accessibilityValue", .text(snapshot.accessibility.value)),
    ]
  }
}

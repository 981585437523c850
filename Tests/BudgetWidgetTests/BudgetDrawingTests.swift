import BudgetWidgetCore
import TestSupport
import Testing
import WidgetCore

/// Every family on every phone, with everything that can be shown.
struct BudgetDrawingTests {
  private struct Shown: CustomStringConvertible {
    let frame: WidgetFrame
    let name: String
    let drawing: Drawing
    let notes: [String]
    var description: String { "\(frame.family) of \(frame.size.width) × \(frame.size.height), \(name)" }
  }

  private static let frames = ScreenClass.allCases.flatMap { screen in
    Family.allCases.compactMap { family in
      screen.size(of: family).map { WidgetFrame(family: family, size: $0) }
    }
  }

  /// Documents with up to two notes, and four categories beside the one that can have a budget of its own.
  private static func documents() throws -> [(name: String, document: BudgetDocument, written: String)] {
    try ([100_000, nil] as [Int64?]).flatMap { budget in
      var document = try Sample.document(budget: budget)
      try document.setBudget(try budget.map { try Sample.money($0) }, period: .month, category: "food")
      let totals = try #require(document.totals.first { $0.currency == document.currency })
      let amounts: [String: Int64] = [
        "rent": 50_000, "food": 20_000, "fun": 9_000, "gas": 2_000, "books": 1_007,
      ]
      document.totals =
        [
          CurrencyTotals(
            currency: totals.currency, days: totals.days,
            categories: [
              CategoryTotals(
                period: try Period(.month, containing: document.asOf).anchor, minorUnits: amounts)
            ])
        ] + document.totals.filter { $0.currency != document.currency }
      var object = try JSONObject(json: document.json)
      object["budgets"] = .array((object["budgets"]?.array ?? []) + [.null])
      let faulty = try BudgetDocument(json: .object(object))
      return [document, faulty].flatMap { document in
        [Sample.now, "2025-09-01T00:00:00Z"].map { written in
          (
            "budget \(budget ?? -1), \(document.budgets.unreadable.count) unreadable, \(written)", document,
            written
          )
        }
      }
    }
  }

  private static func budgets() throws -> [Shown] {
    try documents().flatMap { name, document, written in
      try frames.flatMap { frame in
        try [nil, "food"].flatMap { category in
          let snapshot = try BudgetDefinition.shown(
            Sample.state(document, writtenAt: written), BudgetConfiguration(category: category),
            in: Sample.environment(frame.family, size: frame.size))
          // Without private values there are as many lines as there is room for.
          return [("", snapshot), (" hidden", snapshot.redacted())].map { hidden, snapshot in
            Shown(
              frame: frame, name: "\(name) \(category ?? "")\(hidden)", drawing: snapshot.drawing,
              notes: snapshot.notes)
          }
        }
      }
    }
  }

  private static func spendings() throws -> [Shown] {
    try documents().flatMap { name, document, written in
      try frames.flatMap { frame in
        try [PeriodKind.month, .week].map { kind in
          let snapshot = try SpendingDefinition.shown(
            Sample.state(document, writtenAt: written), SpendingConfiguration(period: kind),
            in: Sample.environment(frame.family, size: frame.size))
          return Shown(
            frame: frame, name: "\(name) \(kind)", drawing: snapshot.drawing, notes: snapshot.notes)
        }
      }
    }
  }

  /// The rows with the room that they are in.
  private func rows(_ shown: Shown) throws -> (parts: [Drawing], spacing: Double, room: PointSize) {
    guard case .frame(.column(let parts, let spacing, _), let room, _, _) = shown.drawing else {
      throw NoRows()
    }
    return (parts, spacing, room)
  }

  private struct NoRows: Error {}

  private func hasRows(_ shown: Shown) -> Bool { ![.circular, .inline].contains(shown.frame.family) }

  @Test func MQ_11_theRowsFitEveryPhone() throws {
    var failures: [String] = []
    for shown in try Self.budgets() + Self.spendings() where hasRows(shown) {
      let (parts, spacing, room) = try rows(shown)
      let height = Drawing.column(parts, spacing: spacing, .leading).size.height
      // The lock screen has its own margins above and below.
      let margin = shown.frame.family == .rectangular ? 0.0 : 10
      if height > room.height + 0.001 || spacing < 2 || room.height > shown.frame.size.height - 2 * margin {
        failures.append("\(shown): \(height) of \(room.height) with \(spacing)")
      }
      // The line needs a minimum height to be readable.
      let least = shown.frame.family == .small ? 12.0 : 60
      for case .trend(let trend) in shown.drawing.all where trend.size.height < least {
        failures.append("\(shown): \(trend.size)")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Texts side by side must fit together.
  @Test func MQ_11_nothingIsWiderThanItsFrame() throws {
    var failures: [String] = []
    for shown in try Self.budgets() + Self.spendings() {
      let room = hasRows(shown) ? try rows(shown).room.width : shown.frame.size.width
      let parts = hasRows(shown) ? try rows(shown).parts : [shown.drawing]
      if room > shown.frame.size.width || parts.isEmpty { failures.append("\(shown): \(room)") }
      for part in parts where part.size.width > room + 0.001 {
        failures.append("\(shown): \(part.size.width) in \(room)")
      }
      for text in shown.drawing.texts where text.layout.width <= 0 {
        failures.append("\(shown): \(text.name)")
      }
      for case .layers(let layers) in shown.drawing.all {
        for case .ring(let ring, _, _, _) in layers.flatMap(\.all) {
          // The contents of the ring are in a square of it, the percentage in a line of its own.
          let inside = ring.diameter - 2 * ring.lineWidth
          for part in layers.flatMap(\.all) {
            if case .text(let text) = part, text.layout.width > inside || text.height > inside {
              failures.append("\(shown): \(text.name)")
            }
          }
          if ring.lineWidth * 4 > ring.diameter { failures.append("\(shown): \(ring)") }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// The texts and marks of each family, with data that is old.
  @Test(arguments: [
    (
      Family.small, "title left ofBudget percent levelText notes ring", "title amounts notes",
      "title period total change.text others notes"
    ),
    (
      .medium, "title percent levelText amounts others notes bar",
      "title amounts others categories notes",
      "title period total change.text others categories notes"
    ),
    (
      .large, "title percent ofBudget levelText amounts others categories notes bar",
      "title amounts others categories notes",
      "title period total change.text others categories notes trend"
    ),
    (.circular, "percent ring", "amounts", "title total"),
    (
      .rectangular, "title left ofBudget percent notes bar", "title amounts notes",
      "title total change.text notes"
    ), (.inline, "inlineText", "inlineText", "inlineText"),
  ]) func MQ_11_eachFamilyDrawsWhatItHasRoomFor(
    family: Family, withBudget: String, withoutBudget: String, spending: String
  ) throws {
    let environment = try Sample.environment(family)
    func drawn(_ drawing: Drawing) -> Set<String> {
      Set(drawing.texts.map { $0.name.replacing(/^(amounts|categories|trend)\..*/, with: { "\($0.1)" }) })
        .union(drawing.all.compactMap { $0.mark })
    }
    for (budget, expected) in [(100_000, withBudget), (nil, withoutBudget)] as [(Int64?, String)] {
      var document = try Sample.document(budget: budget)
      try document.setBudget(try budget.map { try Sample.money($0) }, period: .month, category: "food")
      let state = try Sample.state(document, writtenAt: "2025-09-01T00:00:00Z")
      let names = Set(expected.split(separator: " ").map(String.init))
      for category in [nil, "food"] {
        let snapshot = try BudgetDefinition.shown(
          state, BudgetConfiguration(period: .month, category: category), in: environment)
        let isNamed = category != nil && names.contains("title")
        let rest = category == nil ? names : names.subtracting(["others", "categories"])
        #expect(drawn(snapshot.drawing) == rest.union(isNamed ? ["category"] : []), "\(category ?? "")")
        // A level has its symbol wherever a bar or ring has its colour.
        #expect(snapshot.drawing.symbols.count == (names.isDisjoint(with: ["ring", "bar"]) ? 0 : 1))
      }
      let total = try SpendingDefinition.shown(state, in: environment)
      #expect(drawn(total.drawing) == Set(spending.split(separator: " ").map(String.init)))
      #expect(total.drawing.symbols == (spending.contains("change") ? ["arrow.up.right"] : []))
    }
  }

  /// This includes the lowest phones, which have the least room.
  @Test func C_20_thereIsRoomToSayThatDataIsOld() throws {
    for shown in try Self.budgets() + Self.spendings() where hasRows(shown) {
      let drawn = shown.drawing.texts(named: "notes").map(\.forms.longest)
      #expect(drawn.count >= min(1, shown.notes.count) && shown.notes.starts(with: drawn), "\(shown)")
    }
  }
}

extension Drawing {
  /// The room of what is drawn, if each text takes all lines that it may.
  fileprivate var size: PointSize {
    let parts = parts.map(\.size)
    let widest = PointSize(width: parts.map(\.width).max() ?? 0, height: parts.map(\.height).max() ?? 0)
    switch self {
    case .text(let text): return PointSize(width: text.layout.width, height: text.height)
    case .hidden(let layout), .line(_, _, let layout):
      return PointSize(width: layout.width, height: layout.height)
    case .symbol(let symbol): return PointSize(width: symbol.width, height: symbol.font.lineHeight)
    case .ring(let ring, _, _, _): return PointSize(width: ring.diameter, height: ring.diameter)
    case .bar(let bar, _, _, _, _): return PointSize(width: bar.width, height: bar.height)
    case .trend(let trend): return trend.size
    case .frame(_, let size, _, _): return size
    case .row(_, let spacing, _):
      return PointSize(
        width: parts.map(\.width).reduce(spacing * Double(parts.count - 1), +), height: widest.height)
    case .column(_, let spacing, _):
      return PointSize(
        width: widest.width, height: parts.map(\.height).reduce(spacing * Double(parts.count - 1), +))
    default: return widest
    }
  }

  /// The name of what is no text and no symbol.
  fileprivate var mark: String? {
    switch self {
    case .ring: "ring"
    case .bar(let bar, _, _, _, let line): bar.height > 4 && line != nil ? "bar" : nil
    case .trend: "trend"
    default: nil
    }
  }
}

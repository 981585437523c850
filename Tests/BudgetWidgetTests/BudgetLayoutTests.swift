import BudgetWidget
import Testing
import WidgetCore

/// Every family on every phone, with everything that can be shown.
struct BudgetLayoutTests {
  private struct Place: CustomStringConvertible {
    let frame: WidgetFrame
    let screen: ScreenClass
    var description: String { "\(frame.family) on \(screen)" }
  }

  private static let places = ScreenClass.allCases.flatMap { screen in
    Family.allCases.compactMap { family in
      screen.size(of: family).map { Place(frame: WidgetFrame(family: family, size: $0), screen: screen) }
    }
  }

  private static let budgets: [(Place, BudgetLayout)] = places.flatMap { place in
    [true, false].flatMap { hasBudget in
      [true, false].flatMap { hasCategory in
        (0...3).map { notes in
          (
            place,
            BudgetLayout(place.frame, hasBudget: hasBudget, hasCategory: hasCategory, noteCount: notes)
          )
        }
      }
    }
  }

  private static let spendings: [(Place, SpendingLayout)] = places.flatMap { place in
    [true, false].flatMap { hasChange in
      [true, false].flatMap { hasOthers in
        (0...2).map { notes in
          (
            place, SpendingLayout(place.frame, hasChange: hasChange, hasOthers: hasOthers, noteCount: notes)
          )
        }
      }
    }
  }

  /// The rows of a budget from top to bottom, as they are drawn.
  private func rows(_ layout: BudgetLayout, _ family: Family) -> [Double] {
    let besideTitle = family != .small || layout.ring != nil
    let besideRing = (layout.category?.height ?? 0) + (layout.levelText?.height ?? 0)
    let category = layout.categories.map { Array(repeating: $0.rowHeight, count: $0.limit + 1) } ?? []
    let middle: [Double?] = [
      layout.title?.height, besideTitle ? nil : layout.category?.height,
      layout.ring.map { max($0.diameter, besideRing) }, layout.bar?.height,
      layout.ring == nil ? layout.levelText?.height : nil, layout.headline?.height, layout.detail?.height,
      layout.stat?.height,
    ]
    return middle.compactMap { $0 } + Array(repeating: layout.line?.height ?? 0, count: layout.lineLimit)
      + category + Array(repeating: layout.note?.height ?? 0, count: layout.noteLimit)
  }

  private func height(_ rows: [Double], _ spacing: Double, _ padding: PointSize) -> Double {
    rows.reduce(0, +) + spacing * Double(max(0, rows.count - 1)) + 2 * padding.height
  }

  @Test func MQ_11_theRowsOfABudgetFitEveryPhone() {
    var failures: [String] = []
    for (place, layout) in Self.budgets where place.frame.family != .circular {
      let height = height(rows(layout, place.frame.family), layout.spacing, layout.padding)
      let isTight = place.frame.family != .inline && layout.spacing < 2
      if height > place.frame.size.height + 0.001 || isTight {
        failures.append("\(place): \(height) of \(place.frame.size.height)")
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func MQ_11_theRowsOfSpendingFitEveryPhone() {
    var failures: [String] = []
    for (place, layout) in Self.spendings where place.frame.family != .circular {
      let period = place.frame.family == .small ? layout.period?.height : nil
      let texts: [Double?] = [
        layout.title?.height, period, layout.total?.height, layout.change?.height, layout.line?.height,
        layout.trend?.size.height, layout.inlineText?.height,
      ]
      let rows =
        texts.compactMap { $0 } + Array(repeating: layout.note?.height ?? 0, count: layout.noteLimit)
      let height = height(rows, layout.spacing, layout.padding)
      let isTight = place.frame.family != .inline && layout.spacing < 2
      if height > place.frame.size.height + 0.001 || isTight { failures.append("\(place): \(height)") }
      // The line needs a minimum height to be readable.
      if let trend = layout.trend, trend.size.height < 60 { failures.append("\(place): \(trend)") }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Texts side by side must fit together.
  @Test func MQ_11_nothingIsWiderThanItsFrame() {
    var failures: [String] = []
    func check(_ place: Place, _ padding: PointSize, _ widths: [Double?]) {
      let room = place.frame.size.width - 2 * padding.width
      let width = widths.compactMap { $0 }.reduce(0, +)
      if width > room + 0.001 || widths.contains(where: { $0.map { $0 <= 0 } ?? false }) {
        failures.append("\(place): \(widths) in \(room)")
      }
    }
    for (place, layout) in Self.budgets {
      let (family, padding) = (place.frame.family, layout.padding)
      let isInTitleRow = family != .small
      check(place, padding, [layout.title?.width, isInTitleRow ? layout.category?.width : nil])
      let symbol = layout.levelSymbol?.lineHeight
      switch family {
      case .small:
        check(place, padding, [layout.ring?.diameter, layout.category?.width])
        check(place, padding, [layout.ring?.diameter, symbol, layout.levelText?.width])
      case .rectangular: check(place, padding, [symbol, layout.detail?.width, layout.percent?.width])
      case .medium, .large: check(place, padding, [symbol, layout.levelText?.width, layout.percent?.width])
      case .circular, .inline: break
      }
      if let stat = layout.stat {
        let columns = family == .medium || family == .large ? 2.0 : 1
        check(place, padding, [stat.amount.width * columns])
        check(place, padding, [stat.label.width * columns])
      }
      check(place, padding, [layout.categories?.name.width, layout.categories?.amount.width])
      for width in [
        layout.bar?.width, layout.headline?.width, layout.line?.width, layout.note?.width,
        layout.inlineText?.width, layout.circleText?.width, layout.ring?.diameter,
        layout.categories?.bar.width,
      ] {
        check(place, padding, [width])
      }
      if let ring = layout.ring {
        // The text in the ring is a single line.
        let inside = ring.diameter - 2 * ring.lineWidth
        for text in [layout.circleText, family == .small ? layout.percent : nil].compactMap({ $0 })
        where text.width > inside || text.height > inside { failures.append("\(place): \(text)") }
        if ring.lineWidth * 4 > ring.diameter { failures.append("\(place): \(ring)") }
      }
    }
    for (place, layout) in Self.spendings {
      check(
        place, layout.padding,
        [layout.title?.width, place.frame.family == .small ? nil : layout.period?.width])
      check(place, layout.padding, [layout.changeSymbol?.lineHeight, layout.change?.width])
      for width in [
        layout.total?.width, layout.line?.width, layout.trend?.size.width, layout.note?.width,
        layout.inlineText?.width,
      ] {
        check(place, layout.padding, [width])
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// Every drawn text has a layout, and no other text has one.
  @Test func MQ_11_everyTextThatIsDrawnHasALayoutAndNoOtherHasOne() throws {
    var food = try Sample.document()
    try food.setBudget(try Sample.money(25_000), period: .month, category: "food")
    let documents: [(BudgetDocument, BudgetConfiguration)] = try [
      (Sample.document(), BudgetConfiguration()), (food, BudgetConfiguration(category: "food")),
      (Sample.document(budget: nil), BudgetConfiguration()),
      (Sample.document(budget: nil), BudgetConfiguration(category: "food")),
    ]
    var failures: [String] = []
    for (document, configuration) in documents {
      for family in Family.allCases {
        let environment = try Sample.environment(family)
        let state = try Sample.state(document, writtenAt: "2025-09-01T00:00:00Z")
        func expect(_ name: String, _ isInContent: Bool, _ layout: Any?) {
          if isInContent != (layout != nil) { failures.append("\(family): \(name) is \(isInContent)") }
        }
        let budget = BudgetSystem.snapshot(
          of: state, configuration: configuration, at: try Sample.instant(), in: environment)
        let layout = try #require(budget.layout)
        expect("headline", budget.headline != nil, layout.headline)
        expect("detail", budget.detail != nil, layout.detail)
        expect("inlineText", budget.inlineText != nil, layout.inlineText)
        expect("circle", budget.circle != nil, layout.circleText)
        expect("stats", !budget.stats.isEmpty, layout.stat)
        expect("categories", !budget.categories.isEmpty, layout.categories)
        expect("mark", budget.mark != nil && family != .inline, layout.ring.map { $0 as Any } ?? layout.bar)
        expect("symbol", budget.mark != nil && family != .inline, layout.levelSymbol)
        let hasRoom = family != .inline && family != .circular
        expect("title", hasRoom, layout.title)
        expect("category", budget.category != nil && hasRoom, layout.category)
        expect("percent", budget.percent != nil && hasRoom, layout.percent)
        expect("level", budget.mark != nil && hasRoom && family != .rectangular, layout.levelText)
        expect("note", !budget.notes.isEmpty && hasRoom, layout.note)
        if budget.linesBelow.count > layout.lineLimit || (layout.lineLimit > 0) != (layout.line != nil) {
          failures.append("\(family): \(budget.linesBelow)")
        }
        let spending = SpendingSystem.snapshot(
          of: state, configuration: SpendingConfiguration(), at: try Sample.instant(), in: environment)
        let measures = try #require(spending.layout)
        expect("total", spending.total != nil, measures.total)
        expect("inlineText", spending.inlineText != nil, measures.inlineText)
        expect("change", spending.change != nil, measures.change)
        expect("sign of the change", spending.change != nil, measures.changeSymbol)
        expect("lines", !spending.linesBelow.isEmpty, measures.line)
        expect("trend", spending.trend != nil, measures.trend)
        expect("title", family != .inline, measures.title)
        expect("period", hasRoom && family != .rectangular, measures.period)
        expect("note", !spending.notes.isEmpty && hasRoom, measures.note)
      }
    }
    #expect(failures.prefix(5) == [])
  }

  /// This includes the lowest phones, which have the least room.
  @Test func C_20_thereIsRoomToSayThatDataIsOld() {
    for place in Self.places where place.frame.family != .circular && place.frame.family != .inline {
      let budget = BudgetLayout(place.frame, hasBudget: true, hasCategory: true, noteCount: 1)
      let spending = SpendingLayout(place.frame, hasChange: true, hasOthers: true, noteCount: 1)
      #expect(budget.noteLimit == 1 && spending.noteLimit == 1, "\(place)")
    }
  }
}

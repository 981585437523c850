public import WidgetFoundation

/// The links from the widgets to pages of MomiQ.
public enum BudgetLink: DeepLink {
  /// The home screen for a period, with the budget of all spending or of a category, and in a currency if one was chosen:
  /// `momiq://home?anchor=2025-W42&category=food&period=week`.
  case home(PeriodAnchor, category: String? = nil, currency: Currency? = nil)
  /// The reports of a period, for all categories or one:
  /// `momiq://reports?anchor=2025-05&category=food&period=month`.
  case reports(PeriodAnchor, category: String? = nil)
  /// The page for setting the budget of a kind of period: `momiq://budget?period=month`.
  case budget(PeriodKind, category: String? = nil, currency: Currency? = nil)

  private enum Page: String, CaseIterable {
    case home, reports, budget
  }

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, and for values that are missing or not allowed.
  public init(_ parts: LinkParts) throws(LinkError) {
    guard let page = Page(rawValue: parts.host), parts.path.isEmpty else {
      throw .unknownPage(
        ([parts.host] + parts.path).joined(separator: "/"), known: Page.allCases.map(\.rawValue))
    }
    func value<Value>(
      _ name: String, _ allowed: String, _ read: (String) -> Value?
    ) throws(LinkError) -> Value? {
      guard let text = parts.query[name] else { return nil }
      guard let value = read(text) else { throw .badValue(name: name, value: text, allowed: allowed) }
      return value
    }
    let kinds = PeriodKind.allCases.map(\.rawValue).joined(separator: ", ")
    guard let kind = try value("period", kinds, PeriodKind.init(rawValue:)) else {
      throw .missingValue(name: "period", allowed: kinds)
    }
    let category = try value("category", "the id of a category") { $0.isEmpty ? nil : $0 }
    let currency = try value("currency", Currency.expectation.description) { try? Currency(code: $0) }
    guard page != .budget else {
      self = .budget(kind, category: category, currency: currency)
      return
    }
    let names = kind.anchorExample
    guard let anchor = try value("anchor", names, { PeriodAnchor(kind, text: $0) }) else {
      throw .missingValue(name: "anchor", allowed: names)
    }
    self =
      page == .home
      ? .home(anchor, category: category, currency: currency) : .reports(anchor, category: category)
  }

  /// The kind of period of the page.
  package var period: PeriodKind {
    switch self {
    case .home(let anchor, _, _), .reports(let anchor, _): anchor.kind
    case .budget(let kind, _, _): kind
    }
  }

  /// The period of the page; `nil` for the page that sets a budget.
  package var anchor: PeriodAnchor? {
    switch self {
    case .home(let anchor, _, _), .reports(let anchor, _): anchor
    case .budget: nil
    }
  }

  /// The id of the category of the page; `nil` for all spending.
  public var category: String? {
    switch self {
    case .home(_, let category, _), .reports(_, let category), .budget(_, let category, _): category
    }
  }

  /// The currency of the page's budget if one was chosen; `nil` for the usual one.
  public var currency: Currency? {
    switch self {
    case .home(_, _, let currency), .budget(_, _, let currency): currency
    case .reports: nil
    }
  }

  /// Whether the page shows spending, independent of a budget.
  package var isReport: Bool { if case .reports = self { true } else { false } }

  /// The link to the same kind of page that names no category.
  var redacted: BudgetLink {
    switch self {
    case .home(let anchor, _, _): .home(anchor)
    case .reports(let anchor, _): .reports(anchor)
    case .budget(let kind, _, _): .budget(kind)
    }
  }

  /// The components of the link.
  public var parts: LinkParts {
    let page: Page =
      switch self {
      case .home: .home
      case .reports: .reports
      case .budget: .budget
      }
    var query = ["period": period.rawValue]
    query["anchor"] = anchor?.description
    query["category"] = category
    query["currency"] = currency?.code
    return LinkParts(host: page.rawValue, query: query)
  }
}

extension PeriodKind {
  /// An example of the name of such a period, for messages.
  fileprivate var anchorExample: String {
    switch self {
    case .day: "a date such as 2025-10-15"
    case .week: "a week such as 2025-W42"
    case .month: "a month such as 2025-05"
    case .year, .financialYear: "a year such as 2025"
    }
  }
}

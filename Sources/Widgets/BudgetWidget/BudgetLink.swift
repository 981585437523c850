public import WidgetFoundation

/// The links from the widgets to pages of MomiQ.
public enum BudgetLink: DeepLink {
  /// The home screen for a period: `momiq://home?anchor=2025-W42&period=week`.
  case home(PeriodAnchor)
  /// The reports of a period, for all categories or one:
  /// `momiq://reports?anchor=2025-05&category=food&period=month`.
  case reports(PeriodAnchor, category: String? = nil)
  /// The page for setting the budget of a kind of period: `momiq://budget?period=month`.
  case budget(PeriodKind, category: String? = nil)

  /// The URL scheme of the app.
  public static var scheme: String { AppIdentifiers.momiQ.scheme }

  private enum Page: String, CaseIterable {
    case home, reports, budget
  }

  private static let period = "period"
  private static let anchor = "anchor"
  private static let category = "category"

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, and for values that are missing or not allowed.
  public init(_ parts: LinkParts) throws(LinkError) {
    guard let page = Page(rawValue: parts.host), parts.path.isEmpty else {
      throw .unknownPage(
        ([parts.host] + parts.path).joined(separator: "/"), known: Page.allCases.map(\.rawValue))
    }
    let kinds = PeriodKind.allCases.map(\.rawValue).joined(separator: ", ")
    guard let name = parts.query[Self.period] else { throw .missingValue(name: Self.period, allowed: kinds) }
    guard let kind = PeriodKind(rawValue: name) else {
      throw .badValue(name: Self.period, value: name, allowed: kinds)
    }
    let category = parts.query[Self.category]
    if let category, category.isEmpty {
      throw .badValue(name: Self.category, value: category, allowed: "the id of a category")
    }
    switch page {
    case .home: self = .home(try Self.anchor(kind, parts))
    case .reports: self = .reports(try Self.anchor(kind, parts), category: category)
    case .budget: self = .budget(kind, category: category)
    }
  }

  private static func anchor(_ kind: PeriodKind, _ parts: LinkParts) throws(LinkError) -> PeriodAnchor {
    let allowed =
      switch kind {
      case .day: "a date such as 2025-10-15"
      case .week: "a week such as 2025-W42"
      case .month: "a month such as 2025-05"
      case .year, .financialYear: "a year such as 2025"
      }
    guard let text = parts.query[anchor] else { throw .missingValue(name: anchor, allowed: allowed) }
    guard let anchor = PeriodAnchor(kind, text: text) else {
      throw .badValue(name: anchor, value: text, allowed: allowed)
    }
    return anchor
  }

  /// The kind of period of the page.
  public var period: PeriodKind {
    switch self {
    case .home(let anchor), .reports(let anchor, _): anchor.kind
    case .budget(let kind, _): kind
    }
  }

  /// The period of the page; `nil` for the page that sets a budget.
  public var anchor: PeriodAnchor? {
    switch self {
    case .home(let anchor), .reports(let anchor, _): anchor
    case .budget: nil
    }
  }

  /// The id of the category of the page; `nil` for all spending.
  public var category: String? {
    switch self {
    case .home: nil
    case .reports(_, let category), .budget(_, let category): category
    }
  }

  /// Whether the page shows spending, independent of a budget.
  public var isReport: Bool { if case .reports = self { true } else { false } }

  /// The components of the link.
  public var parts: LinkParts {
    switch self {
    case .home(let anchor): parts(.home, anchor.kind, anchor, nil)
    case .reports(let anchor, let category): parts(.reports, anchor.kind, anchor, category)
    case .budget(let kind, let category): parts(.budget, kind, nil, category)
    }
  }

  private func parts(
    _ page: Page, _ kind: PeriodKind, _ anchor: PeriodAnchor?, _ category: String?
  ) -> LinkParts {
    var query = [Self.period: kind.rawValue]
    query[Self.anchor] = anchor?.description
    query[Self.category] = category
    return LinkParts(scheme: Self.scheme, host: page.rawValue, query: query)
  }
}

/// The links from widgets to pages of Lịch Việt.
public enum CalendarLink: DeepLink {
  /// A day: `lichviet://day/2026-02-17`.
  case day(CivilDate)
  /// A month: `lichviet://month/2026-02`.
  case month(YearMonth)

  private enum Page: String, CaseIterable {
    case day, month

    var allowed: String {
      switch self {
      case .day: "a date such as 2026-02-17"
      case .month: "a month such as 2026-02"
      }
    }
  }

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, additional parts of the path, and dates that do not exist.
  public init(_ parts: LinkParts) throws(LinkError) {
    guard let page = Page(rawValue: parts.host) else {
      throw .unknownPage(parts.host, known: Page.allCases.map { $0.rawValue })
    }
    guard let text = parts.path.first else { throw .missingValue(name: parts.host, allowed: page.allowed) }
    let link: CalendarLink? =
      switch page {
      case .day: CivilDate(text).map(CalendarLink.day)
      case .month: YearMonth(text).map(CalendarLink.month)
      }
    guard parts.path.count == 1, let link else {
      throw .badValue(name: parts.host, value: parts.path.joined(separator: "/"), allowed: page.allowed)
    }
    self = link
  }

  /// The components of the link.
  public var parts: LinkParts {
    let (page, text): (Page, String) =
      switch self {
      case .day(let date): (.day, date.description)
      case .month(let month): (.month, month.description)
      }
    return LinkParts(host: page.rawValue, path: [text])
  }
}

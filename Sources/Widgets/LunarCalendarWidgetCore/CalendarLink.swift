/// The links from widgets to pages of Lịch Việt.
public enum CalendarLink: DeepLink {
  /// A day: `lichviet://day/2026-02-17`.
  case day(CivilDate)
  /// A month: `lichviet://month/2026-02`.
  case month(YearMonth)

  private enum Page: String, CaseIterable {
    case day, month
  }

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, additional parts of the path, and dates that do not exist.
  public init(_ parts: LinkParts) throws(LinkError) {
    switch Page(rawValue: parts.host) {
    case .day: self = .day(try parts.value(allowed: "a date such as 2026-02-17") { CivilDate($0) })
    case .month: self = .month(try parts.value(allowed: "a month such as 2026-02") { YearMonth($0) })
    case nil: throw .unknownPage(parts.host, known: Page.allCases.map { $0.rawValue })
    }
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

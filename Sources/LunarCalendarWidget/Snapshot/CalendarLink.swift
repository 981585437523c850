/// The pages of Lịch Việt that its widgets lead to.
public enum CalendarLink: DeepLink {
  /// A day: `lichviet://day/2026-02-17`.
  case day(CivilDate)
  /// The month of the Gregorian calendar that begins with a day: `lichviet://month/2026-02`.
  case month(year: Int, month: Int)

  /// The scheme of the app.
  public static var scheme: String { AppIdentifiers.lichViet.scheme }

  private static let dayPage = "day"
  private static let monthPage = "month"

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for other pages, more parts than a page has, and dates that do not exist.
  public init(_ parts: LinkParts) throws(LinkError) {
    guard [Self.dayPage, Self.monthPage].contains(parts.host) else {
      throw .unknownPage(parts.host, known: [Self.dayPage, Self.monthPage])
    }
    let isDay = parts.host == Self.dayPage
    let allowed = isDay ? "a date such as 2026-02-17" : "a month such as 2026-02"
    guard let text = parts.path.first else { throw .missingValue(name: parts.host, allowed: allowed) }
    guard parts.path.count == 1, let date = CivilDate(isDay ? text : "\(text)-01") else {
      throw .badValue(name: parts.host, value: parts.path.joined(separator: "/"), allowed: allowed)
    }
    self = isDay ? .day(date) : .month(year: date.year, month: date.month)
  }

  /// The link taken apart.
  public var parts: LinkParts {
    switch self {
    case .day(let date): LinkParts(scheme: Self.scheme, host: Self.dayPage, path: [date.description])
    case .month(let year, let month):
      LinkParts(
        scheme: Self.scheme, host: Self.monthPage,
        path: ["\(Self.digits(year, 4))-\(Self.digits(month, 2))"])
    }
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

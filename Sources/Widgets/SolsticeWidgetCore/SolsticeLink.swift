/// The links from the widget to pages of Solverv.
public enum SolsticeLink: DeepLink {
  /// An event: `solverv://event/2026-06`.
  case event(SolsticeEvent)
  /// The times of the Sun today: `solverv://sun`.
  case sun

  private static let eventPage = "event"
  private static let sunPage = "sun"

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, additional parts of the path, months without an event, and
  ///   years outside the tables.
  public init(_ parts: LinkParts) throws(LinkError) {
    switch parts.host {
    case Self.sunPage:
      try parts.checkNoParts()
      self = .sun
    case Self.eventPage:
      let years = SolsticeEvent.years
      let event = try parts.value(
        allowed: "a month such as 2026-06: 03, 06, 09 or 12 of \(years.lowerBound) to \(years.upperBound)"
      ) { text in
        CivilDate("\(text)-01").flatMap { date in
          SolsticeKind(month: date.month).flatMap { try? SolsticeEvent($0, year: date.year) }
        }
      }
      self = .event(event)
    default: throw .unknownPage(parts.host, known: [Self.eventPage, Self.sunPage])
    }
  }

  /// The components of the link.
  public var parts: LinkParts {
    switch self {
    case .event(let event):
      let month = decimal(event.kind.month, width: 2)
      return LinkParts(host: Self.eventPage, path: ["\(event.year)-\(month)"])
    case .sun: return LinkParts(host: Self.sunPage)
    }
  }
}

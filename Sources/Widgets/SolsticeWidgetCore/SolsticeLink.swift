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
      guard parts.path.isEmpty else {
        throw .badValue(name: Self.sunPage, value: parts.path.joined(separator: "/"), allowed: "nothing")
      }
      self = .sun
    case Self.eventPage:
      let years = SolsticeEvent.years
      let allowed =
        "a month such as 2026-06: 03, 06, 09 or 12 of \(years.lowerBound) to \(years.upperBound)"
      guard let text = parts.path.first else { throw .missingValue(name: Self.eventPage, allowed: allowed) }
      guard parts.path.count == 1, let date = CivilDate("\(text)-01"),
        let kind = SolsticeKind(month: date.month), let event = try? SolsticeEvent(kind, year: date.year)
      else {
        throw .badValue(name: Self.eventPage, value: parts.path.joined(separator: "/"), allowed: allowed)
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

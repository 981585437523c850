/// The links from the widgets to pages of Sipli.
public enum HydrationLink: DeepLink {
  /// The sheet that adds a drink: `sipli://add-intake`, `sipli://add-intake?fluid=water&ml=250`.
  case addIntake(Intake)
  /// The page of today: `sipli://today`.
  case today
  /// The page of a drink: `sipli://entry/8A6E0804`.
  case entry(id: String)

  private static let addPage = "add-intake"
  private static let todayPage = "today"
  private static let entryPage = "entry"
  private static let volumeName = "ml"
  private static let beverageName = "fluid"

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, amounts that a drink cannot have, and additional parts of the
  ///   path.
  public init(_ parts: LinkParts) throws(LinkError) {
    switch parts.host {
    case Self.addPage:
      let intake = try Self.intake(parts.query)
      try parts.checkNoParts()
      self = .addIntake(intake)
    case Self.todayPage:
      try parts.checkNoParts()
      self = .today
    case Self.entryPage:
      let longest = HydrationEntry.longestID
      self = .entry(
        id: try parts.value(allowed: "the id of a drink, at most \(longest) bytes") {
          $0.utf8.count <= longest ? $0 : nil
        })
    default:
      throw .unknownPage(parts.host, known: [Self.addPage, Self.entryPage, Self.todayPage])
    }
  }

  /// The components of the link.
  public var parts: LinkParts {
    switch self {
    case .addIntake(let intake):
      var query: [String: String] = [:]
      if let volume = intake.volume { query[Self.volumeName] = "\(volume.millilitres)" }
      if let beverage = intake.beverage { query[Self.beverageName] = beverage.id }
      return LinkParts(host: Self.addPage, query: query)
    case .today: return LinkParts(host: Self.todayPage)
    case .entry(let id): return LinkParts(host: Self.entryPage, path: [id])
    }
  }

  private static func intake(_ query: [String: String]) throws(LinkError) -> Intake {
    var volume: Volume?
    if let text = query[volumeName] {
      guard let number = Int(text), HydrationEntry.volumes.contains(number), "\(number)" == text else {
        let range = HydrationEntry.volumes
        throw .badValue(
          name: volumeName, value: text, allowed: "\(range.lowerBound) to \(range.upperBound) millilitres")
      }
      volume = Volume(clamping: number)
    }
    do throws(HydrationError) {
      return try Intake(volume: volume, beverage: query[beverageName].map { Beverage(id: $0) })
    } catch {
      throw .badValue(
        name: beverageName, value: query[beverageName] ?? "", allowed: "the id of a beverage, such as water")
    }
  }
}

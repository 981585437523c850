/// The links from the widgets to pages of The Insolent Bard.
public enum InsultLink: DeepLink {
  /// The page for sharing an insult: `insolentbard://share-insult?i=statement.churlish.motley-minded.knave`.
  case share(Insult)
  /// The page for sharing the current insult, as in links of the first version:
  /// `insolentbard://share-insult`.
  case shareCurrent

  private static let page = "share-insult"
  private static let code = "i"

  /// Reads a link of the app.
  ///
  /// - Throws: `LinkError` for unknown pages, and for a code that does not name an insult.
  public init(_ parts: LinkParts) throws(LinkError) {
    guard parts.host == Self.page, parts.path.isEmpty else {
      throw .unknownPage(([parts.host] + parts.path).joined(separator: "/"), known: [Self.page])
    }
    guard let code = parts.query[Self.code] else {
      self = .shareCurrent
      return
    }
    guard let insult = Insult(code: code) else {
      throw .badValue(
        name: Self.code, value: code,
        allowed: "an insult whose words are in the lists, such as statement.churlish.motley-minded.knave")
    }
    self = .share(insult)
  }

  /// The components of the link.
  public var parts: LinkParts {
    switch self {
    case .share(let insult):
      LinkParts(host: Self.page, query: [Self.code: insult.code])
    case .shareCurrent: LinkParts(host: Self.page)
    }
  }
}

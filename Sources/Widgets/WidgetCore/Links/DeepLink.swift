/// The links to the pages of an app, as a closed type.
///
/// A link has no scheme within the widget; it gets that of its app when it leaves the widget. Reading reports every
/// failure, and writing is the inverse of reading: `try Link(text: link.url(scheme: scheme), scheme: scheme) == link`.
public protocol DeepLink: Hashable, Sendable {
  /// Reads the components of a link.
  init(_ parts: LinkParts) throws(LinkError)
  /// The components of the link.
  var parts: LinkParts { get }
}

extension DeepLink {
  /// Reads a link.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - scheme: The scheme of the app's links, in lower case.
  /// - Throws: ``LinkError`` with the reason if the text is not a link of the app.
  package init(text: String, scheme: String) throws(LinkError) {
    try self.init(LinkParts(text, scheme: scheme))
  }

  /// The link without its scheme: `//day/2026-02-17`.
  public var text: String { parts.text }

  /// Returns the link with the scheme of an app: `lichviet://day/2026-02-17`.
  public func url(scheme: String) -> String { "\(scheme):\(text)" }
}

/// The reason why a text is not a link of an app.
public enum LinkError: Error, Hashable, Sendable {
  /// The text does not have the form `scheme://host/path?name=value`, or has an invalid percent escape.
  case malformed(String)
  /// The link has the scheme of another app.
  case wrongScheme(String, expected: String)
  /// No page of the app has this host and path.
  case unknownPage(String, known: [String])
  /// A part of the link has a value that is not allowed.
  case badValue(name: String, value: String, allowed: String)
  /// A part that the page needs is missing.
  case missingValue(name: String, allowed: String)
}

extension LinkError: CustomStringConvertible {
  /// The reason, for logs.
  public var description: String {
    switch self {
    case .malformed(let text): "'\(text)' is not a link such as scheme://page/part?name=value"
    case .wrongScheme(let scheme, let expected): "the scheme is '\(scheme)', expected '\(expected)'"
    case .unknownPage(let page, let known):
      "unknown page '\(page)'; there are: \(known.joined(separator: ", "))"
    case .badValue(let name, let value, let allowed): "\(name) '\(value)' is not allowed; allowed: \(allowed)"
    case .missingValue(let name, let allowed): "\(name) is missing; allowed: \(allowed)"
    }
  }
}

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

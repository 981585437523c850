/// The links to the pages of an app, as a closed type.
///
/// Reading reports every failure, and writing is the inverse of reading: `try Link(text: link.text) == link`.
public protocol DeepLink: Hashable, Sendable {
  /// The scheme of the app's links, in lower case.
  static var scheme: String { get }
  /// Reads a link that has the app's scheme.
  init(_ parts: LinkParts) throws(LinkError)
  /// The components of the link.
  var parts: LinkParts { get }
}

extension DeepLink {
  /// Reads a link.
  ///
  /// - Throws: ``LinkError`` with the reason if the text is not a link of the app.
  public init(text: String) throws(LinkError) {
    let parts = try LinkParts(text)
    guard parts.scheme == Self.scheme else { throw .wrongScheme(parts.scheme, expected: Self.scheme) }
    try self.init(parts)
  }

  /// The link as text.
  public var text: String { parts.text }
}

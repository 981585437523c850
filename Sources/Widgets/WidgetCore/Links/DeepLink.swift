/// The pages of an app that links lead to, as a closed type.
///
/// Reading never fails silently, and writing is its inverse: `try Link(text: link.text) == link`.
public protocol DeepLink: Hashable, Sendable {
  /// The scheme of the app's links, in lower case.
  static var scheme: String { get }
  /// Reads a link whose scheme is the app's.
  init(_ parts: LinkParts) throws(LinkError)
  /// The link taken apart.
  var parts: LinkParts { get }
}

extension DeepLink {
  /// Reads a link.
  ///
  /// - Throws: ``LinkError`` with the reason, for texts that are no link of the app.
  public init(text: String) throws(LinkError) {
    let parts = try LinkParts(text)
    guard parts.scheme == Self.scheme else { throw .wrongScheme(parts.scheme, expected: Self.scheme) }
    try self.init(parts)
  }

  /// The link as text.
  public var text: String { parts.text }
}

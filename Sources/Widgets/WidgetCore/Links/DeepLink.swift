/// The links to the pages of an app, as a closed type.
///
/// The scheme is that of the app which shows the widget, so a link gets it where it leaves the widget. Reading reports every failure,
/// and writing is the inverse of reading: `try Link(text: link.url(scheme: scheme), scheme: scheme) == link`.
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
  public init(text: String, scheme: String) throws(LinkError) {
    try self.init(LinkParts(text, scheme: scheme))
  }

  /// The link without its scheme: `//day/2026-02-17`.
  public var text: String { parts.text }

  /// Returns the link as an app with a scheme opens it: `lichviet://day/2026-02-17`.
  public func url(scheme: String) -> String { "\(scheme):\(text)" }
}

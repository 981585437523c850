/// What a widget shows: texts, numbers and roles, nothing left to decide.
///
/// Two equal snapshots look the same, so an app asks for a reload only if they differ.
public protocol SnapshotProtocol: Hashable, Sendable {
  /// Why there may be nothing of the user's to show.
  associatedtype Reason: RawRepresentable<String> & Hashable & Sendable

  /// The family it is for.
  var family: Family { get }
  /// Whether it shows the user's data, and if not, why.
  var status: WidgetStatus<Reason> { get }
  /// Where a tap on the widget leads.
  var link: String? { get }
  /// Where taps on its parts lead; empty unless ``Family/allowsElementLinks``.
  var elementLinks: [String] { get }
  /// What is read aloud for the whole widget.
  var accessibility: AccessibilityText { get }
  /// What is drawn, as JSON.
  var contentJSON: JSON { get }
  /// The measures it is drawn with, as JSON; `nil` where nothing is measured.
  var layoutJSON: JSON? { get }
  /// The snapshot as it is shown where others could look: no private value is left in it.
  func redacted() -> Self
}

extension SnapshotProtocol {
  /// No part is a link of its own.
  public var elementLinks: [String] { [] }

  /// The snapshot as JSON, in the one form that all widgets share: `accessibility`, `content`, `family`, `layout`, `links`
  /// and `status`.
  ///
  /// Members without a value are left out, `layout` is null where there is none, and null in the content is a private
  /// value that was taken out.
  public var json: JSON {
    [
      "accessibility": accessibility.json,
      "content": contentJSON,
      "family": .string(family.rawValue),
      "layout": layoutJSON ?? .null,
      "links": .present([
        ("widget", link.map(JSON.string)), ("elements", .array(elementLinks.map(JSON.string))),
      ]),
      "status": status.json,
    ]
  }
}

/// How a kind of document is written: its name, its version, and the way between payload and JSON.
///
/// A type that is `JSONCodable` can be its own payload and needs only the name and the version:
///
/// ```swift
/// struct Favourites: JSONCodable, DocumentFormat {
///   typealias Payload = Self
///   static let schema = "insult-favourites"
///   static let version = 1
///   …
/// }
/// ```
///
/// A newer version may have written members that this program does not know. In the payload, if it is an object, and
/// beside it the store keeps them. It does not look into the values of the payload's members: an object in there, such
/// as an element of an array, loses what its type does not write. So such a type keeps the rest itself:
///
/// ```swift
/// struct Favourite: JSONCodable {
///   var insult: Int
///   private var rest = JSONObject()
///
///   init(json: JSON) throws(JSONValueError) {
///     let object = try JSONObject(json: json)
///     insult = try object.required("insult")
///     rest = object.without(["insult"])
///   }
///
///   var json: JSON {
///     get throws(JSONValueError) {
///       var object = JSONObject()
///       try object.set("insult", to: insult)
///       object.fill(from: rest)
///       return .object(object)
///     }
///   }
/// }
/// ```
public protocol DocumentFormat<Payload> {
  /// The facts that the document holds.
  associatedtype Payload: Sendable
  /// Its parts in files beside the document; by default there are none.
  associatedtype Parts: DocumentParts<Payload> = NoParts<Payload>
  /// The name of this kind of document, which stands in the file.
  static var schema: String { get }
  /// The version that is written, from 1.
  static var version: Int { get }

  /// Reads a payload of the current version.
  ///
  /// Members of the payload that are not known may be ignored here. Those that do not come back from ``json(of:)`` the
  /// store keeps when it writes, but only those of the payload itself, not those of objects inside it.
  static func payload(from json: JSON) throws(JSONValueError) -> Payload
  /// Writes a payload of the current version.
  static func json(of payload: Payload) throws(JSONValueError) -> JSON
  /// Turns a payload of a version into one of the next; called once for each step.
  ///
  /// What is not known has to be left as it is here, to be kept.
  static func upgrade(_ payload: inout JSON, from version: Int) throws(JSONValueError)
  /// The member of the payload that is a list which may be long, if there is one; long files are then read in pieces.
  static var longList: String? { get }
  /// Reads a payload of the current version whose long list is read in pieces.
  ///
  /// - Parameters:
  ///   - json: The payload, in which the list is empty.
  ///   - pieces: Calls its argument with payloads of the current version that have a piece of the list each, in order, and no
  ///     other members.
  static func payload(
    from json: JSON, pieces: ((JSON) throws(JSONValueError) -> Void) throws(JSONValueError) -> Void
  ) throws(JSONValueError) -> Payload
  /// The document in a file that has no envelope; `nil` if the file is no such document.
  static func foreign(_ file: JSON) -> ForeignDocument?
}

/// A document that was written without an envelope, by another program or before there were envelopes.
public struct ForeignDocument: Hashable, Sendable {
  /// The version that the payload corresponds to, from 1 to the current one.
  public let version: Int
  /// The payload in the form of that version.
  public let payload: JSON

  /// A payload in the form of a version.
  public init(version: Int, payload: JSON) {
    self.version = version
    self.payload = payload
  }
}

extension DocumentFormat {
  /// Leaves the payload as it is, which is right where versions only add members that may be missing.
  public static func upgrade(_ payload: inout JSON, from version: Int) throws(JSONValueError) {}
  /// No list is long.
  public static var longList: String? { nil }
  /// There are no pieces where no list is long.
  public static func payload(
    from json: JSON, pieces: ((JSON) throws(JSONValueError) -> Void) throws(JSONValueError) -> Void
  ) throws(JSONValueError) -> Payload { try payload(from: json) }
  /// No foreign form is known.
  public static func foreign(_ file: JSON) -> ForeignDocument? { nil }
}

extension DocumentFormat where Payload: JSONDecodable & JSONEncodable {
  /// Reads the payload by its own rule.
  public static func payload(from json: JSON) throws(JSONValueError) -> Payload { try Payload(json: json) }
  /// Writes the payload by its own rule.
  public static func json(of payload: Payload) throws(JSONValueError) -> JSON { try payload.json }
}

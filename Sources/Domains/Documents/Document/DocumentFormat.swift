/// The form of a kind of document: its name, its version, and the conversion between payload and JSON.
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
/// A newer version may have written members that this program does not know. The store keeps them beside the
/// payload, and in the payload itself if that is an object. It does not look into the values of the payload's
/// members: an object in there, such as an element of an array, loses the members that its type does not
/// write. So such a type keeps the rest itself:
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
///       return .object(object.filled(from: rest))
///     }
///   }
/// }
/// ```
public protocol DocumentFormat<Payload> {
  /// The content of the document.
  associatedtype Payload: Sendable
  /// The name of this kind of document, which is written into the file.
  static var schema: String { get }
  /// The version that this program writes, from 1.
  static var version: Int { get }

  /// Reads a payload of any version up to the current one; a version only adds members that may be missing.
  ///
  /// Unknown members of the payload may be ignored here. When the store writes, it keeps those that
  /// ``json(of:)`` does not return, but only members of the payload itself, not of objects inside it.
  static func payload(from json: JSON) throws(JSONValueError) -> Payload
  /// Writes a payload of the current version.
  static func json(of payload: Payload) throws(JSONValueError) -> JSON
  /// Returns the payload in a file without an envelope; `nil` if the file is not one that this format reads.
  static func payload(ofBare file: JSON) -> JSON?
}

extension DocumentFormat {
  /// Returns `nil`: every file needs an envelope.
  public static func payload(ofBare file: JSON) -> JSON? { nil }
}

extension DocumentFormat where Payload: JSONDecodable & JSONEncodable {
  /// Reads the payload by its own rule.
  public static func payload(from json: JSON) throws(JSONValueError) -> Payload { try Payload(json: json) }
  /// Writes the payload by its own rule.
  public static func json(of payload: Payload) throws(JSONValueError) -> JSON { try payload.json }
}

internal import Foundation

/// The outer object of a file: the kind of payload, and the time and zone of writing.
struct Envelope {
  static let keys: Set = ["checksum", "payload", "schema", "version", "writtenAt", "zone"]

  var schema: String
  var version: Int
  var writtenAt: Timestamp?
  var zone: String?
  var payload: JSON
  /// Other members, written by a program that knows more.
  var others: JSONObject

  init(schema: String, version: Int, writtenAt: Timestamp, zone: TimeZone, payload: JSON) {
    self.schema = schema
    self.version = version
    self.writtenAt = writtenAt
    self.zone = zone.identifier
    self.payload = payload
    others = JSONObject()
  }

  /// Returns the name and the version, which every envelope has, even one of an unknown version.
  static func kind(of object: JSONObject) throws(JSONValueError) -> (schema: String, version: Int) {
    let version: Int = try object.required("version")
    guard version >= 1 else {
      throw JSONValueError(expected: "a version from 1", found: "\(version)").inside("version")
    }
    return (try object.required("schema"), version)
  }

  /// Reads an envelope; members that are not needed to read the payload may be missing or wrong.
  init(_ object: JSONObject) throws(JSONValueError) {
    (schema, version) = try Self.kind(of: object)
    payload = try object.required("payload")
    writtenAt = object["writtenAt"]?.string.flatMap(Timestamp.init)
    zone = object["zone"]?.string
    others = object.without(Self.keys)
  }

  /// The bytes of the file, which begin with version, schema and checksum.
  var fileBytes: [UInt8] { FileHead.file(schema: schema, version: version, members) }

  /// All members except schema and version.
  var members: JSONObject {
    var object = others
    object["writtenAt"] = (writtenAt?.description).map(JSON.string)
    object["zone"] = zone.map(JSON.string)
    object["payload"] = payload
    return object
  }
}

extension JSONObject {
  /// Returns the object with the members of another one that it lacks, such as those that this version does not know.
  package func filled(from rest: JSONObject) -> JSONObject {
    var filled = self
    filled.fill(from: rest)
    return filled
  }
}

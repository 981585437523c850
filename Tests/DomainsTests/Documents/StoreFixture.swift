import AlmanacFoundation
import Documents
import Foundation
import Testing

/// A document for the tests: a list of numbers, with a member that may be missing.
struct Tally: JSONCodable, DocumentFormat, Hashable {
  typealias Payload = Self
  static let schema = "tally"
  static let version = 2

  var numbers = LossyArray<Int>()
  var note: String?

  init(_ numbers: [Int] = [], note: String? = nil) {
    self.numbers = LossyArray(numbers)
    self.note = note
  }

  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    numbers = try object.required("numbers")
    note = try object.optional("note")
  }

  var json: JSON {
    get throws(JSONValueError) {
      var object = JSONObject()
      try object.set("numbers", to: numbers)
      try object.set("note", to: note)
      return .object(object)
    }
  }

  /// A bare array of numbers.
  static func payload(ofBare file: JSON) -> JSON? { file.array == nil ? nil : .object(["numbers": file]) }
}

/// A folder of its own for a test, which is removed with it.
final class Folder: Sendable {
  let url: URL

  /// - Parameter inMemory: Whether to use a disk in memory, if there is one. Writes are fast there, so that a
  ///   killed writer is hit anywhere and not only while it waits for the disk.
  init(inMemory: Bool = false) throws {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let parent =
      inMemory && FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    url = parent.appendingPathComponent("almanac-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func store(_ name: String = "tally.json") throws -> DocumentStore<Tally> {
    try DocumentStore(folder: url, name: name)
  }

  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map(Array.init)
  }

  func put(_ text: String, _ name: String = "tally.json") throws { try put(Array(text.utf8), name) }

  func put(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: url.appendingPathComponent(name))
  }

  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}

let utc = TimeZone(secondsFromGMT: 0) ?? .gmt
let saigon = TimeZone(identifier: "Asia/Ho_Chi_Minh") ?? .gmt
/// 2026-11-20T13:00:00Z.
let noon = Instant(secondsSince1970: 1_795_179_600)

import Foundation
import HydrationWidget
import WidgetBridge

/// A line of a file with the days of a year, written only by the description of its schema.
enum YearLine {
  /// Returns the line of a value with its correct checksums; `nil` if a member that the others need is
  /// missing.
  static func text(_ json: JSON) -> String? {
    guard let object = json.object, let entries = object["entries"] else { return nil }
    let summary = String(JSON.object(object.without(["summary", "entries", "checksum"])).text.dropLast())
    let beginning = #"\#(summary),"summary":"\#(sum(summary))","entries":\#(entries.text)"#
    return #"\#(beginning),"checksum":"\#(sum(beginning))"}"#
  }

  /// Returns the fault that the code finds in the line of a value.
  @Sendable static func fault(_ json: JSON) -> String? {
    guard let line = text(json) else { return "no entries" }
    do { return try fault(ofLine: line + "\n") } catch { return "\(error)" }
  }

  private static func fault(ofLine line: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let year: JSON = ["bytes": JSON(line.utf8.count), "days": .integer(1), "drinks": .integer(1)]
    let document: JSON = [
      "schema": "sipli-hydration", "version": .integer(3),
      "payload": ["archive": ["end": "2026-02-01", "years": ["2026": year]], "entries": .array([])],
    ]
    try Data(document.text.utf8).write(to: folder.appendingPathComponent("a.json"))
    try Data(line.utf8).write(to: folder.appendingPathComponent("a.json-2026.jsonl"))
    let store = try HydrationStore(folder: folder, name: "a.json")
    guard case .value(let state) = try store.reading(at: Instant(secondsSince1970: 1_780_000_000), in: .utc)
    else { return "no document" }
    return try state.damagedLineCount() == 0 ? nil : "damaged"
  }

  /// Computes CRC-32 bit by bit, by ISO 3309.
  private static func sum(_ text: String) -> String {
    var remainder = UInt32.max
    for byte in text.utf8 {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    let digits = String(~remainder, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

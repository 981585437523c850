import Foundation
import HydrationWidgetCore
import WidgetBridge

/// Lines of Sipli's months and cache, written only by the descriptions of their schemas.
enum JournalText {
  /// Returns the lines of a month from what they say, such as `"add":{…}`; the first is that of the month.
  static func month(_ facts: [String]) -> String {
    var lines = ""
    var previous = ""
    for (index, fact) in facts.enumerated() {
      let content = #"{"n":\#(index + 1),\#(fact)\#(previous)"#
      lines += sealed(content) + "\n"
      previous = #","prev":"\#(sum(content))""#
    }
    return lines
  }

  /// Returns the text of a value with its correct checksum as the last member.
  static func sealed(_ json: JSON) -> String? {
    json.object.map { sealed(String(JSON.object($0.without(["sum"])).text.dropLast())) }
  }

  private static func sealed(_ content: String) -> String { #"\#(content),"sum":"\#(sum(content))"}"# }

  /// Returns the fault that the code finds in a line of a month, which is its first line or follows it.
  @Sendable static func faultOfLine(_ json: JSON) -> String? {
    guard let line = sealed(json) else { return "no object" }
    let first = #""month":"2026-02","format":4"#
    let drink = #""add":{"id":"known","date":"2026-02-17T01:00:00Z","day":"2026-02-17","volumeML":1}"#
    // Numbers and checksums are those of a place in another file.
    let known = month([first, drink]).split(separator: "\n").map { $0 + "\n" }
    let text = json["month"] == nil ? known.joined() + line + "\n" : line + "\n" + known[1]
    let journal = HydrationJournal(HydrationSettings(), lines: Array(text.utf8), in: .utc)
    if let problem = journal.problems.first { return "\(problem)" }
    return journal.log.entry("known") == nil ? "not read" : nil
  }

  /// Returns the fault that the code finds in a cache with drinks.
  @Sendable static func faultOfCache(_ json: JSON) -> String? {
    guard let line = sealed(json) else { return "no object" }
    let journal = HydrationJournal(HydrationSettings(), lines: Array((line + "\n").utf8), in: .utc)
    return journal.count.drinks == 0 && journal.count.days == 0 ? "not read" : nil
  }

  /// Computes CRC-32 bit by bit, by ISO 3309.
  static func sum(_ text: String) -> String {
    var remainder = UInt32.max
    for byte in text.utf8 {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
    }
    let digits = String(~remainder, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
